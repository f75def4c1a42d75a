import { expect, test } from 'vitest';
import type { RosterFinding } from '#contract/api/rules';
import type { CalendarDate } from '#engine/time/kinds';
import { EMPTY_CELL } from '../../../data/roster-cells';
import { lookOf } from '../surface/cell-look';
import { markedLooks, marksOf } from './marks';

const FROM = '2027-03-01' as CalendarDate;
const REST = {
  rule_id: 'rest',
  kind: 'rest',
  severity: 'warn',
  employee_id: 'amy',
  employee_name: 'Amy Able',
  from: '2027-03-10',
  to: '2027-03-11',
  text: 'Rest of 8 h',
  fix: null,
  fingerprint: 'f',
  override: null,
} as RosterFinding;

const days = (...findings: RosterFinding[]) =>
  [...(marksOf(findings, FROM).get('amy') ?? [])].map(([day, { severity }]) => [day, severity]);

test('a rest marks both days, and a long time its last day', () => {
  expect(days(REST)).toEqual([
    [9, 'warn'],
    [10, 'warn'],
  ]);
  expect(days({ ...REST, to: '2027-03-17' as CalendarDate })).toEqual([[16, 'warn']]);
});

test('the worst of several findings is the mark, and all of them are said', () => {
  const marks = marksOf([{ ...REST, severity: 'block', text: 'No first aid' }, REST], FROM);
  expect(marks.get('amy')?.get(9)).toEqual({
    severity: 'block',
    label: 'Block: No first aid, Warning: Rest of 8 h',
  });
});

test('notes and allowed findings have no mark', () => {
  const override = { reason: 'Agreed by phone', by: 'Kim', at: '2027-03-01T00:00:00Z' };
  expect(days({ ...REST, severity: 'note' }, { ...REST, override })).toEqual([]);
});

test('the letter of a mark cuts no word off: a draft keeps its hatching', () => {
  const shift = { start: 420, end: 1140, site: 's', published: false, auto: true, code: 'D' };
  const clocks = { differ: () => false, zoneAt: () => undefined };
  const draft = lookOf({ status: null, shifts: [shift] }, FROM, clocks);
  const marked = markedLooks(marksOf([REST], FROM))(draft, 'amy', 9);
  expect(draft.text).toBe('07:00 D\n19:00 Draft');
  expect(marked.text).toBe('07:00 D\n19:00');
  expect(marked.className).toContain('draft');
  expect(marked.label).toBe('07:00 to 19:00, Draft, Warning: Rest of 8 h');
});

test('a marked look is made once, with the reason in its name', () => {
  const look = lookOf(EMPTY_CELL, FROM, { differ: () => false, zoneAt: () => undefined });
  const marked = markedLooks(marksOf([REST], FROM));
  expect(marked(look, 'amy', 9)).toMatchObject({
    className: 'cell found-warn',
    label: 'no shifts, Warning: Rest of 8 h',
  });
  expect(marked(look, 'amy', 9)).toBe(marked(look, 'amy', 9));
  expect(marked(look, 'amy', 5)).toBe(look);
});
