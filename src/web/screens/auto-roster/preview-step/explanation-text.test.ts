import { expect, test } from 'vitest';
import type { Explanation } from '#contract/api/auto-roster';
import type { CalendarDate } from '#engine/time/kinds';
import { explanationsCsv, reasonGroups } from './explanation-text';

function explanation(changes: Partial<Explanation>): Explanation {
  return {
    employeeId: 'amy',
    employeeName: 'Amy Able',
    date: '2027-03-01' as CalendarDate,
    code: 'D',
    reason: 'conflict',
    text: 'already has a shift then',
    ...changes,
  };
}

const LIST = [
  explanation({}),
  explanation({ employeeId: 'ben', employeeName: '=Ben', date: '2027-03-02' as CalendarDate }),
  explanation({ date: '2027-03-02' as CalendarDate }),
  explanation({ reason: 'status', text: 'sick' }),
  explanation({ reason: 'no-team', date: null, code: null, text: 'in no team' }),
];

test('skipped shifts are grouped by reason and person', () => {
  expect(reasonGroups(LIST)).toEqual([
    {
      reason: 'conflict',
      title: 'Already has a shift: 3 shifts, 2 people',
      lines: ['Amy Able: Mon 1 Mar D; Tue 2 Mar D', '=Ben: Tue 2 Mar D'],
    },
    {
      reason: 'status',
      title: 'Off, sick or on holiday: 1 shift, 1 person',
      lines: ['Amy Able: Mon 1 Mar D, sick'],
    },
    { reason: 'no-team', title: 'In no team: 1 person', lines: ['Amy Able'] },
  ]);
});

test('the file has a row for each, and no formulas', () => {
  expect(explanationsCsv(LIST).split('\r\n')).toEqual([
    'employee,date,code,outcome,reason,detail',
    'Amy Able,2027-03-01,D,skipped,Already has a shift,already has a shift then',
    `"'=Ben",2027-03-02,D,skipped,Already has a shift,already has a shift then`,
    'Amy Able,2027-03-02,D,skipped,Already has a shift,already has a shift then',
    'Amy Able,2027-03-01,D,skipped,"Off, sick or on holiday",sick',
    'Amy Able,,,no shifts,In no team,in no team',
    '',
  ]);
});
