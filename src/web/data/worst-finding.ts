// What the rules say about a change that isn't saved yet, from the cells of the grid. A chunk of its own: nobody needs
// the rules to look at a roster.
import type { CellChange } from '#engine/cells/change';
import { createCellCheck, type GridFacts } from '#engine/rules/check-cells';
import { describeFinding } from '#engine/rules/describe-finding';

export interface WorstFinding {
  severity: 'block' | 'warn';
  /** 'Rest of 8 h 30 min, 10 h needed' */
  text: string;
  /** How many more there are. */
  more: number;
  personId: string;
}

export function createWorstFinding(facts: GridFacts) {
  const check = createCellCheck(facts);
  return (change: CellChange): WorstFinding | undefined => {
    const { blocks, warnings } = check([change]);
    const [worst, ...others] = [...blocks, ...warnings];
    if (!worst) return undefined;
    const { sentence, personId } = describeFinding(worst);
    const { what, when, limit } = sentence;
    // The days of a rest or of one shift are under the pointer; those of a period aren't.
    const words = worst.to - worst.from > 1 ? `${what} ${when}` : what;
    return {
      severity: blocks.length > 0 ? 'block' : 'warn',
      text: limit === null ? words : `${words}, ${limit}`,
      more: others.length,
      personId,
    };
  };
}
