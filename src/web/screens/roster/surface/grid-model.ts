// The model that the surface draws. A new one is drawn over the old one; only what differs is touched.
import type { HoursLevel } from '#engine/hours/hours-text';
import type { CalendarDate } from '#engine/time/kinds';
import type { RowOrder } from '../selection/selection';
import type { CellLook, Shows } from './cell-look';
import type { Zoom } from './geometry';

export interface GridRow {
  id: string;
  name: string;
  role: string;
  /** '#rrggbb'; undefined without a group. */
  color: string | undefined;
  /** Hours against contract; undefined without ordinary hours. */
  hours?: { text: string; words: string; level: HoursLevel } | undefined;
  /** Set in the row above the people of a group; its cells count those who work. */
  heading?: { folded: boolean } | undefined;
}

export interface GridDay {
  date: CalendarDate;
  /** 'Mon 22 Nov 2027' */
  label: string;
  /** 'Mon 22 Nov' */
  short: string;
  /** 'M' and '22', one above the other. */
  narrow: string;
  weekend: boolean;
  firstOfMonth: boolean;
  /** The public holidays of the day, in words. */
  holiday?: string | undefined;
}

export interface GridMonth {
  label: string;
  first: number;
  end: number;
}

export interface GridModel {
  from: CalendarDate;
  days: readonly GridDay[];
  months: readonly GridMonth[];
  /** 0 when the year starts on a Monday, 6 on a Sunday. */
  firstWeekday: number;
  /** People, and a heading above those of each group. */
  rows: readonly GridRow[];
  /** All rows, headings too. */
  lines: RowOrder;
  /** The people shown. */
  order: RowOrder;
  zoom: Zoom;
  /** Today's index, when it is in this year. */
  today: number | undefined;
  shows: Shows;
  /** The same object as long as the checks find the same. */
  findings: unknown;
  /** The same object as long as people's answers are the same. */
  answers: unknown;
  /** The same object as long as people's availability is the same. */
  availability: unknown;
  /** The same object as long as the same proposal is shown. */
  proposal: unknown;
  /** The same object as long as people have clocked the same. */
  actual: unknown;
  /** Whether changes of this tab are under way. */
  changing: boolean;
  /** Whether this tab made the last change. */
  own: boolean;
  /** Returns the same object as long as the cell looks the same. */
  look(employeeId: string, day: number): CellLook;
}
