const DASHBOARD = ['screens/dashboard/DashboardScreen.tsx'];

/**
 * The screens that people open first, as modules of src/web. The browser asks for their code together with the app's,
 * not after it.
 */
export const FIRST_SCREENS = {
  '/login': ['screens/login/LoginScreen.tsx'],
  '/': DASHBOARD,
  '/dashboard': DASHBOARD,
  '/roster': ['screens/roster/RosterScreen.tsx', 'screens/roster/grid/RosterGrid.tsx'],
  '/my-shifts': ['screens/my-shifts/MyShiftsScreen.tsx'],
  '/inbox': ['screens/inbox/InboxScreen.tsx'],
} satisfies Record<string, string[]>;
