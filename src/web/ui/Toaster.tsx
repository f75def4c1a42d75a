import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cn } from './cn';
import { ToastCard } from './ToastCard';
import { toastStore } from './toast-store';
import { useToasts } from './use-toasts';

export function Toaster() {
  const { visible } = useToasts();
  const region = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !toastStore.getState().visible) return;
      if (event.key === 'Escape') toastStore.dismiss();
      if (event.key !== 'F8') return;
      const active = document.activeElement;
      if (active instanceof HTMLElement) returnTo.current = active;
      region.current?.querySelector('button')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // The focus of a removed toast would fall to the start of the page.
  const visibleId = visible?.id;
  useEffect(() => {
    if (visibleId !== undefined) return;
    if (document.activeElement === document.body) returnTo.current?.focus();
    returnTo.current = null;
  }, [visibleId]);

  return createPortal(
    <section
      ref={region}
      aria-label="Notifications, F8"
      className={cn(
        'pointer-events-none fixed inset-x-2 top-2 z-60 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-104 print:hidden',
        // The buttons of a tall dialog are at the bottom, its cross at the top right: only its title may be covered.
        'sm:in-[body:has([role=dialog])]:inset-[1rem_auto_auto_1rem]',
      )}
    >
      {/* Stays in the page, empty: a status is announced only where the region was there before. */}
      <div role="status" aria-live="polite" aria-atomic="true">
        {visible?.tone === 'success' && <ToastCard key={visible.id} toast={visible} />}
      </div>
      {visible?.tone === 'destructive' && (
        <div key={visible.id} role="alert" aria-live="assertive" aria-atomic="true">
          <ToastCard toast={visible} />
        </div>
      )}
    </section>,
    document.body,
  );
}
