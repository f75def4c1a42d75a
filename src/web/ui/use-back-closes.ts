import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The open dialogs, the topmost last. */
const dialogs: (() => void)[] = [];

/**
 * Back closes the topmost dialog, as on a phone. Otherwise it would leave the page and lose what was typed. The
 * browser itself asks before it leaves Muster altogether.
 */
export function useBackCloses(open: boolean, close: () => void, dirty = false): void {
  const request = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const entry = () => request();
    dialogs.push(entry);
    return () => {
      dialogs.splice(dialogs.indexOf(entry), 1);
    };
  }, [open]);
  useBlocker({
    disabled: !open,
    enableBeforeUnload: dirty,
    shouldBlockFn: ({ action }) => {
      const topmost = dialogs.at(-1);
      if (action !== 'BACK' || !topmost) return false;
      topmost();
      return true;
    },
  });
}
