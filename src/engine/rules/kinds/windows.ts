// Sums over windows of several days, for the kinds that limit hours, days off or weekends in so many days.

export interface Windows {
  length: number;
  /** How far apart windows begin; 'any' for windows that begin on any day. */
  step: number | 'any';
  /** A window begins here. */
  anchor: number;
}

/**
 * Visits the windows whose sum is above the limit: of those that begin within one stretch of the windows' length, only
 * the first with the highest sum. Months of overwork would be hundreds of findings otherwise, and a single finding
 * would hide most of the months.
 */
export function worstWindows(
  days: ArrayLike<number>,
  weights: ArrayLike<number> | null,
  { length, step, anchor }: Windows,
  limit: number,
  visit: (start: number, sum: number) => void,
): void {
  const count = days.length;
  if (count === 0) return;
  const last = days[count - 1] as number;
  let head = 0;
  let tail = 0;
  let sum = 0;
  let stretchEnd = Number.NEGATIVE_INFINITY;
  let worst = limit;
  let worstStart = 0;
  // A window that begins on a day without work holds no more than the one that begins on the next day with work.
  let start = step === 'any' ? (days[0] as number) : firstStart(days[0] as number);
  let at = 0;
  while (start <= last) {
    while (tail < count && (days[tail] as number) < start + length) {
      sum += weights === null ? 1 : (weights[tail] as number);
      tail += 1;
    }
    while (head < tail && (days[head] as number) < start) {
      sum -= weights === null ? 1 : (weights[head] as number);
      head += 1;
    }
    if (sum > limit) {
      if (start >= stretchEnd) {
        if (worst > limit) visit(worstStart, worst);
        worst = limit;
        stretchEnd = anchor + (Math.floor((start - anchor) / length) + 1) * length;
      }
      if (sum > worst) {
        worst = sum;
        worstStart = start;
      }
    }
    if (step === 'any') {
      at += 1;
      if (at === count) break;
      start = days[at] as number;
    } else start += step;
  }
  if (worst > limit) visit(worstStart, worst);

  function firstStart(day: number): number {
    const every = step as number;
    return anchor + Math.ceil((day - length + 1 - anchor) / every) * every;
  }
}
