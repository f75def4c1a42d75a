/** Per cent, to one decimal place; null when there was nothing to compare with. */
export function growthSince(before: number, now: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}
