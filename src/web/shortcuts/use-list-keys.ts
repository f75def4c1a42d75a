import { type RefObject, useEffect, useEffectEvent } from 'react';
import { singleKeysAreOn } from './single-keys';

const OVERLAY = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Where the focus is when nobody has put it anywhere: what was just opened gives it to its heading. */
const NOWHERE = 'body, main, h1, h2';

/**
 * Keys count while an item of the list has the focus, which has `data-list-item`, or nothing has it. `run` returns false when
 * it did nothing.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  letters: readonly string[],
  run: (key: string) => boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.shiftKey || event.isComposing || event.repeat) return;
    const isItem =
      target instanceof HTMLElement &&
      target.hasAttribute('data-list-item') &&
      list.current?.contains(target);
    const nowhere = target instanceof HTMLElement && target.matches(NOWHERE);
    if ((!isItem && !nowhere) || document.querySelector(OVERLAY)) return;
    if (nowhere && !letters.includes(key)) return;
    if (letters.includes(key) && !singleKeysAreOn()) return;
    if (run(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
