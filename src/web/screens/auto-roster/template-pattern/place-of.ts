import type { Place } from '../template-draft/change-cells';

/** The cell of the grid that something happened to. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (!cell) return undefined;
  return { team: Number(cell.dataset.team), day: Number(cell.dataset.day) };
}
