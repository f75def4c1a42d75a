// The grid's filter as the address holds it: a mode or a list of groups, never both.
import type { Employee } from '#contract/api/employees';
import type { Role } from '#contract/rights';
import { matches } from '#engine/matching';
import { FILTER_MODES } from '../roster-search';
import type { Shows } from '../surface/cell-look';

export type GridFilter =
  | { mode: 'all' | (typeof FILTER_MODES)[number] }
  | { mode: 'groups'; ids: readonly string[] };

export function readFilter(text: string | undefined): GridFilter {
  if (!text) return { mode: 'all' };
  const mode = FILTER_MODES.find((known) => known === text);
  return mode ? { mode } : { mode: 'groups', ids: text.split(',') };
}

export function writeFilter(filter: GridFilter): string | undefined {
  if (filter.mode === 'all') return undefined;
  if (filter.mode !== 'groups') return filter.mode;
  return filter.ids.join(',') || undefined;
}

/** Choosing a group ends a mode; removing the last group shows everyone. */
export function withGroupToggled(filter: GridFilter, id: string): GridFilter {
  const ids = filter.mode === 'groups' ? filter.ids : [];
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return next.length > 0 ? { mode: 'groups', ids: next } : { mode: 'all' };
}

/** The part of the address that chooses people beside the filter. */
export interface Wanted {
  find?: string | undefined;
  role?: Role | undefined;
}

export function filterRows(
  employees: readonly Employee[],
  filter: GridFilter,
  { find = '', role }: Wanted = {},
): Employee[] {
  return employees.filter((employee) => {
    const group = employee.shift_group;
    if (role && employee.role !== role) return false;
    if (!matches(`${employee.name} ${employee.email ?? ''} ${group?.name ?? ''}`, find))
      return false;
    if (filter.mode === 'unassigned') return group === null;
    if (filter.mode === 'groups') return group !== null && filter.ids.includes(group.id);
    return true;
  });
}

export function showsOf({ mode }: GridFilter): Shows {
  return mode === 'auto' || mode === 'manual' ? mode : 'all';
}
