// What a cell shows, and the words that say the same.
import type { CalendarDate } from '#engine/time/kinds';
import { EMPTY_CELL, type RosterCell, type RosterShift } from '../../../../data/roster-cells';

export type Tone = 'none' | 'loading' | 'off' | 'sick' | 'holiday' | 'auto' | 'manual' | 'both';

export interface CellLook {
  tone: Tone;
  draft: boolean;
  /** Whether a third line names the zone. */
  zoned: boolean;
  text: string;
  compactText: string;
  /** The badge in the corner: a template's code, or how many shifts. */
  badge: string;
  /** 'Draft' or '1 draft'. */
  note: string;
  words: string;
}

export type Shows = 'all' | 'auto' | 'manual';

export interface SiteClocks {
  /** Whether the clock of the site may show another time than the viewer's. */
  differ(siteId: string): boolean;
  /** The short name of the site's zone on a day on which it does. */
  zoneOn(siteId: string, date: CalendarDate): string | undefined;
}

export const LOADING: CellLook = {
  tone: 'loading',
  draft: false,
  zoned: false,
  text: '',
  compactText: '',
  badge: '',
  note: '',
  words: 'loading',
};

const STATUS = {
  off: { words: 'Day Off', text: 'Off', letter: 'Off' },
  sick: { words: 'Sick', text: 'S', letter: 'S' },
  holiday: { words: 'Holiday', text: 'H', letter: 'H' },
};

export function shownPart(cell: RosterCell, shows: Shows): RosterCell {
  if (shows === 'all') return cell;
  const shifts = cell.shifts.filter(({ auto }) => auto === (shows === 'auto'));
  if (cell.status === null && shifts.length === 0) return EMPTY_CELL;
  return { status: cell.status, shifts };
}

export function lookOf(cell: RosterCell, date: CalendarDate, clocks: SiteClocks): CellLook {
  const { status, shifts } = cell;
  const drafts = shifts.filter(({ published }) => !published).length;
  const words = [
    status && STATUS[status].words,
    ...shifts.map((shift) => shiftWords(shift, date, clocks)),
  ].filter(Boolean);
  const common = {
    words: words.join(', ') || 'no shifts',
    draft: drafts > 0,
    zoned: false,
  };
  if (status) {
    const { text, letter } = STATUS[status];
    // Hatching belongs to shifts; the status hides them.
    return {
      ...common,
      draft: false,
      tone: status,
      text,
      compactText: letter,
      badge: '',
      note: '',
    };
  }
  const [first] = shifts;
  if (!first) return { ...common, tone: 'none', text: '', compactText: '', badge: '', note: '' };
  const single = shifts.length === 1;
  return {
    ...common,
    tone: toneOf(shifts),
    zoned: clocks.zoneOn(first.site, date) !== undefined,
    text: timesText(shifts, date, clocks),
    compactText: single ? (first.code ?? clock(first.start).slice(0, 2)) : `×${shifts.length}`,
    badge: single ? (first.code ?? '') : `×${shifts.length}`,
    note: drafts === 0 ? '' : drafts === shifts.length ? 'Draft' : `${drafts} draft`,
  };
}

function toneOf(shifts: readonly RosterShift[]): Tone {
  const auto = shifts.filter((shift) => shift.auto).length;
  if (auto === 0) return 'manual';
  return auto === shifts.length ? 'auto' : 'both';
}

function timesText(shifts: readonly RosterShift[], date: CalendarDate, clocks: SiteClocks) {
  const [first] = shifts;
  const last = shifts.at(-1);
  if (!first || !last) return '';
  const zone = clocks.zoneOn(first.site, date);
  const times = `${clock(first.start)}\n${clock(last.end)}`;
  return zone ? `${times}\n${zone}` : times;
}

function shiftWords(shift: RosterShift, date: CalendarDate, clocks: SiteClocks): string {
  const zone = clocks.zoneOn(shift.site, date);
  const times = `${clock(shift.start)} to ${clock(shift.end)}`;
  const where = zone ? ` ${zone}` : '';
  return `${times}${where}${shift.published ? '' : ', Draft'}`;
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
