// J3: which changes of the roster reach people at short notice.
import type { ShiftNews, ToldShift } from '../notices/told-shift';
import { daysBetween } from '../time/dates';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant, Zone } from '../time/kinds';

export const SHORT_NOTICE_DAYS = 7;

type TimedNews = {
  [Side in 'was' | 'now']: (ShiftNews[Side] & { zone: Zone }) | null;
};

/** The days on which the person's work has changed at short notice, each once, in order. */
export function shortNoticeDays(news: readonly TimedNews[], toldAt: Instant): CalendarDate[] {
  const days = news
    .filter(({ was, now }) => workOf(was) !== workOf(now))
    .flatMap(({ was, now }) => [was, now])
    .filter((shift) => shift !== null)
    .filter(({ date, zone }) => {
      const ahead = daysBetween(dateAt(toldAt, zone), date);
      return ahead >= 0 && ahead < SHORT_NOTICE_DAYS;
    })
    .map(({ date }) => date);
  return [...new Set(days)].sort();
}

/** A note or a role may change without anyone's day changing. */
function workOf(shift: ToldShift | null): string {
  return shift ? [shift.siteId, shift.start, shift.end].join(' ') : '';
}
