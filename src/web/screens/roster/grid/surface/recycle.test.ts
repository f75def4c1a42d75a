import { expect, test } from 'vitest';
import { type CellLook, LOADING } from './cell-look';
import { type Recyclable, recycle } from './recycle';

const named = (words: string): CellLook => ({ ...LOADING, words });
const [early, late, free] = [named('early'), named('late'), named('no shifts')];
const WEEK = [early, early, late, late, free, free, free];
const lookAt = (day: number) => WEEK[day % WEEK.length] ?? free;
const COUNT = 365;

interface Cell extends Recyclable {
  id: string;
}

function rowAt(first: number, cells: number): Cell[] {
  return Array.from({ length: cells }, (_, at) => {
    const day = first + at;
    return { id: `cell ${at}`, day, look: lookAt(day) };
  });
}

function apply(cells: Cell[], moves: [Cell, number][], looks = lookAt): void {
  for (const [cell, day] of moves) Object.assign(cell, { day, look: looks(day) });
  expect(new Set(cells.map(({ day }) => day)).size).toBe(cells.length);
}

const daysOf = (cells: Cell[]) => cells.map(({ day }) => day).sort((one, other) => one - other);

test('nothing moves while the same days are in view', () => {
  const cells = rowAt(10, 6);
  const days = { first: 10, end: 14 };
  expect(recycle({ cells, days, count: COUNT, stale: false, lookAt })).toEqual([]);
});

test('a day that comes into view takes a cell that looks like it already', () => {
  // 7 to 12 are early, early, late, late, free, free; 7 to 9 have left the view, and 13 is free.
  const cells = rowAt(7, 6);
  const days = { first: 11, end: 14 };
  const moves = recycle({ cells, days, count: COUNT, stale: false, lookAt });
  expect(moves).toEqual([[cells[0], 13]]);

  const back = recycle({ cells, days: { first: 9, end: 15 }, count: COUNT, stale: false, lookAt });
  expect(back).toEqual([
    [cells[0], 14],
    [cells[1], 13],
  ]);
});

test('a row of somebody else moves its cells rather than draw them anew', () => {
  const cells = rowAt(0, 7);
  const others = (day: number) => lookAt(day + 1);
  const days = { first: 0, end: 7 };
  const moves = recycle({ cells, days, count: COUNT, stale: true, lookAt: others });
  expect(moves).toHaveLength(7);
  for (const [cell, day] of moves) expect(cell.look).toBe(others(day));
  // Where both have the same the cell stays.
  for (const day of [0, 2, 4, 5])
    expect(moves.find(([cell]) => cell === cells[day])?.[1]).toBe(day);
  apply(cells, moves, others);
  expect(daysOf(cells)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('every day in view has a cell and every cell a day of its own, wherever it goes', () => {
  const cells: Cell[] = Array.from({ length: 9 }, (_, at) => ({
    id: `cell ${at}`,
    day: -1,
    look: undefined,
  }));
  const stops = [0, 1, 2, 9, 300, 358, 357, 100, 358, 0];
  stops.forEach((first, at) => {
    const looks = (day: number) => lookAt(day + at);
    const days = { first, end: Math.min(COUNT, first + 7) };
    const moves = recycle({ cells, days, count: COUNT, stale: true, lookAt: looks });
    apply(cells, moves, looks);
    for (const { day, look } of cells) {
      expect(day).toBeGreaterThanOrEqual(0);
      expect(day).toBeLessThan(COUNT);
      expect(look).toBe(looks(day));
    }
    for (let day = days.first; day < days.end; day += 1) expect(daysOf(cells)).toContain(day);
  });
});

test('a shorter year takes back the cells of its missing days', () => {
  const cells = rowAt(358, 8);
  const days = { first: 358, end: 364 };
  const moves = recycle({ cells, days, count: 365, stale: false, lookAt });
  apply(cells, moves);
  expect(Math.max(...daysOf(cells))).toBe(364);
});
