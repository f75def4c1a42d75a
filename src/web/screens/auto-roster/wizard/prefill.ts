// Fills the wizard in as for an earlier run, with what still exists of it.
import type { Run } from '#contract/api/auto-roster';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterTemplate } from '../../../data/shift-templates';
import { minutesOfHours } from '../../../platform/minutes';
import { readSavedRequest, type SavedRequest } from '../saved-request';
import { distribute, groupTeams, inNoTeam, resizeTeams } from '../teams-step/teams';
import { hasTemplateTimes, templateAssignments } from './code-assignments';
import type { TeamAssignment, WizardState } from './wizard-state';

export interface Known {
  templates: readonly RosterTemplate[];
  employees: readonly Employee[];
  groups: readonly ShiftGroup[];
  locations: readonly Location[];
}

export interface Prefill {
  state: WizardState;
  outcome: 'loaded' | 'incomplete' | 'unparsable';
}

export function prefill(
  run: Pick<Run, 'template_id' | 'generation_params'>,
  known: Known,
  start: WizardState,
): Prefill {
  const saved = readSavedRequest(run.generation_params);
  const window = saved && nextWindow(saved, start.parameters.startDate);
  if (!window) return { state: start, outcome: 'unparsable' };
  let complete = true;
  const present = (wanted: readonly string[], there: readonly { id: string }[]) => {
    const existing = new Set(there.map(({ id }) => id));
    const found = wanted.filter((id) => existing.has(id));
    if (found.length < wanted.length) complete = false;
    return found;
  };
  const location = (id: string | undefined) =>
    id ? (present([id], known.locations)[0] ?? '') : '';

  const template = known.templates.find(({ id }) => id === run.template_id) ?? null;
  if (!template) complete = false;
  const groupIds = present(saved.groupIds, known.groups);
  const employeeIds = present(saved.employeeIds, known.employees);
  const defaultLocationId = location(saved.parameters.default_location_id);
  const codes = template ? templateAssignments(template, defaultLocationId) : {};
  for (const [code, { locationId, startTime, duration }] of Object.entries(saved.shiftCodes)) {
    if (!codes[code]) complete = false;
    else {
      const place = location(locationId);
      codes[code] = { code, locationId: place, startTime, duration: minutesOfHours(duration) };
    }
  }
  const teamCount = template?.teams.length ?? 1;
  const { parameters } = start;
  const state: WizardState = {
    ...start,
    template: {
      selectedTemplate: template,
      useTemplateDefaults: !template || hasTemplateTimes(template, codes),
    },
    parameters: {
      ...parameters,
      ...window,
      timezone: saved.timezone ?? parameters.timezone,
      minRestHours: saved.minRestHours ?? parameters.minRestHours,
      maxConsecutiveNights: saved.maxConsecutiveNights ?? parameters.maxConsecutiveNights,
      conflictStrategy: saved.conflictStrategy ?? parameters.conflictStrategy,
      defaultLocationId,
      defaultRoleLabel: saved.parameters.roleLabel ?? '',
      notes: saved.notes ?? '',
    },
    teams: {
      ...start.teams,
      teamMode: saved.groupIds.length > 0 ? 'groups' : 'manual',
      selectedGroupIds: groupIds,
      selectedEmployeeIds: employeeIds,
      teamAssignments: saved.teams
        ? teamsOf(
            saved.teams.map(({ employeeIds, locationId }) => ({
              employeeIds: present(employeeIds, known.employees),
              locationId: location(locationId),
            })),
          )
        : dealtTeams(groupIds, employeeIds, known, teamCount),
    },
    assignments: { shiftCodeAssignments: codes, siteClock: saved.siteClock },
  };
  return { state, outcome: complete ? 'loaded' : 'incomplete' };
}

/** As many days, right after those of the run, or from today when that has passed. */
function nextWindow({ startDate, endDate }: SavedRequest, today: CalendarDate) {
  if (!startDate || !endDate) return undefined;
  const from = endDate < today ? today : addDays(endDate, 1);
  return { startDate: from, endDate: addDays(from, daysBetween(startDate, endDate)) };
}

function teamsOf(members: { employeeIds: string[]; locationId: string }[]): TeamAssignment[] {
  return resizeTeams([], Math.max(1, members.length)).map((team, index) => ({
    ...team,
    ...members[index],
  }));
}

/** A run from before the server kept its teams: group i is team i, and single people are spread. */
function dealtTeams(
  groupIds: readonly string[],
  employeeIds: readonly string[],
  { employees }: Known,
  teamCount: number,
): TeamAssignment[] {
  const teams = groupTeams(groupIds, employees, teamCount);
  const single = employees.filter(({ id }) => employeeIds.includes(id));
  const spread = distribute(
    resizeTeams([], teamCount),
    inNoTeam(teams, single).map(({ id }) => id),
  );
  return teams.map((team, index) => ({
    ...team,
    employeeIds: [...team.employeeIds, ...(spread[index]?.employeeIds ?? [])],
  }));
}
