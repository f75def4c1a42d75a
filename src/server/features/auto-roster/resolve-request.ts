// Looks up the template, people and job sites that a request names by id.
import type { GenerationRequest } from '#contract/api/auto-roster';
import { AppError } from '#contract/errors';
import { contentOf, type TemplateContent } from '#contract/template-content';
import type { CodePlan, PlanInput, Strategy } from '#engine/generation/input';
import { defaultCycleStart } from '#engine/rotation/pattern';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { findTemplate } from '../shift-templates/shift-templates.queries';
import { listPeople, listSites, type PersonRow, type SiteRow } from './auto-roster.queries';

export interface Resolved {
  template: { id: string; name: string };
  content: TemplateContent;
  cycleStart: CalendarDate;
  zone: Zone;
  strategy: Strategy;
  codes: Record<string, CodePlan>;
  codesOfTeam: (Record<string, CodePlan> | undefined)[];
  people: (PersonRow & { team: number | undefined })[];
  sites: Map<string, SiteRow>;
}

export interface ResolveOptions {
  orgZone: string;
  /** A rule continues without people who have left. A person's own request must name existing people. */
  leaveOutMissing?: boolean;
  /** Nothing will be saved. Otherwise a look at someone's pattern would hold up whoever changes an employee. */
  withoutLocks?: boolean;
}

export async function resolveRequest(
  scope: TenantScope,
  request: GenerationRequest,
  options: ResolveOptions,
): Promise<Resolved> {
  const template = await findTemplate(scope, request.templateId);
  if (!template) throw new AppError('not_found');
  const content = contentOf(template);
  const sites = await listSites(scope, options);
  const people = await peopleOf(scope, request, content, options);
  const codes = codesOf(request, content, sites);
  return {
    template,
    content,
    cycleStart:
      request.cycleStartDate ?? defaultCycleStart(request.startDate, template.tied_to_weekdays),
    zone: (request.timezone ?? options.orgZone) as Zone,
    strategy: strategyOf(request),
    codes,
    codesOfTeam: (request.teams ?? []).map(({ locationId }) =>
      locationId ? codesAt(getSite(sites, locationId), codes, request) : undefined,
    ),
    people,
    sites,
  };
}

function strategyOf(request: GenerationRequest): PlanInput['strategy'] {
  if (request.conflictStrategy) return request.conflictStrategy;
  const replaces = request.replaceConflicts || request.parameters?.replace_conflicts;
  return replaces ? 'replace' : 'flag';
}

async function peopleOf(
  scope: TenantScope,
  request: GenerationRequest,
  content: TemplateContent,
  { leaveOutMissing, withoutLocks }: ResolveOptions,
) {
  const named = [
    ...request.employeeIds,
    ...(request.teams ?? []).flatMap((team) => team.employeeIds),
  ];
  const resolved = request.resolutions.map((one) => one.employeeId);
  const asked = { employeeIds: [...named, ...resolved], groupIds: request.groupIds };
  const { people, groups } = await listPeople(scope, asked, { withoutLocks });
  if (!leaveOutMissing) {
    const known = new Set(people.map(({ id }) => id));
    const unknownPeople = asked.employeeIds.some((id) => !known.has(id));
    const unknownGroups = request.groupIds.some((id) => !groups.has(id));
    if (unknownPeople || unknownGroups) throw new AppError('not_found');
  }
  const picked = new Set(named);
  const groupIds = new Set(request.groupIds);
  const chosen = people.filter(
    ({ id, groupId }) => picked.has(id) || (groupId !== null && groupIds.has(groupId)),
  );
  const teams = teamsOf(request, chosen, content.patterns.length);
  return chosen.map((person) => ({ ...person, team: teams.get(person.id) }));
}

/**
 * Gives each person a team, from 0. Without teams in the request, group i is team i, and people who
 * were picked one by one are spread over the template's teams.
 */
function teamsOf(
  { teams, groupIds }: GenerationRequest,
  people: PersonRow[],
  templateTeams: number,
): Map<string, number> {
  const found = new Map<string, number>();
  if (teams) {
    teams.forEach(({ employeeIds }, team) => {
      for (const id of employeeIds) if (!found.has(id)) found.set(id, team);
    });
    return found;
  }
  let spread = 0;
  for (const { id, groupId } of people) {
    const group = groupId === null ? -1 : groupIds.indexOf(groupId);
    found.set(id, group === -1 ? spread++ % templateTeams : group);
  }
  return found;
}

function codesOf(
  request: GenerationRequest,
  content: TemplateContent,
  sites: ReadonlyMap<string, SiteRow>,
): Record<string, CodePlan> {
  const used = new Set(content.patterns.flat());
  const codes: Record<string, CodePlan> = {};
  for (const [code, times] of Object.entries(content.codes)) {
    if (!used.has(code)) continue;
    const asked = request.shiftCodes?.[code];
    const locationId = asked?.locationId ?? request.parameters?.default_location_id;
    if (!locationId) throw locationMissing(code);
    codes[code] = {
      ...placeOf(getSite(sites, locationId), request),
      startTime: asked?.startTime ?? times.startTime,
      duration: asked ? (Math.round(asked.duration * 60) as Minutes) : times.duration,
    };
  }
  // A job site must exist even when no code uses it.
  const named = Object.values(request.shiftCodes ?? {}).map(({ locationId }) => locationId);
  const unknownSites = [...named, request.parameters?.default_location_id].some(
    (id) => id !== undefined && !sites.has(id),
  );
  if (unknownSites) throw new AppError('not_found');
  return codes;
}

function getSite(sites: ReadonlyMap<string, SiteRow>, id: string): SiteRow {
  const site = sites.get(id);
  if (!site) throw new AppError('not_found');
  return site;
}

function placeOf({ id, timezone }: SiteRow, { siteClock }: GenerationRequest) {
  const siteZone = timezone as Zone;
  return { locationId: id, siteZone, clock: siteClock ? siteZone : undefined };
}

/** The same codes at the site of a team. */
function codesAt(
  site: SiteRow,
  codes: Record<string, CodePlan>,
  request: GenerationRequest,
): Record<string, CodePlan> {
  const place = placeOf(site, request);
  return Object.fromEntries(
    Object.entries(codes).map(([code, plan]) => [code, { ...plan, ...place }]),
  );
}

function locationMissing(code: string): AppError {
  const message = 'Location is required';
  return new AppError('invalid_input', {
    sentence: `${code}: ${message}.`,
    fields: [{ field: `shiftCodes.${code}.locationId`, message }],
  });
}
