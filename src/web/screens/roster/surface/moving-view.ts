// The grid while it moves: drawn on a canvas, not laid out, from pictures of its own elements. When it rests, it is
// elements again.
import { createBlocks } from './blocks';
import type { BodyFrame } from './body';
import { createBox } from './boxes';
import { bindCell } from './cell';
import { type CellLook, LOADING } from './cell-look';
import {
  DAY_WIDTH,
  headerHeight,
  lineWidth,
  monthsHeight,
  NAME_WIDTH,
  rowHeight,
} from './geometry';
import type { GridModel } from './grid-model';
import { createHeader, monthPlaces } from './header';
import type { Place } from './key-moves';
import { createPictures } from './pictures';
import { bindRow, bindZone, createRow } from './row';

/** What the style sheet adds to the cell under the pointer. */
const HOVERED: CellLook = { ...LOADING, className: 'cell hovered' };
const MONTH_TOP = 3;

/** How many days and rows a block has. */
const BLOCK_DAYS = { normal: 4, compact: 12 } as const;
const BLOCK_ROWS = 4;

type Pen = CanvasRenderingContext2D;

/** Where the picture is, and its sizes, in pixels of the screen. */
interface Drawn extends ReturnType<typeof sizesOf> {
  model: GridModel;
  x: number;
  y: number;
}

export type MovingView = ReturnType<typeof createMovingView>;

export function createMovingView() {
  const canvas = document.createElement('canvas');
  canvas.className = 'moving-picture';
  const pen = canvas.getContext('2d', { alpha: false });
  // Nobody sees these; they have the styles of the grid, because they are in it.
  const models = createBox('models', 'none');
  models.setAttribute('aria-hidden', 'true');
  const body = createBox('body', 'none');
  const [row, heading] = [createRow(1), createRow(0)];
  const header = createHeader();
  header.resize(1);
  body.append(row.box, heading.box);
  models.append(header.box, body);
  const weekend = createBox('day weekend');
  const today = createBox('today-line');
  header.strip.append(weekend);
  body.append(today);
  const pictures = createPictures(body);
  // Apart, because a block that changes its size has to be made anew.
  const blocks = { cells: createBlocks(), heads: createBlocks(), days: createBlocks() };
  const allBlocks = Object.values(blocks);
  let blocksOf: GridModel | undefined;
  let madeFor = '';
  let colors = { surface: '', raised: '', edge: '', line: '', weekend: '', heading: '', today: '' };

  function readColors(host: Element): void {
    row.box.className = 'row';
    heading.box.className = 'row heading';
    const { backgroundColor: raised, borderBottomColor: edge } = getComputedStyle(header.box);
    const fillOf = (element: Element) => getComputedStyle(element).backgroundColor;
    colors = {
      surface: fillOf(host),
      raised,
      edge,
      line: getComputedStyle(row.box).borderBottomColor,
      weekend: fillOf(weekend),
      heading: fillOf(heading.box),
      today: fillOf(today),
    };
  }

  const pictureOfHead = (model: GridModel, at: number, zone: string) => {
    const person = model.rows[at];
    if (!person) return undefined;
    return pictures.of(zone ? `${person.id} ${zone}` : person, () => {
      bindRow(row, at, person);
      bindZone(row, zone);
      return row.header;
    });
  };

  const pictureOfCell = (model: GridModel, at: number, dayIndex: number) => {
    const person = model.rows[at];
    return person && pictureOfLook(model, at, dayIndex, model.look(person.id, dayIndex));
  };

  const pictureOfLook = (model: GridModel, at: number, dayIndex: number, look: CellLook) => {
    const [person, day] = [model.rows[at], model.days[dayIndex]];
    const [cell] = row.cells;
    if (!person || !day || !cell) return undefined;
    const compact = model.zoom === 'compact';
    const text = compact ? look.compactText : look.text;
    if (look.className === 'cell' && text === '') return undefined;
    return pictures.of(`${look.className}\n${text}`, () => {
      const state = { row: at, dayIndex, person, day, look, compact };
      bindCell(cell, { ...state, selected: false, drop: undefined });
      return cell.box;
    });
  };

  const pictureOfDay = (model: GridModel, at: number) => {
    const day = model.days[at];
    return pictures.of(at === model.today ? 'today' : day, () => {
      header.draw(model, { first: at, end: at + 1 }, 0, 0);
      return header.strip.firstElementChild as Element;
    });
  };

  function paintCells(on: Pen, at: Drawn, firstRow: number, firstDay: number): void {
    const { model, day, row: tall, line } = at;
    const { width, height } = on.canvas;
    const left = (index: number) => Math.round(index * day) - Math.round(firstDay * day);
    const top = (index: number) => Math.round(index * tall) - Math.round(firstRow * tall);
    const endDay = firstDay + BLOCK_DAYS[model.zoom];
    for (let index = firstDay; index < endDay; index += 1) {
      const [from, to] = [left(index), left(index + 1)];
      const color = model.days[index]?.weekend ? colors.weekend : colors.surface;
      fill(on, color, from, 0, to - from, height);
      fill(on, colors.line, to - line, 0, line, height);
    }
    const endRow = Math.min(model.rows.length, firstRow + BLOCK_ROWS);
    for (let index = firstRow; index < endRow; index += 1) {
      const [from, to] = [top(index), top(index + 1)];
      if (model.rows[index]?.heading) fill(on, colors.heading, 0, from, width, to - from);
      fill(on, colors.line, 0, to - line, width, line);
      for (let dayIndex = firstDay; dayIndex < endDay; dayIndex += 1) {
        const cell = pictureOfCell(model, index, dayIndex);
        if (cell) on.drawImage(cell, left(dayIndex), from);
      }
    }
  }

  function paintHeads(on: Pen, at: Drawn, first: number, zones: readonly string[]): void {
    const { model, row: tall, line } = at;
    const { width, height } = on.canvas;
    fill(on, colors.surface, 0, 0, width, height);
    for (const [index, zone] of zones.entries()) {
      const head = pictureOfHead(model, first + index, zone);
      if (!head) return;
      const top = (row: number) => Math.round((first + row) * tall) - Math.round(first * tall);
      on.drawImage(head, 0, top(index));
      fill(on, colors.line, 0, top(index + 1) - line, width, line);
    }
  }

  function paintDays(on: Pen, { model, day }: Drawn, first: number): void {
    fill(on, colors.raised, 0, 0, on.canvas.width, on.canvas.height);
    const end = Math.min(model.days.length, first + BLOCK_DAYS[model.zoom]);
    for (let index = first; index < end; index += 1) {
      const left = Math.round(index * day) - Math.round(first * day);
      on.drawImage(pictureOfDay(model, index), left, 0);
    }
  }

  /** The blocks of rows in view, by their first row. */
  function* rowBlocks({ y, row: tall, header: below }: Drawn) {
    for (let first = firstOf(y, tall, BLOCK_ROWS); ; first += BLOCK_ROWS) {
      const [top, end] = [Math.round(first * tall), Math.round((first + BLOCK_ROWS) * tall)];
      if (below + top - y >= canvas.height) return;
      yield { first, top: below + top - y, height: end - top };
    }
  }

  function* dayBlocks({ model, x, day, names }: Drawn) {
    const count = BLOCK_DAYS[model.zoom];
    for (let first = firstOf(x, day, count); ; first += count) {
      const [left, end] = [Math.round(first * day), Math.round((first + count) * day)];
      if (names + left - x >= canvas.width) return;
      yield { first, left: names + left - x, width: end - left };
    }
  }

  function drawCells(on: Pen, at: Drawn): void {
    const across = [...dayBlocks(at)];
    for (const { first: row, top, height } of rowBlocks(at)) {
      for (const { first: day, left, width } of across) {
        const paint = (pen: Pen) => paintCells(pen, at, row, day);
        on.drawImage(blocks.cells.of(`${row} ${day}`, width, height, paint), left, top);
      }
    }
    const { model, x, day, names, header: below, line } = at;
    const today = Math.round((model.today ?? -1) * day) - x;
    if (today >= 0) fill(on, colors.today, names + today - line, below, 2 * line, canvas.height);
  }

  function drawHovered(on: Pen, at: Drawn, { row: index, day: dayIndex }: Place): void {
    const { model, x, y, day, row: tall, names, header: below } = at;
    const ring = pictureOfLook(model, index, dayIndex, HOVERED);
    const [left, top] = [Math.round(dayIndex * day) - x, Math.round(index * tall) - y];
    if (ring) on.drawImage(ring, names + left, below + top);
  }

  function drawHeads(on: Pen, at: Drawn, zoneOf: (row: number) => string): void {
    for (const { first, top, height } of rowBlocks(at)) {
      const zones = Array.from({ length: BLOCK_ROWS }, (_, index) => zoneOf(first + index));
      const paint = (pen: Pen) => paintHeads(pen, at, first, zones);
      on.drawImage(blocks.heads.of(`${first} ${zones.join()}`, at.names, height, paint), 0, top);
    }
  }

  function drawHeader(on: Pen, at: Drawn, { days, x: offset }: BodyFrame): void {
    const { model, scale, names, header: below, months, line } = at;
    fill(on, colors.raised, 0, 0, canvas.width, months);
    for (const { first, left, width } of dayBlocks(at)) {
      const paint = (pen: Pen) => paintDays(pen, at, first);
      const block = blocks.days.of(`${first}`, width, below - months, paint);
      on.drawImage(block, left, months);
    }
    for (const { month, at: place } of monthPlaces(model, days, offset, DAY_WIDTH[model.zoom])) {
      const picture = pictures.of(month.label, () => {
        header.draw(model, { first: month.first, end: month.first + 1 }, 0, 0);
        return header.months.firstElementChild as Element;
      });
      on.drawImage(picture, names + Math.round(place * scale), Math.round(MONTH_TOP * scale));
    }
    const corner = pictures.of('corner', () => header.corner);
    on.drawImage(corner, 0, 0);
    fill(on, colors.edge, 0, below - line, canvas.width, line);
  }

  return {
    canvas,
    models,
    /** Before the first frame: all is painted anew when the theme, the zoom or the screen is another. */
    begin(host: HTMLElement, { model }: BodyFrame): void {
      const scale = devicePixelRatio;
      const [width, height] = [host.clientWidth, host.clientHeight];
      if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
      if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
      canvas.style.width = `${canvas.width / scale}px`;
      canvas.style.height = `${canvas.height / scale}px`;
      const { backgroundColor, color, fontFamily } = getComputedStyle(host);
      const wanted = [backgroundColor, color, fontFamily, scale, model.zoom].join(' ');
      if (wanted === madeFor) return;
      madeFor = wanted;
      pictures.forget();
      for (const each of allBlocks) each.forget();
      readColors(host);
    },
    draw(frame: BodyFrame, zoneOf: (row: number) => string, hovered: Place | undefined): void {
      if (!pen) return;
      const { model, x, y } = frame;
      if (model !== blocksOf) for (const each of allBlocks) each.forget();
      blocksOf = model;
      const sizes = sizesOf(model);
      const { scale } = sizes;
      const at = { ...sizes, model, x: Math.round(x * scale), y: Math.round(y * scale) };
      drawCells(pen, at);
      if (hovered) drawHovered(pen, at, hovered);
      drawHeads(pen, at, zoneOf);
      drawHeader(pen, at, frame);
      for (const each of allBlocks) each.sweep();
    },
    /** The pictures are painted anew: fonts have come. */
    forget() {
      madeFor = '';
    },
  };
}

function fill(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

/** The first item of the block in which an offset lies. */
function firstOf(offset: number, size: number, count: number): number {
  return Math.floor(offset / (size * count)) * count;
}

/** In pixels of the screen. */
function sizesOf({ zoom }: GridModel) {
  const scale = devicePixelRatio;
  return {
    scale,
    day: DAY_WIDTH[zoom] * scale,
    row: Math.round(rowHeight() * scale),
    names: Math.round(NAME_WIDTH * scale),
    header: Math.round(headerHeight() * scale),
    months: Math.round(monthsHeight() * scale),
    line: Math.round(lineWidth() * scale),
  };
}
