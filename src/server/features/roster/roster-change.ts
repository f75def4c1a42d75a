// A change of the roster as its followers see it. It lives below them and below the doors that make changes.
import { type RawBuilder, sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import type { CellKey } from './window.queries';

export interface RosterChange extends TenantScope {
  /** The id is null when a rule extends its roster. */
  actor: { id: string | null; name: string };
  revision: number;
  /** Shifts that were removed or replaced, as they were. An edited shift keeps its id. */
  before: { shifts: readonly ShiftBefore[] };
  after: {
    /** The ids of the shifts that were written. */
    shifts: readonly string[];
    /** The run whose shifts were written, instead of their ids: there can be tens of thousands. */
    run?: string;
  };
  /** False when the author chose not to notify the people concerned: they read of it in the app only. */
  aloud?: boolean;
  /** Employees who learn of the change in another way. */
  knownBy?: readonly string[];
  /** Everyone has the shifts that they had before. */
  nothingNew?: boolean;
  /** Cells of removed and written rows. A cell may be listed twice. */
  touched: { byShifts: CellKey[]; byStatuses: CellKey[] };
}

export interface ShiftBefore {
  id: string;
  employee_id: string;
  location_id: string;
  local_date: string;
  start_at: string;
  end_at: string;
  role_label: string | null;
  notes: string | null;
  published: boolean;
}

/**
 * The shifts that a change wrote, for a `from (...)`. They may be drafts. Each id is looked up by itself, whatever
 * PostgreSQL expects of a roster whose rows were written a moment ago.
 */
export function writtenShifts({ orgId, revision, after }: RosterChange): RawBuilder<unknown> {
  return after.run === undefined
    ? sql`select found.* from unnest(${after.shifts}::uuid[]) as written (id),
        lateral (select s.* from shifts s where s.org_id = ${orgId} and s.id = written.id offset 0) as found`
    : sql`select s.* from shifts s
        where s.org_id = ${orgId} and s.run_id = ${after.run} and s.version = ${revision}`;
}
