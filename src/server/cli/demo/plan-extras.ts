// Plans shifts that a manager added by hand: cover for people who are away, and offers that are still drafts.
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
): PlannedShift[] {
  const away = new Set(absences.map(dayOf));
  const extras: PlannedShift[] = [];

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

  const sick = new Set(absences.filter(({ status }) => status === 'sick').map(dayOf));
  for (const shift of shifts) {
    // The note gives no reason, because everyone can read it.
    if (sick.has(dayOf(shift))) add(shift, true, 'Extra shift, thank you for stepping in');
  }
  const lastOffer = addDays(period.today, OFFERS_WITHIN_DAYS);
  const offered = shifts.filter(
    ({ date, code }) => date > period.today && date <= lastOffer && code !== null,
  );
  let open = Math.ceil(shifts.length / SHIFTS_FOR_ONE_OFFER);
  for (const shift of random.shuffle(offered)) {
    if (open > 0 && add(shift, false, 'Offered, waiting for an answer')) open -= 1;
  }
  return extras;
}

function isRested(shift: PlannedShift, extra: PlannedShift): boolean {
  return (
    shift.interval.end + REST_MS <= extra.interval.start ||
    extra.interval.end + REST_MS <= shift.interval.start
  );
}
