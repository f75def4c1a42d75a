// While it moves, the grid is a picture; at rest it is elements. Both look the same, and the focus is never lost.
import '../../../styles/app.css';
import '../grid/grid.css';
import '../grid/row-heads.css';
import '../grid/wishes.css';
import '../grid/cells.css';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { CalendarDate } from '#engine/time/kinds';
import { setScreenScale } from '../../../testing/screen-scale';
import { rowOrder, withBlock } from '../selection/selection';
import { type CellLook, LOADING } from './cell-look';
import { listenToClicks } from './clicks';
import type { Zoom } from './geometry';
import type { GridDay, GridModel, GridRow } from './grid-model';
import { createSurface } from './surface';

const look = (className: string, text = ''): CellLook => ({
  ...LOADING,
  className: `cell${className && ' '}${className}`,
  text,
  compactText: text.slice(0, 2),
  label: `${className} ${text}`,
});

const TIMES = '07:00\n19:00';
/** Every class of cells.css and wishes.css that a cell at rest can have. */
const LOOKS = [
  look(''),
  look('loading'),
  look('auto badge', '07:00 D\n19:00 ✓'),
  look('auto badge wide', '07:00 DX\n19:00'),
  look('manual', TIMES),
  look('both', '9–12\n13–17'),
  look('auto badge draft', '07:00 D\n19:00 Draft'),
  look('manual draft', '07:00\n19:00 Draft'),
  look('both draft', '9–12\n13–17'),
  look('off', 'Off'),
  look('sick uncovered', 'S\nUncovered'),
  look('sick uncovered found-warn', 'S\nUncovered'),
  look('holiday', 'H'),
  look('cannot'),
  look('cannot-part'),
  look('wish', 'Rather not'),
  look('auto badge over-cannot', '07:00 D\n19:00'),
  look('manual over-part found-warn', TIMES),
  look('auto badge draft over-rather', '07:00 D\n19:00 Draft'),
  look('both over-like', '9–12\n13–17'),
  look('total', '14'),
  look('proposed', '11:00\n19:00 New'),
  look('auto draft goes', '07:00\n19:00 Draft'),
  look('auto found-warn', TIMES),
  look('manual found-block', TIMES),
  look('auto badge actual bar-19', '07:00 D\n19:00'),
  look('auto actual bar-3a', TIMES),
  look('auto actual s1 e9 running', TIMES),
  look('actual s0 ea odd'),
];

const ROWS = Array.from(
  { length: 60 },
  (_, at): GridRow => ({
    id: `person ${at}`,
    name: at % 5 === 0 ? `Wilhelmina Featherstonehaugh-Cholmondeley ${at}` : `Amy Able ${at}`,
    role: 'Employee',
    color: at % 3 === 0 ? '#3B82F6' : undefined,
    hours: at % 4 === 0 ? { text: '150 of 152 h', words: '', level: 'near' } : undefined,
    heading: at % 20 === 0 ? { folded: at % 40 === 0 } : undefined,
  }),
);
const DAYS = Array.from(
  { length: 90 },
  (_, at): GridDay => ({
    date: '2027-01-01' as CalendarDate,
    label: `Day ${at}`,
    short: `Mon ${at} Jan`,
    narrow: `M\n${at}`,
    weekend: at % 7 > 4,
    firstOfMonth: at % 30 === 0,
    holiday: at % 11 === 0 ? 'Labour Day' : undefined,
  }),
);

function modelOf(changes: Partial<GridModel> = {}): GridModel {
  const order = rowOrder(ROWS.map(({ id }) => id));
  return {
    from: '2027-01-01' as CalendarDate,
    days: DAYS,
    months: [
      { label: 'January 2027', first: 0, end: 31 },
      { label: 'February 2027', first: 31, end: 90 },
    ],
    firstWeekday: 0,
    rows: ROWS,
    lines: order,
    order,
    zoom: 'normal',
    today: 30,
    shows: 'all',
    findings: undefined,
    answers: undefined,
    availability: undefined,
    proposal: undefined,
    actual: undefined,
    changing: false,
    own: false,
    look: (id, day) => LOOKS[(Number(id.slice(7)) * 5 + day) % LOOKS.length] ?? LOADING,
    ...changes,
  };
}

const nothing = () => undefined;
const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0)) await undo();
});

function openGrid(changes: Partial<GridModel> = {}) {
  const host = document.createElement('div');
  host.className = changes.zoom === 'compact' ? 'roster-grid compact' : 'roster-grid';
  Object.assign(host.style, { width: '900px', height: '520px' });
  document.body.append(host);
  const events = { onView: nothing, onSelection: nothing, onChanged: nothing };
  const surface = createSurface(host, modelOf(changes), events);
  surface.open(0);
  afterwards.push(() => {
    surface.destroy();
    host.remove();
  });
  return { host, surface };
}

/** `ready` would be too early: nothing may have asked for the font yet. Where it can't be read, both are drawn without it. */
const fontOfTheApp = () =>
  Promise.all([
    document.fonts.load('1rem "Inter Variable"'),
    document.fonts.load('1rem Signs', '✓'),
  ]).catch(() => []);
const isMoving = (host: Element) => host.querySelector('.view.moving') !== null;
const frame = () => new Promise(requestAnimationFrame);

async function flingTo(host: Element, x: number, y: number): Promise<void> {
  for (const step of [40, 30, 20, 10, 0]) {
    host.scrollTo(x + step, y + step);
    await frame();
    await frame();
  }
}

/** A machine that is busy elsewhere for half a second sees two single steps instead of a fling. */
async function flingAsPicture(host: Element, x: number, y: number): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await flingTo(host, x, y);
    if (isMoving(host)) return;
  }
  throw new Error('The grid was never drawn as a picture');
}

const atRest = (host: Element) => expect.poll(() => isMoving(host)).toBe(false);

/** The last picture, and the elements that have come to rest since. */
async function pixelsOf(host: HTMLElement) {
  const picture = host.querySelector<HTMLCanvasElement>('.moving-picture');
  const base64 = await page.elementLocator(host).screenshot({ save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const elements = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { clientWidth: width, clientHeight: height } = host;
  const pixels = (image: CanvasImageSource | null, place: [number, number, number?, number?]) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    if (!pen || !image) throw new Error('Nothing is drawn');
    const [x, y, ...fit] = place;
    if (fit.length === 2) pen.drawImage(image, x, y, fit[0] ?? 0, fit[1] ?? 0);
    else pen.drawImage(image, x, y);
    return pen.getImageData(0, 0, width, height).data;
  };
  return {
    drawn: pixels(picture, [0, 0, width, height]),
    laidOut: pixels(elements, [-host.clientLeft, -host.clientTop]),
  };
}

/** The part of the pixels that differ to the eye. */
function partApart(drawn: Uint8ClampedArray, laidOut: Uint8ClampedArray): number {
  let differing = 0;
  for (let at = 0; at < drawn.length; at += 4) {
    const apart = [0, 1, 2].map((part) =>
      Math.abs((drawn[at + part] ?? 0) - (laidOut[at + part] ?? 0)),
    );
    if (Math.max(...apart) > 24) differing += 1;
  }
  return differing / (drawn.length / 4);
}

function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  afterwards.push(() => {
    const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
    document.adoptedStyleSheets = others;
  });
}

const NO_OUTLINES = '.roster-grid .cell { outline-style: none !important }';

/** After a fling, with outlines as the style says. */
async function pixelsAfterFling(theme: string, zoom: Zoom, style: string) {
  await page.viewport(1000, 700);
  document.documentElement.dataset.theme = theme;
  afterwards.push(() => {
    delete document.documentElement.dataset.theme;
  });
  addStyle(style);
  const { host } = openGrid({ zoom });
  await fontOfTheApp();
  await flingAsPicture(host, zoom === 'compact' ? 130 : 1_930, 777);
  await atRest(host);
  return pixelsOf(host);
}

for (const theme of ['light', 'dark']) {
  for (const zoom of ['normal', 'compact'] as const) {
    test(`the picture is the grid at rest: ${theme}, ${zoom}`, async () => {
      const { drawn, laidOut } = await pixelsAfterFling(theme, zoom, NO_OUTLINES);
      expect(partApart(drawn, laidOut)).toBeLessThan(0.001);
    });
  }
}

test('the picture is the grid at rest after a long way, and back at the start', async () => {
  await page.viewport(1000, 700);
  addStyle(NO_OUTLINES);
  const { host } = openGrid();
  await fontOfTheApp();
  for (const way of [1, -1]) {
    for (let step = 0; step < 40; step += 1) {
      host.scrollBy(way * 37.5, way * 23.25);
      await frame();
    }
    await flingAsPicture(host, host.scrollLeft - way * 40, host.scrollTop - way * 40);
    await atRest(host);
    const { drawn, laidOut } = await pixelsOf(host);
    expect(partApart(drawn, laidOut)).toBeLessThan(0.001);
  }
});

// Scales in between, which aren't emulated as they are on a screen: e2e/roster-zoom.spec.ts.
test('at twice the size the picture has as many pixels more, all in their place', async () => {
  await page.viewport(1000, 700);
  addStyle(NO_OUTLINES);
  const { host } = openGrid();
  await fontOfTheApp();
  await setScreenScale(2);
  afterwards.push(() => setScreenScale(1));
  await expect.poll(() => devicePixelRatio).toBe(2);
  await flingAsPicture(host, 1_933, 777);
  await atRest(host);
  expect(host.querySelector('canvas')?.width).toBe(2 * host.clientWidth);
  // A picture of the page is always taken at its own size, so letters and edges differ a little; a font whose letters
  // keep to whole pixels differs more than the app's own.
  const { drawn, laidOut } = await pixelsOf(host);
  expect(partApart(drawn, laidOut)).toBeLessThan(0.08);
});

test('the cell under the pointer is marked as at rest', async () => {
  await page.viewport(1000, 700);
  addStyle(NO_OUTLINES);
  const { host } = openGrid({ look: () => ({ ...LOADING, className: 'cell' }) });
  await fontOfTheApp();
  const area = { x: 160 + 200, y: 55 + 200 };
  await flingAsPicture(host, 100, 60);
  await atRest(host);
  const without = await pixelsOf(host);
  await userEvent.hover(page.elementLocator(host), { position: area });
  await flingAsPicture(host, 100, 60);
  await atRest(host);
  const { drawn, laidOut } = await pixelsOf(host);
  const ring = 2 * (76 + 40) - 4;
  const pixels = drawn.length / 4;
  expect(partApart(drawn, without.drawn) * pixels).toBeGreaterThan(ring * 0.8);
  expect(partApart(drawn, laidOut) * pixels).toBeLessThan(ring * 0.5);
});

test('names in view are found by the browser at rest after a motion', async () => {
  const { host } = openGrid();
  await flingAsPicture(host, 1_600, 900);
  await atRest(host);
  const search = window as unknown as { find(text: string): boolean };
  expect(search.find('Amy Able 22')).toBe(true);
  expect(search.find('Amy Able 59')).toBe(false);
});

test('the dashes of drafts and proposals begin elsewhere, but there are as many', async () => {
  const outline = '.roster-grid .cell { outline-color: rgb(255 0 255) !important }';
  const { drawn, laidOut } = await pixelsAfterFling('light', 'normal', outline);
  const ink = (pixels: Uint8ClampedArray) => {
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      sum += Math.max(0, Math.min(red, blue) - green);
    }
    return sum;
  };
  expect(ink(laidOut)).toBeGreaterThan(0);
  expect(ink(drawn) / ink(laidOut)).toBeCloseTo(1, 1);
});

test('the cell with the focus stays an element in its place, and keeps the focus', async () => {
  const { host, surface } = openGrid();
  surface.activate({ row: 8, day: 4 });
  surface.focus();
  const label = document.activeElement?.getAttribute('aria-label');
  expect(label).toContain('Day 4');
  await flingAsPicture(host, 100, 60);
  const focused = document.activeElement;
  expect(focused?.getAttribute('aria-label')).toBe(label);
  const [cell, grid] = [focused, host].map((each) => each?.getBoundingClientRect());
  expect(cell?.x).toBe((grid?.x ?? 0) + host.clientLeft + 160 + 4 * 80 - 100);
  expect(cell?.y).toBe((grid?.y ?? 0) + host.clientTop + 55 + 8 * 45 - 60);
  await atRest(host);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(label);
});

test('at rest every cell in view is an element with its name and place', async () => {
  const { host } = openGrid();
  await flingAsPicture(host, 1_600, 900);
  await atRest(host);
  const { x, y } = host.getBoundingClientRect();
  const found = document.elementFromPoint(x + 160 + 20, y + 55 + 20);
  expect(found?.getAttribute('aria-label')).toMatch(/^Wilhelmina .* 20, Day 20, /);
  expect(found?.getAttribute('aria-colindex')).toBe('22');
  expect(found?.closest('.row')?.getAttribute('aria-rowindex')).toBe('22');
});

test('a press ends the motion', async () => {
  const { host } = openGrid();
  await flingAsPicture(host, 1_600, 900);
  host.dispatchEvent(new PointerEvent('pointerdown'));
  expect(isMoving(host)).toBe(false);
});

test('a click that ends the motion opens what is under it', async () => {
  const { host, surface } = openGrid();
  const ran: string[] = [];
  const people: string[] = [];
  afterwards.push(
    listenToClicks(
      surface,
      (command) => ran.push(command),
      (person) => people.push(person),
    ),
  );
  // A browser gives the click to what the press and the release have in common.
  async function clickAt(x: number, y: number): Promise<void> {
    await flingAsPicture(host, 1_600, 900);
    const { left, top } = host.getBoundingClientRect();
    const at = { bubbles: true, clientX: left + x, clientY: top + y };
    const pressed = document.elementFromPoint(at.clientX, at.clientY);
    pressed?.dispatchEvent(new PointerEvent('pointerdown', at));
    pressed?.dispatchEvent(new MouseEvent('click', at));
  }
  await clickAt(160 + 20, 55 + 20);
  expect(ran).toEqual(['open']);
  expect(surface.active()).toMatchObject({ employeeId: 'person 20', day: 20 });
  const names = [...host.querySelectorAll('.plane .name')];
  const name = names.find(({ textContent }) => textContent?.endsWith(' 22'));
  const [grid, own] = [host, name].map((element) => element?.getBoundingClientRect());
  await clickAt((own?.x ?? 0) - (grid?.x ?? 0) + 5, (own?.y ?? 0) - (grid?.y ?? 0) + 5);
  expect(people).toEqual(['person 22']);
});

test('with cells selected, and in forced colours, all stays elements', async () => {
  const { host, surface } = openGrid();
  const place = (row: number) => ({ employeeId: `person ${row}`, day: 3 });
  surface.select(withBlock(surface.selection(), place(1), place(2)));
  await flingTo(host, 300, 200);
  expect(isMoving(host)).toBe(false);
  surface.select({ single: new Map(), block: undefined });
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  afterwards.push(() => media('none'));
  await media('active');
  await flingTo(host, 600, 400);
  expect(isMoving(host)).toBe(false);
});
