// What the Auto-Roster answers in the tests of screens: each team follows its pattern, and nothing is in the way.
import type {
  CompactEntries,
  GenerationRequest,
  GenerationResult,
} from '#contract/api/auto-roster';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { cellCode } from '#contract/cell-codes';
import { contentOf } from '#contract/template-content';
import { isOffCode } from '#engine/rotation/pattern';
import { daysBetween, eachDay } from '#engine/time/dates';
import { instantOf } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';

/** For a site in Sydney. */
export function generation(
  { startDate, endDate, cycleStartDate, teams = [], shiftCodes = {} }: GenerationRequest,
  template: ShiftTemplate,
): GenerationResult {
  const { patterns, cycleDays } = contentOf(template);
  const days = eachDay(startDate, endDate);
  const slots: CompactEntries['slots'] = [];
  const slotOf = (date: CalendarDate, code: string): number => {
    const at = slots.findIndex((slot) => slot.date === date && slot.code === code);
    if (at >= 0) return at + 1;
    const worked = shiftCodes[code];
    if (!worked) return 0;
    const start = instantOf(date, worked.startTime, 'Australia/Sydney' as Zone);
    return slots.push({
      date,
      code,
      location_id: worked.locationId,
      role_label: null,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + worked.duration * 3_600_000).toISOString(),
    });
  };
  const rows = teams.flatMap(({ employeeIds }, team) =>
    employeeIds.map((employee_id) => ({
      employee_id,
      cells: days
        .map((date) => {
          const day = daysBetween(cycleStartDate ?? startDate, date) % cycleDays;
          const code = patterns[team]?.[day] ?? 'OFF';
          return String.fromCharCode(cellCode(isOffCode(code) ? 0 : slotOf(date, code)));
        })
        .join(''),
    })),
  );
  const free = String.fromCharCode(cellCode(0));
  const created = rows.reduce(
    (sum, { cells }) => sum + [...cells].filter((cell) => cell !== free).length,
    0,
  );
  return {
    entries: [],
    compact: { from: startDate, to: endDate, slots, rows },
    summary: {
      created,
      employees_processed: rows.length,
      skipped: 0,
      replaced: 0,
      conflicts: 0,
      warnings: [],
      rule_warnings: 0,
      rule_skipped: 0,
      rule_blocks: 0,
      blocks: [],
    },
    conflicts: [],
    explanations: [],
    gaps: [],
    found: { counts: [], findings: [] },
    fingerprint: `${created} shifts`,
  };
}
