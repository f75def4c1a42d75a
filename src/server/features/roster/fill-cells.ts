// Fills many days with the shifts of one day, or with one new shift, wherever the person is free.

import { sql } from 'kysely';
import type { OverrideInput } from '#contract/api/overrides';
import type * as api from '#contract/api/roster';
import type { AuditAction } from '#contract/audit-actions';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { plannedInterval, type ShiftInterval, shiftInterval } from '#engine/time/shift-interval';
import type { TenantScope } from '../../db/database';
import { cellKeys, listShiftsOf, requireEmployees, type ShiftInCell } from './cells.queries';
import {
  type Actor,
  editRoster,
  peopleAndDates,
  type RosterEdit,
  type ShiftRecord,
} from './edit-roster';
import { insertShifts, newShift } from './edit-rows';
import { findOverlaps } from './overlapping-shifts';
import { readingsOf } from './shift-times';
import { withoutOverlapsAmongThemselves } from './transfer-cells';
import type { CellKey } from './window.queries';

/** Undefined where the clock doesn't allow the shift on its day. */
type Wanted = ShiftRecord | undefined;

export async function fillCells(
  scope: TenantScope,
  actor: Actor,
  { sources, override }: BodyOf<typeof api.fillCells>,
) {
  const fills = sources.map(({ employeeId, date, cells }) => ({
    source: { employee_id: employeeId, date },
    targets: cellKeys(cells).filter((key) => key.employee_id !== employeeId || key.date !== date),
  }));
  const targets = fills.flatMap((fill) => fill.targets);
  return fillDays(scope, actor, { action: 'roster.copied', targets, override }, async (edit) => {
    await requireEmployees(
      scope,
      fills.map(({ source }) => source.employee_id),
    );
    const unique = [...new Map(fills.map(({ source }) => [keyOf(source), source])).values()];
    const shifts = await listShiftsOf(scope, unique);
    const bySource = new Map(unique.map((source) => [keyOf(source), [] as ShiftInCell[]]));
    for (const shift of shifts) bySource.get(keyOfShift(shift))?.push(shift);
    return fills.flatMap(({ source, targets: days }) => {
      const copied = bySource.get(keyOf(source)) ?? [];
      return days.flatMap((day) =>
        copied.map(({ timezone, ...shift }): Wanted => {
          const zone = timezone as Zone;
          const { startTime, duration } = readingsOf(shift, zone);
          const date = day.date as CalendarDate;
          const { location_id, role_label, notes } = shift;
          const values = { location_id, role_label, notes, published: false };
          return shiftOn(edit, day, values, plannedInterval({ date, startTime, duration, zone }));
        }),
      );
    });
  });
}

export async function addShifts(
  scope: TenantScope,
  actor: Actor,
  { cells, locationId, startTime, endTime, published, override }: BodyOf<typeof api.addShifts>,
) {
  const keys = cellKeys(cells);
  return fillDays(
    scope,
    actor,
    { action: 'roster.added', targets: keys, override },
    async (edit) => {
      const zone = await getZone(scope, locationId);
      if (startTime === endTime) {
        const sentence = 'The start and end times must differ.';
        throw new AppError('invalid_input', {
          sentence,
          fields: [{ field: 'endTime', message: sentence }],
        });
      }
      const values = { location_id: locationId, role_label: null, notes: null, published };
      return keys.map((day) => {
        const date = day.date as CalendarDate;
        return shiftOn(edit, day, values, shiftInterval({ date, startTime, endTime, zone }));
      });
    },
  );
}

interface Filling {
  action: AuditAction;
  targets: CellKey[];
  override: OverrideInput | undefined;
}

async function fillDays(
  scope: TenantScope,
  actor: Actor,
  { action, targets, override }: Filling,
  propose: (edit: RosterEdit) => Promise<Wanted[]>,
) {
  const { result, ...edited } = await editRoster(
    scope,
    actor,
    async (edit) => {
      await requireEmployees(
        scope,
        targets.map((key) => key.employee_id),
      );
      const wanted = await propose(edit);
      const shifts = await onlyWhereFree(edit, wanted);
      await insertShifts(edit, shifts);
      const counts = { shifts: shifts.length, skipped: wanted.length - shifts.length };
      return {
        result: { ...counts, statuses: 0 },
        auditEntry: {
          action,
          targetType: 'roster' as const,
          targetId: scope.orgId,
          metadata: { ...peopleAndDates(targets), ...counts },
        },
      };
    },
    { override },
  );
  return { ...result, ...edited };
}

/** A shift under a status would be work that nobody does, so those days are left out, too. */
async function onlyWhereFree(edit: RosterEdit, wanted: Wanted[]): Promise<ShiftRecord[]> {
  const possible = wanted.filter((shift) => shift !== undefined);
  const overlaps = await findOverlaps(edit, possible);
  const blocked = new Set(overlaps.map(({ proposed }) => proposed));
  const away = await listDaysWithStatus(edit, possible);
  const free = possible.filter(
    (shift, index) => !blocked.has(index) && !away.has(keyOfShift(shift)),
  );
  return withoutOverlapsAmongThemselves(free);
}

async function listDaysWithStatus({ db, orgId }: RosterEdit, shifts: ShiftRecord[]) {
  const { rows } = await sql<CellKey>`
    select d.employee_id, d.date from day_statuses d
    join (select distinct * from unnest(${shifts.map((shift) => shift.employee_id)}::uuid[],
      ${shifts.map((shift) => shift.local_date)}::date[])) as cell (employee_id, date)
      on d.org_id = ${orgId} and d.employee_id = cell.employee_id and d.date = cell.date`.execute(
    db,
  );
  return new Set(rows.map(keyOf));
}

async function getZone({ db, orgId }: TenantScope, locationId: string): Promise<Zone> {
  const { rows } = await sql<{ timezone: Zone }>`
    select timezone from locations
    where org_id = ${orgId} and id = ${locationId} and deleted_at is null for share`.execute(db);
  const [site] = rows;
  if (!site) throw new AppError('not_found');
  return site.timezone;
}

type Values = Pick<ShiftRecord, 'location_id' | 'role_label' | 'notes' | 'published'>;

function shiftOn(edit: RosterEdit, day: CellKey, values: Values, times: ShiftInterval): Wanted {
  if (!times.ok) return undefined;
  return newShift(edit, {
    ...values,
    employee_id: day.employee_id,
    local_date: day.date,
    start_at: new Date(times.interval.start).toISOString(),
    end_at: new Date(times.interval.end).toISOString(),
  });
}

function keyOf({ employee_id, date }: CellKey): string {
  return employee_id + date;
}

function keyOfShift({ employee_id, local_date }: ShiftRecord): string {
  return keyOf({ employee_id, date: local_date });
}
