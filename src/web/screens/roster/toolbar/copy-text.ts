import { counted, formatCount } from '#engine/counted';

/** '12 shifts will be copied as drafts. 2 are left out because the person already works then.' */
export function copyText(copied: number, skipped: number): string {
  const drafts = copied === 1 ? 'a draft' : 'drafts';
  const first = `${counted(copied, 'shift')} will be copied as ${drafts}.`;
  if (skipped === 0) return first;
  const are = skipped === 1 ? 'is' : 'are';
  return `${first} ${formatCount(skipped)} ${are} left out because the person already works then.`;
}
