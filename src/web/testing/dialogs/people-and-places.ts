// The dialogs about an organisation, its sites and people, for its owner.
import { idOf } from '../screen-test';
import { button, choose, type DialogRow } from './walk';

export const PEOPLE: DialogRow[] = [
  {
    file: 'screens/employees/form/AddEmployeeDialog.tsx',
    path: '/employees',
    opener: button('Add Employee'),
    name: 'Add Employee',
    form: { fill: { Email: 'amy' }, submit: 'Add Employee' },
  },
  {
    file: 'screens/employees/form/EditEmployeeDialog.tsx',
    path: '/employees',
    opener: button('Edit Amy Able'),
    name: 'Edit Employee',
    form: { fill: { 'Full name': '' }, submit: 'Save changes' },
  },
  {
    file: 'screens/employees/import/ImportDialog.tsx',
    path: '/employees',
    opener: button('Import'),
    name: 'Import employees',
  },
  {
    file: 'screens/employees/contracts/ImportContractsDialog.tsx',
    path: '/employees',
    opener: button('Contracts'),
    open: choose('Import contracts'),
    name: 'Import contracts',
  },
  {
    file: 'screens/person/AddContractDialog.tsx',
    path: `/employees/${idOf('Amy Able')}`,
    opener: button('Add contract'),
    name: 'Add contract',
    form: { fill: { 'Ordinary hours': '-1' }, submit: 'Add contract' },
  },
  {
    file: 'screens/auto-roster/runs/RunDialog.tsx',
    path: '/employees',
    opener: button(/^Details/),
    name: '4-on-4-off fixed',
  },
  {
    file: 'screens/auto-roster/runs/UndoRunDialog.tsx',
    path: '/employees',
    opener: button(/^Undo 4-on/),
    name: 'Undo run',
  },
  {
    file: 'screens/auto-roster/runs/DeleteRunDialog.tsx',
    path: '/employees',
    opener: button(/^Delete run/),
    name: 'Delete run',
  },
  {
    file: 'screens/auto-roster/rules/UndoRuleDialog.tsx',
    path: '/employees',
    opener: button(/^Undo Ward days/),
    name: 'Undo Ward days',
    form: { fill: { To: '2020-01-01' }, submit: 'Remove shifts' },
  },
  {
    file: 'screens/auto-roster/rules/RulesCard.tsx',
    path: '/employees',
    opener: button(/^Archive Ward days/),
    name: 'Archive rule',
  },
  {
    file: 'screens/employees/shift-groups/GroupFormDialog.tsx',
    path: '/employees?tab=groups',
    opener: button('Create Group'),
    name: 'Create Group',
    form: { fill: { 'Display order': '7' }, submit: 'Create Group' },
  },
  {
    file: 'screens/employees/shift-groups/GroupFormDialog.tsx',
    path: '/employees?tab=groups',
    opener: button('Actions for Ward A'),
    open: choose('Edit'),
    name: 'Edit Group',
    form: { fill: { Name: '' }, submit: 'Save changes' },
  },
  {
    file: 'screens/employees/shift-groups/DeleteGroupDialog.tsx',
    path: '/employees?tab=groups',
    opener: button('Actions for Ward A'),
    open: choose('Delete'),
    name: 'Delete group',
  },
];

export const PLACES: DialogRow[] = [
  {
    file: 'screens/sites/form/CreateSiteDialog.tsx',
    path: '/sites',
    opener: button('Add Job Site'),
    name: 'Create New Job Site',
    form: { fill: { Email: 'depot' }, submit: 'Create Job Site' },
  },
  {
    file: 'screens/sites/form/EditSiteDialog.tsx',
    path: '/sites',
    opener: button('Edit Parramatta Depot'),
    name: 'Edit Job Site',
    form: { fill: { 'Site Name *': '' }, submit: 'Update Job Site' },
  },
  {
    file: 'screens/sites/CorrectZoneDialog.tsx',
    path: '/sites',
    opener: button(/Correct the time zone of Parramatta Depot/),
    name: 'Correct the time zone',
  },
  {
    file: 'screens/sites/DeleteSiteDialog.tsx',
    path: '/sites',
    opener: button('Delete Parramatta Depot'),
    name: 'Delete job site',
  },
  {
    file: 'screens/rules/holidays/HolidayDialog.tsx',
    path: '/rules?tab=holidays&year=2027',
    opener: button('Add public holiday'),
    name: 'Add public holiday',
    form: { fill: { Date: '2031-01-01' }, submit: 'Add public holiday' },
  },
  {
    file: 'screens/rules/cover/NeedDialog.tsx',
    path: '/rules?tab=cover',
    opener: button('Add a need to Parramatta Depot'),
    name: 'Add a need to Parramatta Depot',
    form: { fill: { Minimum: 'two' }, submit: 'Add need' },
  },
  {
    file: 'screens/rules/cover/NeedDatesDialog.tsx',
    path: '/rules?tab=cover',
    opener: button('Exceptions of Night'),
    name: 'Exceptions of Night',
  },
  {
    file: 'screens/rules/cover/CopyNeedsDialog.tsx',
    path: '/rules?tab=cover',
    opener: button('Copy the needs of Parramatta Depot'),
    name: 'Copy the needs of Parramatta Depot',
  },
  {
    file: 'screens/rules/cover/CoverTab.tsx',
    path: '/rules?tab=cover',
    opener: button('Delete Night'),
    name: 'Delete Night?',
  },
  {
    file: 'screens/organization/form/EditOrganizationDialog.tsx',
    path: '/organization',
    opener: button('Edit Organization'),
    name: 'Edit Organization',
    form: { fill: { 'Organization name *': '' }, submit: 'Save changes' },
  },
  {
    file: 'screens/organization/form/SettingsDialog.tsx',
    path: '/organization',
    opener: button('Organization Settings'),
    name: 'Organization Settings',
    form: { fill: { 'Default shift end': '' }, submit: 'Save settings' },
  },
  {
    file: 'screens/audit-log/RetentionDialog.tsx',
    path: '/audit-log',
    opener: button('Change how long'),
    name: 'How long to keep the audit log',
  },
];
