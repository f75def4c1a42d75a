import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterShift } from '../../../../data/roster-cells';
import { lookOf, shownPart } from './cell-look';

const day = '2027-01-04' as CalendarDate;
const local = { differ: () => false, zoneOn: () => undefined };
const shift = (more: Partial<RosterShift> = {}): RosterShift => ({
  start: 9 * 60,
  end: 17 * 60,
  site: 'depot',
  published: true,
  auto: false,
  code: null,
  ...more,
});
const generated = shift({ auto: true, code: 'D', start: 19 * 60, end: 7 * 60 });
const look = (shifts: RosterShift[], status: 'off' | 'sick' | 'holiday' | null = null) =>
  lookOf({ status, shifts }, day, local);

describe('the colour', () => {
  it.each([
    { shifts: [], tone: 'none' },
    { shifts: [shift()], tone: 'manual' },
    { shifts: [generated], tone: 'auto' },
    { shifts: [shift(), generated], tone: 'both' },
  ])('of $shifts.length shifts is $tone', ({ shifts, tone }) => {
    expect(look(shifts).tone).toBe(tone);
  });

  it.each(['off', 'sick', 'holiday'] as const)('is that of %s whatever the shifts', (status) => {
    expect(look([shift({ published: false })], status)).toMatchObject({
      tone: status,
      draft: false,
    });
  });
});

describe('the text', () => {
  it('is the times, and the code of a single template shift', () => {
    expect(look([generated])).toMatchObject({ text: '19:00\n07:00', badge: 'D', compactText: 'D' });
    expect(look([shift()])).toMatchObject({ text: '09:00\n17:00', badge: '', compactText: '09' });
  });

  it('counts several shifts, and the drafts among them', () => {
    const two = look([shift({ end: 12 * 60 }), shift({ start: 13 * 60, published: false })]);
    expect(two).toMatchObject({ text: '09:00\n17:00', badge: '×2', note: '1 draft', draft: true });
  });

  it('is a letter for sick and holiday', () => {
    expect(look([], 'sick').text).toBe('S');
    expect(look([], 'holiday').text).toBe('H');
  });

  it('names the zone of a site with another clock', () => {
    const there = lookOf({ status: null, shifts: [shift()] }, day, {
      differ: () => true,
      zoneOn: () => 'AWST',
    });
    expect(there.text).toBe('09:00\n17:00\nAWST');
    expect(there.words).toBe('09:00 to 17:00 AWST');
  });
});

describe('the words', () => {
  it.each([
    { cell: look([]), words: 'no shifts' },
    { cell: look([shift({ published: false })]), words: '09:00 to 17:00, Draft' },
    { cell: look([shift()], 'off'), words: 'Day Off, 09:00 to 17:00' },
    { cell: look([], 'sick'), words: 'Sick' },
    { cell: look([], 'holiday'), words: 'Holiday' },
  ])('$words', ({ cell, words }) => {
    expect(cell.words).toBe(words);
  });
});

it('a filter hides the other shifts inside a cell, not its status', () => {
  const cell = { status: null, shifts: [shift(), generated] };
  expect(shownPart(cell, 'auto').shifts).toEqual([generated]);
  expect(shownPart(cell, 'manual').shifts).toEqual([shift()]);
  expect(shownPart({ status: 'sick', shifts: [shift()] }, 'auto')).toEqual({
    status: 'sick',
    shifts: [],
  });
});
