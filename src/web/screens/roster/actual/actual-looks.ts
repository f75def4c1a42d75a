// Which cells of the grid show what their person clocked, and what it says to a screen reader.
import type { RosterActual } from '#contract/api/timesheets';
import { actualWords } from '#engine/clock/actual-bar';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';

/** Makes each look once: a cell that keeps its look is not drawn again. */
export function actualLooks(actual: RosterActual | undefined, from: CalendarDate) {
  const offset = actual ? daysBetween(actual.from, from) : 0;
  const rows = new Map(actual?.rows.map(({ employee_id, days }) => [employee_id, days]));
  const made = new Map<CellLook, Map<string, CellLook>>();
  return (look: CellLook, employeeId: string, day: number): CellLook => {
    const at = 2 * (day + offset);
    const bar = at < 0 ? '' : (rows.get(employeeId)?.slice(at, at + 2) ?? '');
    if (bar.trim() === '' || look.className.includes('loading')) return look;
    const looks = made.get(look) ?? new Map<string, CellLook>();
    made.set(look, looks);
    const known = looks.get(bar);
    if (known) return known;
    const drawn = {
      ...look,
      className: `${look.className} ${classOf(bar)}`,
      label: `${look.label}, ${actualWords(bar)}`,
    };
    looks.set(bar, drawn);
    return drawn;
  };
}

/** 'actual bar-19'; without an end that is known, in another colour, up to the rostered one: 'actual s1 e9 odd'. */
function classOf(bar: string): string {
  const [start = '', end = ''] = bar;
  if (start === 'u') return 'actual s0 ea odd';
  if (end === '~') return `actual s${start} e9 running`;
  if (end === '?') return `actual s${start} e9 odd`;
  // A short stay is still to be seen.
  return `actual bar-${start}${end > start ? end : start === '9' ? 'a' : Number(start) + 1}`;
}
