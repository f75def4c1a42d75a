import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode, useState } from 'react';

type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  children: ReactElement;
};

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  // A closed one that Radix knows is drawn twice, with the whole page.
  const [open, setOpen] = useState(false);
  return (
    <RadixTooltip.Root open={open} onOpenChange={setOpen}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      {open && (
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-70 max-w-64 animate-fade-in rounded-md bg-text px-2 py-1 text-xs text-background shadow-raised print:hidden"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      )}
    </RadixTooltip.Root>
  );
}

/** Wraps every screen that has icon buttons. Pages before sign-in have none and don't wait for this code. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </RadixTooltip.Provider>
  );
}
