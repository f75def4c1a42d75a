// One person as the search sees them: the days that never change, the cells that the desk allows, hours and runs.
import { isNightShift } from '#engine/conflicts/consecutive-nights';
import { contractOn } from '#engine/rules/person';
import { timelineOf } from '#engine/rules/timeline';
import { dayNumber, eachDay } from '#engine/time/dates';
import type { Person } from '../problem';
import type { Desk } from './desk';
import { type FillInput, type FillPerson, type Place, shiftAt } from './fill-input';
import { AROUND, heldRules, limitsOf } from './limits';

/** Hours are counted in steps of two. Exact minutes would make the search hundreds of times as slow. */
const STEP = 120;
const MOST_STEPS = 12;
/** Without a rule, nobody works longer than this without a day off, or more than this in a week. */
const USUAL_RUN = 6;
const USUAL_WEEK = 50 * 60;
/** Someone with a longer run already gets shifts from the desk alone. */
const LONGEST_RUN = 10;

export interface OpenCell {
  day: number;
  kind: number;
  place: Place;
}

interface Frame {
  first: number;
  days: number;
  cells: readonly OpenCell[];
  kinds: number;
  /** Of shifts that were there before. */
  kindOfWork: (work: Work) => number;
}

/** Undefined for someone who can't work any of the cells. */
export function compilePerson(
  input: FillInput,
  desk: Desk,
  id: string,
  frame: Frame,
): { person: Person; open: OpenCell[] } | undefined {
  const { first, days, cells, kinds, kindOfWork } = frame;
  const rostered = desk.person(id);
  const worked = workOf(rostered);
  const fixed = Array.from({ length: days }, (_, day) => {
    const work = worked.get(first + day);
    const isAround = day < AROUND || day >= days - AROUND;
    if (!work && !isAround) return [];
    return [{ day, kind: work ? kindOfWork(work) : 0 }];
  }).flat();
  const run = longestRun(fixed.filter(({ kind }) => kind > 0).map(({ day }) => day));
  const nights = longestRun(
    fixed.filter(({ day }) => worked.get(first + day)?.night).map(({ day }) => day),
  );
  if (run > LONGEST_RUN) return undefined;
  const taken = new Set(fixed.map(({ day }) => day));
  const open = cells.filter(
    ({ day, place }) =>
      !taken.has(day) &&
      desk.fits(id, place) &&
      desk.obstacles(id, shiftAt(place, id)).length === 0,
  );
  if (open.length === 0) return undefined;
  const used = new Set([...fixed, ...open].map(({ kind }) => kind));
  const minutesOn = (from: number, to: number) =>
    [...worked].reduce(
      (sum, [day, { minutes }]) => (day >= from && day <= to ? sum + minutes : sum),
      0,
    );
  const inFrame = minutesOn(first, first + days - 1);
  const around = inFrame - minutesOn(first + AROUND, first + days - 1 - AROUND);
  return {
    open,
    person: {
      name: rostered.name,
      maxOfKind: Array.from({ length: kinds }, (_, at) => (used.has(at + 1) ? days : 0)),
      minMinutes: 0,
      maxMinutes: Math.max(inFrame, around + mostMinutes(input, desk, id)),
      minWork: 1,
      maxWork: Math.max(run, longestAllowed(input, desk, id)),
      minRest: 1,
      maxNights: Math.max(nights, mostNights(input, desk, id)),
      maxWeekends: Infinity,
      fixed,
      only: open.map(({ day, kind }) => ({ day, kind })),
      limits: limitsOf(input, desk, id, first),
    },
  };
}

/** The shifts of a day, as the search counts them. */
export interface Work {
  /** In steps. */
  minutes: number;
  night: boolean;
}

/** By day number, without shifts that leave or a status covers. */
export function workOf(person: FillPerson): Map<number, Work> {
  const days = new Map<number, { minutes: number; night: boolean }>();
  for (const shift of timelineOf(person).shifts) {
    const day = dayNumber(shift.date);
    const known = days.get(day);
    days.set(day, {
      minutes: (known?.minutes ?? 0) + (shift.end - shift.start) / 60_000,
      night: known?.night || isNightShift(shift, shift.zone, shift.code),
    });
  }
  return new Map(
    [...days].map(([day, { minutes, night }]) => [day, { minutes: inSteps(minutes), night }]),
  );
}

export function inSteps(minutes: number): number {
  return Math.min(MOST_STEPS, Math.max(1, Math.ceil(minutes / STEP))) * STEP;
}

function longestRun(days: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [at, day] of days.entries()) {
    run = at > 0 && days[at - 1] === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function longestAllowed(input: FillInput, desk: Desk, id: string): number {
  const limits = heldRules(input, desk, id).flatMap((rule) =>
    rule.kind === 'days-in-a-row' ? [rule.params.days] : [],
  );
  return Math.min(USUAL_RUN + 1, ...(limits.length > 0 ? limits : [USUAL_RUN]));
}

function mostNights(input: FillInput, desk: Desk, id: string): number {
  const limits = heldRules(input, desk, id).flatMap((rule) =>
    rule.kind === 'nights-in-a-row' ? [rule.params.nights] : [],
  );
  return Math.min(Infinity, ...limits);
}

/** What the contract has in the window, or what is usual; and no more than the rules about hours leave. */
function mostMinutes(input: FillInput, desk: Desk, id: string): number {
  const { from, to, settings } = input;
  const person = desk.person(id);
  const days = eachDay(from, to);
  const usual = days.reduce((sum, date) => {
    const ordinary = settings.hours === 'keep' ? contractOn(person, date)?.ordinary : null;
    return sum + (ordinary ? ordinary.minutes / ordinary.days : USUAL_WEEK / 7);
  }, 0);
  const limits = heldRules(input, desk, id).flatMap((rule) =>
    rule.kind === 'hours-in-period' || rule.kind === 'hours-limit'
      ? [rule.params.minutes * Math.ceil(days.length / rule.params.days)]
      : [],
  );
  return Math.min(usual, ...limits);
}
