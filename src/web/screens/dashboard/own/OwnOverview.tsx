import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import { weekOf } from '#engine/time/weeks';
import { useMinute } from '../../../components/use-now';
import { workedShifts } from '../../../components/worked-shifts';
import { useDayStatuses } from '../../../data/day-statuses';
import { useUser, useWeekStart } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { buttonStyles } from '../../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { FortnightCard } from './FortnightCard';
import { NewShiftsCard } from './NewShiftsCard';
import { DAYS_AHEAD, NextShift } from './NextShift';

/** What employees open the page for: when they work next, this fortnight, and what is new. */
export function OwnOverview() {
  const { employee_id, org_timezone } = useUser();
  if (employee_id) {
    return <OnRoster employeeId={employee_id} zone={(org_timezone ?? 'UTC') as Zone} />;
  }
  return (
    <NextShiftCard>
      <p className="text-muted">You aren't on this organisation's roster.</p>
    </NextShiftCard>
  );
}

const SIDE_BY_SIDE = 'grid gap-5 lg:grid-cols-2';

type OnRosterProps = { employeeId: string; zone: Zone };

function OnRoster({ employeeId, zone }: OnRosterProps) {
  const now = useMinute();
  const { from } = weekOf(now, zone, useWeekStart());
  const { shifts, statuses, failed } = useOwnShifts(employeeId, zone, now, from);
  if (failed) {
    return (
      <NextShiftCard>
        <p className="text-muted">
          We couldn't load your next shift. You can find it in My Shifts.
        </p>
      </NextShiftCard>
    );
  }
  if (!shifts || !statuses) {
    return (
      <div className={SIDE_BY_SIDE}>
        <NextShiftCard>
          <p className="sr-only">Loading...</p>
          <Skeleton className="h-6 w-56" />
          <Skeleton className="w-40" />
        </NextShiftCard>
        <Skeleton className="h-60 rounded-lg" />
      </div>
    );
  }
  return (
    <>
      <div className={SIDE_BY_SIDE}>
        <NextShiftCard>
          <NextShift shifts={shifts} now={now} />
        </NextShiftCard>
        <FortnightCard shifts={shifts} statuses={statuses} from={from} today={dateAt(now, zone)} />
      </div>
      <NewShiftsCard shifts={shifts} now={now} zone={zone} />
    </>
  );
}

/** The person's published shifts from the start of the fortnight, by start. */
function useOwnShifts(employeeId: string, zone: Zone, now: Instant, from: CalendarDate) {
  // The night before the fortnight may still be running.
  const first = addDays(from, -1);
  const last = addDays(dateAt(now, zone), DAYS_AHEAD);
  const midnight = (date: CalendarDate) => new Date(startOfDate(date, zone)).toISOString();
  const shifts = useShifts({ from: midnight(first), to: midnight(last), employeeId });
  const statuses = useDayStatuses({ from: first, to: last, employeeId });
  return {
    shifts: shifts.data && statuses.data && workedShifts(shifts.data, statuses.data),
    statuses: statuses.data,
    failed: [shifts, statuses].some(({ data, isError }) => !data && isError),
  };
}

function NextShiftCard({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Your next shift</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col items-start gap-4">
        <div className="flex flex-col gap-2">{children}</div>
        <Link to="/my-shifts" className={buttonStyles({ variant: 'primary' })}>
          <CalendarDays aria-hidden="true" />
          My Shifts
        </Link>
      </CardBody>
    </Card>
  );
}
