// The roster as a problem for the search. What the search can't know (the engine has seventeen kinds of rules) is
// asked here of the desk, cell by cell, or found by it afterwards.

import { isNightShift } from '#engine/conflicts/consecutive-nights';
import { dateOfDayNumber, dayNumber, weekdayOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person, Problem, Wish } from '../problem';
import { compilePerson, inSteps, type OpenCell, type Work, workOf } from './compile-person';
import type { Desk } from './desk';
import { type FillInput, kindOf, type Place, shiftAt } from './fill-input';
import { followingKinds } from './following-kinds';
import { AROUND } from './limits';
import { createPrices } from './prices';

export interface CompiledRoster {
  problem: Problem;
  /** By person of the problem. */
  personIds: readonly string[];
  /** The place of a cell; undefined for a day off and for shifts that were there before. */
  placeAt(day: number, kind: number): Place | undefined;
}

/** Cells of a roster are bytes, and the lengths of shifts take some of them. */
export const MOST_KINDS = 230;

const PRICE = { belowMinimum: 200, belowTarget: 80, tooMany: 400 };

/** `drafts` are the ids of shifts that may move. */
export function compileRoster(
  input: FillInput,
  desk: Desk,
  places: readonly Place[],
  drafts: ReadonlySet<string>,
): CompiledRoster {
  const first = dayNumber(input.from) - AROUND;
  const days = dayNumber(input.to) + AROUND - first + 1;
  const samples = [...new Map(places.map((place) => [kindOf(place), place])).values()];
  const works = worksOf(desk);
  const nameOf = ({ minutes, night }: Work) => `${night ? 'night' : 'day'} of ${minutes}`;
  const cells = cellsOf(places, samples.map(kindOf), first);
  const prices = createPrices(input, desk, drafts);
  const people: Person[] = [];
  const personIds: string[] = [];
  const wishes: Wish[] = [];
  for (const { id, asked } of desk.people) {
    if (!asked) continue;
    const compiled = compilePerson(input, desk, id, {
      first,
      days,
      cells: [...cells.values()],
      kinds: samples.length + works.length,
      kindOfWork: (work) =>
        samples.length + 1 + works.findIndex((each) => nameOf(each) === nameOf(work)),
    });
    if (!compiled) continue;
    for (const { day, kind, place } of compiled.open) {
      const price = prices(id, shiftAt(place, id));
      if (price > 0) wishes.push({ person: people.length, day, kind, wants: 'not to work', price });
    }
    people.push(compiled.person);
    personIds.push(id);
  }
  const problem: Problem = {
    days,
    firstSaturday: 6 - weekdayOf(dateOfDayNumber(first)),
    kinds: [
      ...followingKinds(input, samples).map(({ notNext }, at) => {
        const { start, end, zone } = samples[at];
        const night = isNightShift({ start, end }, zone, null);
        const length = Math.round((end - start) / 60_000);
        return { name: kindOf(samples[at]), minutes: inSteps(length), length, night, notNext };
      }),
      ...works.map((work) => ({ ...work, name: nameOf(work), notNext: [] })),
    ],
    people,
    wishes,
    needs: [...cells.values()].map(({ day, kind, place: { heads, belowMinimum } }) => {
      const under = belowMinimum ? PRICE.belowMinimum : PRICE.belowTarget;
      return { day, kind, heads, under, over: PRICE.tooMany };
    }),
  };
  return { problem, personIds, placeAt: (day, kind) => cells.get(`${day} ${kind}`)?.place };
}

/** One cell for places that are alike on a date. */
function cellsOf(places: readonly Place[], kinds: readonly string[], first: number) {
  const cells = new Map<string, OpenCell>();
  const dayOf = (date: CalendarDate) => dayNumber(date) - first;
  for (const place of places) {
    const [day, kind] = [dayOf(place.date), kinds.indexOf(kindOf(place)) + 1];
    const known = cells.get(`${day} ${kind}`)?.place;
    const heads = place.heads + (known?.heads ?? 0);
    const belowMinimum = place.belowMinimum || (known?.belowMinimum ?? false);
    cells.set(`${day} ${kind}`, { day, kind, place: { ...place, heads, belowMinimum } });
  }
  return cells;
}

/** The shifts that are there, each length a kind of its own: only their hours matter, and whether it is a night. */
function worksOf({ people, person }: Desk): Work[] {
  const all = people
    .filter(({ asked }) => asked)
    .flatMap(({ id }) => [...workOf(person(id)).values()])
    .map(({ minutes, night }): [string, Work] => [`${minutes} ${night}`, { minutes, night }]);
  return [...new Map(all).values()].sort(
    (one, other) => one.minutes - other.minutes || Number(one.night) - Number(other.night),
  );
}
