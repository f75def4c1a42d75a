// The grid while it moves: drawn on a canvas, not laid out, from pictures of its own elements. When it rests, it is
// elements again.
import type { BodyFrame } from './body';
import { createBox } from './boxes';
import { bindCell } from './cell';
import { DAY_WIDTH, HEADER_HEIGHT, NAME_WIDTH, type Range, ROW_HEIGHT } from './geometry';
import type { GridModel } from './grid-model';
import { createHeader, monthPlaces } from './header';
import { createPictures } from './pictures';
import { bindRow, bindZone, createRow } from './row';

const MONTHS_HEIGHT = 22;
const MONTH_TOP = 3;

/** Where the picture is, in pixels of the screen. */
interface Drawn {
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
    const [person, day] = [model.rows[at], model.days[dayIndex]];
    const [cell] = row.cells;
    if (!person || !day || !cell) return undefined;
    const look = model.look(person.id, dayIndex);
    const compact = model.zoom === 'compact';
    const text = compact ? look.compactText : look.text;
    if (look.className === 'cell' && text === '') return undefined;
    return pictures.of(`${look.className}\n${text}`, () => {
      const state = { row: at, dayIndex, person, day, look, compact, width: 0 };
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

  function fill(color: string, x: number, y: number, width: number, height: number): void {
    if (!pen) return;
    pen.fillStyle = color;
    pen.fillRect(x, y, width, height);
  }

  function drawCells({ model, x, y }: Drawn, rows: Range, days: Range): void {
    const { day, row: tall, names, header: below, line } = sizesOf(model);
    const left = (at: number) => names + Math.round(at * day) - x;
    const top = (at: number) => below + Math.round(at * tall) - y;
    for (let at = days.first; at < days.end; at += 1) {
      const [from, to] = [left(at), left(at + 1)];
      const color = model.days[at]?.weekend ? colors.weekend : colors.surface;
      const [start, end] = [
        top(rows.first),
        rows.end < model.rows.length ? top(rows.end) : canvas.height,
      ];
      fill(color, from, start, to - from, end - start);
      fill(colors.line, to - line, start, line, end - start);
    }
    const [start, across] = [left(days.first), left(days.end) - left(days.first)];
    for (let at = rows.first; at < rows.end; at += 1) {
      const [from, to] = [top(at), top(at + 1)];
      if (model.rows[at]?.heading) fill(colors.heading, start, from, across, to - from);
      fill(colors.line, start, to - line, across, line);
      for (let index = days.first; index < days.end; index += 1) {
        const cell = pictureOfCell(model, at, index);
        if (pen && cell) pen.drawImage(cell, left(index), from);
      }
    }
  }

  function drawToday({ model, x }: Drawn): void {
    const { day, names, header: below, line } = sizesOf(model);
    const from = Math.round((model.today ?? -1) * day) - x;
    if (from >= 0) fill(colors.today, names + from - line, below, 2 * line, canvas.height);
  }

  function drawHeads({ model, y }: Drawn, rows: Range, zoneOf: (row: number) => string): void {
    const { row: tall, names, header: below, line } = sizesOf(model);
    for (let at = rows.first; at < rows.end; at += 1) {
      const top = below + Math.round(at * tall) - y;
      const end = below + Math.round((at + 1) * tall) - y;
      const head = pictureOfHead(model, at, zoneOf(at));
      if (pen && head) pen.drawImage(head, 0, top);
      fill(colors.line, 0, end - line, names, line);
    }
    const end = below + Math.round(rows.end * tall) - y;
    if (end < canvas.height) fill(colors.surface, 0, end, names, canvas.height - end);
  }

  function drawHeader({ days, x: offset }: BodyFrame, { model, x }: Drawn): void {
    if (!pen) return;
    const { scale, day, names, header: below, line } = sizesOf(model);
    fill(colors.raised, 0, 0, canvas.width, below);
    for (let at = days.first; at < days.end; at += 1) {
      const left = names + Math.round(at * day) - x;
      pen.drawImage(pictureOfDay(model, at), left, Math.round(MONTHS_HEIGHT * scale));
    }
    for (const { month, at } of monthPlaces(model, days, offset, DAY_WIDTH[model.zoom])) {
      const picture = pictures.of(month.label, () => {
        header.draw(model, { first: month.first, end: month.first + 1 }, 0, 0);
        return header.months.firstElementChild as Element;
      });
      pen.drawImage(picture, names + Math.round(at * scale), Math.round(MONTH_TOP * scale));
    }
    pen.drawImage(
      pictures.of('corner', () => header.corner),
      0,
      0,
    );
    fill(colors.edge, 0, below - line, canvas.width, line);
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
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      const { backgroundColor, color, fontFamily } = getComputedStyle(host);
      const wanted = [backgroundColor, color, fontFamily, scale, model.zoom].join(' ');
      if (wanted === madeFor) return;
      madeFor = wanted;
      pictures.forget();
      readColors(host);
    },
    draw(frame: BodyFrame, zoneOf: (row: number) => string): void {
      const { model, rows, days, x, y } = frame;
      const scale = devicePixelRatio;
      const at = { model, x: Math.round(x * scale), y: Math.round(y * scale) };
      drawCells(at, rows, days);
      drawToday(at);
      drawHeads(at, rows, zoneOf);
      drawHeader(frame, at);
    },
    /** The pictures are painted anew: fonts have come. */
    forget() {
      madeFor = '';
    },
  };
}

/** In pixels of the screen. */
function sizesOf({ zoom }: GridModel) {
  const scale = devicePixelRatio;
  return {
    scale,
    day: DAY_WIDTH[zoom] * scale,
    row: ROW_HEIGHT * scale,
    names: Math.round(NAME_WIDTH * scale),
    header: Math.round(HEADER_HEIGHT * scale),
    line: Math.max(1, Math.round(scale)),
  };
}
