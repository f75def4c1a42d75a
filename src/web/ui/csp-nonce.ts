import { setNonce } from 'get-nonce';

function readNonce(): string | undefined {
  // The build draws pages too, where there is no document.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

export const cspNonce = readNonce();

// The scroll lock of dialogs and menus writes a style element, which the policy refuses without this.
if (cspNonce) setNonce(cspNonce);
