// Two people and a few days of March 2027, as the tests of cells change them.

import { applyToCells } from '../cells/apply-to-cells';
import type { Cell, CellShift } from '../cells/cell';
import type { CellChange, KnownShift, NewShift } from '../cells/change';
import { date, time, zone } from './times';

const ZONES: Record<string, string> = { depot: 'Australia/Sydney', perth: 'Australia/Perth' };

export function shift(start: string, end: string, more: Partial<CellShift> = {}): CellShift {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return {
    start: minutes(start),
    end: minutes(end),
    site: 'depot',
    published: true,
    auto: false,
    code: null,
    ...more,
  };
}

export const day = shift('09:00', '17:00');
export const night = shift('19:00', '07:00', { auto: true, code: 'N' });
export const cell = (...shifts: CellShift[]): Cell => ({ status: null, shifts });

export type Cells = Record<string, Cell>;
export const NOW: Cells = {
  'amy 2027-03-01': cell(day),
  'amy 2027-03-02': { status: 'sick', shifts: [night] },
  'amy 2027-03-03': cell(),
  'ben 2027-03-01': cell(),
  'ben 2027-03-02': cell(shift('10:00', '15:00')),
};

export function outcome(cells: Cells, ...changes: CellChange[]): Cells {
  const changed = applyToCells(changes, {
    read: (employeeId, on) => cells[`${employeeId} ${on}`],
    zoneOf: (site) => zone(ZONES[site] ?? 'UTC'),
  });
  const all = { ...cells };
  for (const [employeeId, row] of changed) {
    for (const [on, each] of row) all[`${employeeId} ${on}`] = each;
  }
  return all;
}

export const on = (employeeId: string, ...dates: string[]) => ({
  employeeId,
  dates: dates.map(date),
});

export function create(more: Partial<NewShift> = {}): CellChange {
  return {
    type: 'create',
    body: {
      employeeId: 'ben',
      locationId: 'depot',
      date: date('2027-03-02'),
      startTime: time('16:00'),
      endTime: time('22:00'),
      ...more,
    },
  };
}

/** Amy's day of the first of March, as a row. */
export const known: KnownShift = {
  id: 's1',
  employee_id: 'amy',
  location_id: 'depot',
  date: date('2027-03-01'),
  start_at: '2027-02-28T22:00:00.000Z',
  end_at: '2027-03-01T06:00:00.000Z',
  timezone: 'Australia/Sydney',
};
