import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellContent, RosterWindow } from './api/roster-window';
import { cellCode, UNCHANGED } from './cell-codes';
import { mergeWindow } from './merge-window';

const EMPTY: CellContent = { status: null, shifts: [] };
const OFF: CellContent = { status: 'off', shifts: [] };
const early = (site: number): CellContent => ({
  status: null,
  shifts: [{ start: 420, end: 900, site, published: true, auto: false, code: null }],
});

function window(more: Partial<RosterWindow>, rows: Record<string, number[]>): RosterWindow {
  return {
    from: '2027-03-01' as CalendarDate,
    to: '2027-03-03' as CalendarDate,
    revision: 4,
    sites: ['depot'],
    contents: [EMPTY, early(0), OFF],
    ...more,
    rows: Object.entries(rows).map(([employee_id, contents]) => ({
      employee_id,
      cells: String.fromCharCode(...contents.map(cellCode)),
    })),
  };
}

const known = window({}, { amy: [1, 0, 2], cem: [2, 2, 2] });
const _ = UNCHANGED;

test('changed cells are replaced, and the others stay', () => {
  const answer = window({ since: 4, revision: 5, contents: [EMPTY, OFF] }, { amy: [_, 1, _] });
  const merged = window({ revision: 5 }, { amy: [1, 2, 2], cem: [2, 2, 2] });
  expect(mergeWindow(known, answer)).toEqual(merged);
});

test('a change may bring new sites and contents', () => {
  const answer = window(
    { since: 4, revision: 5, sites: ['ward', 'depot'], contents: [EMPTY, early(0), early(1)] },
    { amy: [2, 1, _], ben: [_, _, 2] },
  );
  expect(mergeWindow(known, answer)).toEqual(
    window(
      { revision: 5, sites: ['depot', 'ward'], contents: [EMPTY, early(0), OFF, early(1)] },
      { amy: [1, 3, 2], ben: [0, 0, 1], cem: [2, 2, 2] },
    ),
  );
});

test('people with empty cells have no row, and unused contents are dropped', () => {
  const answer = window({ since: 4, revision: 5, contents: [EMPTY] }, { amy: [0, _, 0] });
  expect(mergeWindow(known, answer)).toEqual(
    window({ revision: 5, contents: [EMPTY, OFF] }, { cem: [1, 1, 1] }),
  );
});

test('a window of some groups keeps a row for each of their people, and takes nobody else', () => {
  const ward = window({ groups: 'ward' }, { amy: [1, 0, 2], cem: [2, 2, 2] });
  const answer = window(
    { since: 4, revision: 5, contents: [EMPTY, OFF] },
    { amy: [0, _, 0], ben: [1, 1, 1] },
  );
  expect(mergeWindow(ward, answer)).toEqual(
    window(
      { groups: 'ward', revision: 5, contents: [EMPTY, OFF] },
      { amy: [0, 0, 0], cem: [1, 1, 1] },
    ),
  );
});

test('dates outside the window are ignored', () => {
  const answer = window(
    { since: 4, revision: 5, from: '2027-02-28' as CalendarDate, contents: [EMPTY, OFF] },
    { amy: [1, 1, _, _] },
  );
  const merged = window(
    { revision: 5, contents: [EMPTY, OFF] },
    { amy: [1, 0, 1], cem: [1, 1, 1] },
  );
  expect(mergeWindow(known, answer)).toEqual(merged);
});

test('an older answer, or one that skips a change, changes nothing', () => {
  const older = window({ since: 2, revision: 4 }, { amy: [2, 2, 2] });
  const gap = window({ since: 5, revision: 6 }, { amy: [2, 2, 2] });
  const olderWhole = window({ revision: 3 }, {});
  for (const answer of [older, gap, olderWhole]) expect(mergeWindow(known, answer)).toBe(known);
});

test('a newer whole window replaces the known one', () => {
  const whole = window({ revision: 9 }, { ben: [1, 1, 1] });
  expect(mergeWindow(known, whole)).toBe(whole);
});
