import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { addDays } from '#engine/time/dates';
import { dateAt, startOfDate } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { ShiftTimes } from '../../components/ShiftTimes';
import { useMinute } from '../../components/use-now';
import { workedShifts } from '../../components/worked-shifts';
import { useDayStatuses } from '../../data/day-statuses';
import { useUser } from '../../data/session';
import { useShifts } from '../../data/shifts';
import { formatDay, formatLength, instantOfText } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

/** Tells employees what they open the page for: when and where they work next. */
export function NextShiftCard() {
  const { employee_id, org_timezone } = useUser();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Your next shift</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col items-start gap-4">
        {employee_id ? (
          <NextShiftText employeeId={employee_id} timezone={org_timezone ?? 'UTC'} />
        ) : (
          <p className="text-muted">You aren't on this organisation's roster.</p>
        )}
        <Link to="/my-shifts" className={buttonStyles({ variant: 'primary' })}>
          <CalendarDays aria-hidden="true" />
          My Shifts
        </Link>
      </CardBody>
    </Card>
  );
}

const DAYS_AHEAD = 60;

type NextShiftTextProps = { employeeId: string; timezone: string };

function NextShiftText({ employeeId, timezone }: NextShiftTextProps) {
  const now = useMinute();
  const zone = timezone as Zone;
  const today = dateAt(now, zone);
  const iso = (days: number) => new Date(startOfDate(addDays(today, days), zone)).toISOString();
  const shifts = useShifts({ from: iso(-1), to: iso(DAYS_AHEAD), employeeId });
  const statuses = useDayStatuses({ from: addDays(today, -1), to: addDays(today, DAYS_AHEAD) });

  if (shifts.isError || statuses.isError) {
    return (
      <p className="text-muted">We couldn't load your next shift. You can find it in My Shifts.</p>
    );
  }
  if (!shifts.data || !statuses.data) {
    return (
      <div className="flex flex-col gap-2">
        <p className="sr-only">Loading...</p>
        <Skeleton className="h-6 w-56" />
        <Skeleton className="w-40" />
      </div>
    );
  }
  const [next] = workedShifts(shifts.data, statuses.data)
    .filter(({ end_at }) => instantOfText(end_at) > now)
    .sort((one, other) => instantOfText(one.start_at) - instantOfText(other.start_at));
  if (!next) {
    return (
      <p className="text-muted">You have no published shifts in the next {DAYS_AHEAD} days.</p>
    );
  }
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold tabular-nums">
        {dayText(next.date, now, zone)}, <ShiftTimes shift={next} />
        {instantOfText(next.start_at) <= now && <Badge tone="brand">Now</Badge>}
      </p>
      <p>
        {next.location_name}
        {next.role_label && `, ${next.role_label}`}
        <span className="text-muted">, {formatLength(next)}</span>
      </p>
      {next.notes && <p className="whitespace-pre-line text-muted">{next.notes}</p>}
    </div>
  );
}

function dayText(date: Parameters<typeof formatDay>[0], now: Instant, zone: Zone): string {
  const today = dateAt(now, zone);
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : formatDay(date);
}
