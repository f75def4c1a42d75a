import { useEffect, useState } from 'react';
import { publishRoster } from '#contract/api/publish-roster';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { ReloadAlert } from '../../../components/ReloadAlert';
import { type PublishChoice, usePublication } from '../../../data/publication';
import { useRosterChange } from '../../../data/roster-changes';
import { useUser } from '../../../data/session';
import { ApiError } from '../../../platform/api';
import { formatShortDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { ScopeFields } from '../scope/ScopeFields';
import { PublishSummary } from './PublishSummary';

type PublishDialogProps = {
  /** What the roster shows. */
  shown: PublishChoice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Days, job sites and groups are chosen, what publishing them does is told, and only that is published. */
export function PublishDialog({ shown, open, onOpenChange }: PublishDialogProps) {
  const [choice, setChoice] = useState(shown);
  const problems = problemsOf(choice);
  const settled = useSettled(choice);
  const valid = Object.keys(problems).length === 0;
  const { data, error, isFetching, isPlaceholderData, refetch } = usePublication(
    open && valid ? settled : null,
  );
  const mayOverride = can(useUser(), 'override rules');
  const { mutate, isPending } = useRosterChange();
  const current = valid && settled === choice && !isPlaceholderData && !error;
  const publishable = current && data && data.shifts > 0 && (data.blockCount === 0 || mayOverride);
  const change = (part: Partial<PublishChoice>) => setChoice({ ...choice, ...part });

  function publish() {
    if (!data || !publishable) return;
    mutate(
      { type: 'publish', body: { ...choice, fingerprint: data.fingerprint } },
      {
        onSuccess: () => onOpenChange(false),
        onError: (refusal) => {
          // An admin is asked for a reason instead. Other refusals leave the new summary to look at.
          const blocked = refusal instanceof ApiError && refusal.code === 'rule_blocked';
          if (blocked && mayOverride) onOpenChange(false);
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Publish roster"
      description="Employees see a shift once it is published. Changes to published shifts show straight away, so this lists drafts only."
      size="lg"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" pending={isPending} disabled={!publishable} onClick={publish}>
            {isPending ? 'Publishing...' : buttonText(current ? data?.shifts : undefined)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ScopeFields scope={choice} problems={problems} onChange={change} />
        </div>
        <div aria-live="polite" aria-busy={isFetching}>
          {error && (
            <ReloadAlert title="Failed to load the summary" queries={[{ isFetching, refetch }]}>
              {error instanceof ApiError ? error.sentence : 'Something went wrong. Try again.'}
            </ReloadAlert>
          )}
          {valid && !error && !data && <SummarySkeleton />}
          {valid && !error && data && data.shifts > 0 && (
            <PublishSummary publication={data} mayOverride={mayOverride} />
          )}
          {valid && !error && data?.shifts === 0 && (
            <NoDrafts next={data.next} onShow={(from) => change(daysFrom(from, choice))} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function buttonText(shifts: number | undefined): string {
  return shifts ? `Publish ${counted(shifts, 'shift')}` : 'Publish';
}

function problemsOf(choice: PublishChoice): { from?: string; to?: string } {
  const { error } = publishRoster.body.safeParse(choice);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

/** The same number of days from another one on. */
function daysFrom(from: CalendarDate, choice: PublishChoice) {
  const days = daysBetween(choice.from as CalendarDate, choice.to as CalendarDate);
  return { from, to: addDays(from, days) };
}

const PAUSE_MS = 300;

/** The last choice after a pause: a date is typed in three parts, and each would be asked for. */
function useSettled(choice: PublishChoice): PublishChoice {
  const [settled, setSettled] = useState(choice);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(choice), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  return settled;
}

type NoDraftsProps = { next: CalendarDate | null; onShow: (from: CalendarDate) => void };

function NoDrafts({ next, onShow }: NoDraftsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>No drafts in these days.</p>
      {next && <Button onClick={() => onShow(next)}>Go to {formatShortDay(next)}</Button>}
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Looking at the drafts...</span>
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
