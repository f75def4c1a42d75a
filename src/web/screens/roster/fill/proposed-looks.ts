// Which cells of the grid show a proposal of Fill, and what it says to a screen reader.
import type { FillShift, Growing } from '#contract/api/fill';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { formatTime } from '../../../platform/formats';
import type { CellLook } from '../surface/cell-look';

/** Null: the draft of that day would go. */
type Proposed = FillShift | null;

export function proposedLooks(proposal: Growing, from: CalendarDate) {
  const people = byPerson(proposal, from);
  const made = new Map<CellLook, Map<Proposed, CellLook>>();

  /** Whether it gives someone a shift on a day. */
  function adds(employeeId: string, day: number): boolean {
    return Boolean(people.get(employeeId)?.get(day));
  }

  /** Makes each look once: a cell that keeps its look is not drawn again. */
  function look(shown: CellLook, employeeId: string, day: number): CellLook {
    const shift = people.get(employeeId)?.get(day);
    if (shift === undefined || shown.className.includes('loading')) return shown;
    const looks = made.get(shown) ?? new Map<Proposed, CellLook>();
    made.set(shown, looks);
    const known = looks.get(shift);
    if (known) return known;
    const proposed = shift === null ? withoutDraft(shown) : withShift(shown, shift);
    looks.set(shift, proposed);
    return proposed;
  }

  return { adds, look };
}

function byPerson({ added, removed }: Growing, from: CalendarDate) {
  const people = new Map<string, Map<number, Proposed>>();
  const known = new Map<CalendarDate, number>();
  const dayOf = (date: CalendarDate) => {
    const day = known.get(date) ?? daysBetween(from, date);
    known.set(date, day);
    return day;
  };
  const put = ({ employee_id, date }: FillShift, proposed: Proposed) => {
    const days = people.get(employee_id) ?? new Map<number, Proposed>();
    people.set(employee_id, days.set(dayOf(date), proposed));
  };
  for (const shift of removed) put(shift, null);
  for (const shift of added) put(shift, shift);
  return people;
}

/** Fill gives nobody a second shift on a day, so the cell is empty or its draft goes. */
function withShift(look: CellLook, shift: FillShift): CellLook {
  const start = formatTime(shift.start_at, shift.timezone);
  const end = formatTime(shift.end_at, shift.timezone);
  return {
    className: 'cell proposed',
    text: `${start}\n${end} New`,
    compactText: start.slice(0, 2),
    label: `proposed: ${start} to ${end} at ${shift.location_name}, now ${look.label}`,
    showsShifts: true,
    zones: [],
  };
}

function withoutDraft(look: CellLook): CellLook {
  return { ...look, className: `${look.className} goes`, label: `${look.label}, proposed to go` };
}
