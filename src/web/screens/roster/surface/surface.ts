// The grid itself. An empty box of the year's full size scrolls; the cells stand still in front of it
// and are drawn again each frame, so that scrolling never outruns them.
import { allChecked } from '../selection/select-rows';
import { blockOf, type CellRef, NOTHING, type Selection } from '../selection/selection';
import { addBarSheet } from './bar-sheet';
import { type BodyFrame, createBody, type Drop } from './body';
import { createBox, setChecked, showOnPage } from './boxes';
import {
  DAY_WIDTH,
  headerHeight,
  inWholePixels,
  mostVisible,
  NAME_WIDTH,
  offsetToShow,
  pooledItems,
  type Range,
  rowHeight,
  tellSizes,
  visibleItems,
  wholeItems,
} from './geometry';
import type { GridModel } from './grid-model';
import { createHeader } from './header';
import type { Place } from './key-moves';
import { createMotion } from './motion';
import { placeAt } from './pointer-place';

export interface SurfaceEvents {
  /** Called with what is in view, each time it is drawn. */
  onView(inView: { days: Range; rows: Range }): void;
  onSelection(selection: Selection): void;
  /** Called with the label of each cell in view that someone else changed. */
  onChanged(label: string): void;
}

const SETTLED_MS = 250;
/** The grid rests when it hasn't moved for this long, or for two frames where those take longer. */
const REST_MS = 100;
const LONGEST_REST_MS = 400;

export type Surface = ReturnType<typeof createSurface>;

/** Nothing is drawn until it is opened. */
export function createSurface(host: HTMLElement, first: GridModel, events: SurfaceEvents) {
  if (first.actual) addBarSheet();
  const spacer = createBox('spacer', 'none');
  const view = createBox('view', 'none');
  const header = createHeader();
  const body = createBody((label) => events.onChanged(label));
  const motion = createMotion({ host, view, body, onRest: () => draw(false) });
  spacer.append(view);
  host.replaceChildren(spacer);

  let model = first;
  let active: CellRef = { employeeId: first.rows[0]?.id ?? '', day: first.today ?? 0 };
  let activeRow = 0;
  let anchor = active;
  let selection: Selection = NOTHING;
  let drop: Drop | undefined;
  let marks = false;
  // Kept from when the browser told them: asking after a change would lay out the whole page to answer.
  let size = { width: 0, height: 0, scale: 0 };
  let place = { x: -1, y: -1 };
  let pool = { rows: 0, columns: 0, zoom: first.zoom };
  /** Whether the pool has what a step brings into view: the first frame has only what it shows. */
  let whole = false;
  /** Whether the pool isn't in the order of the document yet. */
  let mixed = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let movedAt = Number.NEGATIVE_INFINITY;
  let pointer: { x: number; y: number } | undefined;
  const forced = matchMedia('(forced-colors: active)');

  const width = () => DAY_WIDTH[model.zoom];
  const daysView = () => Math.max(0, size.width - NAME_WIDTH);
  const rowsView = () => Math.max(0, size.height - headerHeight());
  const daysInViewFrom = (x: number) => wholeItems(x, daysView(), width(), model.days.length);

  /** The focus stays at the same height when its person is no longer among the rows. */
  function activePlace(): Place {
    const row =
      model.lines.indexOf(active.employeeId) ?? Math.min(activeRow, model.rows.length - 1);
    activeRow = row;
    return { row, day: Math.min(active.day, model.days.length - 1) };
  }

  function refAt({ row, day }: Place): CellRef {
    return { employeeId: model.rows[row]?.id ?? '', day };
  }

  /** The cells that the fill handle copies: the block, or the active cell when it has shifts. */
  function fillSource(): { top: Place; bottom: Place } | undefined {
    const block = blockOf(selection, model.order);
    if (block) {
      const lineOf = (row: number) => model.lines.indexOf(model.order.ids[row] ?? '') ?? 0;
      const { left, right } = block;
      return {
        top: { row: lineOf(block.top), day: left },
        bottom: { row: lineOf(block.bottom), day: right },
      };
    }
    const place = activePlace();
    const ref = refAt(place);
    const alone = selection.single.size === 0 && model.look(ref.employeeId, ref.day).showsShifts;
    return alone ? { top: place, bottom: place } : undefined;
  }

  const placeNow = () => ({ x: inWholePixels(host.scrollLeft), y: inWholePixels(host.scrollTop) });

  function measure(): void {
    size = { width: host.clientWidth, height: host.clientHeight, scale: devicePixelRatio };
    place = placeNow();
  }

  function stretch(): void {
    spacer.style.width = `${NAME_WIDTH + model.days.length * width()}px`;
    spacer.style.height = `${Math.max(size.height, headerHeight() + model.rows.length * rowHeight())}px`;
    view.style.width = `${size.width}px`;
    view.style.height = `${size.height}px`;
    host.style.setProperty('--day-width', `${width()}px`);
    tellSizes(host);
  }

  /** With one to spare at the edge once the pool is whole. */
  const itemsNeeded = (offset: number, view: number, each: number) =>
    whole ? mostVisible(view, each) : Math.ceil(((offset % each) + view) / each);

  /** Before the grid moves for the first time. */
  function fillPool(): void {
    if (whole) return;
    whole = true;
    // All rows anew when the window has come to another screen in between.
    if (devicePixelRatio === size.scale) layOut();
    else followSize();
  }

  function layOut(): void {
    stretch();
    const rows = Math.min(model.rows.length, itemsNeeded(place.y, rowsView(), rowHeight()));
    const columns = Math.min(model.days.length, itemsNeeded(place.x, daysView(), width()));
    if (rows === pool.rows && columns === pool.columns && model.zoom === pool.zoom) return;
    pool = { rows, columns, zoom: model.zoom };
    mixed = true;
    header.resize(columns);
    body.resize(rows, columns);
  }

  function frameNow(): BodyFrame {
    const { x, y } = place;
    return {
      model,
      rows: pooledItems(y, rowHeight(), model.rows.length, pool.rows),
      days: pooledItems(x, width(), model.days.length, pool.columns),
      inView: daysInViewFrom(x),
      x,
      y,
      selection,
      drop,
      active: activePlace(),
      marks,
      handle: fillSource()?.bottom,
    };
  }

  function draw(all: boolean): void {
    motion.stopTimer();
    if (pool.rows === 0 || pool.columns === 0) return;
    const now = frameNow();
    if (motion.isOn() || mixed) {
      header.arrange(now.days);
      body.arrange(now);
      mixed = false;
    }
    header.draw(model, now.days, now.x, width());
    setChecked(header.check, allChecked(selection, now.inView, model.order));
    // Before the focus goes back into the pool: what isn't shown can't have it.
    motion.end();
    body.draw(now, all);
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLED_MS);
    tellView();
  }

  function settle(): void {
    header.settle();
    body.settle();
    if (whole) return;
    fillPool();
    draw(false);
  }

  function tellView(): void {
    events.onView({
      days: visibleItems(place.x, daysView(), width(), model.days.length),
      rows: visibleItems(place.y, rowsView(), rowHeight(), model.rows.length),
    });
  }

  /** What is selected or dragged is always an element, and forced colours aren't ours to draw. */
  function canMove(): boolean {
    const chosen = selection.single.size > 0 || blockOf(selection, model.order) !== undefined;
    return pool.rows > 0 && pool.columns > 0 && !chosen && !drop && !forced.matches;
  }

  /** A frame of a grid in motion. */
  function move(rest: number): void {
    const hovered = pointer && placeAt({ host, model: () => model }, pointer.x, pointer.y);
    motion.draw(frameNow(), hovered, rest);
    clearTimeout(settling);
    tellView();
  }

  /** One step is drawn with elements at once; what goes on moving is drawn as a picture until it rests. */
  function onMoved(): void {
    // On another screen the window may keep its size.
    if (devicePixelRatio !== size.scale) followSize();
    const { x, y } = placeNow();
    if (x === place.x && y === place.y) return;
    fillPool();
    place = { x, y };
    const at = performance.now();
    const since = at - movedAt;
    movedAt = at;
    if (since > LONGEST_REST_MS || !canMove()) draw(false);
    else move(Math.min(LONGEST_REST_MS, Math.max(REST_MS, 2 * since)));
  }

  function rest(): void {
    if (motion.isOn()) draw(false);
  }

  function scrollTo(x: number, y: number): void {
    host.scrollTo({ left: x, top: y, behavior: 'instant' });
    fillPool();
    place = placeNow();
    draw(false);
  }

  function show({ row, day }: Place): void {
    scrollTo(
      offsetToShow(host.scrollLeft, daysView(), width(), day),
      offsetToShow(host.scrollTop, rowsView(), rowHeight(), row),
    );
  }

  function setSelection(next: Selection): void {
    if (next === selection) return;
    selection = next;
    events.onSelection(next);
  }

  function followSize(): void {
    measure();
    layOut();
    draw(true);
  }

  const resized = new ResizeObserver(() => {
    const same = host.clientWidth === size.width && host.clientHeight === size.height;
    if (!same || devicePixelRatio !== size.scale) followSize();
  });
  resized.observe(host);
  // The browser tells of scrolling once a frame, just before it draws.
  host.addEventListener('scroll', onMoved, { passive: true });
  host.addEventListener('pointerdown', rest, { capture: true });
  const onPointer = ({ type, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    pointer = type === 'pointermove' && pointerType === 'mouse' ? { x, y } : undefined;
  };
  host.addEventListener('pointermove', onPointer);
  host.addEventListener('pointerleave', onPointer);
  const onFonts = () => motion.forget();
  document.fonts?.addEventListener('loadingdone', onFonts);
  // The focus comes back to the active cell, even when the pool uses the old element for another one.
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (target !== body.focusable() && body.placeOf(target)) {
      body.focusable().focus({ preventScroll: true });
    } else if (!(relatedTarget instanceof Node && host.contains(relatedTarget))) {
      show(activePlace());
    }
  };
  host.addEventListener('focusin', onFocus);

  return {
    host,
    header,
    body,
    model: () => model,
    daysInView: () => daysInViewFrom(host.scrollLeft),
    rowsInView: () => wholeItems(host.scrollTop, rowsView(), rowHeight(), model.rows.length),
    selection: () => selection,
    fillSource,
    active: () => ({ ...refAt(activePlace()), ...activePlace() }),
    rowsPerPage: () => Math.max(1, Math.floor(rowsView() / rowHeight()) - 1),
    update(next: GridModel) {
      if (next.actual) addBarSheet();
      // A change of our own shows while it is under way, or comes with its answer as an undo does; and a filter or
      // the checks, answers, wishes, the clock or a proposal change looks without any change.
      const same =
        model.shows === next.shows &&
        model.findings === next.findings &&
        model.answers === next.answers &&
        model.availability === next.availability &&
        model.actual === next.actual &&
        model.proposal === next.proposal;
      const others = !model.changing && !next.changing && !next.own && same;
      // Only cells that are elements can be marked.
      if (others && motion.isOn() && body.changes(frameNow(), next)) draw(false);
      marks = others;
      const { zoom, rows } = model;
      model = next;
      if (zoom !== next.zoom || rows.length !== next.rows.length) {
        whole = true;
        layOut();
        // Fewer rows or narrower days may have moved the place.
        measure();
      }
      if (motion.isOn() && canMove()) move(REST_MS);
      else draw(true);
      marks = false;
    },
    /** Makes a cell the active one. The next block starts there unless the anchor is kept. */
    activate(place: Place, options: { keepAnchor?: boolean; show?: boolean } = {}) {
      if (!options.keepAnchor) anchor = refAt(place);
      active = refAt(place);
      if (options.show === false) draw(false);
      else show(place);
    },
    anchor: () => anchor,
    select(next: Selection) {
      setSelection(next);
      draw(true);
    },
    markDrop(next: Drop | undefined) {
      if (drop?.row === next?.row && drop?.day === next?.day && drop?.state === next?.state) return;
      drop = next;
      draw(true);
    },
    /** Opens on a day, with the tab stop on a cell in view. */
    open(day: number) {
      // It is scrolled before there is anything in it: that would have to be laid out first.
      stretch();
      host.scrollTo({ left: day * width(), top: 0, behavior: 'instant' });
      measure();
      view.append(header.box, body.box);
      layOut();
      const { today = day } = model;
      const days = visibleItems(place.x, daysView(), width(), model.days.length);
      const inView = today >= days.first && today < days.end;
      const row = Math.max(
        0,
        model.rows.findIndex(({ heading }) => !heading),
      );
      active = refAt({ row, day: inView ? today : day });
      anchor = active;
      draw(true);
    },
    scrollBy(x: number, y: number) {
      scrollTo(host.scrollLeft + x, host.scrollTop + y);
    },
    /** The scroll offset that puts a day first, as far as the year allows. */
    leftOf: (day: number) => Math.min(day * width(), host.scrollWidth - host.clientWidth),
    scrollToDay(day: number) {
      scrollTo(day * width(), host.scrollTop);
    },
    /** Where the active cell is on the page. */
    activeBox: () => body.focusable().getBoundingClientRect(),
    focus() {
      const cell = body.focusable();
      cell.focus({ preventScroll: true });
      showOnPage(cell.getBoundingClientRect());
    },
    destroy() {
      clearTimeout(settling);
      resized.disconnect();
      motion.stopTimer();
      host.removeEventListener('scroll', onMoved);
      host.removeEventListener('pointerdown', rest, { capture: true });
      host.removeEventListener('pointermove', onPointer);
      host.removeEventListener('pointerleave', onPointer);
      document.fonts?.removeEventListener('loadingdone', onFonts);
      host.removeEventListener('focusin', onFocus);
      host.replaceChildren();
    },
  };
}
