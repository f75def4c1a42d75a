import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import { useScrollable } from './use-scrollable';

type DrawerProps = {
  title: string;
  description?: ReactNode;
  /** Whether someone has just asked for it, so that the focus goes there. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Stands beside the main part of a page and stays open while people work there. It is as high as that part, and scrolls
 * on its own. Where there is no room beside it, a Dialog takes its place.
 */
export function Drawer({ title, description, takesFocus, onClose, children }: DrawerProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const scrollable = useScrollable<HTMLDivElement>();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <aside
      aria-labelledby={headingId}
      className="relative min-h-80 w-88 shrink-0 print:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="absolute inset-0 flex flex-col rounded-lg border border-line bg-raised">
        <header className="flex flex-col gap-1 py-3 pr-12 pl-4">
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="text-lg font-semibold outline-none"
          >
            {title}
          </h2>
          {description && <p className="text-sm text-muted">{description}</p>}
        </header>
        <div {...scrollable} className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 -outline-offset-2">
          <div>{children}</div>
        </div>
        {/* The cross comes last and has no tooltip, as in a Dialog: that layer would swallow the first Esc. */}
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Close"
          className="absolute top-2 right-2"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </aside>
  );
}
