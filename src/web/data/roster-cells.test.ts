import { describe, expect, it } from 'vitest';
import type { CellContent, RosterWindow } from '#contract/api/roster-window';
import { cellCode } from '#contract/cell-codes';
import type { CalendarDate } from '#engine/time/kinds';
import { createRosterCells, EMPTY, NOT_LOADED } from './roster-cells';

const date = (text: string) => text as CalendarDate;
const EMPTY_CONTENT: CellContent = { status: null, shifts: [] };
const OFF: CellContent = { status: 'off', shifts: [] };
const early = (site: number): CellContent => ({
  status: null,
  shifts: [{ start: 420, end: 900, site, published: true, auto: false, code: null }],
});

function window(
  from: string,
  to: string,
  revision: number,
  rows: Record<string, number[]>,
  more: Partial<RosterWindow> = {},
): RosterWindow {
  return {
    from: date(from),
    to: date(to),
    revision,
    sites: ['depot', 'ward'],
    contents: [EMPTY_CONTENT, early(0), OFF],
    rows: Object.entries(rows).map(([employee_id, contents]) => ({
      employee_id,
      cells: String.fromCharCode(...contents.map(cellCode)),
    })),
    ...more,
  };
}

const year = () => createRosterCells(date('2027-01-01'), date('2027-12-31'));

describe('the cells of a year', () => {
  it('are not loaded, then filled or empty', () => {
    const cells = year();
    expect(cells.isBlank()).toBe(true);
    cells.take(window('2027-01-04', '2027-01-06', 1, { amy: [0, 1, 2] }));
    expect(cells.at('amy', 2)).toBe(NOT_LOADED);
    expect(cells.at('amy', 3)).toBe(EMPTY);
    expect(cells.content(cells.at('amy', 4)).shifts).toMatchObject([{ start: 420, site: 'depot' }]);
    expect(cells.content(cells.at('amy', 5)).status).toBe('off');
    expect(cells.at('ben', 5)).toBe(EMPTY);
    expect(cells.areLoaded({ from: '2027-01-04', to: '2027-01-06' })).toBe(true);
    expect(cells.areLoaded({ from: '2027-01-04', to: '2027-01-07' })).toBe(false);
  });

  it('are known by groups, each by itself', () => {
    const cells = year();
    const day = ['2027-01-01', '2027-01-01'] as const;
    cells.take(window(...day, 3, { amy: [1], ann: [0] }, { groups: 'early' }));
    expect([cells.at('ann', 0), cells.at('ben', 0)]).toEqual([EMPTY, NOT_LOADED]);
    expect(cells.areLoaded({ from: day[0], to: day[1] }, 'early')).toBe(true);
    expect(cells.areLoaded({ from: day[0], to: day[1] }, 'late')).toBe(false);
    const before = cells.reader();
    cells.take(window(...day, 5, { ben: [2] }, { groups: 'late' }));
    expect(cells.content(cells.at('ben', 0)).status).toBe('off');
    expect(before('ben', 0)).toBe(NOT_LOADED);
    // Read again after Ann has moved to the other group.
    cells.take(window(...day, 5, { ben: [2], ann: [2] }, { groups: 'late' }));
    cells.take(window(...day, 6, { amy: [0] }, { groups: 'early' }));
    expect(cells.content(cells.at('ann', 0)).status).toBe('off');
    expect(cells.at('amy', 0)).toBe(EMPTY);
    expect(cells.revision()).toBe(6);
  });

  it('come from the newer of a part and everyone', () => {
    const cells = year();
    const day = ['2027-01-01', '2027-01-01'] as const;
    cells.take(window(...day, 3, { amy: [1] }));
    cells.take(window(...day, 2, { amy: [2] }, { groups: 'early' }));
    expect(cells.content(cells.at('amy', 0)).shifts).toHaveLength(1);
    cells.take(window(...day, 4, { amy: [2] }, { groups: 'early' }));
    expect(cells.content(cells.at('amy', 0)).status).toBe('off');
    cells.take(window(...day, 5, {}));
    expect(cells.at('amy', 0)).toBe(EMPTY);
  });

  it('take lights only from the newest part', () => {
    const cells = year();
    const day = ['2027-01-01', '2027-01-01'] as const;
    const lit = (days: string, groups: string) => ({
      groups,
      cover: { from: date(day[0]), sites: [{ location_id: 'depot', days }] },
    });
    cells.take(window(...day, 5, {}, lit('g', 'late')));
    cells.take(window(...day, 4, {}, lit('r', 'early')));
    expect(cells.lightAt('depot', 0)).toBe('g');
  });

  it('hold the same content under one number, from whichever answer', () => {
    const cells = year();
    cells.take(window('2027-01-01', '2027-01-01', 1, { amy: [1] }));
    cells.take(
      window(
        '2027-01-02',
        '2027-01-02',
        1,
        { amy: [1] },
        {
          sites: ['ward', 'depot'],
          contents: [EMPTY_CONTENT, early(1)],
        },
      ),
    );
    expect(cells.at('amy', 1)).toBe(cells.at('amy', 0));
  });

  it('are emptied when someone has nothing any more', () => {
    const cells = year();
    cells.take(window('2027-01-01', '2027-01-02', 1, { amy: [1, 1] }));
    cells.take(window('2027-01-01', '2027-01-01', 2, {}));
    expect(cells.at('amy', 0)).toBe(EMPTY);
    expect(cells.at('amy', 1)).not.toBe(EMPTY);
  });

  it('are not set back by a window that was read before a change', () => {
    const cells = year();
    cells.take(window('2027-01-01', '2027-01-02', 7, { amy: [2, 0] }));
    cells.take(window('2027-01-01', '2027-01-03', 6, { amy: [1, 1, 1] }));
    expect(cells.content(cells.at('amy', 0)).status).toBe('off');
    expect(cells.at('amy', 1)).toBe(EMPTY);
    expect(cells.content(cells.at('amy', 2)).shifts).toHaveLength(1);
  });

  it('can be read as they were before an answer came', () => {
    const cells = year();
    cells.take(window('2027-01-01', '2027-01-02', 1, { amy: [1, 1] }));
    const earlier = cells.reader();
    cells.take(window('2027-01-01', '2027-01-03', 2, { amy: [2, 2, 2] }));
    expect(cells.content(earlier('amy', 0)).shifts).toHaveLength(1);
    expect(earlier('amy', 2)).toBe(NOT_LOADED);
    expect(cells.content(cells.reader()('amy', 0)).status).toBe('off');
  });

  it('leave out what an answer holds of another year', () => {
    const cells = year();
    cells.take(window('2026-12-31', '2027-01-01', 1, { amy: [1, 2] }));
    expect(cells.content(cells.at('amy', 0)).status).toBe('off');
  });

  it('stay right with more different contents than two bytes can count', () => {
    const cells = year();
    cells.take(window('2027-01-01', '2027-01-01', 1, { amy: [2] }));
    for (let start = 0; start < 70_000; start += 1) {
      cells.indexOf({ status: null, shifts: [{ ...shiftAt(start) }] });
    }
    const contents = [EMPTY_CONTENT, { status: null, shifts: [{ ...shiftAt(-1), site: 0 }] }];
    cells.take(window('2027-01-02', '2027-01-02', 1, { amy: [1], ben: [1] }, { contents }));
    expect(cells.content(cells.at('amy', 0)).status).toBe('off');
    expect(cells.content(cells.at('amy', 1)).shifts[0]?.start).toBe(-1);
    expect(cells.content(cells.at('ben', 1)).shifts[0]?.start).toBe(-1);
  });
});

function shiftAt(start: number) {
  return { start, end: 0, site: 'depot', published: true, auto: false, code: null };
}
