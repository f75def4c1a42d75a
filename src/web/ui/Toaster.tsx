import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { useToastFocus } from './use-toast-focus';
import { useToastRoom } from './use-toast-room';
import { useToasts } from './use-toasts';

export function Toaster() {
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
