import { describe, expect, it } from 'vitest';
import type { CellShift } from '#engine/cells/cell';
import type { CalendarDate } from '#engine/time/kinds';
import { lookOf, shownPart } from './cell-look';

const day = '2027-01-04' as CalendarDate;
const local = { differ: () => false, zoneAt: () => undefined };
const shift = (more: Partial<CellShift> = {}): CellShift => ({
  start: 9 * 60,
  end: 17 * 60,
  site: 'depot',
  published: true,
  auto: false,
  code: null,
  ...more,
});
const generated = shift({ auto: true, code: 'D', start: 19 * 60, end: 7 * 60 });
const look = (shifts: CellShift[], status: 'off' | 'sick' | 'holiday' | null = null) =>
  lookOf({ status, shifts }, day, local);

describe('the colour', () => {
  it.each([
    { shifts: [], className: 'cell' },
    { shifts: [shift()], className: 'cell manual' },
    { shifts: [generated], className: 'cell auto badge' },
    { shifts: [shift(), generated], className: 'cell both' },
  ])('of $shifts.length shifts is $className', ({ shifts, className }) => {
    expect(look(shifts).className).toBe(className);
  });

  it.each(['off', 'sick', 'holiday'] as const)('shows %s and hides the shifts', (status) => {
    expect(look([], status)).toMatchObject({ className: `cell ${status}`, showsShifts: false });
  });

  it('marks a shift under a status, because nobody works it', () => {
    expect(look([shift({ published: false })], 'sick')).toMatchObject({
      className: 'cell sick uncovered',
      text: 'S\nUncovered',
      label: 'Sick, 09:00 to 17:00, Draft, uncovered',
      showsShifts: false,
    });
  });
});

describe('the text', () => {
  it('shows the times, and the code of a single template shift', () => {
    expect(look([generated])).toMatchObject({ text: '19:00 D\n07:00', compactText: 'D' });
    expect(look([shift()])).toMatchObject({ text: '09:00\n17:00', compactText: '09' });
  });

  it('shows each of two shifts, and never one span over both', () => {
    const two = look([shift({ end: 12 * 60 }), shift({ start: 13.5 * 60, published: false })]);
    expect(two).toMatchObject({
      text: '9–12\n13:30–17',
      compactText: '×2',
      className: 'cell manual draft',
      label: '09:00 to 12:00, 13:30 to 17:00, Draft',
    });
  });

  it('counts three shifts, and the drafts among them', () => {
    const three = look([
      shift({ end: 12 * 60 }),
      shift({ start: 13 * 60, published: false }),
      shift({ start: 18 * 60, end: 20 * 60 }),
    ]);
    expect(three.text).toBe('3\u202fshifts\n1\u202fdraft');
  });

  it.each([
    { code: 'N', className: 'cell auto badge', first: '19:00 N' },
    { code: 'N12', className: 'cell auto badge wide', first: '19:00 N12' },
    { code: 'Night', className: 'cell auto', first: '19:00 Nig…' },
  ])('fits the code $code beside the time', ({ code, className, first }) => {
    const shown = look([{ ...generated, code }]);
    expect([shown.className, shown.text.split('\n')[0]]).toEqual([className, first]);
  });

  it('shows a letter for sick and holiday', () => {
    expect(look([], 'sick').text).toBe('S');
    expect(look([], 'holiday').text).toBe('H');
  });

  it('names the zone of a site with another clock in the label, and leaves the text to the row', () => {
    const there = lookOf({ status: null, shifts: [shift()] }, day, {
      differ: () => true,
      zoneAt: () => 'AWST',
    });
    expect(there.text).toBe('09:00\n17:00');
    expect(there.zones).toEqual(['AWST']);
    expect(there.label).toBe('09:00 to 17:00 AWST');
    expect(look([shift()]).zones).toEqual(['']);
  });
});

describe('the label', () => {
  it.each([
    { cell: look([]), label: 'no shifts' },
    { cell: look([shift({ published: false })]), label: '09:00 to 17:00, Draft' },
    { cell: look([shift()], 'off'), label: 'Day Off, 09:00 to 17:00, uncovered' },
    { cell: look([], 'sick'), label: 'Sick' },
    { cell: look([], 'holiday'), label: 'Holiday' },
  ])('$label', ({ cell, label }) => {
    expect(cell.label).toBe(label);
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
