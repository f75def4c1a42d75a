import { useEffect, useEffectEvent } from 'react';
import type { SessionUser } from '#contract/session-user';
import { isTyping, overlayIsOpen } from './is-free';
import { type ShortcutId, shortcutOf, shortcutsFor } from './shortcuts';
import { singleKeysAreOn } from './single-keys';

/** `run` says whether it did something; otherwise the key stays the browser's. */
export function useShortcutKeys(user: SessionUser, run: (id: ShortcutId) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const id = shortcutOf(event, singleKeysAreOn());
    if (!id || !shortcutsFor(user).some((shortcut) => shortcut.id === id)) return;
    if ((id !== 'menu' && isTyping(event.target)) || overlayIsOpen()) return;
    if (run(id)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
