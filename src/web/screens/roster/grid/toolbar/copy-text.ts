/** '12 shifts will be copied as drafts. 2 are left out, because somebody already works then.' */
export function copyText(copied: number, skipped: number): string {
  const first = `${copied} ${copied === 1 ? 'shift' : 'shifts'} will be copied as drafts.`;
  if (skipped === 0) return first;
  return `${first} ${skipped} ${skipped === 1 ? 'is' : 'are'} left out, because somebody already works then.`;
}
