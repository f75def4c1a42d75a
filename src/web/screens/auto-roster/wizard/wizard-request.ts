// The request for the wizard's state: the same for the scan, the preview and the generation.
import { continuedCycleStart } from '#engine/rotation/pattern';
import type { GenerationInput } from '../../../data/auto-roster';
import { hoursOfMinutes } from '../../../platform/minutes';
import { conflictKey, type WizardState } from './wizard-state';

/** Everything that decides the roster: after a change, the wizard must scan and preview again. */
export function requestOf(state: WizardState): GenerationInput {
  const { template, parameters, teams, assignments, confirm } = state;
  const chosen = template.selectedTemplate;
  if (!chosen) throw new Error('No template has been chosen');
  const byGroups = teams.teamMode === 'groups';
  const codes = Object.values(assignments.shiftCodeAssignments);
  const last = parameters.continueCycle ? chosen.last_run : null;
  return {
    templateId: chosen.id,
    startDate: parameters.startDate,
    endDate: parameters.endDate,
    employeeIds: byGroups ? [] : teams.selectedEmployeeIds,
    groupIds: byGroups ? teams.selectedGroupIds : [],
    parameters: {
      ...(parameters.defaultRoleLabel ? { roleLabel: parameters.defaultRoleLabel } : {}),
      ...(parameters.defaultLocationId
        ? { default_location_id: parameters.defaultLocationId }
        : {}),
      replace_conflicts: parameters.conflictStrategy === 'replace',
    },
    replaceConflicts: parameters.conflictStrategy === 'replace',
    timezone: parameters.timezone,
    ...(assignments.siteClock ? { siteClock: true } : {}),
    ...(last
      ? {
          cycleStartDate: continuedCycleStart(
            parameters.startDate,
            last.cycle_start_date,
            chosen.cycle_days,
          ),
        }
      : {}),
    minRestHours: parameters.minRestHours,
    maxConsecutiveNights: parameters.maxConsecutiveNights,
    conflictStrategy: parameters.conflictStrategy,
    teams: teams.teamAssignments.map(({ teamId, teamName, employeeIds, locationId }) => ({
      teamId,
      teamName,
      employeeIds,
      ...(locationId ? { locationId } : {}),
    })),
    shiftCodes: Object.fromEntries(
      codes.map(({ code, locationId, startTime, duration }) => [
        code,
        { locationId, startTime, duration: hoursOfMinutes(duration) },
      ]),
    ),
    ...resolutionsOf(state),
    published: confirm.publishShifts,
    sendNotifications: confirm.publishShifts && confirm.sendNotifications,
    ...(parameters.notes ? { notes: parameters.notes } : {}),
    ...(confirm.createRule ? { rule: { name: confirm.ruleName, status: confirm.ruleStatus } } : {}),
  };
}

/** One choice for all conflicts is one word; with 'manual' each has its own. */
function resolutionsOf({
  conflicts,
}: WizardState): Pick<GenerationInput, 'resolutions' | 'defaultResolution'> {
  if (conflicts.globalResolution !== 'manual') {
    return { defaultResolution: conflicts.globalResolution };
  }
  return {
    resolutions: (conflicts.list ?? []).flatMap(({ employeeId, date }) => {
      const resolution = conflicts.resolutions[conflictKey({ employeeId, date })];
      return resolution ? [{ employeeId, date, resolution }] : [];
    }),
  };
}
