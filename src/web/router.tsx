import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { SessionUser } from '#contract/session-user';
import { ErrorScreen } from './components/ErrorScreen';
import { SignedOutLayout } from './components/SignedOutLayout';
import { findSessionUser } from './data/session';
import { openRoutes, root } from './open-routes';
import { nextFor, readNext } from './platform/next-address';
import { parseParam, writeParam } from './platform/search-params';
import { readOrganizationsSearch } from './screens/admin-organizations/organizations-search';
import { readAuditLogSearch } from './screens/audit-log/audit-log-search';
import { readEmployeesSearch } from './screens/employees/employees-search';
import { readLeaveSearch } from './screens/leave/leave-search';
import { readMyShiftsSearch } from './screens/my-shifts/my-shifts-search';
import { readMyYearSearch } from './screens/my-shifts/year/my-year-search';
import { readOrganizationSearch } from './screens/organization/organization-search';
import { organizationTitle } from './screens/organization/organization-title';
import { readPatternsSearch } from './screens/patterns/patterns-search';
import { readPlatformSearch } from './screens/platform/platform-search';
import { readRequestsSearch } from './screens/requests/requests-search';
import { readRosterSearch } from './screens/roster/roster-search';
import { readRulesSearch } from './screens/rules/rules-search';
import { readSitesSearch } from './screens/sites/sites-search';
import { readTimeSearch } from './screens/time/time-search';
import { PageSpinner, WindowSpinner } from './ui/Spinner';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was typed on the page before, for the page that asks for it. */
    email?: string;
    /** Step 1 follows a signup that this browser can't continue any more. */
    signupExpired?: boolean;
  }
}

// Each guard decides before the code of its screens is loaded; its layout goes on watching the session.
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    if (await findSessionUser()) return;
    throw redirect({ to: '/login', search: nextFor(location.href), replace: true });
  },
  pendingComponent: WindowSpinner,
  component: lazyRouteComponent(() => import('./SignedInLayout'), 'SignedInLayout'),
});

const signedOut = createRoute({
  getParentRoute: () => root,
  id: 'signed-out',
  validateSearch: readNext,
  beforeLoad: async ({ search }) => {
    if (await findSessionUser())
      throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
  pendingComponent: WindowSpinner,
  component: SignedOutLayout,
});

const login = createRoute({
  getParentRoute: () => signedOut,
  path: '/login',
  staticData: { title: 'Sign in' },
  component: lazyRouteComponent(() => import('./screens/login/LoginScreen'), 'LoginScreen'),
});
const register = createRoute({
  getParentRoute: () => signedOut,
  path: '/register',
  staticData: { title: 'Create Organization' },
  component: lazyRouteComponent(
    () => import('./screens/register/RegisterScreen'),
    'RegisterScreen',
  ),
});

const newOrganization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organizations/new',
  staticData: { title: 'New organisation' },
  component: lazyRouteComponent(
    () => import('./screens/onboarding/NewOrganizationScreen'),
    'NewOrganizationScreen',
  ),
});
const acceptInvitation = createRoute({
  getParentRoute: () => signedIn,
  path: '/accept-invitation',
  staticData: { title: 'Join an organisation' },
  component: lazyRouteComponent(
    () => import('./screens/accept-invitation/AcceptInvitationScreen'),
    'AcceptInvitationScreen',
  ),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(
    () => import('./screens/dashboard/DashboardScreen'),
    'DashboardScreen',
  ),
});
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  component: lazyRouteComponent(
    () => import('./screens/dashboard/DashboardScreen'),
    'DashboardScreen',
  ),
});
const employees = createRoute({
  getParentRoute: () => signedIn,
  path: '/employees',
  validateSearch: readEmployeesSearch,
  component: lazyRouteComponent(
    () => import('./screens/employees/EmployeesScreen'),
    'EmployeesScreen',
  ),
});
const autoRoster = createRoute({
  getParentRoute: () => employees,
  path: '/',
  staticData: { title: 'Employee Management' },
  // The employees above have been drawn by then: a spinner as high as a screen would be too much.
  pendingComponent: () => null,
  component: lazyRouteComponent(
    () => import('./screens/auto-roster/AutoRosterCards'),
    'AutoRosterCards',
  ),
});
const person = createRoute({
  getParentRoute: () => signedIn,
  path: '/employees/$employeeId',
  staticData: { title: 'Employee' },
  component: lazyRouteComponent(() => import('./screens/person/PersonScreen'), 'PersonScreen'),
});
const roster = createRoute({
  getParentRoute: () => signedIn,
  path: '/roster',
  validateSearch: readRosterSearch,
  staticData: { title: 'Roster' },
  component: lazyRouteComponent(() => import('./screens/roster/RosterScreen'), 'RosterScreen'),
});
const sites = createRoute({
  getParentRoute: () => signedIn,
  path: '/sites',
  validateSearch: readSitesSearch,
  staticData: { title: 'Job Sites Directory' },
  component: lazyRouteComponent(() => import('./screens/sites/SitesScreen'), 'SitesScreen'),
});
const myShifts = createRoute({
  getParentRoute: () => signedIn,
  path: '/my-shifts',
  validateSearch: readMyShiftsSearch,
  staticData: { title: 'Employee Shifts Calendar' },
  component: lazyRouteComponent(
    () => import('./screens/my-shifts/MyShiftsScreen'),
    'MyShiftsScreen',
  ),
});
const myYear = createRoute({
  getParentRoute: () => signedIn,
  path: '/my-year',
  validateSearch: readMyYearSearch,
  staticData: { title: 'My Year' },
  component: lazyRouteComponent(
    () => import('./screens/my-shifts/year/MyYearScreen'),
    'MyYearScreen',
  ),
});
const availability = createRoute({
  getParentRoute: () => signedIn,
  path: '/availability',
  staticData: { title: 'My Availability' },
  component: lazyRouteComponent(
    () => import('./screens/availability/AvailabilityScreen'),
    'AvailabilityScreen',
  ),
});
const leave = createRoute({
  getParentRoute: () => signedIn,
  path: '/leave',
  validateSearch: readLeaveSearch,
  beforeLoad: ({ location }) => {
    // Emails of older versions lead there. Leave is decided with the other requests now.
    if (location.href.includes('tab=to-decide')) throw redirect({ to: '/requests', replace: true });
  },
  staticData: { title: 'Leave' },
  component: lazyRouteComponent(() => import('./screens/leave/LeaveScreen'), 'LeaveScreen'),
});
const inbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/inbox',
  staticData: { title: 'Inbox' },
  component: lazyRouteComponent(() => import('./screens/inbox/InboxScreen'), 'InboxScreen'),
});
const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: readRequestsSearch,
  staticData: { title: 'Requests' },
  component: lazyRouteComponent(
    () => import('./screens/requests/RequestsScreen'),
    'RequestsScreen',
  ),
});
const rules = createRoute({
  getParentRoute: () => signedIn,
  path: '/rules',
  validateSearch: readRulesSearch,
  staticData: { title: 'Rules' },
  component: lazyRouteComponent(() => import('./screens/rules/RulesScreen'), 'RulesScreen'),
});
const time = createRoute({
  getParentRoute: () => signedIn,
  path: '/time',
  validateSearch: readTimeSearch,
  staticData: { title: 'Time' },
  component: lazyRouteComponent(() => import('./screens/time/TimeScreen'), 'TimeScreen'),
});
const patterns = createRoute({
  getParentRoute: () => signedIn,
  path: '/patterns',
  validateSearch: readPatternsSearch,
  staticData: { title: 'Patterns' },
  component: lazyRouteComponent(
    () => import('./screens/patterns/PatternsScreen'),
    'PatternsScreen',
  ),
});
const adminOrganizations = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/organizations',
  validateSearch: readOrganizationsSearch,
  staticData: { title: 'Organizations Management' },
  component: lazyRouteComponent(
    () => import('./screens/admin-organizations/OrganizationsScreen'),
    'OrganizationsScreen',
  ),
});
const platform = createRoute({
  getParentRoute: () => signedIn,
  path: '/platform',
  validateSearch: readPlatformSearch,
  staticData: { title: 'Platform Administration' },
  component: lazyRouteComponent(
    () => import('./screens/platform/PlatformScreen'),
    'PlatformScreen',
  ),
});
const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organization',
  validateSearch: readOrganizationSearch,
  staticData: { title: organizationTitle },
  component: lazyRouteComponent(
    () => import('./screens/organization/OrganizationScreen'),
    'OrganizationScreen',
  ),
});
const auditLog = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit-log',
  validateSearch: readAuditLogSearch,
  staticData: { title: 'Audit log' },
  component: lazyRouteComponent(
    () => import('./screens/audit-log/AuditLogScreen'),
    'AuditLogScreen',
  ),
});
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  staticData: { title: 'Your account' },
  component: lazyRouteComponent(() => import('./screens/account/AccountScreen'), 'AccountScreen'),
});

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  staticData: { title: 'Help' },
  component: lazyRouteComponent(() => import('./screens/help/HelpScreen'), 'HelpScreen'),
});

/** Not made with the files of the app, while which a slow phone stands still: main.tsx gives it a task of its own. */
export function makeRouter() {
  return createRouter({
    routeTree: root.addChildren([
      signedOut.addChildren([login, register]),
      signedIn.addChildren([
        newOrganization,
        acceptInvitation,
        home,
        dashboard,
        employees.addChildren([autoRoster]),
        person,
        roster,
        sites,
        myShifts,
        myYear,
        availability,
        leave,
        inbox,
        requests,
        rules,
        time,
        patterns,
        adminOrganizations,
        platform,
        organization,
        auditLog,
        account,
        help,
      ]),
      openRoutes,
    ]),
    defaultPreload: 'intent',
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 200,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    parseSearch: parseSearchWith(parseParam),
    // The router asks how a text is written only where it may ask whether it can be read.
    stringifySearch: stringifySearchWith(writeParam, String),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says before '· Muster'. */
    title?: string | ((user: SessionUser | null) => string);
  }
}
