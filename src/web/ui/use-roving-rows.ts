import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

interface Focused {
  id: string;
  row: number;
  column: number;
  /** Reached by keyboard: the next focus must be seen, too. */
  visible: boolean;
}

/**
 * Arrow keys within a grid of rows with up to two buttons each; `box` stands around the grid. When the focused
 * row is gone, because its person was moved, the next row takes the focus: the rest are usually moved as well.
 */
export function useRovingRows(items: readonly { id: string }[]) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(undefined);
  const [chosenId, setChosenId] = useState<string>();
  const currentId = items.some(({ id }) => id === chosenId) ? chosenId : items[0]?.id;

  function rows(): HTMLElement[] {
    return Array.from(box.current?.querySelectorAll<HTMLElement>('tr') ?? []);
  }

  function buttons(row: HTMLElement | undefined): HTMLElement[] {
    return Array.from(row?.querySelectorAll('button') ?? []);
  }

  function placeOf(target: EventTarget): Focused | undefined {
    if (!(target instanceof HTMLElement)) return undefined;
    const element = target.closest('tr');
    if (!element) return undefined;
    const row = rows().indexOf(element);
    const column = buttons(element).indexOf(target);
    const id = items[row]?.id;
    if (!id || column < 0) return undefined;
    return { id, row, column, visible: target.matches(':focus-visible') };
  }

  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || items.some(({ id }) => id === lost.id)) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = buttons(rows()[Math.min(lost.row, items.length - 1)])[lost.column];
    (next ?? box.current?.closest('section'))?.focus({ preventScroll: !lost.visible });
  });

  function onFocus({ target }: FocusEvent) {
    const place = placeOf(target);
    if (!place) return;
    focused.current = place;
    setChosenId(place.id);
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // A menu belongs to its row, although it stands elsewhere in the page.
    const stays = relatedTarget === null || relatedTarget.closest('[role="menu"]');
    if (!stays) focused.current = undefined;
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const place = placeOf(event.target);
    // A keyboard drag takes the arrow keys for itself.
    if (!place || event.currentTarget.querySelector('[aria-pressed="true"]')) return;
    const { row, column } = place;
    const last = items.length - 1;
    const next = {
      ArrowUp: [Math.max(0, row - 1), column],
      ArrowDown: [Math.min(last, row + 1), column],
      ArrowLeft: [row, 0],
      ArrowRight: [row, 1],
      Home: [0, column],
      End: [last, column],
    }[event.key];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    const [toRow = row, toColumn = column] = next;
    buttons(rows()[toRow])[toColumn]?.focus();
  }

  return { currentId, box, gridProps: { onFocus, onBlur, onKeyDownCapture } };
}
