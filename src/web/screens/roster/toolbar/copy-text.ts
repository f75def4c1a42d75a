import { counted, formatCount } from '#engine/counted';

/** '12 shifts will be copied as drafts. 2 are left out, because somebody already works then.' */
export function copyText(copied: number, skipped: number): string {
  const first = `${counted(copied, 'shift')} will be copied as drafts.`;
  if (skipped === 0) return first;
  return `${first} ${formatCount(skipped)} ${skipped === 1 ? 'is' : 'are'} left out, because somebody already works then.`;
}
