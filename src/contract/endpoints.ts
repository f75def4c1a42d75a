// Every call there is. The OpenAPI document and the rights, tenant and fuzz tests walk this list.
import * as auth from './api/auth';
import * as autoRoster from './api/auto-roster';
import * as dashboard from './api/dashboard';
import * as dayStatuses from './api/day-statuses';
import * as employees from './api/employees';
import * as eventStream from './api/events';
import * as locations from './api/locations';
import * as maps from './api/maps';
import * as me from './api/me';
import * as organizations from './api/organizations';
import * as register from './api/register';
import * as roster from './api/roster';
import * as shiftGroups from './api/shift-groups';
import * as shiftRules from './api/shift-rules';
import * as shiftTemplates from './api/shift-templates';
import * as shifts from './api/shifts';
import * as system from './api/system';
import type { AnyEndpoint } from './endpoint';

const modules: Record<string, unknown>[] = [
  auth,
  register,
  me,
  organizations,
  employees,
  shiftGroups,
  locations,
  shifts,
  dayStatuses,
  roster,
  shiftTemplates,
  autoRoster,
  shiftRules,
  dashboard,
  maps,
  eventStream,
  system,
];

export const ALL_ENDPOINTS: AnyEndpoint[] = modules.flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'right' in value && 'path' in value;
}
