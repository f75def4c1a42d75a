// Reads the compact form of a preview: the shifts of each day, unpacked only where they are shown.
import type { CompactEntries } from '#contract/api/auto-roster';
import { contentAt } from '#contract/cell-codes';
import { addDays, daysBetween, eachDay, mondayOnOrBefore, weekdayOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';

/** One shift: which row and which slot of the compact form. */
export interface EntryRef {
  row: number;
  slot: number;
}

export type Entry = CompactEntries['slots'][number] & { employee_id: string };

/** By the day that a shift belongs to at its site, then by start, then in the order of the rows. */
export function entriesByDay(
  compact: CompactEntries,
  employeeId?: string,
): ReadonlyMap<CalendarDate, EntryRef[]> {
  const { slots, rows } = compact;
  const starts = slots.map(({ start_at }) => Date.parse(start_at));
  const bySlot: EntryRef[][] = slots.map(() => []);
  rows.forEach(({ employee_id, cells }, row) => {
    if (employeeId && employee_id !== employeeId) return;
    for (let day = 0; day < cells.length; day += 1) {
      const content = contentAt(cells, day);
      if (content > 0) bySlot[content - 1]?.push({ row, slot: content - 1 });
    }
  });
  const order = slots.map((_, slot) => slot);
  order.sort((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0));
  const days = new Map<CalendarDate, EntryRef[]>();
  for (const slot of order) {
    const date = slots[slot]?.date;
    const found = bySlot[slot];
    if (!date || !found || found.length === 0) continue;
    const known = days.get(date);
    if (known) known.push(...found);
    else days.set(date, found);
  }
  return new Map([...days].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function entryOf({ slots, rows }: CompactEntries, { row, slot }: EntryRef): Entry {
  const shift = slots[slot];
  const person = rows[row];
  if (!shift || !person) throw new Error('A preview names a shift that it does not hold');
  return { ...shift, employee_id: person.employee_id };
}

/**
 * Every day of the weeks, Monday to Sunday, that cover the window. A site in another zone can have a shift
 * on the day before the window or after it: that day is covered, too.
 */
export function calendarDays(
  { from, to }: Pick<CompactEntries, 'from' | 'to'>,
  days: Iterable<CalendarDate> = [],
): CalendarDate[] {
  let [first, last] = [from, to];
  for (const date of days) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return eachDay(mondayOnOrBefore(first), addDays(last, 7 - weekdayOf(last)));
}

export function isInWindow(
  { from, to }: Pick<CompactEntries, 'from' | 'to'>,
  date: CalendarDate,
): boolean {
  return daysBetween(from, date) >= 0 && daysBetween(date, to) >= 0;
}
