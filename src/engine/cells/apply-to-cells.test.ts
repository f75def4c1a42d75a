import { describe, expect, it } from 'vitest';
import { cell, create, day, known, NOW, night, on, outcome, shift } from '../testing/cells';
import { date, time } from '../testing/times';
import type { CellChange } from './change';

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
