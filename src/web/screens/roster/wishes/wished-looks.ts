// Which cells of the grid show when their person can work, and what it says to a screen reader.
import type { RosterAvailability } from '#contract/api/availability';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';

/** The letters of the answer. An empty cell has room for all of it, one with shifts for a strip. */
const WISHES = {
  x: { className: 'cannot', over: 'over-cannot', text: '', words: "can't work" },
  p: { className: 'cannot-part', over: 'over-part', text: '', words: "can't work part of the day" },
  r: { className: 'wish', over: 'over-rather', text: 'Rather not', words: 'would rather not work' },
  l: { className: 'wish', over: 'over-like', text: 'Likes to', words: 'would like to work' },
} as const;

/** Makes each look once: a cell that keeps its look is not drawn again. */
export function wishedLooks(availability: RosterAvailability | undefined, from: CalendarDate) {
  const offset = availability ? daysBetween(availability.from, from) : 0;
  const rows = new Map<string, string>();
  for (const { employee_id, days } of availability?.rows ?? []) rows.set(employee_id, days);
  const made = new Map<CellLook, Map<string, CellLook>>();
  return (look: CellLook, employeeId: string, day: number): CellLook => {
    const letter = rows.get(employeeId)?.[day + offset] ?? ' ';
    if (!isWish(letter) || look.className.includes('loading')) return look;
    const looks = made.get(look) ?? new Map<string, CellLook>();
    made.set(look, looks);
    const known = looks.get(letter);
    if (known) return known;
    const wished = withWish(look, WISHES[letter]);
    looks.set(letter, wished);
    return wished;
  };
}

function isWish(letter: string): letter is keyof typeof WISHES {
  return Object.hasOwn(WISHES, letter);
}

function withWish(look: CellLook, wish: (typeof WISHES)[keyof typeof WISHES]): CellLook {
  const label = `${look.label}, ${wish.words}`;
  if (look.showsShifts) return { ...look, label, className: `${look.className} ${wish.over}` };
  if (look.className !== 'cell') return { ...look, label };
  return { ...look, label, className: `cell ${wish.className}`, text: wish.text };
}
