// The rows of the fairness table: what a cell says, and the order of people.
import type { PersonFairness } from '#contract/api/fairness';
import { FAIRNESS_LINES, type FairnessLine } from '#engine/fairness/count-figures';
import { roundedText } from '#engine/fairness/figure-text';
import { inHours } from '#engine/hours/hours-text';
import { compareNames } from '../../../platform/compare-names';

export type FairnessColumn = 'name' | 'hours' | FairnessLine;

export interface FairnessSort {
  column: FairnessColumn;
  descending: boolean;
}

/** '-nights' is the most nights first. */
export function readFairnessSort(text: string | undefined): FairnessSort {
  const descending = text?.startsWith('-') ?? false;
  const name = descending ? text?.slice(1) : text;
  const column = (['name', 'hours', ...FAIRNESS_LINES] as const).find((known) => known === name);
  return column ? { column, descending } : { column: 'name', descending: false };
}

/** A figure begins with the highest: that is what people look for. */
export function nextFairnessSort(sort: FairnessSort, column: FairnessColumn): string {
  const down = sort.column === column ? !sort.descending : column !== 'name';
  return down ? `-${column}` : column;
}

/** Whoever has no figure stays last in both directions. */
export function sortPeople(
  people: readonly PersonFairness[],
  { column, descending }: FairnessSort,
): PersonFairness[] {
  const turn = descending ? -1 : 1;
  return people.toSorted((one, other) => {
    const names = compareNames(one.employee_name, other.employee_name);
    if (column === 'name') return turn * names;
    const [a, b] = [sortValue(one, column), sortValue(other, column)];
    if (a === null || b === null) return a === b ? names : a === null ? 1 : -1;
    return turn * (a - b) || names;
  });
}

function sortValue(
  { minutes, figures }: PersonFairness,
  column: Exclude<FairnessColumn, 'name'>,
): number | null {
  if (column === 'hours') return minutes;
  const figure = figures.find(({ line }) => line === column);
  if (!figure) return null;
  const { count, outOf } = figure;
  if (outOf === null) return count;
  return outOf === 0 ? null : count / outOf;
}

/** '14' and 'median 11', '3 of 4' and 'median 60 %' */
export function cellOf(
  { minutes, figures }: PersonFairness,
  column: Exclude<FairnessColumn, 'name'>,
): { figure: string; median: string | null } {
  if (column === 'hours') return { figure: `${inHours(minutes)} h`, median: null };
  const figure = figures.find(({ line }) => line === column);
  if (!figure) return { figure: '', median: null };
  const { count, outOf, median } = figure;
  const unit = outOf === null ? '' : ' %';
  return {
    figure: outOf === null ? String(count) : outOf === 0 ? 'None' : `${count} of ${outOf}`,
    median: median === null ? null : `median ${roundedText(median)}${unit}`,
  };
}
