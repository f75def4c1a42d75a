// Fills the wizard in as for an earlier run, with what still exists of it.
import { z } from 'zod';
import type { Run } from '#contract/api/auto-roster';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { calendarDate, wallTime } from '#contract/time-fields';
import { STRATEGIES } from '#engine/generation/input';
import type { RosterTemplate } from '../../../data/shift-templates';
import { minutesOfHours } from '../../../platform/minutes';
import { parseJson } from '../../../platform/parse-json';
import { groupTeams, resizeTeams } from '../teams-step/teams';
import { hasTemplateTimes, templateAssignments } from './code-assignments';
import type { WizardState } from './wizard-state';

const ids = z.array(z.string()).default([]);

const Saved = z.object({
  startDate: calendarDate,
  endDate: calendarDate,
  timezone: z.string().optional(),
  minRestHours: z.number().optional(),
  maxConsecutiveNights: z.number().optional(),
  conflictStrategy: z.enum(STRATEGIES).optional(),
  employeeIds: ids,
  groupIds: ids,
  parameters: z
    .object({ roleLabel: z.string().optional(), default_location_id: z.string().optional() })
    .default({}),
  notes: z.string().optional(),
  teams: z.array(z.object({ employeeIds: ids })).optional(),
  shiftCodes: z
    .record(
      z.string(),
      z.object({ locationId: z.string(), startTime: wallTime, duration: z.number() }),
    )
    .default({}),
});

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
  const saved = Saved.safeParse(parseJson(run.generation_params)).data;
  if (!saved) return { state: start, outcome: 'unparsable' };
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
      startDate: saved.startDate,
      endDate: saved.endDate,
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
      selectedEmployeeIds: present(saved.employeeIds, known.employees),
      teamAssignments: saved.teams
        ? teamsOf(saved.teams.map(({ employeeIds }) => present(employeeIds, known.employees)))
        : groupTeams(groupIds, known.employees, teamCount),
    },
    assignments: { shiftCodeAssignments: codes },
  };
  return { state, outcome: complete ? 'loaded' : 'incomplete' };
}

function teamsOf(members: string[][]) {
  return resizeTeams([], Math.max(1, members.length)).map((team, index) => ({
    ...team,
    employeeIds: members[index] ?? [],
  }));
}
