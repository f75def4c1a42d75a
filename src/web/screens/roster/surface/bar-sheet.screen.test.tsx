// Every bar that a cell can have is drawn: the rules and the names of the looks are made in two files.
import { expect, test } from 'vitest';
import type { CalendarDate } from '#engine/time/kinds';
import { actualLooks } from '../actual/actual-looks';
import { addBarSheet } from './bar-sheet';
import { LOADING } from './cell-look';

const FROM = '2027-11-01' as CalendarDate;
const STARTS = '0123456789';
const ENDS = '123456789a';

test('each start and end that was clocked has a bar of its own', () => {
  const bars = [...STARTS].flatMap((start) => [...ENDS].map((end) => `${start}${end}`));
  const rows = [{ employee_id: 'amy', days: bars.join('') }];
  const lookOn = actualLooks({ from: FROM, rows }, FROM);
  const shift = { ...LOADING, className: 'cell auto', label: '07:00 to 15:00' };
  addBarSheet();
  const grid = document.createElement('div');
  grid.className = 'roster-grid';
  grid.style.setProperty('--color-line-strong', 'grey');
  const cells = bars.map((_, day) => {
    const cell = document.createElement('div');
    cell.className = lookOn(shift, 'amy', day).className;
    return cell;
  });
  grid.append(...cells);
  document.body.append(grid);
  const drawn = cells.map((cell) => getComputedStyle(cell).borderImageSource);
  grid.remove();
  expect(bars.filter((_, at) => !drawn[at]?.startsWith('linear-gradient'))).toEqual([]);
  // From 0 to a step later, up to from 9 to a.
  expect(new Set(drawn).size).toBe(55);
});
