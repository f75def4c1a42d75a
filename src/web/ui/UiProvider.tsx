import './csp-nonce';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button';
import { cn } from './cn';
import { followTheme } from './theme';
import { type Toast, toastStore, useToasts } from './toast-store';
import { useToastFocus } from './use-toast-focus';

/** Wraps the whole app once: follows the theme and shows toasts. */
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
      {/* The empty region stays in the page: screen readers announce only what appears in a region they know. */}
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

function ToastCard({ toast }: { toast: Toast }) {
  const failed = toast.tone === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  const dismiss = () => toastStore.dismiss(toast.id);

  return (
    // Pointer and focus only pause the countdown; the buttons inside are what people use.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      data-toast
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      className={cn(
        'pointer-events-auto flex w-full animate-rise-in items-start gap-3 rounded-lg border bg-raised py-3 pr-2 pl-4 shadow-dialog',
        failed ? 'border-danger' : 'border-line',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('mt-0.5 size-5 shrink-0', failed ? 'text-danger' : 'text-brand')}
      />
      <div className="min-w-0 flex-1 text-base sm:text-sm sm:leading-6">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="line-clamp-6">{toast.description}</p>}
      </div>
      {toast.action && (
        <Button
          size="sm"
          onClick={() => {
            toast.action?.onSelect();
            dismiss();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label="Dismiss"
        className="-my-1"
        onClick={dismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Tells the styles how high the toast is, so that an open dialog or the end of a page can leave room for it. */
function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const page = document.documentElement;
    const { style } = page;
    const observer = new ResizeObserver(() => {
      const atEnd = page.scrollHeight - page.clientHeight - page.scrollTop < 2;
      if (box.offsetHeight > 0) style.setProperty('--toast-height', `${box.offsetHeight}px`);
      else style.removeProperty('--toast-height');
      // A dialog that just became lower must not hide the field someone is typing in.
      const active = document.activeElement;
      if (active?.closest('[data-panel]')) active.scrollIntoView({ block: 'nearest' });
      // The last row of a page stays above the message.
      else if (atEnd) page.scrollTop = page.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [region]);
}
