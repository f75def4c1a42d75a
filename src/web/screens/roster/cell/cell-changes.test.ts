import { expect, test } from 'vitest';
import type { Shift } from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { valuesOf } from '../../../components/shift-form/shift-values';
import { type Cell, differences, withChanges } from './cell-changes';

const DAY = { employeeId: 'amy', date: '2027-03-10' };

function shift(id: string, more: Partial<Shift> = {}): Shift {
  return {
    id,
    org_id: 'org',
    employee_id: 'amy',
    employee_name: 'Amy Able',
    location_id: 'depot',
    location_name: 'Depot',
    timezone: 'Australia/Sydney',
    date: '2027-03-10' as CalendarDate,
    start_at: '2027-03-09T22:00:00.000Z',
    end_at: '2027-03-10T06:00:00.000Z',
    role_label: null,
    notes: null,
    published: false,
    source_rule_id: null,
    template_code: null,
    version: 1,
    updated_at: '2027-03-01T00:00:00.000Z',
    updated_by_name: null,
    ...more,
  };
}

const [early, late] = [shift('early'), shift('late')];
const cell: Cell = { shifts: [early, late], status: 'sick' };

test('a deletion under way takes that shift only', () => {
  expect(withChanges(cell, DAY, [{ type: 'delete', shift: early }])).toEqual({
    shifts: [late],
    status: 'sick',
  });
});

test('changes under way are applied in their order', () => {
  const after = withChanges(cell, DAY, [
    { type: 'clear-day', ...DAY },
    { type: 'set-status', status: 'off', ...DAY },
  ]);
  expect(after).toEqual({ shifts: [], status: 'off' });
});

test('a change of another day or person shows nothing here', () => {
  const elsewhere = { ...DAY, date: '2027-03-11' };
  const other = { ...DAY, employeeId: 'ben' };
  expect(
    withChanges(cell, DAY, [
      { type: 'clear-day', ...elsewhere },
      { type: 'remove-status', ...other },
      { type: 'set-status', status: 'off', ...elsewhere },
      { type: 'delete', shift: shift('elsewhere') },
    ]),
  ).toEqual(cell);
});

test('publishing shows at once; what is not said about it stays', () => {
  const publish = { type: 'update', shift: late, body: { published: true, version: 1 } } as const;
  const rename = { type: 'update', shift: late, body: { notes: 'New' } } as const;
  const { shifts } = withChanges(cell, DAY, [publish, rename]);
  expect(shifts.map(({ published }) => published)).toEqual([false, true]);
});

test('two versions of a shift are set side by side where they differ', () => {
  const mine = { ...valuesOf(early), endTime: '18:00', notes: 'Mine', employeeId: 'ben' };
  const now = shift('early', { notes: 'Theirs', published: true });
  const names: Record<string, string> = { amy: 'Amy Able', ben: 'Ben Best', depot: 'Depot' };
  const nameOf = (id: string) => names[id] ?? '?';
  expect(differences(now, mine, { employee: nameOf, location: nameOf })).toEqual([
    { label: 'Time', theirs: '09:00–17:00', mine: '09:00–18:00' },
    { label: 'Employee', theirs: 'Amy Able', mine: 'Ben Best' },
    { label: 'Notes', theirs: 'Theirs', mine: 'Mine' },
    { label: 'Published', theirs: 'yes', mine: 'no, a draft' },
  ]);
});
