// The floor: a bare pool of boxes with a colour and a text, a name before each row and the days above,
// recycled in the frame of the scroll, and the rows of cover below. No roles, no labels, no looks, no focus, no
// selection; what any grid of real elements has to pay at least.
import type { RosterWindow } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';

export const WIDTH = 80;
export const HEIGHT = 45;
export const NAMES = 160;
export const HEADER = 55;
export const COVER = 28;
export const SITES = 4;
export const COLORS = ' #b0d8f8 #b0c8f8 #d0e8f8 #b0e8c0 #b0e0d8 #f8b8b0 #d0d4d8 #b8c4cc'.split(' ');
export const TEXTS =
  ',07:00\n19:00,19:00\n07:00,07:00\n19:00,09:00\n17:00,09:00\n17:00,Off,S,H'.split(',');

interface Box {
  box: HTMLDivElement;
  text: Text;
  shows: string;
}

function createBox(style: string): Box {
  const box = document.createElement('div');
  const text = document.createTextNode('');
  box.style.cssText = `position: absolute; font: 11px sans-serif; white-space: pre; ${style}`;
  box.append(text);
  return { box, text, shows: '' };
}

function createLine(columns: number, height: number) {
  const name = createBox(`z-index: 1; width: ${NAMES}px; height: ${height}px; background: #fff`);
  const strip = createBox(`left: ${NAMES}px; will-change: transform`);
  const line = createBox(`width: 100%; height: ${height}px; border-bottom: 1px solid #ddd`);
  const cells = Array.from({ length: columns }, () =>
    createBox(`width: 76px; height: ${height - 4}px; contain: layout size style`),
  );
  strip.box.append(...cells.map(({ box }) => box));
  line.box.append(name.box, strip.box);
  return { line, name, strip, cells };
}

export function createFloor(host: HTMLElement, window: RosterWindow): void {
  host.style.cssText = 'position: relative; height: 600px; overflow: auto';
  const spacer = document.createElement('div');
  spacer.style.width = `${365 * WIDTH + NAMES}px`;
  spacer.style.height = `${window.rows.length * HEIGHT + HEADER}px`;
  const view = document.createElement('div');
  view.style.cssText = `position: sticky; top: 0; left: 0; width: ${host.clientWidth}px; height: 600px; overflow: clip; contain: strict`;
  spacer.append(view);
  host.replaceChildren(spacer);
  const columns = Math.ceil((host.clientWidth - NAMES) / WIDTH) + 1;
  const rows = Math.ceil((600 - HEADER) / HEIGHT) + 1;
  const header = createLine(columns, HEADER);
  header.line.box.style.zIndex = '2';
  const pool = Array.from({ length: rows }, () => createLine(columns, HEIGHT));
  view.append(...pool.map(({ line }) => line.box), header.line.box);
  const cover = Array.from({ length: SITES }, () => createLine(columns, COVER));
  for (const [site, { line, name }] of cover.entries()) {
    line.box.style.top = `${site * COVER}px`;
    name.text.data = `Site ${site + 1}`;
  }
  const below = document.createElement('div');
  below.style.cssText = `position: relative; height: ${SITES * COVER}px; overflow: clip; contain: strict`;
  below.append(...cover.map(({ line }) => line.box));
  host.after(below);

  function draw(): void {
    const x = host.scrollLeft;
    const y = host.scrollTop;
    const firstDay = Math.min(Math.floor(x / WIDTH), 365 - columns);
    const firstRow = Math.min(Math.floor(y / HEIGHT), window.rows.length - rows);
    header.strip.box.style.transform = `translateX(${-x}px)`;
    for (let day = firstDay; day < firstDay + columns; day += 1) {
      place(header.cells[day % columns], day, `${day}`, `Day ${day}`, '');
    }
    for (const [site, line] of cover.entries()) {
      line.strip.box.style.transform = `translateX(${-x}px)`;
      for (let day = firstDay; day < firstDay + columns; day += 1) {
        const short = (day + site) % 5 === 0;
        place(line.cells[day % columns], day, `${day}`, short ? '▽1' : '✓', short ? '#f8e8c8' : '');
      }
    }
    for (let row = firstRow; row < firstRow + rows; row += 1) {
      const line = pool[row % rows];
      if (!line) continue;
      line.line.box.style.transform = `translateY(${HEADER + row * HEIGHT - y}px)`;
      line.strip.box.style.transform = `translateX(${-x}px)`;
      if (line.name.shows !== `${row}`) {
        line.name.text.data = `Employee ${row + 1}`;
        line.name.shows = `${row}`;
      }
      for (let day = firstDay; day < firstDay + columns; day += 1) {
        const content = contentAt(window.rows[row]?.cells ?? '', day);
        const cell = line.cells[day % columns];
        place(cell, day, `${row} ${day}`, TEXTS[content] ?? '', COLORS[content] ?? '');
      }
    }
  }

  let waiting = false;
  host.addEventListener('scroll', () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      draw();
    });
  });
  draw();
}

function place(cell: Box | undefined, day: number, shows: string, text: string, color: string) {
  if (!cell || cell.shows === shows) return;
  cell.box.style.transform = `translateX(${day * WIDTH}px)`;
  cell.box.style.backgroundColor = color;
  cell.text.data = text;
  cell.shows = shows;
}
