// The cover of each site under the grid. Like the header, a pool of cells that moves with the days: a cell is touched
// only when another day or another light comes to it, so that scrolling stays as quick as without.
import type { DayLights } from '#engine/cover/light';
import { dayText, lightClasses, lightMark } from '../../../components/cover/light-text';
import { createBox } from './boxes';
import { DAY_WIDTH, mostVisible, NAME_WIDTH, pooledItems, type Zoom } from './geometry';
import type { GridDay } from './grid-model';

export interface CoverModel {
  sites: readonly { id: string; name: string }[];
  days: readonly GridDay[];
  zoom: Zoom;
  /** The same object for the same letter; undefined while it isn't known. */
  at(siteId: string, day: number): DayLights | undefined;
}

export interface CoverPlace {
  siteId: string;
  day: number;
}

interface CoverCell {
  box: HTMLButtonElement;
  text: Text;
  stop: number;
  index: number;
  lights: DayLights | undefined;
}

interface CoverRow {
  siteId: string;
  box: HTMLDivElement;
  strip: HTMLDivElement;
  cells: CoverCell[];
}

export type CoverRows = ReturnType<typeof createCoverRows>;

export function createCoverRows(box: HTMLElement, grid: HTMLElement, first: CoverModel) {
  let model = first;
  let rows: CoverRow[] = [];
  let columns = 0;
  let frame = 0;
  // Read before the grid draws its frame: reading it afterwards would lay out everything twice.
  let x = grid.scrollLeft;
  let active: CoverPlace | undefined;
  const width = () => DAY_WIDTH[model.zoom];

  function layOut(): void {
    const wanted = mostVisible(Math.max(0, grid.clientWidth - NAME_WIDTH), width());
    columns = Math.min(model.days.length, wanted);
    rows = model.sites.map(({ id, name }) => createRow(id, name, columns));
    box.replaceChildren(...rows.map((row) => row.box));
  }

  function draw(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    if (columns === 0) return;
    const days = pooledItems(x, width(), model.days.length, columns);
    // The one tab stop must be in view.
    if (!active || active.day < days.first || active.day >= days.end) {
      active = { siteId: active?.siteId ?? model.sites[0]?.id ?? '', day: days.first };
    }
    for (const row of rows) {
      row.strip.style.transform = `translateX(${-x}px)`;
      for (let index = days.first; index < days.end; index += 1) {
        const cell = row.cells[index % columns];
        if (cell) bind(cell, row.siteId, index);
      }
    }
  }

  function bind(cell: CoverCell, siteId: string, index: number): void {
    const lights = model.at(siteId, index);
    const stop = active?.siteId === siteId && active.day === index ? 0 : -1;
    if (cell.stop !== stop) cell.box.tabIndex = stop;
    cell.stop = stop;
    if (cell.index === index && cell.lights === lights) return;
    const { box: button } = cell;
    if (cell.index !== index) button.style.transform = `translateX(${index * width()}px)`;
    cell.index = index;
    cell.lights = lights;
    button.className = lights ? `light ${lightClasses(lights)}` : 'light';
    cell.text.data = lights ? lightMark({ light: lights.withDrafts, by: lights.withDraftsBy }) : '';
    const site = model.sites.find(({ id }) => id === siteId)?.name ?? '';
    const told = lights ? dayText(lights) : 'not loaded yet';
    button.setAttribute(
      'aria-label',
      `Cover of ${site}, ${model.days[index]?.label ?? ''}: ${told}`,
    );
  }

  const onScroll = () => {
    x = grid.scrollLeft;
    frame ||= requestAnimationFrame(draw);
  };
  const resized = new ResizeObserver(() => {
    x = grid.scrollLeft;
    layOut();
    draw();
  });
  resized.observe(grid);
  grid.addEventListener('scroll', onScroll, { passive: true });

  return {
    update(next: CoverModel) {
      const same =
        next.sites === model.sites && next.zoom === model.zoom && next.days === model.days;
      model = next;
      x = grid.scrollLeft;
      if (!same) layOut();
      draw();
    },
    /** The site and day of a cell. */
    placeOf(target: EventTarget | null): CoverPlace | undefined {
      for (const { siteId, cells } of rows) {
        const cell = cells.find((each) => each.box === target);
        if (cell) return { siteId, day: cell.index };
      }
      return undefined;
    },
    /** Moves the focus, and the days with it. */
    focus({ siteId, day }: CoverPlace) {
      const kept = Math.max(0, Math.min(model.days.length - 1, day));
      active = { siteId, day: kept };
      const view = grid.clientWidth - NAME_WIDTH;
      const left = kept * width();
      if (left < grid.scrollLeft) grid.scrollLeft = left;
      else if (left + width() > grid.scrollLeft + view) grid.scrollLeft = left + width() - view;
      x = grid.scrollLeft;
      draw();
      const row = rows.find((each) => each.siteId === siteId);
      row?.cells[kept % columns]?.box.focus({ preventScroll: true });
    },
    destroy() {
      cancelAnimationFrame(frame);
      resized.disconnect();
      grid.removeEventListener('scroll', onScroll);
      box.replaceChildren();
    },
  };
}

function createRow(siteId: string, name: string, columns: number): CoverRow {
  const box = createBox('cover-row', 'group');
  box.setAttribute('aria-label', `Cover of ${name}`);
  const head = createBox('cover-head', 'none');
  head.textContent = name;
  head.title = name;
  const window = createBox('cover-days', 'none');
  const strip = createBox('cover-strip', 'none');
  const cells = Array.from({ length: columns }, (): CoverCell => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    const text = document.createTextNode('');
    button.append(text);
    return { box: button, text, stop: -1, index: -1, lights: undefined };
  });
  strip.append(...cells.map((cell) => cell.box));
  window.append(strip);
  box.append(head, window);
  return { siteId, box, strip, cells };
}
