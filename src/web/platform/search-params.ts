// What the address of a page may hold. A check names every key even when it refuses the value: what it
// leaves out, the router keeps as it came.

/** The router reads ?search=0400 as a number. */
export function textParam(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The first page needs no mention. */
export function pageParam(value: unknown): number | undefined {
  return Number.isInteger(value) && Number(value) > 1 ? Number(value) : undefined;
}
