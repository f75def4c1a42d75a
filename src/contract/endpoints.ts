// Every call there is. The OpenAPI document and the rights, tenant and fuzz tests walk this list.
import * as adminOrganizations from './api/admin-organizations';
import * as answers from './api/answers';
import * as auditLog from './api/audit-log';
import * as auth from './api/auth';
import * as autoRoster from './api/auto-roster';
import * as availability from './api/availability';
import * as billing from './api/billing';
import * as calendarFeeds from './api/calendar-feeds';
import * as clock from './api/clock';
import * as clockImport from './api/clock-import';
import * as contracts from './api/contracts';
import * as cover from './api/cover';
import * as dashboard from './api/dashboard';
import * as dayStatuses from './api/day-statuses';
import * as daysOffLinks from './api/days-off-links';
import * as employees from './api/employees';
import * as eventStream from './api/events';
import * as fairness from './api/fairness';
import * as fill from './api/fill';
import * as holidays from './api/holidays';
import * as inbox from './api/inbox';
import * as installation from './api/installation';
import * as kiosk from './api/kiosk';
import * as kiosks from './api/kiosks';
import * as leave from './api/leave';
import * as leaveTypes from './api/leave-types';
import * as leaving from './api/leaving';
import * as locations from './api/locations';
import * as maps from './api/maps';
import * as me from './api/me';
import * as myYear from './api/my-year';
import * as notices from './api/notices';
import * as onboarding from './api/onboarding';
import * as openShifts from './api/open-shifts';
import * as organization from './api/organization';
import * as organizations from './api/organizations';
import * as passkeys from './api/passkeys';
import * as patterns from './api/patterns';
import * as payPeriods from './api/pay-periods';
import * as pins from './api/pins';
import * as platform from './api/platform';
import * as publishRoster from './api/publish-roster';
import * as pushSubscriptions from './api/push-subscriptions';
import * as register from './api/register';
import * as repairs from './api/repairs';
import * as requests from './api/requests';
import * as roster from './api/roster';
import * as rosterViews from './api/roster-views';
import * as rules from './api/rules';
import * as shiftAnswers from './api/shift-answers';
import * as shiftGroups from './api/shift-groups';
import * as shiftRules from './api/shift-rules';
import * as shiftTemplates from './api/shift-templates';
import * as shifts from './api/shifts';
import * as signupRequests from './api/signup-requests';
import * as skills from './api/skills';
import * as system from './api/system';
import * as timesheets from './api/timesheets';
import * as twoStep from './api/two-step';
import type { AnyEndpoint, Method } from './endpoint';

const modules = [
  auth,
  register,
  me,
  twoStep,
  passkeys,
  organizations,
  organization,
  leaving,
  employees,
  shiftGroups,
  locations,
  kiosks,
  kiosk,
  payPeriods,
  pins,
  shifts,
  shiftAnswers,
  availability,
  openShifts,
  clock,
  clockImport,
  timesheets,
  dayStatuses,
  calendarFeeds,
  myYear,
  daysOffLinks,
  repairs,
  requests,
  leaveTypes,
  inbox,
  leave,
  roster,
  rosterViews,
  publishRoster,
  cover,
  rules,
  shiftTemplates,
  patterns,
  autoRoster,
  shiftRules,
  contracts,
  fairness,
  fill,
  holidays,
  skills,
  notices,
  pushSubscriptions,
  dashboard,
  maps,
  onboarding,
  billing,
  adminOrganizations,
  auditLog,
  signupRequests,
  platform,
  installation,
  answers,
  eventStream,
  system,
];

export const ALL_ENDPOINTS: AnyEndpoint[] = modules.flatMap((module) =>
  Object.values<unknown>(module).filter(isEndpoint),
);

type DeclaredIn<Module> = Module extends unknown
  ? Extract<Module[keyof Module], { method: Method; path: `/api/${string}` }>
  : never;

/** Every declaration by its address, such as 'GET /api/me'. A browser names a call by it and loads no schema. */
export type Calls = {
  [E in DeclaredIn<(typeof modules)[number]> as `${E['method']} ${E['path']}`]: E;
};

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'right' in value && 'path' in value;
}
