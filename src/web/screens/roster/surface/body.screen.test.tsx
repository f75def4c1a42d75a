// Cells have no place of their own, so their order is their place: whatever way the grid was moved, each stands where
// its day is, and the focus is where it was.
import '../../../styles/app.css';
import '../grid/grid.css';
import '../grid/cells.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CalendarDate } from '#engine/time/kinds';
import { setScreenScale } from '../../../testing/screen-scale';
import { rowOrder } from '../selection/selection';
import { LOADING } from './cell-look';
import type { GridModel } from './grid-model';
import { createSurface } from './surface';

const rows = Array.from({ length: 40 }, (_, at) => ({
  id: `person ${at}`,
  name: `Amy Able ${at}`,
  role: 'Employee',
  color: undefined,
}));
const order = rowOrder(rows.map(({ id }) => id));
const model: GridModel = {
  from: '2027-01-01' as CalendarDate,
  days: Array.from({ length: 60 }, (_, at) => ({
    date: '2027-01-01' as CalendarDate,
    label: `Day ${at}`,
    short: `Mon ${at}`,
    narrow: `${at}`,
    weekend: false,
    firstOfMonth: false,
  })),
  months: [],
  firstWeekday: 0,
  rows,
  lines: order,
  order,
  zoom: 'normal',
  today: undefined,
  shows: 'all',
  findings: undefined,
  answers: undefined,
  availability: undefined,
  proposal: undefined,
  actual: undefined,
  changing: false,
  own: false,
  look: () => LOADING,
};

const nothing = () => undefined;
const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0)) await undo();
});

function openGrid() {
  const host = document.createElement('div');
  host.className = 'roster-grid';
  Object.assign(host.style, { width: '900px', height: '520px' });
  document.body.append(host);
  const events = { onView: nothing, onSelection: nothing, onChanged: nothing };
  const surface = createSurface(host, model, events);
  surface.open(0);
  afterwards.push(() => {
    surface.destroy();
    host.remove();
  });
  return { host, surface };
}

const STEPS = [
  [80, 0],
  [80, 0],
  [240, 45],
  [-80, 0],
  [-160, -45],
  [900, 300],
  [400, 0],
  [-400, -45],
  [-9_000, -9_000],
  [9_000, 9_000],
  [-9_000, -9_000],
] as const;

test('after any steps each cell stands at its day and in the order of days, and the focus stays', () => {
  const { host, surface } = openGrid();
  surface.activate({ row: 1, day: 1 });
  surface.focus();
  for (const [x, y] of STEPS) {
    surface.scrollBy(x, y);
    const { left, top } = host.getBoundingClientRect();
    for (const row of host.querySelectorAll('.plane .row')) {
      const days = Array.from(row.querySelectorAll('.cell'), (cell) => {
        const day = Number(cell.getAttribute('aria-colindex')) - 2;
        const at = cell.getBoundingClientRect();
        expect(at.x).toBe(left + host.clientLeft + 160 + day * 80 - host.scrollLeft);
        const line = Number(row.getAttribute('aria-rowindex')) - 2;
        expect(at.y).toBe(top + host.clientTop + 55 + line * 45 - host.scrollTop);
        return day;
      });
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(new Set(days).size).toBe(days.length);
    }
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Amy Able 1, Day 1, /);
  }
});

const poolOf = (host: Element) => {
  const rows = [...host.querySelectorAll('.plane .row')];
  const cells = rows.map((row) => row.querySelectorAll('.cell').length);
  return { rows: rows.length, columns: [...new Set(cells)] };
};
const inViewOf = ({ clientWidth, clientHeight }: Element) => ({
  rows: Math.ceil((clientHeight - 55) / 45),
  columns: Math.ceil((clientWidth - 160) / 80),
});

test('the first frame has what is in view; a moment later there is a row and a day to spare', async () => {
  const { host } = openGrid();
  const { rows, columns } = inViewOf(host);
  expect(poolOf(host)).toEqual({ rows, columns: [columns] });
  await expect.poll(() => poolOf(host)).toEqual({ rows: rows + 1, columns: [columns + 1] });
  for (const cell of host.querySelectorAll('.plane .cell, .header .day')) {
    expect(cell.getAttribute('aria-label')).toMatch(/Day \d+/);
  }
  expect(host.querySelectorAll('.header .day').length).toBe(columns + 1);
});

test('whoever is in the grid sooner keeps the focus', () => {
  const { host, surface } = openGrid();
  surface.focus();
  const { rows, columns } = inViewOf(host);
  expect(poolOf(host)).toEqual({ rows: rows + 1, columns: [columns + 1] });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Amy Able 0, Day 0, /);
  expect(host.querySelectorAll('[tabindex="0"]').length).toBe(1);
});

test('a step right after the opening has no hole at the edge', async () => {
  await page.viewport(1000, 700);
  const { host, surface } = openGrid();
  surface.scrollBy(40, 20);
  const { clientLeft, clientTop, clientWidth, clientHeight } = host;
  const { left, top } = host.getBoundingClientRect();
  const [x, y] = [clientWidth - 10, clientHeight - 4];
  const found = document.elementFromPoint(left + clientLeft + x, top + clientTop + y);
  const cell = found?.closest('.cell');
  const [day, row] = [Math.floor((x - 160 + 40) / 80), Math.floor((y - 55 + 20) / 45)];
  expect(cell?.getAttribute('aria-colindex')).toBe(String(day + 2));
  expect(cell?.closest('.row')?.getAttribute('aria-rowindex')).toBe(String(row + 2));
});

async function expectRowsOf(host: Element, height: number): Promise<void> {
  const rows = () =>
    [...host.querySelectorAll('.plane .row')].map((row) => row.getBoundingClientRect());
  await expect.poll(() => rows()[0]?.height).toBeCloseTo(height, 1);
  const [first, second] = rows().toSorted((one, other) => one.y - other.y);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(height, 1);
}

test('on another screen the rows are as high as whole pixels of it', async () => {
  const { host } = openGrid();
  await setScreenScale(1.5);
  afterwards.push(() => setScreenScale(1));
  await expect.poll(() => devicePixelRatio).toBe(1.5);
  host.scrollTo(0, 100);
  await expectRowsOf(host, 68 / 1.5);
});

test('a grid that has just opened when its window goes to another screen has no gaps between its rows', async () => {
  const { host } = openGrid();
  // The first report of its size comes with the first frame, and would lay it out anew.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  vi.stubGlobal('devicePixelRatio', 1.5);
  afterwards.push(() => vi.unstubAllGlobals());
  await expectRowsOf(host, 68 / 1.5);
});
