// The future shifts that a requirement would break, found by the same rule that checks the roster.
import type { BrokenShift, RequirementInput } from '#contract/api/skills';
import { LIMITS } from '#contract/limits';
import type { RuleBook } from '#engine/rules/book';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { describeFinding } from '#engine/rules/describe-finding';
import type { Person, RosterShift } from '#engine/rules/person';
import type { RuleOf } from '#engine/rules/rule';
import { wallClockAt } from '#engine/time/instants';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readRequirement } from './change-requirements';
import { type FutureShift, listHoldingsOf, listShiftsFor } from './requirements.queries';

const RULE: RuleOf<'skill'> = {
  id: 'skill',
  kind: 'skill',
  params: {},
  severity: 'warn',
  scope: { type: 'organisation' },
  validFrom: null,
  validTo: null,
  origin: 'policy',
  text: null,
};

export async function listBrokenShifts(scope: TenantScope, input: RequirementInput) {
  const { values, skills } = await readRequirement(scope, input);
  const book: RuleBook = {
    weekStart: 'monday',
    sites: new Map(),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
    requirements: [
      { siteId: null, role: null, code: null, allOf: values.all_of, anyOf: values.any_of },
    ],
    rules: [RULE],
  };
  const shifts = await listShiftsFor(scope, values);
  const ids = skills.map(({ id }) => id);
  const holdings = byPerson(await listHoldingsOf(scope, ids));
  const problems = new Map<string, string>();
  for (const [id, own] of byPerson(shifts)) {
    const person = personOf(id, own, holdings.get(id) ?? []);
    const dates = own.map(({ local_date }) => local_date).toSorted();
    const [from, to] = [dates[0], dates.at(-1)];
    if (!from || !to) continue;
    for (const finding of check(person, bookFor(person, book), { from, to })) {
      const shiftId = finding.shifts[0]?.id ?? '';
      const { what } = describeFinding(finding).sentence;
      problems.set(shiftId, [problems.get(shiftId), what].filter(Boolean).join('. '));
    }
  }
  const broken = shifts.filter(({ id }) => problems.has(id));
  return {
    shifts: broken.length,
    people: new Set(broken.map(({ employee_id }) => employee_id)).size,
    first: broken
      .slice(0, LIMITS.brokenShifts)
      .map((shift) => asBroken(shift, problems.get(shift.id) ?? '')),
  };
}

function byPerson<Row extends { employee_id: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const own = groups.get(row.employee_id);
    if (own) own.push(row);
    else groups.set(row.employee_id, [row]);
  }
  return groups;
}

function personOf(
  id: string,
  shifts: FutureShift[],
  holdings: Awaited<ReturnType<typeof listHoldingsOf>>,
): Person {
  return {
    id,
    groupIds: [],
    birthDate: null,
    shifts: shifts.map(asRosterShift),
    statuses: new Map(),
    leave: [],
    unavailable: [],
    contracts: [],
    holdings: holdings.map(({ skill_id, valid_from, valid_to, verified }) => ({
      skillId: skill_id,
      validFrom: valid_from,
      validTo: valid_to,
      verified,
    })),
  };
}

function asRosterShift(shift: FutureShift): RosterShift {
  return {
    id: shift.id,
    start: shift.start_at as Instant,
    end: shift.end_at as Instant,
    siteId: shift.location_id,
    zone: shift.timezone,
    date: shift.local_date,
    published: shift.published,
    role: shift.role_label,
    code: shift.template_code,
    toldAt: null,
  };
}

function asBroken(shift: FutureShift, problem: string): BrokenShift {
  return {
    id: shift.id,
    employee_id: shift.employee_id,
    employee_name: shift.employee_name,
    location_name: shift.location_name,
    date: shift.local_date,
    start_time: wallClockAt(shift.start_at as Instant, shift.timezone).time,
    end_time: wallClockAt(shift.end_at as Instant, shift.timezone).time,
    published: shift.published,
    problem,
  };
}
