import { expect, test } from 'vitest';
import type { FillProposal } from '#contract/api/fill';
import type { CalendarDate } from '#engine/time/kinds';
import { type CellLook, LOADING } from '../surface/cell-look';
import { proposedLooks } from './proposed-looks';

const FROM = '2027-03-01' as CalendarDate;
const EMPTY: CellLook = {
  className: 'cell',
  text: '',
  compactText: '',
  label: 'no shifts',
  showsShifts: false,
  zones: [],
};
const DRAFT: CellLook = {
  ...EMPTY,
  className: 'cell manual draft',
  label: '09:00 to 17:00, Draft',
};
const shift = (employee_id: string, date: string) => ({
  employee_id,
  employee_name: employee_id,
  location_id: 'depot',
  location_name: 'Depot',
  timezone: 'Australia/Sydney',
  date: date as CalendarDate,
  start_at: `${date}T08:00:00.000Z`,
  end_at: `${date}T20:00:00.000Z`,
  role_label: null,
});
const PROPOSAL: FillProposal = {
  added: [shift('amy', '2027-03-03')],
  removed: [{ ...shift('ben', '2027-03-03'), id: 'draft' }],
  open: [],
  before: { places: 1, below_minimum: 1 },
  after: { places: 0, below_minimum: 0 },
  findings: { before: 0, after: 0 },
  unfair: { before: 0, after: 0 },
  refused: 0,
  hours: [],
};
const { adds, look: looks } = proposedLooks(PROPOSAL, FROM);

test('a new shift shows its times, hatched, in its own cell only', () => {
  expect(looks(EMPTY, 'amy', 2)).toMatchObject({
    className: 'cell proposed',
    text: '19:00\n07:00 New',
    label: 'proposed: 19:00 to 07:00 at Depot, now no shifts',
  });
  expect(looks(EMPTY, 'amy', 3)).toBe(EMPTY);
  expect(looks(EMPTY, 'cara', 2)).toBe(EMPTY);
});

test('a draft that would go is struck through', () => {
  expect(looks(DRAFT, 'ben', 2)).toMatchObject({
    className: 'cell manual draft goes',
    label: '09:00 to 17:00, Draft, proposed to go',
  });
});

test('the same cell gives the same object, and one that is not read yet stays as it is', () => {
  expect(looks(EMPTY, 'amy', 2)).toBe(looks(EMPTY, 'amy', 2));
  expect(looks(LOADING, 'amy', 2)).toBe(LOADING);
});

test('it adds a shift where one is new, not where a draft would go', () => {
  expect([adds('amy', 2), adds('amy', 3), adds('ben', 2), adds('cara', 2)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
