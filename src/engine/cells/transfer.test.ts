import { describe, expect, it } from 'vitest';
import { type Cells, cell, day, NOW, night, on, outcome, shift } from '../testing/cells';
import { date, time } from '../testing/times';
import type { CellChange } from './change';

describe('a transfer', () => {
  type Body = Extract<CellChange, { type: 'transfer' }>['body'];
  const toBen = [{ from: 'amy', to: 'ben' }];
  const transfer = (more: Partial<Body>): CellChange => ({
    type: 'transfer',
    body: { mode: 'move', cells: [on('amy', '2027-03-01')], days: 0, ...more },
  });

  it('E6 moves shifts as they are', () => {
    const nights = [on('amy', '2027-03-02')];
    const moved = outcome(NOW, transfer({ cells: nights, days: -1, people: toBen }));
    expect(moved['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [] });
    expect(moved['ben 2027-03-01']).toEqual(cell(night));
  });

  it('E6 copies them as drafts made by hand', () => {
    const nights = [on('amy', '2027-03-02')];
    const copied = outcome(NOW, transfer({ mode: 'copy', cells: nights, days: -1, people: toBen }));
    expect(copied['amy 2027-03-02']).toEqual(NOW['amy 2027-03-02']);
    expect(copied['ben 2027-03-01']).toEqual(cell(shift('19:00', '07:00', { published: false })));
  });

  it('E6 moves a block a day further over its own place, each cell once', () => {
    const block = [on('amy', '2027-03-01', '2027-03-02'), on('amy', '2027-03-01')];
    const moved = outcome(NOW, transfer({ cells: block, days: 1 }));
    expect(moved['amy 2027-03-01']).toEqual(cell());
    expect(moved['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [day] });
    expect(moved['amy 2027-03-03']).toEqual(cell(night));
  });

  it('E7 does nothing, leaves one out or replaces what is in the way', () => {
    const both = [on('amy', '2027-03-01', '2027-03-02')];
    const cells = { ...NOW, 'ben 2027-03-03': cell() };
    const copy = (onConflict: Body['onConflict']) =>
      outcome(
        cells,
        transfer({
          mode: 'copy',
          cells: both,
          days: 1,
          people: toBen,
          ...(onConflict && { onConflict }),
        }),
      );
    expect(copy(undefined)).toEqual(cells);
    expect(copy('refuse')).toEqual(cells);
    expect(copy('skip')['ben 2027-03-02']).toEqual(NOW['ben 2027-03-02']);
    expect(copy('skip')['ben 2027-03-03']?.shifts).toHaveLength(1);
    expect(copy('replace')['ben 2027-03-02']).toEqual(
      cell(shift('09:00', '17:00', { published: false })),
    );
  });

  it('E7 stops where the clock does not allow a shift on its new day', () => {
    const cells: Cells = {
      'amy 2027-10-02': cell(shift('02:15', '03:10')),
      'amy 2027-10-03': cell(),
      'ben 2027-10-02': cell(day),
      'ben 2027-10-03': cell(),
    };
    const both = [on('amy', '2027-10-02'), on('ben', '2027-10-02')];
    expect(outcome(cells, transfer({ mode: 'copy', cells: both, days: 1 }))).toEqual(cells);
  });

  it('E11 leaves out shifts to days on which the person is away', () => {
    const copy = (onStatus: 'keep' | 'skip'): CellChange => ({
      type: 'transfer',
      body: { mode: 'copy', cells: [on('amy', '2027-03-01')], days: 2, onStatus },
    });
    const away: Cells = { ...NOW, 'amy 2027-03-03': { status: 'holiday', shifts: [] } };
    expect(outcome(away, copy('skip'))).toEqual(away);
    expect(outcome(NOW, copy('skip'))['amy 2027-03-03']?.shifts).toHaveLength(1);
    expect(outcome(away, copy('keep'))['amy 2027-03-03']).toMatchObject({
      status: 'holiday',
      shifts: [{ published: false }],
    });
  });

  it('E8 lets the first of two go that would be at the same time', () => {
    const cells: Cells = {
      'amy 2027-03-01': cell(day),
      'ben 2027-03-01': cell(shift('10:00', '18:00')),
      'amy 2027-03-02': cell(),
    };
    const both = [on('amy', '2027-03-01'), on('ben', '2027-03-01')];
    const people = [{ from: 'ben', to: 'amy' }];
    const moved = outcome(cells, transfer({ cells: both, days: 1, people, onConflict: 'skip' }));
    expect(moved['amy 2027-03-02']).toEqual(cell(day));
    expect(moved['ben 2027-03-01']).toEqual(cells['ben 2027-03-01']);
  });

  it('E8 lets the cell that is named first go when two would start at the same moment', () => {
    const cells: Cells = {
      'amy 2027-03-01': cell(day),
      'ben 2027-03-01': cell(shift('09:00', '12:00')),
      'amy 2027-03-02': cell(),
    };
    const both = [on('ben', '2027-03-01'), on('amy', '2027-03-01')];
    const people = [{ from: 'ben', to: 'amy' }];
    const moved = outcome(cells, transfer({ cells: both, days: 1, people, onConflict: 'skip' }));
    expect(moved['amy 2027-03-02']).toEqual(cell(shift('09:00', '12:00')));
    expect(moved['amy 2027-03-01']).toEqual(cell(day));
  });

  it('E8 leaves those behind that would run into one that stays', () => {
    const week = ['2027-03-01', '2027-03-02', '2027-03-03'];
    const cells = Object.fromEntries(week.map((each) => [`amy ${each}`, cell(day)]));
    const two = [on('amy', '2027-03-01', '2027-03-02')];
    expect(outcome(cells, transfer({ cells: two, days: 1, onConflict: 'skip' }))).toEqual(cells);
  });
});

describe('a fill', () => {
  const amysDay = { employeeId: 'amy', date: date('2027-03-01') };

  it('E9 copies the shifts of a day into free days only, as drafts', () => {
    const cells = [on('amy', '2027-03-01', '2027-03-02', '2027-03-03'), on('ben', '2027-03-01')];
    const filled = outcome(NOW, { type: 'fill', body: { sources: [{ ...amysDay, cells }] } });
    const copy = cell({ ...day, published: false });
    expect(filled).toEqual({ ...NOW, 'amy 2027-03-03': copy, 'ben 2027-03-01': copy });
  });

  it('E9 leaves out a shift that would overlap another', () => {
    const cells = [on('ben', '2027-03-01', '2027-03-02')];
    const filled = outcome(NOW, { type: 'fill', body: { sources: [{ ...amysDay, cells }] } });
    expect(filled['ben 2027-03-02']).toEqual(NOW['ben 2027-03-02']);
    const twice = [
      { ...amysDay, cells: [on('ben', '2027-03-01')] },
      { employeeId: 'ben', date: date('2027-03-02'), cells: [on('ben', '2027-03-01')] },
    ];
    const once = outcome(NOW, { type: 'fill', body: { sources: twice } });
    expect(once['ben 2027-03-01']).toEqual(cell({ ...day, published: false }));
  });

  it('E9 adds a new shift to every free day', () => {
    const times = { locationId: 'depot', startTime: time('15:00'), endTime: time('23:00') };
    const cells = [on('amy', '2027-03-02', '2027-03-03'), on('ben', '2027-03-02')];
    const added = outcome(NOW, { type: 'add', body: { cells, ...times } });
    const late = shift('15:00', '23:00', { published: false });
    expect(added).toEqual({
      ...NOW,
      'amy 2027-03-03': cell(late),
      'ben 2027-03-02': cell(shift('10:00', '15:00'), late),
    });
  });

  it('E9 leaves out a day whose clock does not allow the shift', () => {
    const cells = { 'ben 2027-10-02': cell(), 'ben 2027-10-03': cell() };
    const times = { locationId: 'depot', startTime: time('02:15'), endTime: time('03:10') };
    const days = [on('ben', '2027-10-02', '2027-10-03')];
    const added = outcome(cells, { type: 'add', body: { cells: days, ...times } });
    expect(added['ben 2027-10-02']?.shifts).toHaveLength(1);
    expect(added['ben 2027-10-03']).toEqual(cell());
  });
});

it('applies several changes in their order', () => {
  const clear: CellChange = { type: 'clear-day', employeeId: 'amy', date: date('2027-03-01') };
  const off: CellChange = { ...clear, type: 'set-status', status: 'off' };
  expect(outcome(NOW, clear, off)['amy 2027-03-01']).toEqual({ status: 'off', shifts: [] });
  expect(outcome(NOW, off, clear)['amy 2027-03-01']).toEqual(cell());
});
