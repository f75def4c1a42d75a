// What the optimiser is asked, in plain lists: who, which shifts, which rules, what is needed and wished for.

/** Cells are `person * days + day`; 0 is a day off, 1 is `kinds[0]`. */
export type Roster = Uint8Array;

export const OFF = 0;

export interface Problem {
  days: number;
  /** The day of the first Saturday; -1 where day 0 is a Sunday. */
  firstSaturday: number;
  kinds: readonly Kind[];
  people: readonly Person[];
  wishes: readonly Wish[];
  needs: readonly Need[];
}

export interface Kind {
  name: string;
  minutes: number;
  /** Kinds that can't be worked on the day after, because the rest between would be too short. */
  notNext: readonly number[];
  night?: boolean;
  /** Exact minutes for limits, where `minutes` is rounded. */
  length?: number;
}

export interface Person {
  name: string;
  /** How often each kind may be worked, `kinds[0]` first; 0 where the person lacks the skill. */
  maxOfKind: readonly number[];
  minMinutes: number;
  maxMinutes: number;
  /** Days in a row. The minimums don't hold for a block that the first or last day cuts off. */
  minWork: number;
  maxWork: number;
  minRest: number;
  /** Nights in a row, of whatever kinds; as many as days when left out. */
  maxNights?: number;
  /** Infinity without a maximum: the search then needn't count them. */
  maxWeekends: number;
  /** Cells that never change: leave (a day off) and shifts that are locked. */
  fixed: readonly { day: number; kind: number }[];
  /** The only cells that may be worked besides, where not all may. */
  only?: readonly { day: number; kind: number }[];
  limits?: readonly Limit[];
}

/** No more than this of minutes, days worked or weekends worked on some days. Fixed cells don't count. */
export interface Limit {
  of: 'minutes' | 'days' | 'weekends';
  from: number;
  /** The last day. */
  to: number;
  most: number;
}

/** `price` is due when the person works the kind against their wish, or doesn't work what they wished for. */
export interface Wish {
  person: number;
  day: number;
  kind: number;
  wants: 'to work' | 'not to work';
  price: number;
}

/** `under` and `over` are due for every head below and above. */
export interface Need {
  day: number;
  kind: number;
  heads: number;
  under: number;
  over: number;
}
