const TABS = ['approved'] as const;

export type LeaveSearch = {
  /** One's own leave when left out. */
  tab?: (typeof TABS)[number] | undefined;
};

/** Unknown values are left out, so an old or mistyped link still opens the page. */
export function readLeaveSearch(raw: Record<string, unknown>): LeaveSearch {
  return { tab: TABS.find((tab) => tab === raw.tab) };
}
