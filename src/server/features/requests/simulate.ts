// What would be if shifts changed hands: all moves at once, for everyone touched. Nothing is written.
import type { DecisionEffect } from '#contract/api/requests';
import { isNightShift } from '#engine/conflicts/consecutive-nights';
import { daysAround } from '#engine/rules/added-findings';
import type { Days } from '#engine/rules/check';
import { describeFinding } from '#engine/rules/describe-finding';
import type { Finding } from '#engine/rules/finding';
import { isWorked } from '#engine/rules/person';
import { addDays, firstOfWeek } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { dateAt, MINUTE_MS } from '#engine/time/instants';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { addedTo } from '../rules/check-edit';
import { inWords, sentenceOf } from '../rules/in-words';
import { type LoadedBook, loadBook } from '../rules/load-book';
import { type LoadedPerson, type LoadedShift, loadPeople } from '../rules/load-people';
import { listOverrides } from '../rules/overrides';
import { remembered } from './remembered';

export interface Move {
  shiftId: string;
  from: string;
  to: string;
  /** A manager asks, because whoever has the shift doesn't work it. */
  forCover?: boolean;
}

/** People and rules around some days, read once for any number of simulations. */
export interface World {
  book: LoadedBook;
  people: ReadonlyMap<string, LoadedPerson>;
  allowed: ReadonlySet<string>;
  now: Instant;
  /** What it was read for. */
  days: Days;
  dates: ReadonlyMap<string, readonly CalendarDate[]>;
}

/** A world that was read before, and whose cells have changed since. Everything else is as it was. */
export interface EarlierWorld {
  world: World;
  hasChanged: (employeeId: string) => boolean;
}

export interface Simulated {
  /** What forbids it. */
  blocks: Found[];
  warnings: Found[];
  /** The work of each person in the week of the first shift. */
  people: DecisionEffect['people'];
}

interface Found {
  employeeId: string;
  /** The same as long as the finding speaks of the same thing. */
  key: string;
  text: string;
}

/** Someone, and the dates on which something would change for them. */
export interface PersonDates {
  employeeId: string;
  dates: readonly CalendarDate[];
}

/** Everyone with the same dates. */
export function onDates(
  employeeIds: readonly string[],
  dates: readonly CalendarDate[],
): PersonDates[] {
  return employeeIds.map((employeeId) => ({ employeeId, dates }));
}

/** Of an earlier world, only those who have changed are read, and those who are asked about on other dates. */
export async function loadWorld(
  scope: TenantScope,
  asked: readonly PersonDates[],
  now: Instant,
  earlier?: EarlierWorld,
): Promise<World> {
  const dates = new Map<string, CalendarDate[]>();
  for (const { employeeId, dates: more } of asked) {
    const own = dates.get(employeeId);
    if (own) own.push(...more);
    else dates.set(employeeId, [...more]);
  }
  const ids = [...dates.keys()];
  const all = [...dates.values()].flat();
  const days = daysAround(all.length > 0 ? all : [dateAt(now, 'UTC' as Zone)]);
  const before = earlier && isWithin(days, earlier.world.days) ? earlier.world : undefined;
  const book = before?.book ?? (await loadBook(scope, days));
  const people = new Map<string, LoadedPerson>();
  for (const [id, own] of dates) {
    const person = before?.people.get(id);
    const known = before?.dates.get(id);
    const isKnown = own.length > 0 && own.every((date) => known?.includes(date));
    if (person && isKnown && !earlier?.hasChanged(id)) people.set(id, person);
  }
  const anew = ids.filter((id) => !people.has(id));
  if (anew.length > 0) {
    const daysOf = new Map(
      [...dates].map(([id, own]) => [id, own.length > 0 ? daysAround(own) : days]),
    );
    for (const person of await loadPeople(scope, anew, days, book, daysOf)) {
      people.set(person.id, person);
    }
  }
  const allowed = new Set((await listOverrides(scope, ids)).keys());
  return { book, people, allowed, now, days: before?.days ?? days, dates };
}

function isWithin({ from, to }: Days, around: Days): boolean {
  return around.from <= from && to <= around.to;
}

/** Undefined when there is nothing to move, a shift isn't with its giver, or a person isn't there. */
export function simulate(world: World, moves: readonly Move[]): Simulated | undefined {
  if (moves.length === 0) return undefined;
  const moved = moves.map(({ shiftId, from, to }) => ({
    shift: world.people.get(from)?.shifts.find(({ id }) => id === shiftId),
    from,
    to,
  }));
  const coming = new Map<string, LoadedShift[]>();
  for (const { shift, to } of moved) {
    if (!shift || !world.people.has(to)) return undefined;
    const arrives = { ...shift, toldAt: world.now, version: NOT_SAVED };
    coming.set(to, [...(coming.get(to) ?? []), arrives]);
  }
  const going = new Set(moves.map(({ shiftId }) => shiftId));
  const touched = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  const outcome = outcomeOf(world, { touched, going, coming });
  return { ...outcome, blocks: [...notTheirs(world, moves), ...outcome.blocks] };
}

/** Q8 */
function notTheirs(world: World, moves: readonly Move[]): Found[] {
  return moves.flatMap(({ shiftId, from, forCover }) => {
    const person = world.people.get(from);
    const shift = person?.shifts.find(({ id }) => id === shiftId);
    if (forCover || !person || !shift || isWorked(person, shift)) return [];
    const text = `${person.name} is away on ${shortDay(shift.date)}, so the shift isn't theirs to give.`;
    return [{ employeeId: from, key: `${from} not-theirs ${shift.date}`, text }];
  });
}

/** What would be if someone got a shift that isn't anyone's yet. Undefined when they aren't there. */
export function simulateNewShift(
  world: World,
  employeeId: string,
  shift: LoadedShift,
): Simulated | undefined {
  if (!world.people.has(employeeId)) return undefined;
  const arrives = { ...shift, toldAt: world.now, version: NOT_SAVED };
  return outcomeOf(world, {
    touched: [employeeId],
    going: new Set(),
    coming: new Map([[employeeId, [arrives]]]),
  });
}

interface Shuffle {
  touched: readonly string[];
  going: ReadonlySet<string>;
  coming: ReadonlyMap<string, LoadedShift[]>;
}

function outcomeOf(world: World, { touched, going, coming }: Shuffle): Simulated {
  const dates = [...coming.values()].flat().map(({ date }) => date);
  const first = firstOfWeek(dates.toSorted()[0] as CalendarDate, world.book.weekStart);
  const outcome: Simulated = { blocks: [], warnings: [], people: [] };
  for (const id of touched) {
    const before = world.people.get(id) as LoadedPerson;
    const own = coming.get(id) ?? [];
    // Of the moment, notice counts the days.
    const asked = own.map((shift) => ({ ...shift, toldAt: dateAt(world.now, shift.zone) }));
    const question = JSON.stringify(['moves', dates, [...going], asked]);
    const { blocks, warnings, week } = remembered(before, question, () => {
      const { after, ...found } = checkPerson(world, before, { going, coming: own }, dates);
      return { ...found, week: weekBeside(before, after, first) };
    });
    outcome.blocks.push(...blocks);
    outcome.warnings.push(...warnings);
    outcome.people.push({ employee_id: id, name: before.name, ...week });
  }
  return outcome;
}

/** Whether nothing stands against it that the person of one shift works the other instead. */
export function isCleanFor(world: World, gives: Owned, gets: Owned): boolean {
  const person = world.people.get(gives.employee_id);
  const shift = world.people.get(gets.employee_id)?.shifts.find(({ id }) => id === gets.id);
  const given = person?.shifts.find(({ id }) => id === gives.id);
  if (!person || !shift || !given || !isWorked(person, given)) return false;
  const coming = [{ ...shift, toldAt: world.now, version: NOT_SAVED }];
  const going = new Set([gives.id]);
  const { blocks, warnings } = checkPerson(world, person, { going, coming }, [
    shift.date,
    given.date,
  ]);
  return blocks.length + warnings.length === 0;
}

interface Owned {
  id: string;
  employee_id: string;
}

interface Exchange {
  going: ReadonlySet<string>;
  coming: readonly LoadedShift[];
}

function checkPerson(
  world: World,
  before: LoadedPerson,
  { going, coming }: Exchange,
  dates: readonly CalendarDate[],
): { after: LoadedPerson; blocks: Found[]; warnings: Found[] } {
  const after = afterMoves(before, going, coming);
  const { blocks, warnings } = addedTo(before, after, {
    book: world.book,
    days: daysAround(dates),
    allowed: world.allowed,
    isNew: ({ version }) => version === NOT_SAVED,
  });
  // Being sick or on holiday is told as what forbids it, whatever rules there are. Of wishes only a block counts: they
  // agreed to it themselves.
  const isWish = ({ rule }: Finding) =>
    rule.kind === 'away' && rule.params.reason === 'unavailable';
  const told = (finding: Finding) => finding.rule.kind !== 'away';
  const found = (findings: readonly Finding[]) =>
    findings.map((finding) => foundOf(finding, before));
  return {
    after,
    blocks: [
      ...cannot(before, going, coming),
      ...found(blocks.filter((each) => told(each) || isWish(each))),
    ],
    warnings: found(warnings.filter(told)),
  };
}

/** What is only proposed has no revision. */
const NOT_SAVED = -1;

/** A day off ends with the shift that someone takes on it. */
function afterMoves(
  person: LoadedPerson,
  going: ReadonlySet<string>,
  coming: readonly LoadedShift[],
): LoadedPerson {
  const statuses = new Map(person.statuses);
  for (const { date } of coming) if (statuses.get(date) === 'off') statuses.delete(date);
  const stays = person.shifts.filter(({ id }) => !going.has(id));
  return { ...person, shifts: [...stays, ...coming], statuses };
}

function cannot(
  person: LoadedPerson,
  going: ReadonlySet<string>,
  coming: readonly LoadedShift[],
): Found[] {
  const stays = person.shifts.filter(({ id }) => !going.has(id));
  return coming.flatMap((shift) => {
    const day = shortDay(shift.date);
    const status = person.statuses.get(shift.date);
    const found: Found[] = [];
    const add = (what: string, text: string) =>
      found.push({ employeeId: person.id, key: `${person.id} ${what} ${shift.date}`, text });
    if (status && status !== 'off') {
      add('away', `${person.name} is ${status === 'sick' ? 'sick' : 'on holiday'} on ${day}.`);
    }
    if (person.leave.some((leave) => overlaps(leave, shift))) {
      add('leave', `${person.name} is on leave on ${day}.`);
    }
    if (stays.some((other) => overlaps(other, shift))) {
      add('overlap', `${person.name} already works at that time on ${day}.`);
    }
    return found;
  });
}

function foundOf(finding: Finding, { id, name }: LoadedPerson): Found {
  const { ruleId, from, to } = describeFinding(finding);
  return {
    employeeId: id,
    key: `${id} ${ruleId} ${from} ${to}`,
    text: sentenceOf(inWords(finding, name)),
  };
}

type WeekBeside = Omit<DecisionEffect['people'][number], 'employee_id' | 'name'>;

/** The hours, nights and shortest rest of the week that begins on a date, before and after. */
export function weekBeside(
  before: LoadedPerson,
  after: LoadedPerson,
  first: CalendarDate,
): WeekBeside {
  const [was, will] = [weekOf(before, first), weekOf(after, first)];
  return {
    minutes_before: was.minutes,
    minutes_after: will.minutes,
    nights_before: was.nights,
    nights_after: will.nights,
    rest_before: was.rest,
    rest_after: will.rest,
  };
}

/** The rest counts from the shift before the week to the one after it. */
function weekOf({ shifts }: LoadedPerson, first: CalendarDate) {
  const last = addDays(first, 6);
  const [dayBefore, dayAfter] = [addDays(first, -1), addDays(last, 1)];
  const near = shifts
    .filter(({ date }) => dayBefore <= date && date <= dayAfter)
    .toSorted((one, other) => one.start - other.start);
  const own = near.filter(({ date }) => first <= date && date <= last);
  const rests = near
    .slice(1)
    .map(({ start }, at) => (start - (near[at] as LoadedShift).end) / MINUTE_MS);
  return {
    minutes: own.reduce((sum, { start, end }) => sum + (end - start) / MINUTE_MS, 0),
    nights: own.filter((shift) => isNightShift(shift, shift.zone, shift.code)).length,
    rest: rests.length > 0 ? Math.max(0, Math.min(...rests)) : null,
  };
}
