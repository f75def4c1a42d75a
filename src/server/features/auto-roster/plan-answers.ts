// Turns plans and runs into the answers of the calls.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type {
  CompactEntries,
  Conflict,
  Explanation,
  GenerationSummary,
} from '#contract/api/auto-roster';
import { cellCode } from '#contract/cell-codes';
import type { Slot } from '#engine/generation/slots';
import { explanationsOf, warningsOf } from '#engine/generation/warnings-text';
import { daysBetween } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { ShiftRecord } from '../roster/edit-roster';
import { inWords, MOST_SENTENCES, sentenceOf } from '../rules/in-words';
import { listDetails } from './auto-roster.queries';
import type { CheckedPlan } from './check-planned';
import type { Planned } from './make-plan';

const iso = (instant: number) => new Date(instant).toISOString();

export function summaryOf({ plan, nameOf, findings }: CheckedPlan): GenerationSummary {
  return {
    created: plan.shifts.length,
    employees_processed: new Set(plan.shifts.map(({ employeeId }) => employeeId)).size,
    skipped: plan.skipped.length,
    replaced: plan.replaced.length,
    conflicts: plan.conflicts.length,
    warnings: warningsOf(plan, nameOf),
    rule_warnings: findings.warnings.length,
    rule_skipped: plan.skipped.filter(({ reason }) => reason === 'rule').length,
    rule_blocks: findings.blocks.length,
    blocks: findings.blocks
      .slice(0, MOST_SENTENCES)
      .map(({ person, finding }) => sentenceOf(inWords(finding, person.name))),
  };
}

export function explained({ plan, nameOf }: Planned): Explanation[] {
  return explanationsOf(plan).map((explanation) => ({
    ...explanation,
    employeeName: nameOf(explanation.employeeId),
  }));
}

export function entriesOf({ plan, request }: Planned) {
  const role_label = request.parameters?.roleLabel || null;
  return plan.shifts.map(({ employeeId, slot }) => ({
    employee_id: employeeId,
    ...entryOf(slot, role_label),
  }));
}

function entryOf({ locationId, date, code, start, end }: Slot, role_label: string | null) {
  const times = { start_at: iso(start), end_at: iso(end) };
  return { location_id: locationId, date, code, ...times, role_label };
}

/** Lists each slot once, and gives each person one character per day. */
export function compactOf({ plan, request }: Planned): CompactEntries {
  const { startDate: from, endDate: to } = request;
  const role_label = request.parameters?.roleLabel || null;
  const days = daysBetween(from, to) + 1;
  const slots: CompactEntries['slots'] = [];
  const numbers = new Map<Slot, number>();
  const rows = new Map<string, Uint16Array>();
  for (const { employeeId, slot } of plan.shifts) {
    let number = numbers.get(slot);
    if (number === undefined) {
      number = slots.push(entryOf(slot, role_label));
      numbers.set(slot, number);
    }
    let cells = rows.get(employeeId);
    if (!cells) {
      cells = new Uint16Array(days).fill(cellCode(0));
      rows.set(employeeId, cells);
    }
    cells[slot.planDay] = cellCode(number);
  }
  return {
    from,
    to,
    slots,
    rows: Array.from(rows, ([employee_id, cells]) => ({
      employee_id,
      cells: String.fromCharCode(...cells),
    })),
  };
}

/** Covers what would be created and replaced, to check that a generation matches its preview. */
export function fingerprintOf({ plan }: Planned, compact: CompactEntries): string {
  const overlaps: number[] = [];
  for (const [at, { allowOverlap }] of plan.shifts.entries()) if (allowOverlap) overlaps.push(at);
  const text = JSON.stringify([compact, plan.replaced, overlaps]);
  return createHash('sha256').update(text).digest('base64url');
}

export async function conflictsOf(scope: TenantScope, planned: Planned): Promise<Conflict[]> {
  const { plan, nameOf, request, resolved } = planned;
  const ids = plan.conflicts.flatMap(({ existing }) => existing.map(({ id }) => id));
  const details = await listDetails(scope, ids);
  const role_label = request.parameters?.roleLabel || null;
  return plan.conflicts.map(({ proposed, existing, resolution }) => ({
    employeeId: proposed.employeeId,
    employeeName: nameOf(proposed.employeeId),
    date: proposed.slot.date,
    existingShifts: existing.map(({ id, start, end, date }) => {
      const known = details.get(id);
      return {
        start_at: iso(start),
        end_at: iso(end),
        date,
        role_label: known?.role_label ?? null,
        location_name: known?.location_name ?? '',
        timezone: known?.timezone ?? 'UTC',
        published: known?.published ?? false,
        generated: known?.generated ?? false,
      };
    }),
    proposedShift: {
      ...entryOf(proposed.slot, role_label),
      timezone: resolved.sites.get(proposed.slot.locationId)?.timezone ?? 'UTC',
    },
    resolution,
  }));
}

/** 'Amy Able, Mon 8 Mar, 09:00–17:00 at Depot' */
export async function replacedInWords({ db }: TenantScope, shifts: ShiftRecord[]) {
  const { rows } = await sql<{ id: string; name: string; timezone: string | null }>`
    select id, name, null as timezone from employees where id = any(${shifts.map((shift) => shift.employee_id)}::uuid[])
    union all
    select id, name, timezone from locations where id = any(${shifts.map((shift) => shift.location_id)}::uuid[])
  `.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return shifts.map((shift) => {
    const site = known.get(shift.location_id);
    const zone = (site?.timezone ?? 'UTC') as Zone;
    const time = (at: string) => wallClockAt(Date.parse(at) as Instant, zone).time;
    const range = `${time(shift.start_at)}–${time(shift.end_at)}`;
    const day = shortDay(shift.local_date as CalendarDate);
    return `${known.get(shift.employee_id)?.name ?? ''}, ${day}, ${range} at ${site?.name ?? ''}`;
  });
}
