// The dialogs about the roster and about Muster itself, for an owner: Amy Able works at Parramatta Depot.
import type { Page } from '@playwright/test';
import { makeRun, templateId } from '../roster-runs';
import { addShift, employeeIds, setStatus } from '../shifts';
import { button, choose, type DialogRow, press } from './walk';

const userMenu = (page: Page) => page.getByRole('button', { name: /your menu/ });

/** Before there is a site. */
export const NOTHING_YET: DialogRow[] = [
  {
    file: 'components/shift-form/CreateShiftDialog.tsx',
    path: '/dashboard',
    opener: button('Create New Shift'),
    name: 'Create Shift',
  },
];

export async function fillOrganisation(page: Page, locationId: string): Promise<void> {
  const employeeId = (await employeeIds(page)).get('Amy Able') ?? '';
  await addShift(page, { employeeId, locationId, date: '2027-03-10' });
  await addShift(page, { employeeId, locationId, date: '2027-03-12' });
  await setStatus(page, employeeId, '2027-03-12', 'sick');
  await makeRun(page, await templateId(page, '4-on-4-off fixed'), {
    employeeIds: [employeeId],
    locationId,
    startDate: '2027-06-01',
    endDate: '2027-06-04',
    rule: { name: 'Ward days', status: 'paused' },
  });
}

export const ROSTER: DialogRow[] = [
  {
    file: 'components/shift-form/CreateShiftDialog.tsx',
    path: '/dashboard',
    opener: button('Create New Shift'),
    name: 'Create Shift',
    form: { fill: { 'Start Time': '' }, submit: 'Create Shift' },
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
    opener: (page) => page.getByRole('gridcell', { name: /^Amy Able, Fri 12 Mar 2027/ }),
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
    opener: button('Copy week'),
    open: choose('Copy this week to next week'),
    name: /^Copy to the week of /,
  },
  {
    file: 'screens/roster/print/PrintDialog.tsx',
    opener: button('Print'),
    name: 'Print roster',
  },
  {
    file: 'screens/roster/uncovered/UncoveredDialog.tsx',
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
    file: 'screens/my-shifts/day/MyDayDialog.tsx',
    before: async (page) => {
      const amy = (await employeeIds(page)).get('Amy Able');
      await page.goto(`/my-shifts?employee=${amy}&month=2027-03`);
    },
    opener: button('Wed 10 Mar 2027, 1 shift'),
    name: /^Shifts for /,
  },
];

export const EVERYWHERE: DialogRow[] = [
  {
    file: 'components/UserMenu.tsx',
    path: '/account',
    opener: userMenu,
    open: choose('Recent messages'),
    name: 'Recent messages',
  },
  {
    file: 'shortcuts/CommandMenu.tsx',
    opener: button('Save changes'),
    open: press('Control+k'),
    name: 'Command menu',
  },
  {
    file: 'shortcuts/ShortcutsDialog.tsx',
    opener: button('Save changes'),
    open: press('?'),
    name: 'Keyboard shortcuts',
  },
  {
    file: 'components/PhoneMenu.tsx',
    before: (page) => page.setViewportSize({ width: 360, height: 740 }),
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    name: 'Menu',
  },
];
