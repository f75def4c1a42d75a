import { describe, expect, it } from 'vitest';
import { date, time, zone } from '../testing/times';
import { applyToCells } from './apply-to-cells';
import type { Cell, CellShift } from './cell';
import type { CellChange, KnownShift, NewShift } from './change';

const ZONES: Record<string, string> = { depot: 'Australia/Sydney', perth: 'Australia/Perth' };

function shift(start: string, end: string, more: Partial<CellShift> = {}): CellShift {
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

const day = shift('09:00', '17:00');
const night = shift('19:00', '07:00', { auto: true, code: 'N' });
const cell = (...shifts: CellShift[]): Cell => ({ status: null, shifts });

type Cells = Record<string, Cell>;
const NOW: Cells = {
  'amy 2027-03-01': cell(day),
  'amy 2027-03-02': { status: 'sick', shifts: [night] },
  'amy 2027-03-03': cell(),
  'ben 2027-03-01': cell(),
  'ben 2027-03-02': cell(shift('10:00', '15:00')),
};

function outcome(cells: Cells, ...changes: CellChange[]): Cells {
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

const on = (employeeId: string, ...dates: string[]) => ({ employeeId, dates: dates.map(date) });

function create(more: Partial<NewShift> = {}): CellChange {
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
const known: KnownShift = {
  id: 's1',
  employee_id: 'amy',
  location_id: 'depot',
  date: date('2027-03-01'),
  start_at: '2027-02-28T22:00:00.000Z',
  end_at: '2027-03-01T06:00:00.000Z',
  timezone: 'Australia/Sydney',
};

describe('acts on cells', () => {
  const cells = [on('amy', '2027-03-01', '2027-03-02'), on('ben', '2027-03-02')];

  it('E1 publish and unpublish the shifts of the cells', () => {
    const drafts = outcome(NOW, { type: 'cells', body: { action: 'unpublish', cells } });
    expect(drafts['amy 2027-03-02']).toEqual({
      status: 'sick',
      shifts: [{ ...night, published: false }],
    });
    expect(outcome(drafts, { type: 'cells', body: { action: 'publish', cells } })).toEqual(NOW);
  });

  it('E1 delete shifts, clear, set and remove statuses', () => {
    const first = { employeeId: 'amy', date: date('2027-03-01') };
    const second = { employeeId: 'amy', date: date('2027-03-02') };
    const deleted = outcome(NOW, { type: 'cells', body: { action: 'delete-shifts', cells } });
    expect(deleted['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [] });
    expect(outcome(NOW, { type: 'clear-day', ...second })['amy 2027-03-02']).toEqual(cell());
    expect(outcome(NOW, { type: 'set-status', status: 'off', ...first })['amy 2027-03-01']).toEqual(
      {
        status: 'off',
        shifts: [day],
      },
    );
    expect(outcome(NOW, { type: 'remove-status', ...second })['amy 2027-03-02']).toEqual(
      cell(night),
    );
  });

  it('E1 say nothing of days that have not been read', () => {
    const unread = [on('amy', '2027-09-01')];
    expect(outcome(NOW, { type: 'cells', body: { action: 'off', cells: unread } })).toEqual(NOW);
    expect(outcome(NOW, create({ date: date('2027-09-01') }))).toEqual(NOW);
  });
});

describe('a created shift', () => {
  it('E2 is a draft made by hand, in the order of time', () => {
    expect(
      outcome(NOW, create({ startTime: time('05:00'), endTime: time('10:00') })),
    ).toMatchObject({
      'ben 2027-03-02': cell(
        shift('05:00', '10:00', { published: false }),
        shift('10:00', '15:00'),
      ),
    });
    expect(outcome(NOW, create({ published: true }))['ben 2027-03-02']?.shifts[1]?.published).toBe(
      true,
    );
  });

  it('E2 moves out of the missing hour, and is not created where nothing would be left of it', () => {
    const cells = { 'ben 2027-10-03': cell() };
    const missing = { date: date('2027-10-03'), startTime: time('02:30') };
    expect(outcome(cells, create({ ...missing, endTime: time('10:00') }))).toEqual({
      'ben 2027-10-03': cell(shift('03:30', '10:00', { published: false })),
    });
    expect(outcome(cells, create({ ...missing, endTime: time('03:00') }))).toEqual(cells);
    expect(outcome(NOW, create({ endTime: time('16:00') }))).toEqual(NOW);
  });

  it('E2 may end more than a day later on the clock, when the clocks skip its end', () => {
    const cells = { 'ben 2027-10-02': cell(), 'ben 2027-10-03': cell() };
    const nearlyADay = create({
      date: date('2027-10-02'),
      startTime: time('02:30'),
      endTime: time('02:00'),
    });
    const created = outcome(cells, nearlyADay);
    expect(created['ben 2027-10-02']).toEqual(cell(shift('02:30', '27:00', { published: false })));
    // It is still there at noon.
    const noon = { date: date('2027-10-02'), startTime: time('12:00'), endTime: time('13:00') };
    expect(outcome(created, create(noon))).toEqual(created);
  });

  it('E4 is not created over another, of the same day or the one before, or takes its place', () => {
    const over = { startTime: time('14:00') };
    expect(outcome(NOW, create(over))).toEqual(NOW);
    expect(outcome(NOW, create({ ...over, overwrite: true }))['ben 2027-03-02']?.shifts).toEqual([
      shift('14:00', '22:00', { published: false }),
    ]);
    const morning = { employeeId: 'amy', date: date('2027-03-03'), startTime: time('06:00') };
    expect(outcome(NOW, create(morning))).toEqual(NOW);
    const replaced = outcome(NOW, create({ ...morning, overwrite: true }));
    expect(replaced['amy 2027-03-02']).toEqual({ status: 'sick', shifts: [] });
    expect(replaced['amy 2027-03-03']?.shifts).toHaveLength(1);
  });

  it('E4 overlaps by true time, whatever the clocks of two sites show', () => {
    const perth = { locationId: 'perth', endTime: time('20:00') };
    // 15:00 in Sydney is 12:00 in Perth.
    expect(outcome(NOW, create({ ...perth, startTime: time('11:59') }))).toEqual(NOW);
    const touching = outcome(NOW, create({ ...perth, startTime: time('12:00') }));
    expect(touching['ben 2027-03-02']?.shifts.map(({ site }) => site)).toEqual(['depot', 'perth']);
  });
});

describe('an updated shift', () => {
  const update = (body: Extract<CellChange, { type: 'update' }>['body']): CellChange => ({
    type: 'update',
    shift: known,
    body,
  });

  it('E3 keeps what is not named', () => {
    expect(outcome(NOW, update({ published: false }))['amy 2027-03-01']).toEqual(
      cell({ ...day, published: false }),
    );
    expect(outcome(NOW, update({ endTime: time('18:30') }))['amy 2027-03-01']).toEqual(
      cell(shift('09:00', '18:30')),
    );
    expect(outcome(NOW, update({}))).toEqual(NOW);
  });

  it('E3 goes to another person, day or site with its clock readings', () => {
    const moved = outcome(NOW, update({ employeeId: 'ben' }));
    expect([moved['amy 2027-03-01'], moved['ben 2027-03-01']]).toEqual([cell(), cell(day)]);
    expect(outcome(NOW, update({ date: date('2027-03-03') }))['amy 2027-03-03']).toEqual(cell(day));
    expect(outcome(NOW, update({ locationId: 'perth' }))['amy 2027-03-01']).toEqual(
      cell({ ...day, site: 'perth' }),
    );
  });

  it('E3 changes nothing where the clock does not allow it', () => {
    expect(outcome(NOW, update({ endTime: time('09:00') }))).toEqual(NOW);
  });

  it('E4 is not in its own way, but in that of others', () => {
    expect(outcome(NOW, update({ startTime: time('08:00') }))['amy 2027-03-01']).toEqual(
      cell(shift('08:00', '17:00')),
    );
    const toBen = { employeeId: 'ben', date: date('2027-03-02') };
    expect(outcome(NOW, update(toBen))).toEqual(NOW);
    const replaced = outcome(NOW, update({ ...toBen, overwrite: true }));
    expect(replaced['ben 2027-03-02']).toEqual(cell(day));
  });

  it('E4 is blocked by a shift that it overlaps already only when its person or times change', () => {
    const other = shift('16:00', '20:00');
    const cells = { 'amy 2027-03-01': cell(day, other) };
    expect(outcome(cells, update({ published: false }))['amy 2027-03-01']).toEqual(
      cell({ ...day, published: false }, other),
    );
    expect(outcome(cells, update({ overwrite: true }))['amy 2027-03-01']).toEqual(cell(day));
    expect(outcome(cells, update({ endTime: time('16:30') }))).toEqual(cells);
    expect(outcome(cells, update({ endTime: time('16:00') }))['amy 2027-03-01']).toEqual(
      cell(shift('09:00', '16:00'), other),
    );
  });

  it('E5 is found by its id where ids are known', () => {
    const cells = { 'amy 2027-03-01': cell({ ...day, id: 's0' }, { ...day, id: 's1' }) };
    expect(outcome(cells, { type: 'delete', shift: known })['amy 2027-03-01']?.shifts).toEqual([
      { ...day, id: 's0' },
    ]);
  });

  it('E5 is found by its time and site where they are not', () => {
    const others = [shift('09:00', '12:00'), { ...day, site: 'perth' }];
    const cells = { 'amy 2027-03-01': cell(...others, day) };
    expect(outcome(cells, { type: 'delete', shift: known })['amy 2027-03-01']).toEqual(
      cell(...others),
    );
    expect(outcome({ 'amy 2027-03-01': cell() }, { type: 'delete', shift: known })).toEqual({
      'amy 2027-03-01': cell(),
    });
  });
});

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
