// Limits of minutes, days and weekends over some days of a row. The search doesn't count them: a surcharge on the days of
// a limit is raised until the row keeps it, as for the maximums of kinds. What is still above is taken out at the end.
import type { Model, ModelLimit } from '../model';
import { OFF } from '../problem';

export interface RowLimits {
  /** Adds the surcharges of a person to the prices of these days. */
  addTo(prices: Float64Array, from: number, to: number): void;
  hasSurcharges(): boolean;
  /** True when the row keeps every limit; otherwise the surcharges are raised. */
  judge(row: Uint8Array, isFirst: boolean): boolean;
  /** Takes the dearest shifts out of limits that are above, between these days; false where that isn't enough. */
  trim(row: Uint8Array, prices: Float64Array, from: number, to: number): boolean;
}

/** The surcharge of minutes is for a shift of this length. */
const USUAL_SHIFT = 480;

export function createRowLimits(model: Model, person: number): RowLimits {
  const { width, lengths } = model;
  const { limits } = model.people[person];
  const surcharges = new Float64Array(limits.length);
  // A surcharge that is small beside the prices of open shifts would have to be raised many times.
  const step = Math.max(1, model.under.reduce((most, price) => Math.max(most, price), 0) / 8);

  function weight({ byMinutes }: ModelLimit, kind: number): number {
    if (kind === OFF) return 0;
    return byMinutes ? lengths[kind] : 1;
  }

  function above(limit: ModelLimit, row: Uint8Array): number {
    let sum = -limit.most;
    for (const part of limit.parts) {
      let most = 0;
      for (const day of part) most = Math.max(most, weight(limit, row[day]));
      sum += most;
    }
    return sum;
  }

  function addTo(prices: Float64Array, from: number, to: number): void {
    for (const [at, limit] of limits.entries()) {
      if (surcharges[at] === 0) continue;
      const unit = surcharges[at] / (limit.byMinutes ? USUAL_SHIFT : 1);
      for (const part of limit.parts)
        for (const day of part)
          if (day >= from && day < to)
            for (let kind = 1; kind < width; kind += 1)
              prices[day * width + kind] += unit * weight(limit, kind);
    }
  }

  function judge(row: Uint8Array, isFirst: boolean): boolean {
    let isKept = true;
    for (const [at, limit] of limits.entries()) {
      const excess = above(limit, row) / (limit.byMinutes ? USUAL_SHIFT : 1);
      if (excess > 0) {
        isKept = false;
        surcharges[at] = Math.max(surcharges[at] * 1.5, surcharges[at] + step * Math.ceil(excess));
        // One that was needed once may be too high by now.
      } else if (isFirst && excess < 0)
        surcharges[at] = surcharges[at] < 1 ? 0 : surcharges[at] * 0.8;
    }
    return isKept;
  }

  function trim(row: Uint8Array, prices: Float64Array, from: number, to: number): boolean {
    const gain = (day: number) => prices[day * width + row[day]] - prices[day * width];
    const isMovable = (part: Int32Array) => part.every((day) => day >= from && day < to);
    for (const limit of limits)
      while (above(limit, row) > 0) {
        const worked = limit.parts.filter(
          (part) => isMovable(part) && part.some((day) => row[day] !== OFF),
        );
        const gainOf = (part: Int32Array) => part.reduce((sum, day) => sum + gain(day), 0);
        const dearest = worked.toSorted((one, other) => gainOf(other) - gainOf(one))[0];
        if (!dearest) return false;
        for (const day of dearest) row[day] = OFF;
      }
    return true;
  }

  return { addTo, hasSurcharges: () => surcharges.some((each) => each > 0), judge, trim };
}
