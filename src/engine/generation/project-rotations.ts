// One person's rotation beyond what is published. Generation itself works it out, so the two can't differ.
import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import { type DayStatus, type ExistingShift, LOOK_AROUND_DAYS, type PlanInput } from './input';
import { planRoster } from './plan-roster';
import type { Slot } from './slots';

/** A rule as it concerns one person. */
export interface OwnRotation
  extends Pick<
    PlanInput,
    | 'patterns'
    | 'cycleStart'
    | 'zone'
    | 'codes'
    | 'codesOfTeam'
    | 'minRest'
    | 'maxConsecutiveNights'
  > {
  team: number;
  /** The first day that isn't published. */
  from: CalendarDate;
  /** The last day of a rule that ends. */
  endsOn: CalendarDate | null;
}

/** The person's own. Drafts are no part of it: nobody may learn from a projection what isn't published. */
export interface OwnRoster {
  published: readonly Omit<ExistingShift, 'employeeId'>[];
  statuses: readonly Omit<DayStatus, 'employeeId'>[];
}

const SELF = 'self';

/** P1 to P3: the shifts from `from` to `to`, both included, in order. */
export function projectRotations(
  rotations: readonly OwnRotation[],
  { published, statuses }: OwnRoster,
  from: CalendarDate,
  to: CalendarDate,
): Slot[] {
  const known: ExistingShift[] = published.map((shift) => ({ ...shift, employeeId: SELF }));
  const projected: Slot[] = [];
  for (const { team, from: first, endsOn, ...rotation } of rotations) {
    // A day more, because a pattern's date can be another one at the site.
    const last = endsOn !== null && endsOn <= to ? endsOn : addDays(to, 1);
    // All of these days are published already.
    if (first > last) continue;
    const near = ({ date }: { date: CalendarDate }) =>
      date >= addDays(first, -LOOK_AROUND_DAYS) && date <= addDays(last, LOOK_AROUND_DAYS);
    const { shifts } = planRoster({
      ...rotation,
      from: first,
      to: last,
      people: [{ id: SELF, team }],
      existing: known.filter(near),
      statuses: statuses.map((status) => ({ ...status, employeeId: SELF })),
      strategy: 'skip',
      resolutions: [],
    });
    for (const { slot } of shifts) {
      projected.push(slot);
      known.push(existingOf(slot, rotation));
    }
  }
  return projected
    .filter(({ date }) => date >= from && date <= to)
    .sort((one, other) => one.start - other.start);
}

/** What an earlier rule has filled is in the way of the next one. */
function existingOf(
  { start, end, date, code, number, locationId }: Slot,
  { codes, codesOfTeam = [], zone }: Pick<PlanInput, 'codes' | 'codesOfTeam' | 'zone'>,
): ExistingShift {
  const plans = [codes, ...codesOfTeam].flatMap((plan) => plan?.[code] ?? []);
  const siteZone = plans.find((plan) => plan.locationId === locationId)?.siteZone ?? zone;
  return { id: String(number), employeeId: SELF, date, code, siteZone, start, end };
}
