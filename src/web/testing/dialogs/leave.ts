// The dialogs about leave, for an owner who is on the roster too.
import { idOf } from '../screen-test';
import { button, type DialogRow } from './walk';

export const LEAVE: DialogRow[] = [
  {
    file: 'screens/leave/mine/AskLeaveDialog.tsx',
    path: '/leave',
    opener: button('Ask for leave'),
    name: 'Ask for leave',
    form: { fill: { 'Note for your managers (optional)': 'Wedding' }, submit: 'Send request' },
  },
  {
    file: 'screens/leave/EndLeaveDialog.tsx',
    path: '/leave',
    opener: button(/^Cancel or end/),
    name: 'Cancel or end leave early?',
  },
  {
    file: 'screens/rules/leave/LeaveTypeDialog.tsx',
    path: '/rules?tab=leave',
    opener: button('Edit Annual leave'),
    name: 'Edit Annual leave',
    form: { fill: { Name: '' }, submit: 'Save changes' },
  },
  {
    file: 'screens/rules/leave/BlackoutDialog.tsx',
    path: '/rules?tab=leave',
    opener: button('Add limited days'),
    name: 'Add limited days',
    form: { fill: { 'First day': '2027-12-24' }, submit: 'Add limited days' },
  },
  {
    file: 'screens/person/PersonLeave.tsx',
    path: `/employees/${idOf('Amy Able')}`,
    opener: button('Enter balance of Annual leave'),
    name: 'Enter balance',
  },
];
