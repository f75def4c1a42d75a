import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Button } from './Button';
import { cn } from './cn';
import { type Toast, toastStore } from './toast-store';

export function ToastCard({ toast }: { toast: Toast }) {
  const failed = toast.tone === 'destructive';
  const Icon = failed ? CircleAlert : CircleCheck;
  const dismiss = () => toastStore.dismiss(toast.id);

  return (
    // The pointer and the focus only stop the clock; what can be done are the buttons inside.
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
