// Someone's own pattern: what the active rules would create for them beyond what is published.
import { sql } from 'kysely';
import type { GenerationRequest } from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import { type DayStatus, type ExistingShift, LOOK_AROUND_DAYS } from '#engine/generation/input';
import { type OwnRotation, projectRotations } from '#engine/generation/project-rotations';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, Minutes, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { takeBreaths } from '../../take-breaths';
import { resolveRequest } from '../auto-roster/resolve-request';

export interface PatternShift {
  date: CalendarDate;
  start: Instant;
  end: Instant;
  code: string;
  site: PatternSite;
}

interface PatternSite {
  id: string;
  name: string;
  address: string | null;
  timezone: Zone;
}

export interface PatternQuestion {
  employeeId: string;
  from: CalendarDate;
  to: CalendarDate;
  /** For what a colleague may learn: a day status is the person's own business. */
  ignoreStatuses?: boolean;
}

/** From `from` to `to`, both included, in order. Drafts are never read: they aren't anyone's business yet. */
export async function readPattern(
  scope: TenantScope,
  question: PatternQuestion,
): Promise<PatternShift[]> {
  const [found] = await readPatterns(scope, [question]);
  return found ?? [];
}

/** The answer to each question, in the same few queries for all of them. */
export async function readPatterns(
  scope: TenantScope,
  questions: readonly PatternQuestion[],
): Promise<PatternShift[][]> {
  const people = [...new Set(questions.map(({ employeeId }) => employeeId))];
  const rotations = await listRotations(scope, people);
  const asked = questions.map(({ ignoreStatuses = false, ...question }) => ({
    ...question,
    ignoreStatuses,
    rotations: rotations.get(question.employeeId) ?? [],
  }));
  const starts = asked.flatMap((question) => question.rotations.map(({ from }) => from)).sort();
  const [first] = starts;
  if (first === undefined) return questions.map(() => []);
  const last = questions
    .map(({ to }) => to)
    .sort()
    .at(-1) as CalendarDate;
  const days = { from: addDays(first, -LOOK_AROUND_DAYS), to: addDays(last, LOOK_AROUND_DAYS) };
  const published = byPerson(await listPublished(scope, people, days));
  const statuses = byPerson(await listStatuses(scope, people, days));
  const slots: ReturnType<typeof projectRotations>[] = [];
  const breathe = takeBreaths();
  for (const question of asked) {
    await breathe();
    slots.push(
      projectRotations(
        question.rotations,
        {
          published: published.get(question.employeeId) ?? [],
          statuses: question.ignoreStatuses ? [] : (statuses.get(question.employeeId) ?? []),
        },
        question.from,
        question.to,
      ),
    );
  }
  const sites = await listSites(scope, [
    ...new Set(slots.flatMap((own) => own.map(({ locationId }) => locationId))),
  ]);
  return slots.map((own) =>
    own.flatMap(({ date, start, end, code, locationId }) => {
      const site = sites.get(locationId);
      return site ? [{ date, start, end, code, site }] : [];
    }),
  );
}

/** The first day of a pattern of which nothing is published yet. Undefined when someone's goes on from what is published. */
export async function findPatternStart(
  scope: TenantScope,
  employeeId: string,
): Promise<CalendarDate | undefined> {
  const rules = await listRules(scope, [employeeId]);
  if (rules.some(({ published_to }) => published_to !== null)) return undefined;
  return rules.map(({ parameters_json }) => parameters_json.startDate).sort()[0];
}

/** A search through the rows of everyone, for each of a thousand people, would take minutes. */
function byPerson<Row extends { employeeId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const people = new Map<string, Row[]>();
  for (const row of rows) {
    const own = people.get(row.employeeId);
    if (own) own.push(row);
    else people.set(row.employeeId, [row]);
  }
  return people;
}

interface RuleRow {
  timezone: string;
  parameters_json: GenerationRequest;
  ends_on: CalendarDate | null;
  published_to: CalendarDate | null;
  /** Those of the people whom it names, or whose group it names. */
  employee_ids: string[];
}

/** The active ones that name someone or their group, in the order in which they were made. */
async function listRules(scope: TenantScope, employeeIds: readonly string[]): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.timezone, r.parameters_json, (r.end_datetime at time zone r.timezone)::date as ends_on,
      (select max(s.local_date) from shifts s
        where s.org_id = r.org_id and s.source_rule_id = r.id and s.published) as published_to,
      array_agg(e.id::text) as employee_ids
    from shift_rules r join employees e on e.org_id = r.org_id and e.id = any(${employeeIds}::uuid[])
    where r.status = 'active' and (strpos(r.parameters_json::text, e.id::text) > 0
      or strpos(r.parameters_json::text, e.shift_group_id::text) > 0)
    group by r.org_id, r.id
    order by r.created_at, r.id`.execute(scope.db);
  return rows;
}

/** By person. */
async function listRotations(
  scope: TenantScope,
  employeeIds: readonly string[],
): Promise<Map<string, OwnRotation[]>> {
  const found = new Map<string, OwnRotation[]>();
  for (const row of await listRules(scope, employeeIds)) {
    const rotationOf = await rotationsOf(scope, row);
    for (const employeeId of row.employee_ids) {
      const rotation = rotationOf(employeeId);
      if (rotation) found.set(employeeId, [...(found.get(employeeId) ?? []), rotation]);
    }
  }
  return found;
}

async function rotationsOf(
  scope: TenantScope,
  { timezone, parameters_json: request, ends_on, published_to }: RuleRow,
): Promise<(employeeId: string) => OwnRotation | undefined> {
  const resolved = await resolveRequest(scope, request, {
    orgZone: timezone,
    leaveOutMissing: true,
    withoutLocks: true,
  }).catch((error) => {
    // A template or job site of the rule is gone: the rule creates nothing any more.
    if (error instanceof AppError) return undefined;
    throw error;
  });
  const teams = new Map(resolved?.people.map(({ id, team }) => [id, team]));
  return (employeeId) => {
    const team = teams.get(employeeId);
    if (!resolved || team === undefined) return undefined;
    return {
      patterns: resolved.content.patterns,
      cycleStart: resolved.cycleStart,
      zone: resolved.zone,
      codes: resolved.codes,
      codesOfTeam: resolved.codesOfTeam,
      minRest: Math.round(request.minRestHours * 60) as Minutes,
      maxConsecutiveNights: request.maxConsecutiveNights,
      team,
      from: published_to === null ? request.startDate : addDays(published_to, 1),
      endsOn: ends_on,
    };
  };
}

interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

async function listPublished(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[],
  { from, to }: Days,
) {
  const { rows } = await sql<ExistingShift>`
    select s.employee_id as "employeeId", s.id, s.local_date as date, s.template_code as code, l.timezone as "siteZone",
      (extract(epoch from s.start_at) * 1000)::float8 as start, (extract(epoch from s.end_at) * 1000)::float8 as end
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
    where s.org_id = ${orgId} and s.employee_id = any(${employeeIds}::uuid[]) and s.published
      and s.local_date between ${from} and ${to}
    order by s.start_at, s.id`.execute(db);
  return rows;
}

async function listStatuses(
  { db, orgId }: TenantScope,
  employeeIds: readonly string[],
  { from, to }: Days,
) {
  const { rows } = await sql<DayStatus>`
    select employee_id as "employeeId", date, status from day_statuses
    where org_id = ${orgId} and employee_id = any(${employeeIds}::uuid[])
      and date between ${from} and ${to}`.execute(db);
  return rows;
}

async function listSites({ db, orgId }: TenantScope, ids: string[]) {
  const { rows } = await sql<PatternSite>`
    select id, name, address, timezone from locations
    where org_id = ${orgId} and id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((site) => [site.id, site]));
}
