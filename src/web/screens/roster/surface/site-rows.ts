// A row of days for each site under the grid. Like the header, a pool of cells that moves with the days: a cell is
// touched only when another day or another look comes to it, so that scrolling stays as quick as without.
import { createBox } from './boxes';
import {
  DAY_WIDTH,
  inWholePixels,
  mostVisible,
  NAME_WIDTH,
  pooledItems,
  type Zoom,
} from './geometry';
import type { GridDay } from './grid-model';
import { createMovingSiteRows } from './moving-site-rows';

export interface SiteCellLook {
  className: string;
  text: string;
  /** After the name of the row and the day. */
  told: string;
}

export interface SiteRowsModel {
  /** Of each row, before the name of its site: 'Cover of'. */
  title: string;
  sites: readonly { id: string; name: string }[];
  days: readonly GridDay[];
  zoom: Zoom;
  /** The same object for the same look. */
  at(siteId: string, day: number): SiteCellLook;
}

export interface SitePlace {
  siteId: string;
  day: number;
}

interface SiteCell {
  box: HTMLButtonElement;
  text: Text;
  stop: number;
  index: number;
  look: SiteCellLook | undefined;
}

interface SiteRow {
  siteId: string;
  box: HTMLDivElement;
  strip: HTMLDivElement;
  cells: SiteCell[];
}

export type SiteRows = ReturnType<typeof createSiteRows>;

export function createSiteRows(box: HTMLElement, grid: HTMLElement, first: SiteRowsModel) {
  let model = first;
  let rows: SiteRow[] = [];
  let columns = 0;
  // The place and the width of the grid are read when the browser tells of them: asking after a change would lay out
  // the whole page to answer.
  let x = 0;
  let view = 0;
  let active: SitePlace | undefined;
  let picture: ReturnType<typeof createMovingSiteRows> | undefined;
  let moving = false;
  /** What was under the press that ended the motion; the browser gives its click to the box. */
  let stoppedOn: Element | null = null;
  const width = () => DAY_WIDTH[model.zoom];

  const columnsNow = () =>
    Math.min(model.days.length, mostVisible(Math.max(0, view - NAME_WIDTH), width()));

  function layOut(): void {
    columns = columnsNow();
    rows = model.sites.map((site) => createRow(site, model.title, columns));
    box.replaceChildren(...rows.map((row) => row.box), ...(picture?.elements ?? []));
  }

  function draw(): void {
    if (columns === 0) return;
    const days = pooledItems(x, width(), model.days.length, columns);
    if (moving) {
      picture?.draw(model, x);
      return;
    }
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

  function bind(cell: SiteCell, siteId: string, index: number): void {
    const look = model.at(siteId, index);
    const stop = active?.siteId === siteId && active.day === index ? 0 : -1;
    if (cell.stop !== stop) cell.box.tabIndex = stop;
    cell.stop = stop;
    if (cell.index === index && cell.look === look) return;
    const { box: button } = cell;
    if (cell.index !== index) button.style.transform = `translateX(${index * width()}px)`;
    cell.index = index;
    cell.look = look;
    button.className = look.className;
    cell.text.data = look.text;
    const site = model.sites.find(({ id }) => id === siteId)?.name ?? '';
    const day = model.days[index]?.label ?? '';
    button.setAttribute('aria-label', `${model.title} ${site}, ${day}: ${look.told}`);
  }

  const readPlace = () => {
    x = inWholePixels(grid.scrollLeft);
  };
  /** With the grid, unless one of the cells has the focus: that one stays an element. */
  const onMoving = () => {
    if (box.contains(document.activeElement)) return;
    moving = true;
    if (!picture) {
      picture = createMovingSiteRows(box);
      box.append(...picture.elements);
    }
    picture.begin(model);
    box.classList.add('moving');
  };
  const onResting = () => {
    if (!moving) return;
    moving = false;
    draw();
    box.classList.remove('moving');
  };
  const onPress = ({ clientX, clientY }: PointerEvent) => {
    stoppedOn = null;
    if (!moving) return;
    onResting();
    stoppedOn = document.elementFromPoint(clientX, clientY);
  };
  const followGrid = () => {
    x = inWholePixels(grid.scrollLeft);
    view = grid.clientWidth;
    if (columns !== columnsNow()) layOut();
    draw();
  };
  // First in the next frame: the cells of the grid are to be seen soon, and these would hold them up.
  let opening: number | undefined;
  const resized = new ResizeObserver(() => {
    if (opening === undefined) opening = requestAnimationFrame(followGrid);
    else followGrid();
  });
  resized.observe(grid);
  grid.addEventListener('scroll', readPlace, { passive: true, capture: true });
  grid.addEventListener('scroll', draw, { passive: true });
  grid.addEventListener('moving', onMoving);
  grid.addEventListener('resting', onResting);
  box.addEventListener('pointerdown', onPress);

  function placeOf(target: EventTarget | null): SitePlace | undefined {
    for (const { siteId, cells } of rows) {
      const cell = cells.find((each) => each.box === target);
      if (cell) return { siteId, day: cell.index };
    }
    return undefined;
  }

  return {
    update(next: SiteRowsModel) {
      // The first one is drawn when the size of the grid is told: asking for it would lay out the grid at once.
      if (next === model) return;
      const same =
        next.sites === model.sites && next.zoom === model.zoom && next.days === model.days;
      // With another zoom the grid has another place, which it has drawn by now.
      if (next.zoom !== model.zoom) x = inWholePixels(grid.scrollLeft);
      model = next;
      if (!same && view > 0) layOut();
      draw();
    },
    /** The site and day of a cell. */
    placeOf,
    clicked({
      target,
      clientX,
      clientY,
    }: {
      target: EventTarget;
      clientX: number;
      clientY: number;
    }) {
      const stopped = stoppedOn && stoppedOn === document.elementFromPoint(clientX, clientY);
      return placeOf(stopped ? stoppedOn : target);
    },
    /** Moves the focus, and the days with it. */
    focus({ siteId, day }: SitePlace) {
      const kept = Math.max(0, Math.min(model.days.length - 1, day));
      active = { siteId, day: kept };
      const days = view - NAME_WIDTH;
      const left = kept * width();
      if (left < grid.scrollLeft) grid.scrollLeft = left;
      else if (left + width() > grid.scrollLeft + days) grid.scrollLeft = left + width() - days;
      x = inWholePixels(grid.scrollLeft);
      draw();
      const row = rows.find((each) => each.siteId === siteId);
      row?.cells[kept % columns]?.box.focus({ preventScroll: true });
    },
    destroy() {
      if (opening !== undefined) cancelAnimationFrame(opening);
      resized.disconnect();
      grid.removeEventListener('scroll', readPlace, { capture: true });
      grid.removeEventListener('scroll', draw);
      grid.removeEventListener('moving', onMoving);
      grid.removeEventListener('resting', onResting);
      box.removeEventListener('pointerdown', onPress);
      box.replaceChildren();
    },
  };
}

function createRow(
  { id: siteId, name }: SiteRowsModel['sites'][number],
  title: string,
  columns: number,
): SiteRow {
  const box = createBox('site-row', 'group');
  box.setAttribute('aria-label', `${title} ${name}`);
  const head = createBox('site-head', 'none');
  head.textContent = name;
  head.title = name;
  const window = createBox('site-days', 'none');
  const strip = createBox('site-strip', 'none');
  const cells = Array.from({ length: columns }, (): SiteCell => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    const text = document.createTextNode('');
    button.append(text);
    return { box: button, text, stop: -1, index: -1, look: undefined };
  });
  strip.append(...cells.map((cell) => cell.box));
  window.append(strip);
  box.append(head, window);
  return { siteId, box, strip, cells };
}
