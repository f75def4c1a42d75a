// Which cells of the grid carry a mark, and what it says to a screen reader.
import type { RosterFinding } from '#contract/api/rules';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { CellLook } from '../surface/cell-look';

export interface Mark {
  severity: 'block' | 'warn';
  /** 'Warning: Rest of 8 h between Tue 4 May and Wed 5 May; 10 h needed' */
  label: string;
}

/** By person, then by day of the grid. */
export type Marks = ReadonlyMap<string, ReadonlyMap<number, Mark>>;

export const SEVERITY_WORDS = { block: 'Block', warn: 'Warning' };
/** A finding about a longer time is marked on its last day: a mark on each of 28 days would say nothing. */
const MOST_MARKED_DAYS = 2;
/** The letter of the mark would cut it off. Hatching shows a draft, and the label says so. */
const DRAFT_NOTE = / Draft$/;

/** Notes, and what someone has allowed, are listed under Checks but not marked. */
export function marksOf(findings: readonly RosterFinding[], from: CalendarDate): Marks {
  const marks = new Map<string, Map<number, Mark>>();
  for (const finding of findings) {
    const { severity, override, employee_id, text } = finding;
    if (severity === 'note' || override) continue;
    const own = marks.get(employee_id) ?? new Map<number, Mark>();
    marks.set(employee_id, own);
    for (const day of daysOf(finding, from)) {
      const known = own.get(day);
      const label = `${SEVERITY_WORDS[severity]}: ${text}`;
      own.set(day, {
        severity: known?.severity === 'block' ? 'block' : severity,
        label: known ? `${known.label}, ${label}` : label,
      });
    }
  }
  return marks;
}

function daysOf(finding: RosterFinding, from: CalendarDate): number[] {
  const [first, last] = [daysBetween(from, finding.from), daysBetween(from, finding.to)];
  return last - first < MOST_MARKED_DAYS ? [...new Set([first, last])] : [last];
}

/** Makes each marked look once: a cell that keeps its look is not drawn again. */
export function markedLooks(marks: Marks) {
  const made = new Map<Mark, Map<CellLook, CellLook>>();
  return (look: CellLook, employeeId: string, day: number): CellLook => {
    const mark = marks.get(employeeId)?.get(day);
    if (!mark) return look;
    const looks = made.get(mark) ?? new Map<CellLook, CellLook>();
    made.set(mark, looks);
    const known = looks.get(look);
    if (known) return known;
    const marked = {
      ...look,
      className: `${look.className} found-${mark.severity}`,
      text: look.text.replace(DRAFT_NOTE, ''),
      label: `${look.label}, ${mark.label}`,
    };
    looks.set(look, marked);
    return marked;
  };
}
