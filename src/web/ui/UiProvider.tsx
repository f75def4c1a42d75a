import './csp-nonce';
import * as RadixTooltip from 'radix-ui/tooltip';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from './Toaster';
import { followTheme } from './theme';

/** Stands once around the whole app: tooltips need it, and toasts are shown by it. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(followTheme, []);
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
      <Toaster />
    </RadixTooltip.Provider>
  );
}
