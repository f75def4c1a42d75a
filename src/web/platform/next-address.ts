// Where someone wanted to go before they had to sign in: ?next=/roster on the sign-in page.

/** Only addresses on this site: '//evil.example' and '/\evil.example' lead elsewhere. */
function isOwnAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return false;
  // Browsers drop tabs and line breaks, which would turn '/<tab>/evil.example' into '//evil.example'.
  return !/[\s\\]/.test(value) && URL.canParse(value, 'https://muster.invalid');
}

export interface NextSearch {
  next?: string | undefined;
}

/** Returns `next` even when it is refused: the router keeps the old value of a key that a check leaves out. */
export function readNext(search: Record<string, unknown>): NextSearch {
  return { next: isOwnAddress(search.next) ? search.next : undefined };
}

/** Empty for the dashboard, where everyone goes anyway. */
export function nextFor(address: string): NextSearch {
  return address === '/' || address === '/dashboard' ? {} : readNext({ next: address });
}
