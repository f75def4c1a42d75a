const TABS = ['cover', 'skills', 'leave', 'holidays'] as const;

export type RulesSearch = {
  /** The rules when left out. */
  tab?: (typeof TABS)[number] | undefined;
  /** Of the holidays; this year when left out. */
  year?: number | undefined;
};

/** Unknown values are left out, so an old or mistyped link still opens the page. */
export function readRulesSearch(raw: Record<string, unknown>): RulesSearch {
  const year = Number(raw.year);
  return {
    tab: TABS.find((tab) => tab === raw.tab),
    year: Number.isInteger(year) && year > 0 ? year : undefined,
  };
}
