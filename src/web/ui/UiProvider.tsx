import './csp-nonce';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { followTheme } from './theme';
import { useToastFocus } from './use-toast-focus';
import { useToasts } from './use-toasts';

/** Stands once around the whole app: toasts are shown by it. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followTheme, []);
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}

function Toaster() {
  const { visible } = useToasts();
  const region = useRef<HTMLElement>(null);
  useToastRoom(region);
  useToastFocus(region, visible?.id);

  return createPortal(
    <section ref={region} aria-label="Notifications, F8" className="toaster">
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

/** Tells the styles how high the message is, so that an open dialog can leave room for it. */
function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (box.offsetHeight > 0) style.setProperty('--toast-height', `${box.offsetHeight}px`);
      else style.removeProperty('--toast-height');
      // A dialog that has just become lower must not hide the field in which somebody types.
      const active = document.activeElement;
      if (active?.closest('[data-panel]')) active.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [region]);
}
