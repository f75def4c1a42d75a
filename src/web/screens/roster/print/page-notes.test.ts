import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { pageNotes } from './page-notes';
import { daysOfSpan } from './print-span';

const group = {
  id: 'days',
  name: 'Days',
  people: [],
  codes: new Map([['D', '07:00–19:00']]),
  zones: ['Australia/Sydney'],
  holidays: new Map<CalendarDate, string>(),
};
const march = daysOfSpan('month', '2027-03-10' as CalendarDate, 'monday');
const april = daysOfSpan('month', '2027-04-10' as CalendarDate, 'monday');

test('a page says the zone, that drafts are left out, and what its codes mean', () => {
  expect(pageNotes(group, march, { span: 'month', drafts: false, reasons: false })).toEqual([
    'Times are Sydney time, AEDT.',
    'Published shifts only.',
    'Key: D 07:00–19:00.',
  ]);
});

test('a page with drafts and reasons explains them', () => {
  expect(pageNotes(group, march, { span: 'month', drafts: true, reasons: true })).toEqual([
    'Times are Sydney time, AEDT.',
    'Drafts are in brackets.',
    'Key: D 07:00–19:00, S Sick, H Holiday.',
  ]);
});

test('a page names both names of a zone in a month in which the clocks change', () => {
  const zones = ['Australia/Sydney', 'Australia/Perth'];
  const [note] = pageNotes({ ...group, zones }, april, {
    span: 'month',
    drafts: false,
    reasons: false,
  });
  expect(note).toBe(
    "Times are in each site's time zone (Sydney time, AEDT, from Sun 4 Apr AEST; Perth time, AWST).",
  );
});

test('a page without shifts needs no zone', () => {
  const empty = { ...group, zones: [], codes: new Map() };
  expect(pageNotes(empty, march, { span: 'week', drafts: false, reasons: false })).toEqual([
    'Published shifts only.',
  ]);
});

test('a page names the public holidays among its days', () => {
  const holidays = new Map([
    ['2027-03-08' as CalendarDate, 'Labour Day (Victoria)'],
    ['2027-04-25' as CalendarDate, 'Anzac Day'],
  ]);
  const paper = { span: 'month', drafts: false, reasons: false } as const;
  expect(pageNotes({ ...group, holidays }, march, paper)).toContain(
    '◆ 8 Mar: Labour Day (Victoria).',
  );
  expect(pageNotes({ ...group, holidays }, march, paper).join()).not.toContain('Anzac');
});
