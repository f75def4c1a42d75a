// What the address of the page holds: /sites?search=depot
export interface SitesSearch {
  search?: string | undefined;
}

/** Names the key even when it is refused: what a check leaves out, the router keeps as it came. */
export function readSitesSearch({ search }: Record<string, unknown>): SitesSearch {
  // The router reads ?search=2150 as a number.
  if (typeof search === 'number' || typeof search === 'boolean') return { search: String(search) };
  return { search: typeof search === 'string' && search !== '' ? search : undefined };
}
