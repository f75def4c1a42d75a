import { setNonce } from 'get-nonce';

export const cspNonce =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

// Dialogs and menus lock scrolling with a style element, which the policy refuses without the nonce.
if (cspNonce) setNonce(cspNonce);
