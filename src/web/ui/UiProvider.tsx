import './csp-nonce';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from './Toaster';
import { followTheme } from './theme';

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
