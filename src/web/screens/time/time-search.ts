// The page's address: /time?tab=approved&to=2027-03-14

import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';

export const TIME_TABS = ['attention', 'approve', 'approved', 'pay'] as const;
export type TimeTab = (typeof TIME_TABS)[number];

export interface TimeSearch {
  tab?: TimeTab | undefined;
  /** The last of the seven days that are approved; today when left out. */
  to?: CalendarDate | undefined;
}

export function readTimeSearch({ tab, to }: Record<string, unknown>): TimeSearch {
  return {
    tab: TIME_TABS.find((each) => each === tab),
    to: typeof to === 'string' ? parseCalendarDate(to) : undefined,
  };
}
