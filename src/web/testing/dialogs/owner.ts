// The dialogs about the roster and about Muster itself, for an owner: Amy Able works at Parramatta Depot.
import { page } from 'vitest/browser';
import { idOf } from '../screen-test';
import { button, byKeys, choose, type DialogRow } from './walk';

const userMenu = () => page.getByRole('button', { name: /your menu/ });

/** Before there is a site. */
export const NOTHING_YET: DialogRow[] = [
  {
    file: 'components/shift-form/CreateShiftDialog.tsx',
    path: '/dashboard',
    opener: button('Create New Shift'),
    name: 'Create Shift',
  },
];

export const ROSTER: DialogRow[] = [
  {
    file: 'components/shift-form/CreateShiftDialog.tsx',
    path: '/dashboard',
    opener: button('Create New Shift'),
    name: 'Create Shift',
    form: { fill: { 'Start Time': '' }, submit: 'Create Shift' },
  },
  {
    file: 'screens/roster/cover/DayStripDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button(/^Cover of Parramatta Depot, Wed 10 Mar 2027/),
    name: 'Cover of Parramatta Depot',
  },
  {
    file: 'screens/roster/cell/CellDialog.tsx',
    path: '/roster?view=list&date=2027-03-10',
    opener: button(/Amy Able/),
    name: 'Amy Able, Wed 10 Mar 2027',
    form: {
      file: 'screens/roster/cell/AddShiftForm.tsx',
      begin: 'Add Shift',
      fill: { 'Start Time': '' },
      submit: 'Create Shift',
    },
  },
  {
    file: 'screens/roster/cell/CellDialog.tsx',
    path: '/roster?view=list&date=2027-03-10',
    opener: button(/Amy Able/),
    name: 'Amy Able, Wed 10 Mar 2027',
    form: {
      file: 'screens/roster/cell/EditShiftForm.tsx',
      begin: 'Edit 09:00–17:00',
      fill: { 'Start Time': '' },
      submit: 'Save changes',
    },
  },
  {
    file: 'screens/roster/cell/CellDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: () => page.getByRole('gridcell', { name: /^Amy Able, Fri 12 Mar 2027/ }),
    name: 'Amy Able, Fri 12 Mar 2027',
    form: {
      file: 'screens/roster/cell/MoveShiftForm.tsx',
      begin: 'Move to...',
      fill: {},
      submit: 'Move shift',
    },
  },
  {
    file: 'screens/roster/toolbar/CopyWeekMenu.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('Copy week'),
    open: choose('Copy this week to next week'),
    name: /^Copy to the week of /,
  },
  {
    file: 'screens/roster/publish/PublishDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('Publish'),
    name: 'Publish roster',
  },
  {
    file: 'screens/roster/fill/FillDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('Fill'),
    name: 'Fill the roster',
  },
  {
    file: 'screens/roster/print/PrintDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('Print'),
    name: 'Print roster',
  },
  {
    file: 'screens/roster/uncovered/UncoveredDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('1 uncovered shift'),
    name: 'Uncovered',
    form: {
      file: 'screens/roster/cell/MoveShiftForm.tsx',
      begin: 'Move to...',
      fill: {},
      submit: 'Move shift',
    },
  },
  {
    file: 'screens/roster/unconfirmed/UnconfirmedDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('1 unconfirmed shift'),
    name: 'Unconfirmed',
  },
  {
    file: 'screens/roster/open-shifts/OpenShiftsDialog.tsx',
    path: '/roster?date=2027-03-08',
    opener: button('0 open shifts'),
    name: 'Open shifts',
    form: {
      file: 'screens/roster/open-shifts/OfferShiftForm.tsx',
      begin: 'Offer a shift',
      fill: { 'People needed': '0' },
      submit: 'Offer shift',
    },
  },
  {
    file: 'screens/my-shifts/day/MyDayDialog.tsx',
    path: `/my-shifts?employee=${idOf('Amy Able')}&month=2027-03`,
    opener: button('Wed 10 Mar 2027, 1 shift'),
    name: /^Shifts for /,
  },
];

export const EVERYWHERE: DialogRow[] = [
  {
    file: 'screens/organization/form/DeleteOrganizationDialog.tsx',
    path: '/organization',
    opener: button('Delete organisation...'),
    name: 'Delete Banksia Bakery?',
    form: { fill: { "Type 'Banksia Bakery' to confirm": ' ' }, submit: 'Delete organisation' },
  },
  {
    file: 'screens/account/LeavingCard.tsx',
    path: '/account',
    opener: button('Leave Banksia Bakery...'),
    name: 'Leave Banksia Bakery?',
  },
  {
    file: 'screens/account/DeleteAccountDialog.tsx',
    path: '/account',
    opener: button('Delete my account...'),
    name: 'Delete your account?',
    form: { fill: {}, submit: 'Delete my account' },
  },
  {
    file: 'components/UserMenu.tsx',
    path: '/account',
    opener: userMenu,
    open: choose('Recent messages'),
    name: 'Recent messages',
  },
  {
    file: 'shortcuts/CommandMenu.tsx',
    path: '/account',
    opener: button('Save changes'),
    open: byKeys('{Control>}k{/Control}'),
    name: 'Command menu',
  },
  {
    file: 'shortcuts/ShortcutsDialog.tsx',
    path: '/account',
    opener: button('Save changes'),
    open: byKeys('?'),
    name: 'Keyboard shortcuts',
  },
  {
    file: 'components/PhoneMenu.tsx',
    path: '/account',
    before: () => page.viewport(360, 740),
    opener: () => page.getByRole('button', { name: 'Menu', exact: true }),
    name: 'Menu',
  },
];
