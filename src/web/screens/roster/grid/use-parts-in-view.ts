import { useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { DateWindow } from '../../../data/day-statuses';
import { useEmployees } from '../../../data/employees';
import { usePeopleAtSite } from '../../../data/people-at-site';
import { groupKeyOf, partsOfGroups } from '../../../data/roster-parts';

/** Opened at the top, before the grid says what is in view. */
const FIRST_ROWS = 40;

interface View {
  people: readonly Employee[];
  site: string | undefined;
  wanted: DateWindow;
  /** Undefined until the grid has said so. */
  groups: readonly string[] | undefined;
}

/**
 * Whose cells to read: undefined for everyone. Those of a large roster don't tell who works at a site, because they are
 * read only of people in view; so the site is asked.
 */
export function usePartsInView({ people, site, wanted, groups }: View) {
  const { data: everyone } = useEmployees();
  const all = useMemo(() => partsOfGroups(everyone ?? []), [everyone]);
  const atSite = usePeopleAtSite(all && site, wanted);
  const isHere = ({ id }: Employee) => atSite.data?.has(id) ?? true;
  const inView = groups ?? people.filter(isHere).slice(0, FIRST_ROWS).map(groupKeyOf);
  const parts = all && [...new Set(inView.flatMap((group) => all.get(group) ?? []))];
  return { parts, atSite };
}
