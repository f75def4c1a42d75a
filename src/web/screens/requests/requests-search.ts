export type RequestsSearch = {
  /** For managers: what waits for them when left out. */
  tab?: 'mine' | undefined;
};

export function readRequestsSearch(raw: Record<string, unknown>): RequestsSearch {
  return { tab: raw.tab === 'mine' ? 'mine' : undefined };
}
