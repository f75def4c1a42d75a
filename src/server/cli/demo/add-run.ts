// Generates four weeks of drafts for one group with the Auto-Roster, so that the demo has a run.
import { randomUUID } from 'node:crypto';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import {
  type Generation,
  generateRoster,
  startRun,
} from '../../features/auto-roster/generate-roster';
import { SYSTEM_TEMPLATES } from '../../features/shift-templates/system-templates';
import { periodAround } from './period';
import { type Rows, userId } from './rows';
import { MANAGER } from './wattle-staff';

const GROUP = 'Ward A Nursing';
const SITE = 'Parramatta Private Hospital';
const TEMPLATE = 'Pitman 2-2-3 rotating (2 wk days / 2 wk nights)';
const TEAMS = ['A', 'B', 'C', 'D'];

/** Starts after the existing drafts, so that nothing overlaps. */
export async function addRun(scope: TenantScope, rows: Rows, today: CalendarDate): Promise<void> {
  const group = rows.shiftGroups.find(({ name }) => name === GROUP);
  const site = rows.locations.find(({ name }) => name === SITE);
  const template = SYSTEM_TEMPLATES.find(({ name }) => name === TEMPLATE);
  if (!group || !site || !template)
    throw new Error('The demo lacks the group, site or template of its run');
  // The unit manager works office hours.
  const people = rows.employees.filter(
    ({ shift_group_id, email }) => shift_group_id === group.id && email !== MANAGER.email,
  );
  const startDate = addDays(periodAround(today).draftTo, 2);
  const generation: Generation = {
    runId: randomUUID(),
    actor: { id: userId(MANAGER), name: MANAGER.name },
    orgZone: rows.organization.timezone,
    request: {
      templateId: template.id,
      startDate,
      endDate: addDays(startDate, 27),
      employeeIds: people.map(({ id }) => id),
      groupIds: [],
      parameters: {
        default_location_id: site.id,
        // Not everyone in the ward is registered.
        roleLabel: 'Ward nurse',
        replace_conflicts: false,
      },
      teams: TEAMS.map((teamName, team) => ({
        teamId: teamName,
        teamName,
        employeeIds: people.filter((_, index) => index % TEAMS.length === team).map(({ id }) => id),
      })),
      minRestHours: 8,
      maxConsecutiveNights: 4,
      replaceConflicts: false,
      resolutions: [],
      published: false,
      sendNotifications: false,
      // Its people see their pattern in My Year.
      rule: { name: 'Ward A, days and nights', status: 'active' },
    },
  };
  await startRun(scope, generation);
  await generateRoster(scope, generation);
}
