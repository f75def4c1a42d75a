// The rule book with everything that its rules refer to, as the engine reads it.
import { sql } from 'kysely';
import { type SiteAddress, stateOfSite } from '#engine/holidays/state-of-site';
import type { RuleBook, SiteFacts, SkillRequirement } from '#engine/rules/book';
import type { Days } from '#engine/rules/check';
import type { Rule, Severity } from '#engine/rules/rule';
import { addDays } from '#engine/time/dates';
import type { Zone } from '#engine/time/kinds';
import type { WeekStart } from '#engine/time/week-start';
import type { TenantScope } from '../../db/database';
import { holidaysByDate } from '../holidays/holidays-by-date';

export interface LoadedBook extends RuleBook {
  /** By site, also of sites that are deleted: past shifts are at them. */
  zones: ReadonlyMap<string, Zone>;
  siteNames: ReadonlyMap<string, string>;
  /** Someone has leave. */
  hasLeave: boolean;
}

interface BookRow {
  week_start: WeekStart;
  rules: Rule[];
  sites: (SiteAddress & { id: string; name: string })[];
  skills: { id: string; name: string; severity: Severity }[];
  requirements: SkillRequirement[];
  has_leave: boolean;
}

/** The same rules for everyone; `bookFor` makes one person's book of it. */
export async function loadBook(scope: TenantScope, days: Days): Promise<LoadedBook> {
  const row = await readBook(scope);
  const holidays = await holidaysFor(scope, row.rules, days);
  const sites = new Map<string, SiteFacts>();
  const zones = new Map<string, Zone>();
  for (const site of row.sites) {
    const { id, timezone } = site;
    sites.set(id, { state: stateOfSite(site) ?? null, holidays: holidays.get(id) ?? NO_HOLIDAYS });
    zones.set(id, timezone as Zone);
  }
  return {
    weekStart: row.week_start,
    rules: row.rules,
    sites,
    zones,
    siteNames: new Map(row.sites.map(({ id, name }) => [id, name])),
    skills: new Map(row.skills.map(({ id, name, severity }) => [id, { name, severity }])),
    requirements: row.requirements,
    hasLeave: row.has_leave,
  };
}

/** Whether a change may be refused. Where nothing can block, a change of many people needs no check. */
export function mayBlock({ rules, skills, requirements, hasLeave }: LoadedBook): boolean {
  const needsSkill = requirements.some(({ allOf, anyOf }) =>
    [...allOf, ...anyOf].some((id) => skills.get(id)?.severity === 'block'),
  );
  return (
    needsSkill || rules.some((rule) => rule.severity === 'block' && !findsNothing(rule, hasLeave))
  );
}

/** Without leave, such a rule finds nothing. */
function findsNothing({ kind, params }: Rule, hasLeave: boolean): boolean {
  return kind === 'away' && params.reason === 'leave' && !hasLeave;
}

async function readBook({ db, orgId }: TenantScope): Promise<BookRow> {
  const { rows } = await sql<BookRow>`
    select o.week_starts_on as week_start,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'params', r.params,
          'severity', r.severity, 'validFrom', r.valid_from, 'validTo', r.valid_to, 'origin', r.origin, 'text', r.text,
          'scope', jsonb_build_object('type', r.scope, 'contract', r.contract_type,
            'id', coalesce(r.location_id, r.shift_group_id, r.employee_id)))), '[]')
        from rules r where r.org_id = o.id) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'timezone', l.timezone, 'state', l.state,
          'country', l.country, 'address', l.address)), '[]')
        from locations l where l.org_id = o.id) as sites,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'severity', s.severity)), '[]')
        from skills s where s.org_id = o.id) as skills,
      (select coalesce(jsonb_agg(jsonb_build_object('siteId', q.location_id, 'role', q.role_label,
          'code', q.template_code, 'allOf', q.all_of, 'anyOf', q.any_of)), '[]')
        from skill_requirements q where q.org_id = o.id) as requirements,
      exists (select from leaves v where v.org_id = o.id and v.cancelled_at is null) as has_leave
    from organizations o where o.id = ${orgId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the organisation of the scope is missing');
  return row;
}

const NO_HOLIDAYS: SiteFacts['holidays'] = new Map();
const YEAR = 366;

/** By site. Only where a rule asks for them: they take as long as the rest of the book. */
async function holidaysFor(scope: TenantScope, rules: readonly Rule[], { from, to }: Days) {
  const asked = rules.some(
    ({ kind, severity }) => kind === 'public-holidays' && severity !== 'off',
  );
  if (!asked) return new Map<string, SiteFacts['holidays']>();
  return holidaysByDate(scope, { from: addDays(from, -YEAR), to: addDays(to, YEAR) });
}
