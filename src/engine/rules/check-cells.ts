// F25: what a change of the grid's cells adds to the findings, before anything is sent to the server.
import { applyToCells } from '../cells/apply-to-cells';
import type { Cell, KnownCells } from '../cells/cell';
import type { CellChange } from '../cells/change';
import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import type { WeekStart } from '../time/week-start';
import { type AddedFindings, addedFindings, daysAround } from './added-findings';
import { bookFor, variantOf } from './book-for';
import { type Days, reachOf } from './check';
import type { Person, RosterShift } from './person';
import { shiftsAndStatusesOf } from './person-from-cells';
import type { Rule } from './rule';

export interface GridFacts extends KnownCells {
  rules: readonly Rule[];
  weekStart: WeekStart;
  groupIdsOf(employeeId: string): readonly string[];
}

type Read = KnownCells['read'];

/** Leaves to the server the rules that need more than cells, and those that look at days which haven't been read. */
export function createCellCheck(facts: GridFacts) {
  const known = { ...facts, read: withIds(facts.read) };
  const farthest = reachOf(facts.rules.filter(needsOnlyCells), []);

  return (changes: readonly CellChange[]): AddedFindings => {
    const added: AddedFindings = { blocks: [], warnings: [], notes: [] };
    const changed = applyToCells(changes, known);
    const [someone] = changed.keys();
    if (someone === undefined) return added;
    const days = daysAround([...changed.values()].flatMap((row) => [...row.keys()]));
    const room = roomAround(days, someone, known.read, farthest);
    const around = { from: addDays(days.from, -room), to: addDays(days.to, room) };
    const rules = judgedFromCells(facts.rules, around, room);
    if (rules.length === 0) return added;
    for (const [id, row] of changed) {
      const before = personFrom(id, around, known, known.read);
      const after = personFrom(id, around, known, (who, on) => row.get(on) ?? known.read(who, on));
      const stood = new Set(before.shifts.map(keyOf));
      const isNew = (shift: RosterShift) => !stood.has(keyOf(shift));
      const book = bookFor(before, { ...NOTHING_ELSE, rules, weekStart: facts.weekStart });
      const found = addedFindings({ before, after, book, days, isNew });
      added.blocks.push(...found.blocks);
      added.warnings.push(...found.warnings);
      added.notes.push(...found.notes);
    }
    return added;
  };
}

const NOTHING_ELSE = { sites: new Map(), skills: new Map(), requirements: [] };

/** A narrower rule that can't be judged may win over a wider one, so then neither is. */
function judgedFromCells(all: readonly Rule[], { from, to }: Days, room: number): readonly Rule[] {
  const rules = all.filter(
    ({ validFrom, validTo }) => (validFrom ?? from) <= to && from <= (validTo ?? to),
  );
  const isJudged = (rule: Rule) => needsOnlyCells(rule) && reachOf([rule], []) <= room;
  const left = new Set(rules.filter((rule) => !isJudged(rule)).map(variantOf));
  return rules.filter((rule) => !left.has(variantOf(rule)));
}

function needsOnlyCells(rule: Rule): boolean {
  if (rule.scope.type === 'contract') return false;
  switch (rule.kind) {
    case 'rest':
    case 'long-shift':
      // Whether someone agreed is in their contract.
      return rule.params.agreed === null;
    case 'average-hours':
      return rule.params.minutes !== null && rule.params.period !== null;
    case 'away':
      return rule.params.reason !== 'leave' && rule.params.reason !== 'unavailable';
    case 'notice':
    case 'public-holidays':
    case 'skill':
    case 'minors':
      return false;
    default:
      return true;
  }
}

/** How many days on each side of these have been read, up to the most that a rule asks for; -1 where one of these hasn't. */
function roomAround({ from, to }: Days, someone: string, read: Read, most: number): number {
  const isRead = (date: CalendarDate) => read(someone, date) !== undefined;
  for (let date = from; date <= to; date = addDays(date, 1)) if (!isRead(date)) return -1;
  let room = 0;
  while (room < most && isRead(addDays(from, -room - 1)) && isRead(addDays(to, room + 1)))
    room += 1;
  return room;
}

/** Shifts of cells have no id. With one, a shift that moves stays the same shift, as in the database. */
function withIds(read: Read): Read {
  return (employeeId, date) => {
    const cell = read(employeeId, date);
    if (!cell || cell.shifts.length === 0) return cell;
    const named = (shift: Cell['shifts'][number], at: number) =>
      shift.id === undefined ? { ...shift, id: `${employeeId} ${date} ${at}` } : shift;
    return { status: cell.status, shifts: cell.shifts.map(named) };
  };
}

function personFrom(id: string, days: Days, facts: GridFacts, read: Read): Person {
  const { shifts, statuses } = shiftsAndStatusesOf(id, days, { read, zoneOf: facts.zoneOf });
  const unknown = { birthDate: null, leave: [], unavailable: [], contracts: [], holdings: [] };
  return { id, groupIds: facts.groupIdsOf(id), shifts, statuses, ...unknown };
}

function keyOf({ id, start, end, siteId }: RosterShift): string {
  return `${id} ${start} ${end} ${siteId}`;
}
