import { expect, test } from 'vitest';
import type { CompactEntries } from '#contract/api/auto-roster';
import { cellCode } from '#contract/cell-codes';
import type { CalendarDate } from '#engine/time/kinds';
import { headsByCode, hoursByPerson } from './preview-figures';

const day = (text: string) => text as CalendarDate;
const cells = (...contents: number[]) => String.fromCharCode(...contents.map(cellCode));

function slot(date: string, code: string, hours: number, location_id = 'depot') {
  const start = Date.parse(`${date}T07:00:00Z`);
  return {
    location_id,
    date: day(date),
    code,
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + hours * 3_600_000).toISOString(),
    role_label: null,
  };
}

const compact: CompactEntries = {
  from: day('2027-03-01'),
  to: day('2027-03-14'),
  slots: [
    slot('2027-03-01', 'N', 12),
    slot('2027-03-01', 'D', 8),
    slot('2027-03-02', 'D', 7.5),
    slot('2027-03-02', 'D', 8, 'mill'),
  ],
  rows: [
    { employee_id: 'amy', cells: cells(2, 3) },
    { employee_id: 'ben', cells: cells(2, 4) },
    { employee_id: 'cat', cells: cells(1, 0) },
  ],
};

test('heads are counted by code, site and day', () => {
  const { days, rows } = headsByCode(compact);
  expect(days).toHaveLength(14);
  expect(
    rows.map(({ code, locationId, heads }) => [code, locationId, ...heads.slice(0, 3)]),
  ).toEqual([
    ['D', 'depot', 2, 1, 0],
    ['D', 'mill', 0, 1, 0],
    ['N', 'depot', 1, 0, 0],
  ]);
});

test('hours are counted by person', () => {
  expect(hoursByPerson(compact)).toEqual([
    { employeeId: 'amy', shifts: 2, hours: 15.5, hoursPerWeek: 7.75 },
    { employeeId: 'ben', shifts: 2, hours: 16, hoursPerWeek: 8 },
    { employeeId: 'cat', shifts: 1, hours: 12, hoursPerWeek: 6 },
  ]);
});
