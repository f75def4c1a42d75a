import { useState } from 'react';
import type { DaysOffLink } from '#contract/api/days-off-links';
import type { Employee } from '#contract/api/employees';
import type { CalendarDate } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import {
  useAgreeToDaysOff,
  useAskForDaysOff,
  useDaysOffLinks,
  useEndDaysOffLink,
} from '../../../data/days-off-links';
import { useEmployees } from '../../../data/employees';
import { useUser } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { PersonSearch } from '../person/PersonSearch';
import { CommonDays } from './CommonDays';

type DaysOffTogetherProps = {
  /** The days that are compared, both included. */
  from: CalendarDate;
  to: CalendarDate;
};

/** Days off that one shares with colleagues who agreed. */
export function DaysOffTogether({ from, to }: DaysOffTogetherProps) {
  const links = useDaysOffLinks();
  return (
    <Card id="together" aria-label="When are we both off?" className="scroll-mt-28 print:hidden">
      <CardHeader>
        <CardTitle>When are we both off?</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <p className="text-muted sm:text-sm">
          Compare days off with a colleague who agrees. You both see the days you both have off, and
          nothing else: no times, no sites, no reasons. Either of you can end it at any time.
        </p>
        {links.isError && !links.data && (
          <LoadFailure title="We couldn't load your colleagues" queries={[links]} />
        )}
        {links.isPending && <Skeleton className="h-16" />}
        {links.data && links.data.length > 0 && (
          <ul aria-label="Colleagues" className="flex flex-col divide-y divide-line">
            {links.data.map((link) => (
              <LinkItem key={link.id} link={link} from={from} to={to} />
            ))}
          </ul>
        )}
        <AskColleague />
      </CardBody>
    </Card>
  );
}

type LinkItemProps = DaysOffTogetherProps & { link: DaysOffLink };

const STATES: Record<DaysOffLink['state'], { text: string; end: string }> = {
  'you asked': { text: "You asked. They haven't answered yet.", end: 'Withdraw' },
  'asks you': { text: 'Asks to compare days off with you.', end: 'Decline' },
  agreed: { text: 'You both agreed.', end: 'End' },
};

function LinkItem({ link: { id, name, state }, from, to }: LinkItemProps) {
  const agree = useAgreeToDaysOff();
  const end = useEndDaysOffLink();
  const { text, end: endLabel } = STATES[state];

  async function attempt(work: Promise<unknown>, done: string) {
    try {
      await work;
      toast({ title: done });
    } catch (error) {
      toastFailure("That didn't work", error);
    }
  }

  return (
    <li className="flex flex-col gap-3 py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-muted sm:text-sm">{text}</p>
        </div>
        <div className="flex gap-2">
          {state === 'asks you' && (
            <Button
              size="sm"
              variant="primary"
              pending={agree.isPending}
              aria-label={`Agree to compare days off with ${name}`}
              onClick={() =>
                attempt(agree.mutateAsync(id), `You now compare days off with ${name}`)
              }
            >
              Agree
            </Button>
          )}
          <Button
            size="sm"
            pending={end.isPending}
            aria-label={`${endLabel}: compare days off with ${name}`}
            onClick={() => attempt(end.mutateAsync(id), `You don't compare days off with ${name}`)}
          >
            {endLabel}
          </Button>
        </div>
      </div>
      {state === 'agreed' && <CommonDays id={id} name={name} from={from} to={to} />}
    </li>
  );
}

function AskColleague() {
  const { employee_id } = useUser();
  const [searching, setSearching] = useState(false);
  const employees = useEmployees({ enabled: searching });
  const { mutateAsync, isPending } = useAskForDaysOff();
  const [chosen, setChosen] = useState<Employee>();
  // A new key empties the search box.
  const [turn, setTurn] = useState(0);
  const others = employees.data?.filter(({ id }) => id !== employee_id);

  async function ask({ id, name }: Employee) {
    try {
      await mutateAsync(id);
      toast({ title: `Asked ${name}` });
      setChosen(undefined);
      setTurn(turn + 1);
    } catch (error) {
      toastFailure(`Failed to ask ${name}`, error);
    }
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <PersonSearch
        key={turn}
        people={others}
        onFocus={() => setSearching(true)}
        onSelect={setChosen}
      />
      {chosen && (
        <Button pending={isPending} onClick={() => ask(chosen)}>
          Ask {chosen.name}
        </Button>
      )}
    </div>
  );
}
