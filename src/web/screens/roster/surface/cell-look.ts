// The look of a cell, and the text that tells a screen reader the same.
import type { Cell, CellShift } from '#engine/cells/cell';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { EMPTY_CELL } from '../../../data/roster-cells';

export interface CellLook {
  className: string;
  /** A line for the start and one for the end of a shift, each with its badge or note; or a line for each of two. */
  text: string;
  compactText: string;
  /** Read by a screen reader after the person and the day. */
  label: string;
  showsShifts: boolean;
  /** The names of zones with another clock, which the row says once. '' stands for the viewer's own. */
  zones: readonly string[];
}

export type Shows = 'all' | 'auto' | 'manual';

export interface SiteClocks {
  /** Whether the site's clock may differ from the viewer's. */
  differ(siteId: string): boolean;
  /** The short name that the site's zone has at a time of its clock, when the clocks differ then. */
  zoneAt(siteId: string, date: CalendarDate, start: number): string | undefined;
}

const NO_SHIFTS: CellLook = {
  className: 'cell',
  text: '',
  compactText: '',
  label: 'no shifts',
  showsShifts: false,
  zones: [],
};

export const LOADING: CellLook = { ...NO_SHIFTS, className: 'cell loading', label: 'loading' };

/** Until all of a group have been read: of a large one, some may never come into view. */
export const NOT_COUNTED: CellLook = {
  ...NO_SHIFTS,
  className: 'cell total',
  label: 'not counted yet',
};

/** Longer codes don't fit beside a time. */
const LONGEST_CODE = 4;

/** Any other space would tear the justified line apart. */
const NARROW_SPACE = '\u202f';

const STATUS_MARKS = { off: 'Off', sick: 'S', holiday: 'H' };

export function shownPart(cell: Cell, shows: Shows): Cell {
  if (shows === 'all') return cell;
  const shifts = cell.shifts.filter(({ auto }) => auto === (shows === 'auto'));
  if (cell.status === null && shifts.length === 0) return EMPTY_CELL;
  return { status: cell.status, shifts };
}

export function lookOf(cell: Cell, date: CalendarDate, clocks: SiteClocks): CellLook {
  const { status, shifts } = cell;
  const shiftLabels = shifts.map((shift) => shiftLabel(shift, date, clocks));
  if (status) {
    // The status hides its shifts, so it has no hatching for drafts. But nobody works them, and that must be seen.
    const uncovered = shifts.length > 0;
    return {
      className: `cell ${status}${uncovered ? ' uncovered' : ''}`,
      text: STATUS_MARKS[status] + (uncovered ? '\nUncovered' : ''),
      compactText: STATUS_MARKS[status],
      label: joined([DAY_STATUS_TEXT[status], ...shiftLabels, uncovered && 'uncovered'], ', '),
      showsShifts: false,
      zones: [],
    };
  }
  const [first] = shifts;
  if (!first) return NO_SHIFTS;
  const drafts = shifts.filter(({ published }) => !published).length;
  const badge = shifts.length === 1 ? shortened(first.code ?? '') : '';
  const tags = ['cell', toneOf(shifts), drafts > 0 && 'draft', badgeClass(badge)];
  return {
    className: joined(tags, ' '),
    text: textOf(shifts, first, badge, noteOn(drafts, shifts.length)),
    compactText:
      shifts.length === 1 ? (first.code ?? clock(first.start).slice(0, 2)) : `×${shifts.length}`,
    label: shiftLabels.join(', '),
    showsShifts: true,
    zones: [...new Set(shifts.map(({ site, start }) => clocks.zoneAt(site, date, start) ?? ''))],
  };
}

/** Two shifts have a line each. More would not fit, so they are counted. */
function textOf(
  shifts: readonly CellShift[],
  first: CellShift,
  badge: string,
  note: string,
): string {
  if (shifts.length === 1) {
    return joined(
      [joined([clock(first.start), badge], ' '), joined([clock(first.end), note], ' ')],
      '\n',
    );
  }
  if (shifts.length === 2) {
    return shifts.map(({ start, end }) => `${brief(start)}–${brief(end)}`).join('\n');
  }
  return joined([counted(shifts.length, 'shift').replace(' ', NARROW_SPACE), note], '\n');
}

/** '7' or '7:30': whole hours need no minutes where two shifts share a cell. */
function brief(minutes: number): string {
  const [hours, rest] = clock(minutes).split(':');
  return rest === '00' ? String(Number(hours)) : `${Number(hours)}:${rest}`;
}

/** The cell of a group's heading. */
export function totalLook(working: number, people: number): CellLook {
  const text = working === 0 ? '' : String(working);
  return {
    className: 'cell total',
    text,
    compactText: text,
    label: `${working} of ${counted(people, 'person works', 'people work')}`,
    showsShifts: false,
    zones: [],
  };
}

function joined(parts: readonly (string | false | undefined)[], by: string): string {
  return parts.filter(Boolean).join(by);
}

function toneOf(shifts: readonly CellShift[]): 'auto' | 'manual' | 'both' {
  const auto = shifts.filter((shift) => shift.auto).length;
  if (auto === 0) return 'manual';
  return auto === shifts.length ? 'auto' : 'both';
}

function shortened(code: string): string {
  return code.length > LONGEST_CODE ? `${code.slice(0, LONGEST_CODE - 1)}…` : code;
}

/** Long codes get no badge: they need its room. */
function badgeClass({ length }: string): string {
  if (length === 0 || length > 3) return '';
  return length === 1 ? 'badge' : 'badge wide';
}

function noteOn(drafts: number, shifts: number): string {
  if (drafts === 0) return '';
  return drafts === shifts ? 'Draft' : `${drafts}${NARROW_SPACE}draft`;
}

function shiftLabel(shift: CellShift, date: CalendarDate, clocks: SiteClocks): string {
  const zone = clocks.zoneAt(shift.site, date, shift.start);
  const times = `${clock(shift.start)} to ${clock(shift.end)}`;
  const where = zone ? ` ${zone}` : '';
  return `${times}${where}${shift.published ? '' : ', Draft'}`;
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
