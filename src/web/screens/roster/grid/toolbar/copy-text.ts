/** '12 shifts will be copied as drafts. 2 days already have a shift and are left alone.' */
export function copyText(copied: number, skipped: number): string {
  const first = `${copied} ${copied === 1 ? 'shift' : 'shifts'} will be copied as drafts.`;
  if (skipped === 0) return first;
  const rest = skipped === 1 ? 'day already has' : 'days already have';
  return `${first} ${skipped} ${rest} a shift and ${skipped === 1 ? 'is' : 'are'} left alone.`;
}
