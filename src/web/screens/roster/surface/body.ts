// The rows: a pool of real cells that show whatever part of the year is in view.
import { rowChecked } from '../selection/select-rows';
import { blockOf, isInside, type Selection } from '../selection/selection';
import { createBox, inTurn, setChecked, sortBoxes } from './boxes';
import { bindCell, type Cell, createCell, type DropState, markChanged } from './cell';
import { type CellLook, LOADING } from './cell-look';
import { DAY_WIDTH, NAME_WIDTH, OUT_OF_SIGHT, type Range, rowHeight } from './geometry';
import type { GridModel } from './grid-model';
import type { Place } from './key-moves';
import { bindRow, bindZone, createRow, type Row, setColumns, slideTo, zoneText } from './row';

export interface Drop extends Place {
  state: DropState;
}

export interface BodyFrame {
  model: GridModel;
  rows: Range;
  days: Range;
  /** The days that are seen whole. */
  inView: Range;
  x: number;
  y: number;
  selection: Selection;
  drop: Drop | undefined;
  /** The cell that has the focus, or would get it. */
  active: Place;
  /** Whether cells that look different now were changed by someone else. */
  marks: boolean;
  /** The cell at whose corner the fill handle is. */
  handle: Place | undefined;
}

export interface Body {
  box: HTMLDivElement;
  handle: HTMLDivElement;
  resize(rows: number, columns: number): void;
  /** Before it is drawn with another pool or after a motion, when most of the pool shows something else. */
  arrange(frame: BodyFrame): void;
  /** Draws only what came into view, or everything with `all`. */
  draw(frame: BodyFrame, all: boolean): void;
  /** What stays an element while the grid is drawn as a picture: the cell with the focus, and the handle. */
  move(frame: BodyFrame): void;
  /** Whether someone would see another model's looks change. */
  changes(frame: BodyFrame, next: GridModel): boolean;
  /** The zones that the head of a row says, where they are known. */
  zoneOf(row: number): string;
  /** Called when scrolling has stopped. */
  settle(): void;
  /** The active cell: in the pool, or the parked one while the active cell is out of sight. */
  focusable(): HTMLElement;
  placeOf(target: EventTarget | null): Place | undefined;
  /** The row that the checkbox belongs to. */
  checkedRow(target: EventTarget | null): number | undefined;
  /** The row whose first column holds the target. */
  headerRow(target: EventTarget | null): number | undefined;
}

function differs(before: CellLook | undefined, now: CellLook): boolean {
  if (!before || before === LOADING || now === LOADING) return false;
  return before.label !== now.label;
}

const rowIndex = ({ index }: Row) => index;

/** The place of a strip that begins with a day. */
function stripAt(day: number, { model, x }: BodyFrame): string {
  return `translateX(${day * DAY_WIDTH[model.zoom] - x}px)`;
}

/** `onChanged` hears the label of a cell that someone else changed. */
export function createBody(onChanged: (label: string) => void): Body {
  const box = createBox('body', 'rowgroup');
  const backdrop = createBox('backdrop', 'none');
  const plane = createBox('plane', 'none');
  const todayLine = createBox('today-line', 'none');
  // By key the same is done with copy and paste, so screen readers don't need the handle.
  const handle = createBox('fill-handle', 'none');
  const parkedRow = createRow(0);
  const parked = createCell();
  parkedRow.strip.append(parked.box);
  // Apart from the pool, which isn't there while the grid moves.
  const front = createBox('front', 'none');
  front.append(parkedRow.box);
  box.append(backdrop, plane, todayLine, handle, front);
  let pool: Row[] = [];
  let focusable: Cell = parked;
  parked.box.tabIndex = 0;
  let shown: BodyFrame | undefined;
  let handlePlace = '';

  /** Not while scrolling: this looks at every day in view. */
  function drawZones({ model, inView }: BodyFrame): void {
    for (const row of pool) {
      const zones = new Set<string>();
      const id = row.person?.id ?? '';
      for (let day = inView.first; day < inView.end; day += 1) {
        for (const zone of model.look(id, day).zones) zones.add(zone);
      }
      bindZone(row, zoneText(zones));
    }
  }

  function cellAt({ row, day }: Place): Cell | undefined {
    const held = pool[row % pool.length];
    const cell = held?.cells[day - held.first];
    return held?.index === row && cell?.day === day ? cell : undefined;
  }

  function drawRow(row: Row, index: number, frame: BodyFrame, all: boolean): void {
    const { model, days, inView, selection, drop } = frame;
    const person = model.rows[index];
    if (!person) return;
    const rowChanged = row.index !== index || row.person !== person;
    if (rowChanged || all) bindRow(row, index, person);
    slideTo(row, days.first);
    row.strip.style.transform = stripAt(days.first, frame);
    setChecked(row.check, rowChecked(selection, person.id, inView, model.order));
    const block = blockOf(selection, model.order);
    const place = block ? (model.order.indexOf(person.id) ?? -1) : -1;
    const single = selection.single.get(person.id);
    for (let dayIndex = days.first; dayIndex < days.end; dayIndex += 1) {
      const cell = row.cells[dayIndex - days.first];
      const day = model.days[dayIndex];
      if (!cell || !day) continue;
      if (!all && !rowChanged && cell.day === dayIndex) continue;
      const look = model.look(person.id, dayIndex);
      const changed =
        frame.marks && !rowChanged && cell.day === dayIndex && differs(cell.look, look);
      bindCell(cell, {
        row: index,
        dayIndex,
        person,
        day,
        look,
        compact: model.zoom === 'compact',
        selected: isInside(block, place, dayIndex) || (single?.has(dayIndex) ?? false),
        drop: drop?.row === index && drop.day === dayIndex ? drop.state : undefined,
      });
      if (!changed || person.heading) continue;
      markChanged(cell);
      onChanged(cell.box.getAttribute('aria-label') ?? '');
    }
  }

  /** The parked cell keeps the focus, the name and the tab stop of a cell that is scrolled away. */
  function drawParked(frame: BodyFrame): void {
    const { model, active } = frame;
    const person = model.rows[active.row];
    const day = model.days[active.day];
    if (!person || !day) return;
    front.style.transform = `translateY(${-frame.y}px)`;
    parkedRow.strip.style.transform = stripAt(active.day, frame);
    bindRow(parkedRow, active.row, person);
    bindCell(parked, {
      row: active.row,
      dayIndex: active.day,
      person,
      day,
      look: model.look(person.id, active.day),
      compact: model.zoom === 'compact',
      selected: false,
      drop: undefined,
    });
  }

  function moveFocusable(to: Cell): void {
    if (to === focusable) return;
    const before = focusable;
    focusable = to;
    to.box.tabIndex = 0;
    if (document.activeElement === before.box) to.box.focus({ preventScroll: true });
    before.box.tabIndex = -1;
  }

  function parkFocus(frame: BodyFrame): void {
    parkedRow.box.hidden = false;
    drawParked(frame);
    moveFocusable(parked);
  }

  function drawHandle({ model, rows, days, x, y, handle: at }: BodyFrame): void {
    // Far away it stands still: an element that moves costs, even where nobody sees it.
    const near =
      at && at.day >= days.first && at.day < days.end && at.row >= rows.first && at.row < rows.end;
    const left = near ? (at.day + 1) * DAY_WIDTH[model.zoom] - x : 0;
    const top = near ? (at.row + 1) * rowHeight() - y : 0;
    // The handle would stand on the names when its cell is left of those in view.
    const place = left > 0 ? `translate(${NAME_WIDTH + left}px, ${top}px)` : OUT_OF_SIGHT;
    if (handlePlace !== place) handle.style.transform = place;
    handlePlace = place;
  }

  return {
    box,
    handle,
    resize(rows, columns) {
      const shrinks = rows < pool.length || columns < (pool[0]?.cells.length ?? 0);
      if (shrinks) {
        // A hidden cell can't take the focus, which would then be lost with rows that go.
        parkedRow.box.hidden = false;
        moveFocusable(parked);
      }
      // What there is stays: the first frame has no row or day to spare, and while the page opens, what comes under the
      // grid takes room from it.
      const kept = inTurn(plane, pool, 0);
      for (const { box: gone } of kept.splice(rows)) gone.remove();
      for (const row of kept) setColumns(row, columns);
      const added = Array.from({ length: rows - kept.length }, () => createRow(columns));
      plane.append(...added.map((row) => row.box));
      pool = [...kept, ...added];
    },
    arrange({ rows }) {
      pool = inTurn(plane, pool, rows.first);
    },
    draw(frame, all) {
      shown = frame;
      const { model, rows, days, x, y } = frame;
      // Its strip takes it to the other end, and what is moved loses the focus.
      const leaves = focusable.day < days.first || focusable.day >= days.end;
      if (leaves && document.activeElement === focusable.box) parkFocus(frame);
      const width = DAY_WIDTH[model.zoom];
      plane.style.transform = `translateY(${-y}px)`;
      const weeks = (x + model.firstWeekday * width) % (7 * width);
      backdrop.style.transform = `translateX(${-weeks}px)`;
      const today = (model.today ?? -1) * width - x;
      // The line would stand on the names when its day is left of those in view.
      todayLine.style.transform = today < 0 ? OUT_OF_SIGHT : `translateX(${today}px)`;
      for (let index = rows.first; index < rows.end; index += 1) {
        const row = pool[index % pool.length];
        if (row) drawRow(row, index, frame, all);
      }
      drawHandle(frame);
      const cell = cellAt(frame.active);
      if (!cell) {
        drawParked(frame);
        parkedRow.box.hidden = false;
      }
      moveFocusable(cell ?? parked);
      // Hiding the parked row earlier would lose the focus.
      if (cell) parkedRow.box.hidden = true;
    },
    move(frame) {
      drawHandle(frame);
      if (document.activeElement === focusable.box) parkFocus(frame);
    },
    changes({ model, rows, days }, next) {
      for (const { id } of model.rows.slice(rows.first, rows.end)) {
        for (let day = days.first; day < days.end; day += 1) {
          if (differs(model.look(id, day), next.look(id, day))) return true;
        }
      }
      return false;
    },
    zoneOf(row) {
      const held = pool[row % pool.length];
      return held?.index === row ? held.zone : '';
    },
    settle() {
      if (shown) drawZones(shown);
      sortBoxes(plane, pool, rowIndex);
    },
    focusable: () => focusable.box,
    checkedRow: (target) => pool.find(({ check }) => check === target)?.index,
    headerRow: (target) =>
      pool.find(({ header }) => target instanceof Node && header.contains(target))?.index,
    placeOf(target) {
      if (!(target instanceof Element)) return undefined;
      const found = target.closest('.cell');
      if (found === parked.box) return { row: parked.row, day: parked.day };
      for (const { cells } of pool) {
        const cell = cells.find(({ box: own }) => own === found);
        if (cell) return { row: cell.row, day: cell.day };
      }
      return undefined;
    },
  };
}
