// The page's address: /time?tab=approved&to=2027-03-14&find=Amy
import { z } from 'zod';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { textParam } from '../../platform/search-params';

export const TIME_TABS = ['attention', 'approve', 'approved', 'pay'] as const;
export type TimeTab = (typeof TIME_TABS)[number];

export interface TimeSearch {
  tab?: TimeTab | undefined;
  /** The last of the seven days that are approved; today when left out. */
  to?: CalendarDate | undefined;
  /** Only of this job site. */
  site?: string | undefined;
  /** Only of people in whose name this is. */
  find?: string | undefined;
}

export function readTimeSearch({ tab, to, site, find }: Record<string, unknown>): TimeSearch {
  return {
    tab: TIME_TABS.find((each) => each === tab),
    to: typeof to === 'string' ? parseCalendarDate(to) : undefined,
    site: z.uuid().safeParse(site).data,
    find: textParam(find),
  };
}
