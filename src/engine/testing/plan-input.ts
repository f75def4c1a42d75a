// A small input to vary: one person, day shifts from 07:00 to 19:00 at a site in Sydney, a week in March 2027.
import type { CodePlan, ExistingShift, PlanInput } from '../generation/input';
import type { PlannedShift } from '../generation/plan';
import { planRoster } from '../generation/plan-roster';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant, Minutes, WallTime, Zone } from '../time/kinds';

export const SYDNEY = 'Australia/Sydney' as Zone;

export function date(text: string): CalendarDate {
  return text as CalendarDate;
}

export function code(startTime: string, hours: number, siteZone = SYDNEY): CodePlan {
  return {
    locationId: 'depot',
    siteZone,
    startTime: startTime as WallTime,
    duration: (hours * 60) as Minutes,
  };
}

export function planInput(changes: Partial<PlanInput> = {}): PlanInput {
  return {
    patterns: [['D', 'N', 'OFF', 'OFF']],
    cycleStart: date('2027-03-08'),
    from: date('2027-03-08'),
    to: date('2027-03-14'),
    zone: SYDNEY,
    codes: { D: code('07:00', 12), N: code('19:00', 12) },
    people: [{ id: 'amy', team: 0 }],
    existing: [],
    statuses: [],
    minRest: (8 * 60) as Minutes,
    maxConsecutiveNights: 3,
    strategy: 'flag',
    resolutions: [],
    ...changes,
  };
}

/** Takes start and end as instants with an offset. */
export function existing(
  from: string,
  to: string,
  more: Partial<ExistingShift> = {},
): ExistingShift {
  const start = Date.parse(from) as Instant;
  return {
    id: from,
    employeeId: 'amy',
    date: dateAt(start, SYDNEY),
    code: null,
    siteZone: SYDNEY,
    start,
    end: Date.parse(to) as Instant,
    ...more,
  };
}

/** The result with each shift and its slot in one object, which tests read more easily. */
export function planned(input: PlanInput) {
  const plan = planRoster(input);
  const flat = ({ slot, ...shift }: PlannedShift) => ({ ...slot, ...shift });
  return {
    ...plan,
    shifts: plan.shifts.map(flat),
    conflicts: plan.conflicts.map((conflict) => ({
      ...conflict,
      proposed: flat(conflict.proposed),
    })),
  };
}
