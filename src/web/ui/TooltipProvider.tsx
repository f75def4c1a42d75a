import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** Around every screen with icons alone. The pages before signing in have none and do not wait for its code. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </RadixTooltip.Provider>
  );
}
