import type { Employee } from '#contract/api/employees';
import type { DateWindow } from '../../../data/day-statuses';
import { usePeopleAtSite } from '../../../data/people-at-site';
import { partsWith, type RosterParts } from '../../../data/roster-parts';

/** Opened at the top, before the grid says what is in view. */
const FIRST_ROWS = 40;

interface View {
  people: readonly Employee[];
  /** Undefined when everyone is read at once. */
  all: RosterParts | undefined;
  site: string | undefined;
  wanted: DateWindow;
  /** People and groups; undefined until the grid has said so. */
  inView: readonly string[] | undefined;
}

/**
 * Whose cells to read: undefined for everyone. Those of a large roster don't tell who works at a site, because they are
 * read only of people in view; so the site is asked.
 */
export function usePartsInView({ people, all, site, wanted, inView }: View) {
  const atSite = usePeopleAtSite(all && site, wanted);
  const isHere = ({ id }: Employee) => atSite.data?.has(id) ?? true;
  const first = () => people.filter(isHere).slice(0, FIRST_ROWS);
  const parts = all && partsWith(all, inView ?? first().map(({ id }) => id));
  return { parts, atSite };
}
