import './grid.css';
import './row-heads.css';
import './wishes.css';
import './cells.css';
import './dragging.css';
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { cn } from '../../../ui/cn';
import { listenToClicks } from '../surface/clicks';
import { type DragEvents, listenToDrags } from '../surface/drag';
import type { GridModel } from '../surface/grid-model';
import { type HintEvents, listenToHints } from '../surface/hints';
import { type GridCommand, type KeyEvents, listenToKeys } from '../surface/keys';
import { createSurface, type Surface, type SurfaceEvents } from '../surface/surface';
import { listenToSweeps, type SweepEvents } from '../surface/sweep';

export interface GridEvents extends SurfaceEvents, KeyEvents, DragEvents, SweepEvents, HintEvents {
  /** Someone chose the name in a row head. */
  onPerson: (employeeId: string) => void;
}

type GridSurfaceProps = {
  model: GridModel;
  events: GridEvents;
  /** The first day in view when the grid opens. */
  opening: number;
  ref: Ref<Surface | null>;
};

/** React renders only the box. The cells in it are drawn by hand, because rendering would slow scrolling. */
export function GridSurface({ model, events, opening, ref }: GridSurfaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface | null>(null);
  const latest = useRef({ model, events, opening });
  useLayoutEffect(() => {
    latest.current = { model, events, opening };
  });
  // First: the surface makes as many rows as fit in.
  useHeightOfWindow(host);

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const made = createSurface(host.current, latest.current.model, {
      onView: (inView) => latest.current.events.onView(inView),
      onSelection: (selection) => latest.current.events.onSelection(selection),
      onChanged: (label) => latest.current.events.onChanged(label),
    });
    const run = (command: GridCommand) => latest.current.events.onCommand(command);
    const stops = [
      listenToKeys(made, {
        onCommand: run,
        onType: (text) => latest.current.events.onType(text),
      }),
      listenToClicks(made, run, (id) => latest.current.events.onPerson(id)),
      listenToDrags(made, {
        onDrop: (drop) => latest.current.events.onDrop(drop),
        onOver: (drop) => latest.current.events.onOver(drop),
      }),
      listenToHints(made, { onHint: (hint) => latest.current.events.onHint(hint) }),
      listenToSweeps(made, {
        onFill: (fill) => latest.current.events.onFill(fill),
        onFillOver: (fill) => latest.current.events.onFillOver(fill),
      }),
    ];
    made.open(latest.current.opening);
    surface.current = made;
    return () => {
      for (const stop of stops) stop();
      made.destroy();
      surface.current = null;
    };
  }, []);

  useImperativeHandle(ref, () => surface.current as Surface, []);
  useLayoutEffect(() => {
    if (surface.current?.model() !== model) surface.current?.update(model);
  }, [model]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn as a pool of cells
    <div
      ref={host}
      role="grid"
      aria-label="Roster"
      aria-multiselectable="true"
      aria-rowcount={model.rows.length + 1}
      aria-colcount={model.days.length + 1}
      className={cn('roster-grid print:hidden', model.zoom === 'compact' && 'compact')}
    />
  );
}

/** Ends the grid where the window ends, whatever stands above it: the page would scroll as well as the grid. */
function useHeightOfWindow(host: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const box = host.current;
    if (!box) return undefined;
    const place = () => {
      const top = Math.ceil(box.getBoundingClientRect().top + window.scrollY);
      box.style.setProperty('--grid-top', `${top}px`);
    };
    place();
    // A banner that comes, or a legend that wraps, makes the page longer. In the next frame: the page has another
    // height then, and an observer must not change what it observes.
    const observer = new ResizeObserver(() => requestAnimationFrame(place));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [host]);
}
