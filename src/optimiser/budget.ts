// How much work a search may do. The room has no clock: tests count steps, and whoever runs it for people passes a
// budget that looks at the clock or at a cancelled job.

/** How much is spent, from 0 to 1; the search stops at 1. It asks once for every step, so a call may count as one. */
export type Budget = () => number;

export function stepBudget(steps: number): Budget {
  let done = 0;
  return () => {
    done += 1;
    return Math.min(1, (done - 1) / steps);
  };
}

/** A part of a whole budget (0.1: a tenth), or what is left of it, as a budget of its own. */
export function partOf(budget: Budget, part: number): Budget {
  const start = budget();
  const size = Math.min(part, 1 - start);
  return () => (size <= 0 ? 1 : Math.min(1, (budget() - start) / size));
}
