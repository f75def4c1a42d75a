import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Place } from '../template-draft/change-cells';
import type { Edit } from '../template-draft/editing';
import { placeOf } from './grid-keys';

type PatternPointer = {
  active: Place;
  brush: number;
  send: (change: Edit) => void;
  onMove: (to: Place, keepsSelection: boolean) => void;
};

/** Click or drag to paint; with Shift, from the active cell to here. A finger taps: dragging it scrolls. */
export function usePatternPointer({ active, brush, send, onMove }: PatternPointer) {
  const stroke = useRef<Place>(undefined);
  const isDone = useRef(false);

  function begin(to: Place, shift: boolean) {
    send({ type: 'paint', block: { from: shift ? active : to, to }, code: brush });
    onMove(to, false);
  }

  return {
    onPointerDown(event: PointerEvent) {
      const to = placeOf(event.target);
      isDone.current = false;
      if (!to || event.pointerType === 'touch' || event.button !== 0) return;
      isDone.current = true;
      stroke.current = to;
      begin(to, event.shiftKey);
    },
    onPointerMove(event: PointerEvent) {
      if (!stroke.current) return;
      if ((event.buttons & 1) === 0) {
        stroke.current = undefined;
        return;
      }
      const to = placeOf(event.target);
      const from = stroke.current;
      if (!to || (to.team === from.team && to.day === from.day)) return;
      // A quick hand skips cells: those between are painted too.
      send({ type: 'paint', block: { from, to }, code: brush, goesOn: true });
      stroke.current = to;
    },
    onPointerUp() {
      stroke.current = undefined;
    },
    onClick(event: MouseEvent) {
      const to = placeOf(event.target);
      if (to && !isDone.current) begin(to, event.shiftKey);
      isDone.current = false;
    },
  };
}
