// Plans what a manager changed by hand: shifts of sick people that went to others, and offers that are still drafts.
import { addDays } from '#engine/time/dates';
import { MINUTE_MS } from '#engine/time/instants';
import type { DemoPerson } from './demo-organization';
import { hasJoined, type Period } from './period';
import { type Absence, dayOf } from './plan-absences';
import type { PlannedShift } from './plan-rotations';
import type { Random } from './random';

const REST_MS = 10 * 60 * MINUTE_MS;
const SHIFTS_FOR_ONE_OFFER = 700;
const OFFERS_WITHIN_DAYS = 21;

export function planExtras(
  shifts: PlannedShift[],
  absences: Absence[],
  period: Period,
  random: Random,
): { extras: PlannedShift[]; dropped: Set<PlannedShift> } {
  const away = new Set(absences.map(dayOf));
  const extras: PlannedShift[] = [];
  const dropped = new Set<PlannedShift>();

  function add(like: PlannedShift, published: boolean, notes: string): boolean {
    const everyShift = [...shifts, ...extras];
    const isFree = (person: DemoPerson) =>
      hasJoined(period, person, like.date) &&
      !away.has(dayOf({ person, date: like.date })) &&
      everyShift.every((shift) => shift.person !== person || isRested(shift, like));
    const person = random.shuffle(like.staff.people).find(isFree);
    if (person) extras.push({ ...like, person, code: null, notes, published });
    return person !== undefined;
  }

  const sick = absences.filter(({ status }) => status === 'sick');
  // One stays uncovered, to be found: that of the first who is sick today.
  const open = sick.find(({ date }) => date === period.today);
  const toCover = new Set(sick.filter((absence) => absence !== open).map(dayOf));
  for (const shift of shifts) {
    if (!toCover.has(dayOf(shift))) continue;
    // The note gives no reason, because everyone can read it.
    add(shift, true, 'Extra shift, thank you for stepping in');
    // Where nobody was free, the team did without.
    dropped.add(shift);
  }
  const lastOffer = addDays(period.today, OFFERS_WITHIN_DAYS);
  const offered = shifts.filter(
    ({ date, code }) => date > period.today && date <= lastOffer && code !== null,
  );
  let offers = Math.ceil(shifts.length / SHIFTS_FOR_ONE_OFFER);
  for (const shift of random.shuffle(offered)) {
    if (offers > 0 && add(shift, false, 'Offered, waiting for an answer')) offers -= 1;
  }
  return { extras, dropped };
}

function isRested(shift: PlannedShift, extra: PlannedShift): boolean {
  return (
    shift.interval.end + REST_MS <= extra.interval.start ||
    extra.interval.end + REST_MS <= shift.interval.start
  );
}
