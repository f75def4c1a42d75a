// What a preview adds up to: heads per code and day, and hours per person.
import type { CompactEntries } from '#contract/api/auto-roster';
import { contentAt } from '#contract/cell-codes';
import { eachDay } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { hoursOf } from '../../../platform/formats';
import { entriesByDay } from './compact-entries';

export interface CodeHeads {
  code: string;
  locationId: string;
  /** One number for each of the days. */
  heads: number[];
}

/** One row for each code at each site. Days outside the window count only where someone works. */
export function headsByCode(compact: CompactEntries): { days: CalendarDate[]; rows: CodeHeads[] } {
  const byDay = entriesByDay(compact);
  const days = [...new Set([...eachDay(compact.from, compact.to), ...byDay.keys()])].sort();
  const rows = new Map<string, CodeHeads>();
  for (const [at, date] of days.entries()) {
    for (const { slot } of byDay.get(date) ?? []) {
      const { code = '', location_id: locationId = '' } = compact.slots[slot] ?? {};
      const key = `${code} ${locationId}`;
      const row = rows.get(key) ?? { code, locationId, heads: days.map(() => 0) };
      row.heads[at] = (row.heads[at] ?? 0) + 1;
      rows.set(key, row);
    }
  }
  return { days, rows: [...rows.values()].sort(byCode) };
}

function byCode(one: CodeHeads, other: CodeHeads): number {
  return one.code.localeCompare(other.code) || one.locationId.localeCompare(other.locationId);
}

export interface PersonHours {
  employeeId: string;
  shifts: number;
  hours: number;
  hoursPerWeek: number;
}

/** True hours, also across a change of clocks, in the order of the preview. */
export function hoursByPerson(compact: CompactEntries): PersonHours[] {
  const lengths = compact.slots.map(hoursOf);
  const weeks = eachDay(compact.from, compact.to).length / 7;
  return compact.rows.map(({ employee_id, cells }) => {
    const worked = Array.from(cells, (_, day) => contentAt(cells, day)).filter(Boolean);
    const hours = worked.reduce((sum, slot) => sum + (lengths[slot - 1] ?? 0), 0);
    return { employeeId: employee_id, shifts: worked.length, hours, hoursPerWeek: hours / weeks };
  });
}
