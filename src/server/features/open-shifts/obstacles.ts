// What stands in someone's way to an open shift, in words that they may read.
import type { OpenShift } from '#contract/api/open-shifts';
import { daysAround } from '#engine/rules/added-findings';
import { describeFinding } from '#engine/rules/describe-finding';
import { PROBLEMS, skillProblem } from '#engine/rules/skill-problem';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { addedTo } from '../rules/check-edit';
import { type LoadedBook, loadBook } from '../rules/load-book';
import { type LoadedPerson, type LoadedShift, loadPeople } from '../rules/load-people';
import { listOverrides } from '../rules/overrides';
import { readStandings } from './standings';

const NOT_AVAILABLE = "You aren't available then";

/** Null: nothing stands in the way. Undefined: they don't learn of it. */
type Obstacle = string | null | undefined;

/** One reading of the people for all of the shifts. Those for whom none of them is aren't read any further. */
export async function readObstacles(
  scope: TenantScope,
  employeeIds: readonly string[],
  shifts: readonly OpenShift[],
  now: Instant,
): Promise<(employeeId: string, shift: OpenShift) => Obstacle> {
  const standing = await readStandings(scope, employeeIds, shifts, now);
  const ids = employeeIds.filter((id) => shifts.some((open) => standing(id, open) !== 'unknown'));
  const days = daysAround(shifts.map(({ date }) => date));
  const book = await loadBook(scope, days);
  const people = new Map(
    (await loadPeople(scope, ids, days, book)).map((person) => [person.id, person]),
  );
  const allowed = new Set((await listOverrides(scope, ids)).keys());
  return (employeeId, open) => {
    const person = people.get(employeeId);
    const stands = standing(employeeId, open);
    if (!person || stands === 'unknown') return undefined;
    const obstacle = obstacleTo(person, open, { book, allowed });
    if (obstacle !== null || stands === 'in') return obstacle;
    return `It's for people in the role ${open.role_label}`;
  };
}

/** Leave and health are told in the same words as everything else about being away. */
function obstacleTo(
  person: LoadedPerson,
  open: OpenShift,
  { book, allowed }: { book: LoadedBook; allowed: ReadonlySet<string> },
): string | null {
  const shift = asShift(open, book);
  if (person.statuses.has(shift.date)) return NOT_AVAILABLE;
  if (person.leave.some((leave) => overlaps(leave, shift))) return NOT_AVAILABLE;
  if (person.shifts.some((own) => overlaps(own, shift))) return 'You already work then';
  const [missing] = missingSkills(person, open, shift);
  if (missing) return missing;
  const after = { ...person, shifts: [...person.shifts, shift] };
  const isNew = ({ id }: { id: string }) => id === shift.id;
  const days = daysAround([shift.date]);
  const { blocks } = addedTo(person, after, { book, days, allowed, isNew });
  const [first] = blocks;
  if (!first) return null;
  return first.rule.kind === 'away' ? NOT_AVAILABLE : describeFinding(first).text;
}

/** 'First aid has expired', for each skill that the open shift itself needs. */
export function missingSkills(
  person: LoadedPerson,
  { skills }: OpenShift,
  shift: LoadedShift,
): string[] {
  return skills.flatMap(({ id, name }) => {
    const problem = skillProblem(person, id, shift);
    return problem ? [`${name} ${PROBLEMS[problem]}`] : [];
  });
}

/** The shift that a place would become. */
export function asShift(open: OpenShift, { zones }: LoadedBook): LoadedShift {
  return {
    start: Date.parse(open.start_at) as Instant,
    end: Date.parse(open.end_at) as Instant,
    id: open.id,
    siteId: open.location_id,
    zone: zones.get(open.location_id) ?? (open.timezone as Zone),
    date: open.date as CalendarDate,
    published: true,
    role: open.role_label,
    code: null,
    toldAt: null,
    version: 0,
  };
}
