// How far a fill is, and how it ended, in words.
import type { Fill } from '#contract/api/fill';
import { counted } from '#engine/counted';

export function progressText({ open, elapsed, seconds }: Fill): string {
  if (open === null) return 'Reading the roster...';
  const left = counted(Math.max(0, seconds - elapsed), 'second');
  return `${counted(open, 'shift is', 'shifts are')} open in the best roster so far. About ${left} left.`;
}

const ENDED: Partial<Record<Fill['status'], string>> = {
  cancelled: 'You stopped this fill. Nothing was saved.',
  failed: "We couldn't fill these days. Try again, or choose fewer days or job sites.",
  interrupted: 'The server restarted while it was looking. Nothing was saved. Start it again.',
};

const TOO_LARGE =
  'This was too much for one fill, so we stopped it. Nothing was saved. Choose fewer days, job sites or shift groups.';

/** Undefined while it looks, and for one with a proposal. */
export function endedText({ status, problem }: Fill): string | undefined {
  return problem === 'memory' ? TOO_LARGE : ENDED[status];
}
