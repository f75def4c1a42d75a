import { agree, counted } from '#engine/counted';

/** '12 shifts will be copied as drafts. 2 are left out because the person already works then.' */
export function copyText(copied: number, skipped: number): string {
  const drafts = agree(copied, 'a draft', 'drafts');
  const first = `${counted(copied, 'shift')} will be copied as ${drafts}.`;
  if (skipped === 0) return first;
  return `${first} ${counted(skipped, 'is', 'are')} left out because the person already works then.`;
}
