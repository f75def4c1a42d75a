// Every change of shifts and day statuses goes through here: numbered, kept for undo, written to the audit log
// and announced to open screens, in one transaction with the change itself.
import { type Selectable, sql } from 'kysely';
import type { OverrideInput } from '#contract/api/overrides';
import type { RosterWindow } from '#contract/api/roster-window';
import { type AuditEntry, audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import type { DayStatuses, Shifts } from '../../db/tables.gen';
import { checkEdit, type Told } from '../rules/check-edit';
import { announceChange } from './announce-change';
import { nextRevision, returnRevision } from './revision';
import type { CellKey } from './window.queries';

/** Rows as PostgreSQL writes them in JSON, so that they can be put back as they were. */
export type ShiftRecord = WithTexts<Selectable<Shifts>>;
export type StatusRecord = WithTexts<Selectable<DayStatuses>>;
type WithTexts<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] };

export interface Actor {
  id: string;
  name: string;
}

export interface RosterEdit extends TenantScope {
  actor: Actor;
  revision: number;
  before: {
    shifts: ShiftRecord[];
    statuses: StatusRecord[];
    /** Deliberate overlaps that removed shifts were part of, as deliberate-overlaps.ts writes them. */
    overlaps: string[];
  };
  /** The run is set instead of ids when a run is saved. */
  after: { shifts: string[]; statuses: CellKey[]; run?: string };
  /** Employees who learn of the change in another way. */
  knownBy?: readonly string[];
  /** Everyone has the shifts that they had before. */
  nothingNew?: boolean;
  /** Cells of removed and inserted rows. A cell may be listed twice. */
  touched: { byShifts: CellKey[]; byStatuses: CellKey[] };
}

type RosterAuditEntry = Omit<AuditEntry, 'orgId' | 'actorUserId'> & {
  targetType: 'shift' | 'day-status' | 'roster';
};

export interface Edited<T> extends Told {
  result: T;
  /** Null when nothing was changed. */
  undo_id: string | null;
  /** Null when nothing was changed, or too many cells to list. */
  cells: RosterWindow | null;
}

/** A correction of facts, or a person who comes back, isn't refused by rules about rosters. */
type Rules = { override?: OverrideInput | undefined } | 'not asked';

const NOTHING_TOLD: Told = { warnings: [], warningCount: 0 };

export async function editRoster<T>(
  scope: TenantScope,
  actor: Actor,
  work: (edit: RosterEdit) => Promise<{ result: T; auditEntry: RosterAuditEntry }>,
  rules: Rules = {},
): Promise<Edited<T>> {
  const edit = await beginEdit(scope, actor);
  const { result, auditEntry } = await work(edit);
  const { byShifts, byStatuses } = edit.touched;
  if (byShifts.length + byStatuses.length === 0) {
    await returnRevision(scope);
    return { result, undo_id: null, cells: null, ...NOTHING_TOLD };
  }
  const told = rules === 'not asked' ? NOTHING_TOLD : await checkEdit(edit, rules.override);
  await audit(scope, { ...auditEntry, orgId: scope.orgId, actorUserId: actor.id });
  const cells = await announceChange(edit);
  return { result, undo_id: await keepForUndo(edit), cells, ...told };
}

/** Holds the organisation's roster until the end of the transaction. */
export async function beginEdit(scope: TenantScope, actor: Actor): Promise<RosterEdit> {
  return {
    ...scope,
    actor,
    revision: await nextRevision(scope),
    before: { shifts: [], statuses: [], overlaps: [] },
    after: { shifts: [], statuses: [] },
    touched: { byShifts: [], byStatuses: [] },
  };
}

async function keepForUndo({ db, orgId, actor, revision, before, after }: RosterEdit) {
  await sql`delete from undo_steps where created_at < now() - interval '1 day'`.execute(db);
  const { id } = await db
    .insertInto('undo_steps')
    .values({
      org_id: orgId,
      user_id: actor.id,
      revision,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many people and which dates a change covers, for its audit entry. */
export function peopleAndDates(cells: CellKey[]) {
  const dates = cells.map(({ date }) => date).sort();
  return {
    people: new Set(cells.map((cell) => cell.employee_id)).size,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  };
}
