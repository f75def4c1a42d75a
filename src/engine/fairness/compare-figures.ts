// J5 to J8: one person's figures beside the median of their group.
import { FAIRNESS_LINES, type FairnessLine, type Figure, type Figures } from './count-figures';

export interface Compared extends Figure {
  /** For what is worked; null without rostered hours. */
  per100Hours: number | null;
  /** Of the group, for as many days as the person was there; of wishes the percentage kept. Null where too few count. */
  median: number | null;
  medianPer100Hours: number | null;
}

export type ComparedLines = Record<FairnessLine, Compared>;

/** Whoever has been there for a shorter time says too little about a year. */
const FEWEST_DAYS = 28;
const PERCENT = 100;
const MINUTES_OF_100_HOURS = 100 * 60;

/**
 * The figures of a group, in the given order.
 * @param fewest A median of fewer people isn't told: whoever reads it could work out the figure of a colleague.
 */
export function compareFigures(group: readonly Figures[], fewest: number): ComparedLines[] {
  const counting = group.filter(({ days }) => days >= FEWEST_DAYS);
  const middle = (value: (figures: Figures) => number | null) => {
    const values = counting.map(value).filter((each) => each !== null);
    return values.length < Math.max(1, fewest) ? null : medianOf(values);
  };
  const medians = new Map(
    FAIRNESS_LINES.map((line) => [
      line,
      {
        rate: middle((figures) => rateOf(figures, line)),
        per100Hours: middle((figures) => per100HoursOf(figures, line)),
      },
    ]),
  );
  return group.map((figures) => {
    const compare = (line: FairnessLine): Compared => {
      const { rate = null, per100Hours = null } = medians.get(line) ?? {};
      return {
        ...figures.lines[line],
        per100Hours: rounded(per100HoursOf(figures, line)),
        median: rounded(rate === null || line === 'wishes' ? rate : rate * figures.days),
        medianPer100Hours: rounded(per100Hours),
      };
    };
    return Object.fromEntries(FAIRNESS_LINES.map((line) => [line, compare(line)])) as ComparedLines;
  });
}

/** J6: what someone has more than the median, never less than 0. */
export function moreThanMedian({ count, median }: Pick<Compared, 'count' | 'median'>): number {
  return median === null ? 0 : Math.max(0, count - median);
}

/** By day, so that people who joined later compare; of wishes the percentage kept. */
function rateOf({ days, lines }: Figures, line: FairnessLine): number | null {
  const { count, outOf } = lines[line];
  if (outOf === null) return count / days;
  return outOf === 0 ? null : (count / outOf) * PERCENT;
}

function per100HoursOf({ minutes, lines }: Figures, line: FairnessLine): number | null {
  const { count, minutes: worked } = lines[line];
  return worked === null || minutes === 0 ? null : (count / minutes) * MINUTES_OF_100_HOURS;
}

/** To a hundredth: nobody reads more. */
function rounded(figure: number | null): number | null {
  return figure === null ? null : Math.round(figure * 100) / 100;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (lower + upper) / 2;
}
