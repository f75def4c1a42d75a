import { type RefObject, useEffect, useRef } from 'react';
import { isOnToast, toastStore } from './toast-store';

/** F8 goes to the message, also from a dialog, which else keeps the focus; Esc there dismisses only the message. */
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
      // Heard by an open dialog, it would fetch the focus back.
      if (isOnToast(type === 'focusin' ? target : relatedTarget)) event.stopPropagation();
    }

    function onFreeEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) toastStore.dismiss();
    }

    // Before the dialogs, which listen on the document: for keys on their way down, for the focus on their way up.
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

  // The focus of a removed toast would fall to the start of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is shown, or none
  useEffect(() => {
    if (isOnToast(document.activeElement)) return;
    const back = returnTo.current;
    returnTo.current = null;
    if (document.activeElement === document.body && back instanceof HTMLElement) back.focus();
  }, [visibleId]);
}
