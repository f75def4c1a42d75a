// Dragging over empty cells selects them; dragging the fill handle copies the selected cells over a larger block.
// A finger rests first, Esc ends it.
import type { WorstFinding } from '../../../data/worst-finding';
import { daysByRow, NOTHING, type Selection, withBlock } from '../selection/selection';
import { createGhost, type Ghost } from './ghost';
import type { Place } from './key-moves';
import { nearestPlace, pressedBy, scrollAtEdge } from './pointer-place';
import type { Surface } from './surface';

export interface GridFill {
  pattern: Map<string, Set<number>>;
  area: Map<string, Set<number>>;
}

export interface SweepEvents {
  onFill(fill: GridFill): void;
  /** What the rules would find if the block were filled. Asked once for each cell that the handle is dragged to. */
  onFillOver(fill: GridFill): WorstFinding | undefined;
}

interface Sweep {
  /** The corners that stay: one cell, or the block that the handle belongs to. */
  from: { top: Place; bottom: Place };
  before: Selection;
  /** Set while the fill handle is dragged. */
  pattern: Map<string, Set<number>> | undefined;
  startX: number;
  startY: number;
  x: number;
  y: number;
  begun: boolean;
  to: Place | undefined;
  ghost: Ghost | undefined;
}

const THRESHOLD = 5;
/** A finger that moves sooner than this scrolls. */
const REST_MS = 400;

export function listenToSweeps(surface: Surface, events: SweepEvents): () => void {
  const { host, body } = surface;
  let sweep: Sweep | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const refAt = ({ row, day }: Place) => ({
    employeeId: surface.model().rows[row]?.id ?? '',
    day,
  });

  function show(current: Sweep): void {
    const to = nearestPlace(surface, current.x, current.y);
    // A block holds people only: over a heading it stays as it is.
    if (!to || surface.model().rows[to.row]?.heading) return;
    if (to.row === current.to?.row && to.day === current.to.day) {
      current.ghost?.moveTo(current);
      return;
    }
    current.to = to;
    const { top, bottom } = current.from;
    const base = current.pattern ? NOTHING : current.before;
    const first = { row: Math.min(top.row, to.row), day: Math.min(top.day, to.day) };
    const last = { row: Math.max(bottom.row, to.row), day: Math.max(bottom.day, to.day) };
    if (current.pattern) surface.select(withBlock(base, refAt(first), refAt(last)));
    else surface.select(withBlock(base, refAt(top), refAt(to)));
    if (current.pattern) tell(current, current.pattern);
  }

  function fillOf(pattern: GridFill['pattern']): GridFill {
    return { pattern, area: daysByRow(surface.selection(), surface.model().order) };
  }

  /** Only a finding is worth a note beside the pointer: the selection shows what is filled. */
  function tell(current: Sweep, pattern: GridFill['pattern']): void {
    const found = events.onFillOver(fillOf(pattern));
    current.ghost?.remove();
    current.ghost = found && createGhost();
    const who = surface.model().rows.find(({ id }) => id === found?.personId)?.name;
    current.ghost?.show({ text: 'Copy into these days', busy: false, found, who }, current);
  }

  function scroll(): void {
    if (!sweep?.begun) return;
    if (scrollAtEdge(surface, sweep.x, sweep.y)) show(sweep);
    frame = requestAnimationFrame(scroll);
  }

  function begin(current: Sweep, pointerId: number): void {
    current.begun = true;
    host.setPointerCapture(pointerId);
    host.classList.add('sweeping');
    show(current);
    frame = requestAnimationFrame(scroll);
  }

  function end(): void {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    host.classList.remove('sweeping');
    sweep?.ghost?.remove();
    sweep = undefined;
  }

  function start(event: PointerEvent, parts: Pick<Sweep, 'from' | 'before' | 'pattern'>): void {
    const { clientX: x, clientY: y } = event;
    const started: Sweep = {
      ...parts,
      startX: x,
      startY: y,
      x,
      y,
      begun: false,
      to: undefined,
      ghost: undefined,
    };
    sweep = started;
    if (event.pointerType !== 'touch') return;
    if (started.pattern) begin(started, event.pointerId);
    else rest = setTimeout(() => begin(started, event.pointerId), REST_MS);
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || event.shiftKey || !event.isPrimary) return;
    const before = surface.selection();
    if (event.target === body.handle) {
      // The cell keeps the focus.
      event.preventDefault();
      const from = surface.fillSource();
      if (!from) return;
      const block = withBlock(NOTHING, refAt(from.top), refAt(from.bottom));
      start(event, { from, before, pattern: daysByRow(block, surface.model().order) });
      return;
    }
    const place = body.placeOf(pressedBy(event));
    if (!place || surface.model().rows[place.row]?.heading) return;
    if (surface.model().look(refAt(place).employeeId, place.day).showsShifts) return;
    const adds = event.ctrlKey || event.metaKey;
    const from = { top: place, bottom: place };
    start(event, { from, before: adds ? before : NOTHING, pattern: undefined });
  }

  function onPointerMove(event: PointerEvent): void {
    if (!sweep || !event.isPrimary) return;
    sweep.x = event.clientX;
    sweep.y = event.clientY;
    const far = Math.hypot(sweep.x - sweep.startX, sweep.y - sweep.startY) > THRESHOLD;
    if (!sweep.begun && far) {
      if (event.pointerType === 'touch') end();
      else begin(sweep, event.pointerId);
    } else if (sweep.begun) show(sweep);
  }

  function onPointerUp(): void {
    const done = sweep?.begun ? sweep : undefined;
    end();
    if (done?.pattern) events.onFill(fillOf(done.pattern));
  }

  function onKey(event: KeyboardEvent): void {
    if (!sweep?.begun || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    surface.select(sweep.before);
    end();
  }

  /** A sweeping finger must neither scroll nor open the browser's menu. */
  function onBrowserGesture(event: Event): void {
    if (sweep?.begun) event.preventDefault();
  }

  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('pointerdown', onPointerDown, { signal });
  host.addEventListener('pointermove', onPointerMove, { signal });
  host.addEventListener('pointerup', onPointerUp, { signal });
  host.addEventListener('pointercancel', end, { signal });
  host.addEventListener('touchmove', onBrowserGesture, { signal, passive: false });
  host.addEventListener('contextmenu', onBrowserGesture, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return () => {
    stop.abort();
    end();
  };
}
