// A bare canvas: what the floor shows, drawn anew in each frame. No elements, no looks, nothing to focus or to read
// out; what any grid that is drawn has to pay at least.
import type { RosterWindow } from '#contract/api/roster-window';
import { contentAt } from '#contract/cell-codes';
import { COLORS, COVER, HEADER, HEIGHT, NAMES, SITES, TEXTS, WIDTH } from './floor';

const LINES = TEXTS.map((text) => text.split('\n'));

export function createBareCanvas(host: HTMLElement, window: RosterWindow): void {
  host.style.cssText = 'position: relative; height: 600px; overflow: auto';
  const spacer = document.createElement('div');
  spacer.style.width = `${365 * WIDTH + NAMES}px`;
  spacer.style.height = `${window.rows.length * HEIGHT + HEADER}px`;
  host.replaceChildren(spacer);
  const grid = createSheet(host.clientWidth, host.clientHeight);
  grid.canvas.style.cssText = 'position: sticky; display: block; top: 0; left: 0';
  spacer.append(grid.canvas);
  const cover = createSheet(host.clientWidth, SITES * COVER);
  host.after(cover.canvas);

  function draw(): void {
    const x = host.scrollLeft;
    const y = host.scrollTop;
    const days = { first: Math.floor(x / WIDTH), end: Math.ceil((x + host.clientWidth) / WIDTH) };
    const first = Math.floor(y / HEIGHT);
    const end = Math.min(window.rows.length, Math.ceil((y + host.clientHeight) / HEIGHT));
    grid.clear();
    for (let row = first; row < end; row += 1) {
      const top = HEADER + row * HEIGHT - y;
      for (let day = days.first; day < days.end; day += 1) {
        const content = contentAt(window.rows[row]?.cells ?? '', day);
        const left = NAMES + day * WIDTH - x;
        grid.box(left, top, 76, HEIGHT - 4, COLORS[content] ?? '', LINES[content] ?? []);
      }
      grid.box(0, top, NAMES, HEIGHT, '#fff', [`Employee ${row + 1}`]);
      grid.box(0, top + HEIGHT - 1, host.clientWidth, 1, '#ddd', []);
    }
    grid.box(0, 0, host.clientWidth, HEADER, '#fff', []);
    cover.clear();
    for (let day = days.first; day < days.end; day += 1) {
      const left = NAMES + day * WIDTH - x;
      grid.box(left, 0, WIDTH, HEADER, '', [`Day ${day}`]);
      for (let site = 0; site < SITES; site += 1) {
        const short = (day + site) % 5 === 0;
        const color = short ? '#f8e8c8' : '';
        cover.box(left, site * COVER, 76, COVER - 4, color, [short ? '▽1' : '✓']);
      }
    }
    for (let site = 0; site < SITES; site += 1) {
      cover.box(0, site * COVER, NAMES, COVER, '#fff', [`Site ${site + 1}`]);
    }
    grid.box(0, 0, NAMES, HEADER, '#fff', []);
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

function createSheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  const scale = devicePixelRatio;
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.style.width = `${width}px`;
  const pen = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  pen.scale(scale, scale);
  pen.font = '11px sans-serif';
  pen.textBaseline = 'top';
  return {
    canvas,
    clear() {
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, width, height);
    },
    box(x: number, y: number, w: number, h: number, color: string, lines: readonly string[]) {
      if (color) {
        pen.fillStyle = color;
        pen.fillRect(x, y, w, h);
      }
      if (lines.length === 0) return;
      pen.fillStyle = '#000';
      for (const [at, line] of lines.entries()) pen.fillText(line, x, y + at * 13);
    },
  };
}
