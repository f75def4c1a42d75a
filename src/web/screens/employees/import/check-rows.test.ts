import { expect, test } from 'vitest';
import { checkRows, judgeRows, rowsToAsk, rowsToImport } from './check-rows';
import type { FileRow } from './map-rows';

function row(number: number, cells: Partial<FileRow['cells']>): FileRow {
  return {
    number,
    cells: {
      name: 'Amy Able',
      email: `amy${number}@example.com`,
      phone: '',
      role: '',
      shift_group: '',
      temp_password: '',
      ...cells,
    },
  };
}

test('a row becomes what the server takes; without a role, an employee', () => {
  const [amy, ben] = rowsToImport(
    checkRows([
      row(2, { role: 'Manager', shift_group: 'Nights', temp_password: 'gum leaves' }),
      row(3, { name: 'Ben Best' }),
    ]),
    false,
    () => 'one of their own',
  );
  expect(amy).toEqual({
    name: 'Amy Able',
    email: 'amy2@example.com',
    phone: '',
    role: 'manager',
    shift_group: 'Nights',
    tempPassword: 'gum leaves',
  });
  expect(ben).toMatchObject({ role: 'employee', tempPassword: 'one of their own' });
  expect(ben).not.toHaveProperty('shift_group');
});

test.each([
  [{ name: '' }, 'Name is missing'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ email: '' }, 'Email is missing'],
  [{ role: 'owner' }, 'Role: Must be manager or employee'],
  [{ temp_password: 'short' }, 'Password must be at least 6 characters'],
  [{ shift_group: 'x'.repeat(51) }, 'Shift group: Must be at most 50 characters'],
])('%j is reported', (cells, fault) => {
  expect(checkRows([row(2, cells)])[0]?.faults).toEqual([fault]);
});

test('the same address twice is reported at the second, whatever its case', () => {
  const checked = checkRows([row(2, { email: 'a@b.au' }), row(5, { email: 'A@B.au' })]);
  expect(checked.map(({ faults }) => faults)).toEqual([[], ['The same email as in row 2']]);
});

test('the server checks only rows without faults, and its answers reach the right rows', () => {
  const checked = checkRows([
    row(2, { email: 'nobody' }),
    row(3, {}),
    row(4, { shift_group: 'Moon crew', temp_password: 'gum leaves' }),
  ]);
  const asked = rowsToAsk(checked);
  expect(asked.map(({ email }) => email)).toEqual(['amy3@example.com', 'amy4@example.com']);

  const problem = { row: 1, field: 'shift_group', message: "There is no shift group 'Moon crew'" };
  const judged = judgeRows(checked, { problems: [problem], existing: [0] });
  expect(judged.map(({ problems }) => problems)).toEqual([
    ['Please enter a valid email address'],
    [],
    ["There is no shift group 'Moon crew'"],
  ]);
  expect(judged.map(({ here }) => here)).toEqual([false, true, false]);
});

test('nobody needs a password when everyone is invited', () => {
  const [amy] = rowsToImport(checkRows([row(2, {})]), true, () => 'unused');
  expect(amy).not.toHaveProperty('tempPassword');
});
