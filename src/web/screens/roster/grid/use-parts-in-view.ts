import { useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { DateWindow } from '../../../data/day-statuses';
import { usePeopleAtSite } from '../../../data/people-at-site';
import { partsOfSome, partsWith, type RosterParts } from '../../../data/roster-parts';

/** Opened at the top, before the grid says what is in view. */
const FIRST_ROWS = 40;

interface View {
  people: readonly Employee[];
  /** Undefined when everyone is read at once. */
  all: RosterParts | undefined;
  everyone: number;
  site: string | undefined;
  wanted: DateWindow;
  /** People and groups; undefined until the grid has said so. */
  inView: readonly string[] | undefined;
}

/**
 * Whose cells to read: undefined for everyone. Those of a large roster don't tell who works at a site, because they are
 * read only of people in view; so the site is asked.
 */
export function usePartsInView({ people, all, everyone, site, wanted, inView }: View) {
  const atSite = usePeopleAtSite(all && site, wanted);
  const { data: workers } = atSite;
  const listed = useMemo(
    () => (workers ? people.filter(({ id }) => workers.has(id)) : people),
    [people, workers],
  );
  const named = useMemo(
    () => (all && listed.length < everyone ? partsOfSome(all, listed) : all),
    [all, listed, everyone],
  );
  const first = () => listed.slice(0, FIRST_ROWS).map(({ id }) => id);
  return { parts: named && partsWith(named, inView ?? first()), atSite };
}
