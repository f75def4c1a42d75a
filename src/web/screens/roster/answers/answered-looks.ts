// Which cells of the grid show an answer of their person, and what it says to a screen reader.
import type { RosterAnswers } from '#contract/api/shift-answers';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';

/** The letters of the answer, by what they look like and mean. Each has a shape of its own. */
export const ANSWER_MARKS = {
  s: { sign: '◉', words: 'Seen' },
  c: { sign: '✓', words: 'Confirmed' },
  x: { sign: '✗', words: "Can't work" },
} as const;

/** Justified lines don't stretch it, so it keeps the sign clear of the letter of a finding. */
const ROOM = '\u202f'.repeat(6);

/** Makes each answered look once: a cell that keeps its look is not drawn again. */
export function answeredLooks(answers: RosterAnswers | undefined, from: CalendarDate) {
  const offset = answers ? daysBetween(answers.from, from) : 0;
  const rows = new Map<string, string>();
  for (const { employee_id, days } of answers?.rows ?? []) rows.set(employee_id, days);
  const made = new Map<CellLook, Map<string, CellLook>>();
  return (look: CellLook, employeeId: string, day: number): CellLook => {
    const letter = rows.get(employeeId)?.[day + offset] ?? ' ';
    if (!isMark(letter) || !look.className.includes(' ')) return look;
    const looks = made.get(look) ?? new Map<string, CellLook>();
    made.set(look, looks);
    const known = looks.get(letter);
    if (known) return known;
    const answered = withAnswer(look, ANSWER_MARKS[letter]);
    looks.set(letter, answered);
    return answered;
  };
}

function isMark(letter: string): letter is keyof typeof ANSWER_MARKS {
  return Object.hasOwn(ANSWER_MARKS, letter);
}

/** Where a draft or a status takes the second line, only the label tells. */
function withAnswer(look: CellLook, { sign, words }: { sign: string; words: string }): CellLook {
  const tags = look.className.split(' ');
  const room = tags.some((tag) => tag.startsWith('found-')) ? ROOM : '';
  const told = look.showsShifts && !tags.includes('draft');
  return {
    ...look,
    text: told ? `${look.text}${look.text.includes('\n') ? ' ' : '\n'}${sign}${room}` : look.text,
    label: `${look.label}, ${words}`,
  };
}
