// A day of a person on paper: the narrower its column, the less of it is printed.
import type { CellContent } from '#contract/api/roster-window';
import { wallTimeOf } from '#engine/cells/cell';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import type { Span } from './print-span';

type CellShift = CellContent['shifts'][number];

/** What the person who prints has chosen. */
export interface OnPaper {
  span: Span;
  drafts: boolean;
  /** Whether the paper says Off, Sick or Holiday. A paper on a wall tells everyone who passes. */
  reasons: boolean;
}

interface PrintedEntry {
  lines: string[];
  draft: boolean;
}

interface Legend {
  /** The codes that stand for their times. */
  codes: ReadonlyMap<string, string>;
  siteName: (site: number) => string;
}

export const STATUS_MARKS = { off: 'Off', sick: 'S', holiday: 'H' };

export function printedCell(
  content: CellContent,
  paper: OnPaper,
  { codes, siteName }: Legend,
): PrintedEntry[] {
  const { status } = content;
  if (status) {
    const words = paper.span === 'month' ? STATUS_MARKS : DAY_STATUS_TEXT;
    return [{ lines: [paper.reasons ? words[status] : 'Away'], draft: false }];
  }
  return printedShifts(content, paper).map((shift) => {
    const times = timesOf(shift);
    const draft = !shift.published;
    const marked = (lines: string[]) => (draft ? inBrackets(lines) : lines);
    if (paper.span === 'week') return { lines: [...marked([times]), siteName(shift.site)], draft };
    const { code } = shift;
    const short = code !== null && codes.get(code) === times ? [code] : times.split('–');
    return { lines: marked(short), draft };
  });
}

function inBrackets(lines: string[]): string[] {
  const last = lines.length - 1;
  return lines.map((line, at) => `${at === 0 ? '(' : ''}${line}${at === last ? ')' : ''}`);
}

export function printedShifts({ status, shifts }: CellContent, { drafts }: OnPaper): CellShift[] {
  return status ? [] : shifts.filter(({ published }) => published || drafts);
}

/** Longer codes don't fit into the column of a month. */
const LONGEST_CODE = 3;

/**
 * The key of a month: its codes, each with the times that it has most often. Other shifts of that code show their
 * times, and so do codes that read like a day status.
 */
export function timesOfCodes(
  contents: readonly CellContent[],
  paper: OnPaper,
): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  if (paper.span !== 'month') return new Map();
  for (const shift of contents.flatMap((one) => printedShifts(one, paper))) {
    const { code } = shift;
    if (code === null || code.length > LONGEST_CODE || readsAsStatus(code)) continue;
    const times = counts.get(code) ?? new Map<string, number>();
    counts.set(code, times.set(timesOf(shift), (times.get(timesOf(shift)) ?? 0) + 1));
  }
  const key = [...counts].map(([code, times]): [string, string] => {
    const [usual] = [...times].sort(([, one], [, other]) => other - one);
    return [code, usual?.[0] ?? ''];
  });
  return new Map(key.sort(([one], [other]) => one.localeCompare(other)));
}

function timesOf({ start, end }: CellShift): string {
  return `${wallTimeOf(start)}–${wallTimeOf(end)}`;
}

function readsAsStatus(code: string): boolean {
  return Object.values(STATUS_MARKS).some((mark) => mark.toLowerCase() === code.toLowerCase());
}
