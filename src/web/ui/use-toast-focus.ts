import { type RefObject, useEffect, useRef } from 'react';
import { isOnToast, toastStore } from './toast-store';

/** F8 moves the focus to the toast, even from a dialog, which otherwise keeps it. Esc there closes only the toast. */
export function useToastFocus(region: RefObject<HTMLElement | null>, visibleId?: number): void {
  const returnTo = useRef<EventTarget | null>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
      if (event.key !== 'Escape' || !isOnToast(event.target)) return;
      event.stopPropagation();
      toastStore.dismiss();
    }

    function onFocusMove(event: FocusEvent) {
      const { type, target, relatedTarget } = event;
      if (type === 'focusin' && isOnToast(target) && !isOnToast(relatedTarget)) {
        returnTo.current = relatedTarget;
      }
      // An open dialog that heard this would take the focus back.
      if (isOnToast(type === 'focusin' ? target : relatedTarget)) event.stopPropagation();
    }

    function onFreeEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) toastStore.dismiss();
    }

    // Dialogs listen on the document, so we listen before them: to keys on their way down, to focus on its way up.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    document.body.addEventListener('focusin', onFocusMove);
    document.body.addEventListener('focusout', onFocusMove);
    document.addEventListener('keydown', onFreeEscape);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      document.body.removeEventListener('focusin', onFocusMove);
      document.body.removeEventListener('focusout', onFocusMove);
      document.removeEventListener('keydown', onFreeEscape);
    };
  }, [region]);

  // A removed toast would drop its focus to the start of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown, or none
  useEffect(() => {
    if (isOnToast(document.activeElement)) return;
    const back = returnTo.current;
    returnTo.current = null;
    if (document.activeElement === document.body && back instanceof HTMLElement) back.focus();
  }, [visibleId]);
}
