// What a rotation has to keep. A rotation is one row of weeks; everyone works it, each a week after the other, so the
// number of weeks is the number of people.

/** `weeks * 7` cells, a Monday first; 0 is a day off, 1 is `kinds[0]`. The last is followed by the first. */
export type Rotation = readonly number[];

export interface RotationProblem {
  weeks: number;
  kinds: readonly RotationKind[];
  /** Days in a row. */
  work: Range;
  off: Range;
  /** Kinds (or 0, a day off) that can't be on two or three days in a row in this order. */
  forbidden: readonly (readonly number[])[];
  /** In how many weeks, or more, Saturday and Sunday are off. */
  freeWeekends?: number;
}

export interface RotationKind {
  name: string;
  /** How many work it, by weekday. */
  heads: readonly number[];
  /** Days of this kind in a row. */
  block: Range;
}

export interface Range {
  min: number;
  max: number;
}
