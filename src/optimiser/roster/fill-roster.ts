// Fills what a roster leaves open. The search proposes, the desk takes only what the rules allow and fills up by hand
// what it can; whatever stays open says why. The answer is a proposal: nothing here writes a roster.
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import type { Rule } from '#engine/rules/rule';
import type { Budget } from '../budget';
import { fill } from '../fill/fill';
import { OFF, type Roster } from '../problem';
import { unfairShifts } from './burdens';
import { type CompiledRoster, compileRoster, MOST_KINDS } from './compile-roster';
import { createDesk, type Desk, minutesIn } from './desk';
import { type FillInput, type FillPerson, kindOf, type Place, shiftAt } from './fill-input';
import { openPlaces } from './open-places';
import { type Choice, type ProposedShift, settle, sit } from './settle';
import { type OpenPlace, whyOpen } from './why-open';

export interface FillRosterOptions {
  budget: Budget;
  seed: number;
  /** How many places the best roster so far leaves open, as the search counts them, and a way to look at it. */
  onBetter?: (open: number, look: () => Growing) => void;
}

/** What the best roster so far would add and take away. It has passed the check. */
export type Growing = Pick<Proposal, 'added' | 'removed'>;

export interface Proposal {
  added: ProposedShift[];
  /** The ids of drafts that would go. */
  removed: string[];
  open: OpenPlace[];
  /** Places without anyone, and how many of them are below a minimum. */
  before: Missing;
  after: Missing;
  /** Findings of these days for those who can get shifts, before and after. */
  findings: { before: number; after: number };
  /** Nights, weekends and public holidays of people who had more of them than their group. */
  unfair: { before: number; after: number };
  /** Shifts that the search proposed and the rules refused. */
  refused: number;
  hours: { personId: string; before: number; after: number }[];
}

interface Missing {
  places: number;
  belowMinimum: number;
}

export async function fillRoster(
  given: FillInput,
  { budget, seed, onBetter }: FillRosterOptions,
): Promise<Proposal> {
  const input = { ...given, book: { ...given.book, rules: withContractHours(given) } };
  const before = missingOf(openPlaces(input, input.people));
  const { people, drafts } = withoutDrafts(input);
  const desk = createDesk({ ...input, people });
  const places = openPlaces(input, people);
  const compiled = compileRoster(input, desk, placesFor(places), new Set(drafts.keys()));
  const chosen: Choice[] = [];
  const grown = (roster: Roster): Growing => {
    const { added } = settle(desk.fork(), places, assignments(compiled, roster));
    return withoutUnchanged(added, drafts);
  };
  if (compiled.problem.people.length > 0) {
    const heads = compiled.problem.needs.reduce((sum, need) => sum + need.heads, 0);
    const found = await fill(compiled.problem, {
      budget,
      seed,
      onBetter: ({ roster }) =>
        onBetter?.(heads - assignments(compiled, roster).length, () => grown(roster)),
    });
    chosen.push(...assignments(compiled, found.roster));
  }
  const { added, seats, refused } = settle(desk, places, chosen);
  for (const seat of seats) {
    if (seat.heads === 0) continue;
    for (const { id } of byFreedom(desk, input)) {
      if (seat.heads === 0) break;
      const canWork = desk.fits(id, seat) && desk.obstacles(id, shiftAt(seat, id)).length === 0;
      if (canWork) sit(desk, added, id, seat);
    }
  }
  const left = seats.filter(({ heads }) => heads > 0);
  const then = given.people.map(({ id }) => desk.person(id));
  return {
    ...withoutUnchanged(added, drafts),
    open: whyOpen(desk, left),
    before,
    after: missingOf(left),
    findings: {
      before: countFindings(given, given.people),
      after: countFindings(given, then),
    },
    unfair: { before: unfairShifts(given, given.people), after: unfairShifts(given, then) },
    refused,
    hours: desk.people
      .filter(({ asked }) => asked)
      .map(({ id }) => ({
        personId: id,
        before: minutesIn(given.people.find((person) => person.id === id) as FillPerson, given),
        after: minutesIn(desk.person(id), given),
      })),
  };
}

/** Where the organisation has no rule about contract hours, Fill still keeps to them. */
function withContractHours({ book, settings }: FillInput): readonly Rule[] {
  const has = book.rules.some(
    ({ kind, severity }) => kind === 'average-hours' && severity !== 'off',
  );
  if (has || settings.hours === 'may exceed') return book.rules;
  const own: Rule = {
    id: 'contract hours',
    kind: 'average-hours',
    params: { minutes: null, period: null },
    severity: 'block',
    scope: { type: 'organisation' },
    validFrom: null,
    validTo: null,
    origin: 'policy',
    text: null,
  };
  return [...book.rules.filter(({ kind }) => kind !== 'average-hours'), own];
}

/** Drafts that a need asks for by their times may move; the others stay where they are. */
function withoutDrafts(input: FillInput) {
  const { people, from, to, settings } = input;
  const drafts = new Map<string, string>();
  if (settings.mayChange === 'open') return { people, drafts };
  const asked = openPlaces(input, []);
  const isAsked = new Set(asked.map(({ siteId, start, end }) => `${siteId} ${start} ${end}`));
  const loose = people.map((person) => {
    if (!person.asked) return person;
    const shifts = person.shifts.filter((shift) => {
      const { published, siteId, start, end, date } = shift;
      const mayMove =
        !published && date >= from && date <= to && isAsked.has(`${siteId} ${start} ${end}`);
      if (mayMove) drafts.set(`${person.id} ${siteId} ${start}`, shift.id);
      return !mayMove;
    });
    return { ...person, shifts };
  });
  return { people: loose, drafts };
}

/** A draft that stays with its person is neither added nor removed. */
function withoutUnchanged(added: ProposedShift[], drafts: ReadonlyMap<string, string>) {
  const keyOf = ({ personId, ...place }: ProposedShift) =>
    shiftAt({ ...place, heads: 1, belowMinimum: false }, personId).id;
  const kept = new Set(added.map(keyOf));
  return {
    added: added
      .filter((shift) => !drafts.has(keyOf(shift)))
      .sort((one, other) => one.start - other.start || (one.personId < other.personId ? -1 : 1)),
    removed: [...drafts].flatMap(([key, id]) => (kept.has(key) ? [] : [id])),
  };
}

/** The search knows so many kinds of shift; the desk fills the others by hand. */
function placesFor(places: readonly Place[]): Place[] {
  const kinds = new Set([...new Set(places.map(kindOf))].slice(0, MOST_KINDS));
  return places.filter((place) => kinds.has(kindOf(place)));
}

function assignments({ problem, personIds, placeAt }: CompiledRoster, roster: Roster): Choice[] {
  const { days } = problem;
  return personIds.flatMap((personId, person) =>
    Array.from(roster.subarray(person * days, (person + 1) * days)).flatMap((kind, day) => {
      const place = kind === OFF ? undefined : placeAt(day, kind);
      return place ? [{ personId, place }] : [];
    }),
  );
}

function missingOf(places: readonly Place[]): Missing {
  const sum = (some: readonly Place[]) => some.reduce((total, { heads }) => total + heads, 0);
  return { places: sum(places), belowMinimum: sum(places.filter((each) => each.belowMinimum)) };
}

function countFindings({ book, from, to }: FillInput, people: readonly FillPerson[]): number {
  return people
    .filter(({ asked }) => asked)
    .flatMap((person) => check(person, bookFor(person, book), { from, to }))
    .filter(({ severity }) => severity !== 'note').length;
}

/** Whoever has the fewest hours is asked first. */
function byFreedom(desk: Desk, input: FillInput): { id: string }[] {
  return desk.people
    .filter(({ asked }) => asked)
    .map(({ id }) => ({ id, minutes: minutesIn(desk.person(id), input) }))
    .sort((one, other) => one.minutes - other.minutes || (one.id < other.id ? -1 : 1));
}
