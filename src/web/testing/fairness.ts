// Figures of the fairness ledger, for screens.
import type { FairnessFigure, PersonFairness } from '#contract/api/fairness';
import { FAIRNESS_LINES, type FairnessLine } from '#engine/fairness/count-figures';
import { fairnessYears } from '#engine/fairness/years';
import { todayIn } from '../platform/formats';
import { idOf } from './screen-test';

type Changes = Partial<Record<FairnessLine, Partial<FairnessFigure>>>;

/** Of the last twelve months, with the given figures; the others are 0. */
export function fairnessOf(
  name: string,
  changes: Changes = {},
  more: Partial<PersonFairness> = {},
): PersonFairness {
  const { last } = fairnessYears(todayIn('Australia/Sydney'));
  return {
    employee_id: idOf(name),
    employee_name: name,
    group_id: null,
    group_name: null,
    ...last,
    since: last.from,
    minutes: 1_600 * 60,
    figures: FAIRNESS_LINES.map((line) => figureOf(line, changes[line])),
    ...more,
  };
}

function figureOf(line: FairnessLine, changes: Partial<FairnessFigure> = {}): FairnessFigure {
  const worked = line === 'nights' || line === 'weekends' || line === 'holidays';
  return {
    line,
    count: 0,
    fromPattern: 0,
    minutes: worked ? 0 : null,
    outOf: line === 'wishes' ? 0 : null,
    per100Hours: worked ? 0 : null,
    median: line === 'wishes' ? null : 0,
    medianPer100Hours: worked ? 0 : null,
    ...changes,
  };
}
