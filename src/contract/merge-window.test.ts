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

test('what changed is put in its place, and the rest stays', () => {
  const answer = window({ since: 4, revision: 5, contents: [EMPTY, OFF] }, { amy: [_, 1, _] });
  const merged = window({ revision: 5 }, { amy: [1, 2, 2], cem: [2, 2, 2] });
  expect(mergeWindow(known, answer)).toEqual(merged);
});

test('sites and contents that were not known come with the change', () => {
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

test('people without anything have no row, and what nobody has any more is not listed', () => {
  const answer = window({ since: 4, revision: 5, contents: [EMPTY] }, { amy: [0, _, 0] });
  expect(mergeWindow(known, answer)).toEqual(
    window({ revision: 5, contents: [EMPTY, OFF] }, { cem: [1, 1, 1] }),
  );
});

test('of an answer for other dates only those of the window are taken', () => {
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

test('an answer that is older, or that leaves something out, changes nothing', () => {
  const older = window({ since: 2, revision: 4 }, { amy: [2, 2, 2] });
  const gap = window({ since: 5, revision: 6 }, { amy: [2, 2, 2] });
  const olderWhole = window({ revision: 3 }, {});
  for (const answer of [older, gap, olderWhole]) expect(mergeWindow(known, answer)).toBe(known);
});

test('a whole window takes the place of the known one', () => {
  const whole = window({ revision: 9 }, { ben: [1, 1, 1] });
  expect(mergeWindow(known, whole)).toBe(whole);
});
