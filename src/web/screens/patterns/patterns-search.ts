// The page's address: /patterns?template=...&with=...&site=...&from=2027-03-08, or /patterns?tab=design
import { LIMITS } from '#contract/limits';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export interface PatternsSearch {
  /** The list of patterns when left out. */
  tab?: 'design' | undefined;
  /** The template that is examined, and the one beside it. */
  template?: string | undefined;
  with?: string | undefined;
  /** The first job site when left out. */
  site?: string | undefined;
  /** Today when left out. */
  from?: CalendarDate | undefined;
  /** How many people each team has; one when left out. */
  people?: number | undefined;
}

/** Unknown values are left out, so an old or mistyped link still opens the page. */
export function readPatternsSearch(raw: Record<string, unknown>): PatternsSearch {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return {
    tab: raw.tab === 'design' ? 'design' : undefined,
    template: text(raw.template),
    with: text(raw.with),
    site: text(raw.site),
    from: typeof raw.from === 'string' ? parseCalendarDate(raw.from) : undefined,
    people: isPeople(raw.people) ? raw.people : undefined,
  };
}

function isPeople(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 1 && Number(value) <= LIMITS.coverHeads;
}
