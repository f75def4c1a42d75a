import type { ClockState } from '#contract/api/clock';
import type { Timesheet } from '#contract/api/timesheets';
import { useDialog } from '../../../components/use-dialog';
import { useStateEnd } from '../../../data/time';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { formatShortDay, formatTime } from '../../../platform/formats';
import { serverNow } from '../../../platform/server-time';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { WhenDialog } from './WhenDialog';

const NOT_SAVED = "Your end isn't saved";

/** Whoever forgot to clock out is asked when they finished, with the end of their shift as the proposal. */
export function ForgottenEnds({ state: { running, proposed_end, sheets } }: { state: ClockState }) {
  const missing = sheets.filter(
    ({ flags, end_at, state }) =>
      flags.includes('end-missing') && end_at === null && state === 'attention',
  );
  return (
    <>
      {running && proposed_end && <ForgottenEnd sheet={running} proposal={proposed_end} runs />}
      {missing.map((sheet) => (
        <ForgottenEnd
          key={sheet.id}
          sheet={sheet}
          proposal={sheet.rostered_end}
          // They clocked in again later, so they had finished by then.
          before={nextStart(sheet, sheets)}
        />
      ))}
    </>
  );
}

function nextStart({ start_at }: Timesheet, sheets: readonly Timesheet[]): string | undefined {
  return sheets
    .map((sheet) => sheet.start_at)
    .filter((start) => start > start_at)
    .sort()[0];
}

type ForgottenEndProps = {
  sheet: Timesheet;
  /** Null for someone who wasn't rostered. */
  proposal: string | null;
  runs?: boolean | undefined;
  before?: string | undefined;
};

function ForgottenEnd({ sheet, proposal, runs = false, before }: ForgottenEndProps) {
  const { mutateAsync, isPending } = useStateEnd();
  const dialog = useDialog<true>();
  const time = proposal && formatTime(proposal, sheet.timezone);

  async function finish(at: string) {
    try {
      await mutateAsync(at);
      toastSuccess('Clocked out', NOT_SAVED);
      dialog.onOpenChange(false);
    } catch (error) {
      toastFailure(NOT_SAVED, error);
    }
  }

  return (
    <Alert
      tone="warn"
      title={
        runs
          ? 'Did you forget to clock out?'
          : `You didn't clock out on ${formatShortDay(sheet.date)}`
      }
      action={
        <div className="flex flex-wrap gap-2">
          {proposal && (
            <Button pending={isPending && !dialog.open} onClick={() => void finish(proposal)}>
              I finished at {time}
            </Button>
          )}
          <Button onClick={() => dialog.show(true)}>Another time</Button>
        </div>
      }
    >
      {time
        ? `Your shift ended at ${time}.`
        : `You clocked in at ${formatTime(sheet.start_at, sheet.timezone)}.`}{' '}
      Nothing is paid until you say when you finished.
      {runs && ' If you still work, press Clock Out when you finish.'}
      <WhenDialog
        key={dialog.turn}
        title="When did you finish?"
        description="A manager looks at it before it's paid."
        confirmLabel="Save my end"
        zone={sheet.timezone}
        after={sheet.start_at}
        before={before ?? new Date(serverNow()).toISOString()}
        proposal={proposal}
        pending={isPending}
        open={dialog.open}
        onOpenChange={dialog.onOpenChange}
        onTime={(at) => void finish(at)}
      />
    </Alert>
  );
}
