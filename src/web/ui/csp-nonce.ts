import { setNonce } from 'get-nonce';

function readNonce(): string | undefined {
  // Pages drawn by the server have no document.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

export const cspNonce = readNonce();

// Dialogs and menus lock scrolling with a style element, which the policy refuses without the nonce.
if (cspNonce) setNonce(cspNonce);
