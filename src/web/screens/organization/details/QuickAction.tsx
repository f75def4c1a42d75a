import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';

type QuickActionProps = { Icon: LucideIcon; label: string; text: string; onClick: () => void };

export function QuickAction({ Icon, label, text, onClick }: QuickActionProps) {
  const id = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={id}
      onClick={onClick}
      className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 text-left transition-colors hover:bg-subtle"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium sm:text-sm">{label}</span>
        <span id={id} className="block text-sm text-muted">
          {text}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}
