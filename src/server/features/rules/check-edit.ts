// Every change of the roster passes here before it is committed: what it breaks anew is refused or told.
import type { OverrideInput } from '#contract/api/overrides';
import type { FoundByRule } from '#contract/api/rules';
import type { DayStatusName } from '#engine/cells/cell';
import { type AddedFindings, addedFindings, daysAround } from '#engine/rules/added-findings';
import type { Book } from '#engine/rules/book';
import { bookFor } from '#engine/rules/book-for';
import type { Days } from '#engine/rules/check';
import type { Finding } from '#engine/rules/finding';
import { fingerprintOf } from '#engine/rules/fingerprint';
import { asPublished, type Person } from '#engine/rules/person';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { tellRosteredOver } from '../availability/tell-of-wishes';
import { byEmployee } from '../employees/by-employee';
import { byRule, type Found, inWords, MOST_SENTENCES, refusal, sentenceOf } from './in-words';
import { type LoadedBook, loadBook, mayBlock } from './load-book';
import { type LoadedPerson, type LoadedShift, loadPeople } from './load-people';
import { type Admin, listOverrides, storeOverrides } from './overrides';

/** A change of the roster as `editRoster` notes it. */
interface Edit extends TenantScope {
  actor: Admin;
  revision: number;
  before: {
    shifts: readonly RemovedShift[];
    statuses: readonly { employee_id: string; date: string; status: string }[];
  };
  after: { shifts: readonly string[] };
  touched: { byShifts: readonly Cell[]; byStatuses: readonly Cell[] };
  /** Employees who learn of the change in another way. */
  knownBy?: readonly string[];
}

interface Cell {
  employee_id: string;
  date: string;
}

interface RemovedShift {
  id: string;
  employee_id: string;
  location_id: string;
  local_date: string;
  start_at: string;
  end_at: string;
  published: boolean;
  role_label: string | null;
  template_code: string | null;
  updated_at: string;
  version: number;
}

/** What a change adds to the warnings: the first sentences, and how many there are. */
export interface Told {
  warnings: string[];
  warningCount: number;
}

/** A change of more people is checked for blocks only: its author can't read that many warnings. */
const MOST_PEOPLE_TOLD = 100;

export async function checkEdit(edit: Edit, override?: OverrideInput): Promise<Told> {
  const { byShifts, byStatuses } = edit.touched;
  const touched = [...byShifts, ...byStatuses];
  const ids = [...new Set(touched.map(({ employee_id }) => employee_id))];
  const days = daysAround(touched.map(({ date }) => date as CalendarDate));
  const book = await loadBook(edit, days);
  if (ids.length > MOST_PEOPLE_TOLD && !mayBlock(book)) return { warnings: [], warningCount: 0 };
  const people = await loadPeople(edit, ids, days, book);
  const overrides = await listOverrides(edit, ids);
  const allowed = new Set(overrides.keys());
  const written = new Set(edit.after.shifts);
  const isNew: IsNew = ({ id, version }) => version === edit.revision || written.has(id);
  const asBefore = beforeOf(edit, book, isNew);
  const drafts = new Set(edit.before.shifts.flatMap(({ id, published }) => (published ? [] : id)));
  const circumstances = { book, days, allowed, isNew };
  const asked: Found[] = [];
  const added = people.map((person) => {
    const before = asBefore(person);
    const all = addedTo(before, person, circumstances);
    for (const finding of all.warnings) {
      const known = allowed.has(fingerprintOf(finding)) || !finding.shifts.some(isNew);
      if (isAgainstWish(finding) && !known) asked.push({ person, finding });
    }
    // Publishing changes the published roster alone: what drafts break was not refused by every rule of today.
    if (!person.shifts.some(({ id, published }) => published && drafts.has(id))) return all;
    return joined(all, addedTo(asPublished(before), asPublished(person), circumstances));
  });
  const blocks = added.flatMap(({ person, blocks: found }) =>
    found.map((finding) => ({ person, finding })),
  );
  if (blocks.length > 0 && (!override || override.onlyWishes)) throw refusal(blocks);
  if (asked.length > 0 && !override) throw refusal(asked, 'reason_needed');
  if (override) await storeOverrides(edit, edit.actor, override.reason, [...blocks, ...asked]);
  await tellRosteredOver(
    edit,
    edit.actor,
    added.flatMap(({ person, blocks: refused, warnings: told }) =>
      [...refused, ...told].filter(isAboutWish).flatMap((finding) => {
        const known = overrides.get(fingerprintOf(finding));
        const why = override ? { reason: override.reason, by: edit.actor.name } : known;
        const shift = finding.shifts.find((each) => each.published && isNew(each));
        if (!why || !shift || edit.knownBy?.includes(person.id)) return [];
        return [{ employeeId: person.id, reason: why.reason, by: why.by, shift }];
      }),
    ),
    Date.now() as Instant,
  );
  const warnings = added.flatMap(({ person, warnings: found }) =>
    found.map((finding) => ({ person, finding })),
  );
  return {
    warnings: warnings
      .slice(0, MOST_SENTENCES)
      .map(({ person, finding }) => sentenceOf(inWords(finding, person.name))),
    warningCount: warnings.length,
  };
}

/** A shift when its person can't work: its author gives a reason, which the person reads. */
function isAgainstWish(finding: Finding): boolean {
  return isAboutWish(finding) && finding.severity === 'warn';
}

function isAboutWish({ rule }: Finding): boolean {
  return rule.kind === 'away' && rule.params.reason === 'unavailable';
}

/** What the rules would find once these shifts are there and the replaced ones are gone; nothing is written. */
export async function checkProposed(
  scope: TenantScope & Pick<Edit, 'revision'>,
  proposed: readonly RemovedShift[],
  replaced: readonly string[],
): Promise<FoundByRule> {
  if (proposed.length === 0) return byRule([]);
  const own = byEmployee(proposed);
  const days = daysAround(proposed.map(({ local_date }) => local_date as CalendarDate));
  const book = await loadBook(scope, days);
  const gone = new Set([...replaced, ...proposed.map(({ id }) => id)]);
  const allowed = new Set((await listOverrides(scope, [...own.keys()])).keys());
  const isNew: IsNew = ({ version }) => version === scope.revision;
  const added = (await loadPeople(scope, [...own.keys()], days, book)).map((person) => {
    const stays = person.shifts.filter(({ id }) => !gone.has(id));
    const coming = (own.get(person.id) ?? []).map((shift) => shiftOf(shift, book.zones));
    const after = { ...person, shifts: [...stays, ...coming] };
    return addedTo(person, after, { book, days, allowed, isNew });
  });
  return byRule(
    added.flatMap(({ person, blocks, warnings }) =>
      [...blocks, ...warnings].map((finding) => ({ person, finding })),
    ),
  );
}

interface Added extends AddedFindings {
  person: LoadedPerson;
}

/** Whether the change wrote a shift. */
type IsNew = (shift: { id: string; version?: number }) => boolean;

interface Circumstances {
  book: LoadedBook;
  days: Days;
  allowed: ReadonlySet<string>;
  isNew: IsNew;
}

export function addedTo(
  before: Person,
  person: LoadedPerson,
  { book, days, allowed, isNew }: Circumstances,
): Added {
  const own = ownBook(person, book);
  const added = addedFindings({ before, after: person, book: own, days, allowed, isNew });
  return { person, ...added };
}

const ownBooks = new WeakMap<LoadedBook, Map<string, Book>>();

/** People of the same groups with the same contracts have the same book, unless a rule names one of them. */
function ownBook(person: LoadedPerson, book: LoadedBook): Book {
  const known = ownBooks.get(book) ?? new Map<string, Book>();
  ownBooks.set(book, known);
  const { id, groupIds, contracts } = person;
  const isNamed = book.rules.some(({ scope }) => scope.type === 'person' && scope.id === id);
  const key = JSON.stringify([isNamed ? id : null, groupIds, contracts]);
  const made = known.get(key) ?? bookFor(person, book);
  known.set(key, made);
  return made;
}

/** What either of them has, each finding once. */
function joined({ person, blocks, warnings, notes }: Added, other: Added): Added {
  const both = (some: Finding[], more: Finding[]) => [
    ...new Map([...some, ...more].map((finding) => [fingerprintOf(finding), finding])).values(),
  ];
  return {
    person,
    blocks: both(blocks, other.blocks),
    warnings: both(warnings, other.warnings),
    notes: both(notes, other.notes),
  };
}

/** Each person without what the edit wrote, and with what it removed. */
function beforeOf({ before, touched }: Edit, book: LoadedBook, isNew: IsNew) {
  // Sorted once: a run that is undone can hold tens of thousands of shifts.
  const removed = byEmployee(before.shifts);
  const replaced = byEmployee(before.statuses);
  const marked = byEmployee(touched.byStatuses);
  return ({ id, ...person }: LoadedPerson): Person => {
    const stayed = person.shifts.filter((shift) => !isNew(shift));
    const back = (removed.get(id) ?? []).map((shift) => shiftOf(shift, book.zones));
    const statuses = new Map(person.statuses);
    for (const { date } of marked.get(id) ?? []) statuses.delete(date as CalendarDate);
    for (const { date, status } of replaced.get(id) ?? []) {
      statuses.set(date as CalendarDate, status as DayStatusName);
    }
    return { ...person, id, shifts: [...stayed, ...back], statuses };
  };
}

function shiftOf(shift: RemovedShift, zones: LoadedBook['zones']): LoadedShift {
  return {
    start: Date.parse(shift.start_at) as Instant,
    end: Date.parse(shift.end_at) as Instant,
    id: shift.id,
    siteId: shift.location_id,
    zone: zones.get(shift.location_id) ?? ('UTC' as Zone),
    date: shift.local_date as CalendarDate,
    published: shift.published,
    role: shift.role_label,
    code: shift.template_code,
    toldAt: shift.published ? (Date.parse(shift.updated_at) as Instant) : null,
    version: shift.version,
  };
}
