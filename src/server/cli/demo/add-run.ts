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

const GROUP = 'Emergency';
const SITE = 'Toowoomba Emergency Centre';
const TEMPLATE = 'Metropolitan 2-2-2-2';
const TEAMS = ['A', 'B', 'C', 'D'];

/** Starts after the existing drafts, so that nothing overlaps. */
export async function addRun(scope: TenantScope, rows: Rows, today: CalendarDate): Promise<void> {
  const group = rows.shiftGroups.find(({ name }) => name === GROUP);
  const site = rows.locations.find(({ name }) => name === SITE);
  const template = SYSTEM_TEMPLATES.find(({ name }) => name === TEMPLATE);
  if (!group || !site || !template)
    throw new Error('The demo lacks the group, site or template of its run');
  const people = rows.employees.filter((employee) => employee.shift_group_id === group.id);
  const startDate = addDays(periodAround(today).draftTo, 2);
  const generation: Generation = {
    runId: randomUUID(),
    actor: { id: userId(MANAGER), name: MANAGER.name },
    orgZone: rows.organization.timezone,
    request: {
      templateId: template.id,
      startDate,
      endDate: addDays(startDate, 27),
      employeeIds: [],
      groupIds: [group.id],
      parameters: {
        default_location_id: site.id,
        roleLabel: 'Registered Nurse',
        replace_conflicts: false,
      },
      teams: TEAMS.map((teamName, team) => ({
        teamId: teamName,
        teamName,
        employeeIds: people.filter((_, index) => index % TEAMS.length === team).map(({ id }) => id),
      })),
      minRestHours: 8,
      maxConsecutiveNights: 3,
      replaceConflicts: false,
      resolutions: [],
      published: false,
      sendNotifications: false,
      // Its people see their pattern in My Year.
      rule: { name: 'Emergency around the clock', status: 'active' },
    },
  };
  await startRun(scope, generation);
  await generateRoster(scope, generation);
}
