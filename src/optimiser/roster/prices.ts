// What it costs to give someone a shift, so that of two who can work it the better one gets it. An empty place costs
// far more than any of these.
import { contractOn, type RosterShift } from '#engine/rules/person';
import { eachDay } from '#engine/time/dates';
import { overlaps } from '#engine/time/intervals';
import { type Burden, burdensIn } from './burdens';
import { type Desk, minutesIn } from './desk';
import type { FillInput, FillPerson } from './fill-input';

/** Each is multiplied by a weight from 0 to 3. */
const PRICE = { ratherNot: 12, neutral: 4, full: 6, extra: 3, change: 6 };
/** Someone who works by the hour stands in the middle. */
const WITHOUT_HOURS = 0.5;
const MOST_EXTRAS = 4;
/** What someone did in a year weighs less than what they would do in these weeks. */
const SHARE_OF_YEAR = 0.2;

export function createPrices(
  input: FillInput,
  desk: Desk,
  drafts: ReadonlySet<string>,
): (id: string, shift: RosterShift) => number {
  const { weights } = input.settings;
  const burdens = burdensIn(input).map((each) => ({ ...each, extras: extrasOf(desk, each) }));
  const full = new Map(desk.people.map(({ id }) => [id, shareOfHours(input, desk.person(id))]));
  return (id, shift) => {
    const { ratherNot, likes } = desk.person(id);
    const touches = (times: FillPerson['likes']) => times.some((time) => overlaps(time, shift));
    const wish = touches(ratherNot) ? PRICE.ratherNot : touches(likes) ? 0 : PRICE.neutral;
    let extras = 0;
    for (const each of burdens) if (each.test(shift)) extras += each.extras.get(id) ?? 0;
    const isMoved = drafts.size > 0 && !drafts.has(shift.id);
    return Math.round(
      weights.wishes * wish +
        weights.hours * PRICE.full * (full.get(id) ?? WITHOUT_HOURS) +
        weights.fairness * PRICE.extra * extras +
        weights.changes * (isMoved ? PRICE.change : 0),
    );
  };
}

/** How much of the contract's hours someone has in the window already. */
function shareOfHours(window: FillInput, person: FillPerson): number {
  const ordinary = eachDay(window.from, window.to).reduce((sum, date) => {
    const hours = contractOn(person, date)?.ordinary;
    return sum + (hours ? hours.minutes / hours.days : 0);
  }, 0);
  return ordinary === 0 ? WITHOUT_HOURS : Math.min(1, minutesIn(person, window) / ordinary);
}

/** How many more of these someone has than the others, as far back as their shifts are known, and in the year before. */
function extrasOf({ people, person }: Desk, { test, ofYear }: Burden): Map<string, number> {
  const asked = people.filter((each) => each.asked).map(({ id }) => id);
  const counts = new Map(asked.map((id) => [id, person(id).shifts.filter(test).length]));
  const average = [...counts.values()].reduce((sum, count) => sum + count, 0) / asked.length;
  return new Map(
    [...counts].map(([id, count]) => {
      const before = SHARE_OF_YEAR * ofYear(person(id));
      return [id, Math.min(MOST_EXTRAS, Math.max(0, count - average) + before)];
    }),
  );
}
