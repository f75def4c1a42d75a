// A shift as its person was told about it.
import type { CalendarDate, Instant } from '../time/kinds';

export interface ToldShift {
  siteId: string;
  date: CalendarDate;
  start: Instant;
  end: Instant;
  role: string | null;
  note: string | null;
}

/** What happened to a shift of one person: new without `was`, removed without `now`, otherwise changed. */
export interface ShiftNews {
  shiftId: string;
  was: ToldShift | null;
  now: ToldShift | null;
}

export function kindOf({ was, now }: Pick<ShiftNews, 'was' | 'now'>) {
  if (was === null) return 'published';
  return now === null ? 'removed' : 'changed';
}
