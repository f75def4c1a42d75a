// A plan as the calls answer it.
import { createHash } from 'node:crypto';
import type { CompactEntries, Conflict, GenerationSummary } from '#contract/api/auto-roster';
import { cellCode } from '#contract/cell-codes';
import { warningsOf } from '#engine/generation/words';
import { daysBetween } from '#engine/time/dates';
import type { TenantScope } from '../../db/database';
import { listDetails } from './auto-roster.queries';
import type { Planned } from './make-plan';

const iso = (instant: number) => new Date(instant).toISOString();

export function summaryOf({ plan, resolved, nameOf }: Planned): GenerationSummary {
  return {
    created: plan.shifts.length,
    employees_processed: resolved.people.length,
    skipped: plan.skipped.length,
    replaced: plan.replaced.length,
    conflicts: plan.conflicts.length,
    warnings: warningsOf(plan, nameOf),
  };
}

export function entriesOf({ plan, request }: Planned) {
  const role_label = request.parameters?.roleLabel || null;
  return plan.shifts.map(({ employeeId, locationId, date, code, start, end }) => ({
    employee_id: employeeId,
    location_id: locationId,
    date,
    code,
    start_at: iso(start),
    end_at: iso(end),
    role_label,
  }));
}

/** Every slot that is used once, and a character a day for each person. */
export function compactOf({ plan, request }: Planned): CompactEntries {
  const { startDate: from, endDate: to } = request;
  const role_label = request.parameters?.roleLabel || null;
  const days = daysBetween(from, to) + 1;
  const slots: CompactEntries['slots'] = [];
  const numbers = new Map<number, number>();
  const rows = new Map<string, Uint16Array>();
  for (const { employeeId, slot, planDay, locationId, date, code, start, end } of plan.shifts) {
    let number = numbers.get(slot);
    if (number === undefined) {
      const times = { start_at: iso(start), end_at: iso(end) };
      number = slots.push({ location_id: locationId, date, code, ...times, role_label });
      numbers.set(slot, number);
    }
    let cells = rows.get(employeeId);
    if (!cells) {
      cells = new Uint16Array(days).fill(cellCode(0));
      rows.set(employeeId, cells);
    }
    cells[planDay] = cellCode(number);
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

export function fingerprintOf(planned: Planned): string {
  const { plan } = planned;
  const overlaps = plan.shifts.flatMap(({ allowOverlap }, at) => (allowOverlap ? at : []));
  const text = JSON.stringify([compactOf(planned), plan.replaced, overlaps]);
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
    date: proposed.date,
    existingShifts: existing.map(({ id, start, end }) => {
      const known = details.get(id);
      return {
        start_at: iso(start),
        end_at: iso(end),
        role_label: known?.role_label ?? null,
        location_name: known?.location_name ?? '',
        timezone: known?.timezone ?? 'UTC',
      };
    }),
    proposedShift: {
      start_at: iso(proposed.start),
      end_at: iso(proposed.end),
      role_label,
      code: proposed.code,
      location_id: proposed.locationId,
      timezone: resolved.sites.get(proposed.locationId)?.timezone ?? 'UTC',
    },
    resolution,
  }));
}
