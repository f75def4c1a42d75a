// Dragging filled cells to another day or person, by mouse or by a finger that rests on them first.
// Ctrl copies, Esc puts them back.
import type { WorstFinding } from '../../../data/worst-finding';
import { type CellRef, daysByRow } from '../selection/selection';
import { createGhost, type Ghost } from './ghost';
import type { Place } from './key-moves';
import { placeAt, pressedBy, scrollAtEdge } from './pointer-place';
import type { Surface } from './surface';

export interface GridDrop {
  days: Map<string, Set<number>>;
  /** The cell under the pointer when the drag began. */
  origin: CellRef;
  target: CellRef;
  copy: boolean;
}

export interface DragEvents {
  onDrop(drop: GridDrop): void;
  /** What the rules would find if the cells were dropped there. Asked once for each cell that they are dragged over. */
  onOver(drop: GridDrop): WorstFinding | undefined;
}

interface Drag {
  origin: Place & CellRef;
  days: Map<string, Set<number>>;
  startX: number;
  startY: number;
  x: number;
  y: number;
  copy: boolean;
  ghost: Ghost | undefined;
  target: Place | undefined;
  over: { place: string; found: WorstFinding | undefined };
}

const THRESHOLD = 5;
/** A finger that moves sooner than this scrolls. */
const REST_MS = 400;

export function listenToDrags(surface: Surface, events: DragEvents): () => void {
  const { host } = surface;
  let drag: Drag | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function isFilled({ employeeId, day }: CellRef): boolean {
    return surface.model().look(employeeId, day).showsShifts;
  }

  /** Whether a dragged shift would land on a day with a shift that isn't dragged along. */
  function isBusy({ days, origin }: Drag, target: Place): boolean {
    const { order, rows } = surface.model();
    const down =
      (order.indexOf(rows[target.row]?.id ?? '') ?? 0) - (order.indexOf(origin.employeeId) ?? 0);
    for (const [employeeId, set] of days) {
      const person = order.ids[(order.indexOf(employeeId) ?? 0) + down];
      if (person === undefined) return true;
      for (const day of set) {
        const to = { employeeId: person, day: day + target.day - origin.day };
        if (!days.get(person)?.has(to.day) && isFilled(to)) return true;
      }
    }
    return false;
  }

  /** Searched for once: a pointer moves many times over one cell. */
  function foundOver(current: Drag, target: Place): WorstFinding | undefined {
    const place = `${target.row} ${target.day} ${current.copy}`;
    if (current.over.place !== place) {
      current.over = { place, found: events.onOver(dropOf(current, target, current.copy)) };
    }
    return current.over.found;
  }

  function dropOf({ days, origin }: Drag, { row, day }: Place, copy: boolean): GridDrop {
    const employeeId = surface.model().rows[row]?.id ?? '';
    return { days, origin, target: { employeeId, day }, copy };
  }

  function show(current: Drag): void {
    const { rows, days } = surface.model();
    const under = placeAt(surface, current.x, current.y);
    const target = under && rows[under.row]?.heading ? undefined : under;
    const { origin, ghost } = current;
    const moved = target && (target.row !== origin.row || target.day !== origin.day);
    current.target = moved ? target : undefined;
    const busy = moved ? isBusy(current, target) : false;
    const found = moved ? foundOver(current, target) : undefined;
    const state =
      found?.severity === 'block' ? 'block' : busy ? 'busy' : (found?.severity ?? 'free');
    surface.markDrop(moved ? { ...target, state } : undefined);
    if (!ghost) return;
    const where = target && `${rows[target.row]?.name}, ${days[target.day]?.short}`;
    const verb = current.copy ? 'Copy to' : 'Move to';
    const text = moved ? `${verb} ${where}${busy ? ': has a shift' : ''}` : 'Drag to a day';
    const other = found && found.personId !== rows[target?.row ?? -1]?.id;
    const who = other ? rows.find(({ id }) => id === found.personId)?.name : undefined;
    ghost.show({ text, busy, found, who }, current);
  }

  function scrollAtEdges(): void {
    if (!drag?.ghost) return;
    if (scrollAtEdge(surface, drag.x, drag.y)) show(drag);
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function begin(current: Drag, pointerId: number): void {
    host.setPointerCapture(pointerId);
    current.ghost = createGhost();
    host.classList.add('dragging');
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function end(): void {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    drag?.ghost?.remove();
    host.classList.remove('dragging');
    surface.markDrop(undefined);
    drag = undefined;
  }

  function onPointerDown(event: PointerEvent): void {
    const place = surface.body.placeOf(pressedBy(event));
    if (!place || event.button !== 0 || event.shiftKey || !event.isPrimary) return;
    const employeeId = surface.model().rows[place.row]?.id ?? '';
    const origin = { ...place, employeeId };
    if (!isFilled(origin)) return;
    const selected = daysByRow(surface.selection(), surface.model().order);
    const whole = selected.get(employeeId)?.has(place.day);
    const started: Drag = {
      origin,
      days: whole ? selected : new Map([[employeeId, new Set([place.day])]]),
      startX: event.clientX,
      startY: event.clientY,
      x: event.clientX,
      y: event.clientY,
      copy: false,
      ghost: undefined,
      target: undefined,
      over: { place: '', found: undefined },
    };
    drag = started;
    if (event.pointerType !== 'touch') return;
    rest = setTimeout(() => {
      begin(started, event.pointerId);
      show(started);
    }, REST_MS);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!drag || !event.isPrimary) return;
    drag.x = event.clientX;
    drag.y = event.clientY;
    drag.copy = event.ctrlKey || event.metaKey;
    const far = Math.hypot(drag.x - drag.startX, drag.y - drag.startY) > THRESHOLD;
    if (!drag.ghost && far) {
      if (event.pointerType === 'touch') end();
      else begin(drag, event.pointerId);
    }
    if (drag?.ghost) show(drag);
  }

  /** A dragging finger must neither scroll nor open the browser's menu. */
  function onBrowserGesture(event: Event): void {
    if (drag?.ghost) event.preventDefault();
  }

  function onPointerUp(event: PointerEvent): void {
    if (drag?.ghost && drag.target) {
      const drop = dropOf(drag, drag.target, event.ctrlKey || event.metaKey);
      surface.activate(drag.target);
      surface.focus();
      events.onDrop(drop);
    }
    end();
  }

  function onKey(event: KeyboardEvent): void {
    if (!drag?.ghost) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      end();
    } else if (event.key === 'Control' || event.key === 'Meta') {
      drag.copy = event.type === 'keydown';
      show(drag);
    }
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
  window.addEventListener('keyup', onKey, { signal, capture: true });
  return () => {
    stop.abort();
    end();
  };
}
