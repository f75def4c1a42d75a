// N6 to N11: when a message reaches a person.
import { addDays } from '../time/dates';
import { instantOf, MINUTE_MS, wallClockAt } from '../time/instants';
import { contains } from '../time/intervals';
import type { Instant, Interval, WallTime, Zone } from '../time/kinds';
import type { ShiftNews } from './told-shift';

export interface Waking {
  zone: Zone;
  /** Null: no quiet hours. */
  quiet: { from: WallTime; to: WallTime } | null;
  /** The night shifts after which the person sleeps; empty when they don't want that looked at. */
  nights: readonly Interval[];
  /** What isn't urgent waits for this time of the day. */
  digestAt: WallTime | null;
}

export type Urgency = 'now' | 'soon' | 'digest';

const HOUR_MS = 60 * MINUTE_MS;
const URGENT_WITHIN_MS = 24 * HOUR_MS;
const SLEEP_MS = 8 * HOUR_MS;

/** N6: a change to a shift that starts within 24 hours. */
export function urgencyOf(
  news: readonly Pick<ShiftNews, 'was' | 'now'>[],
  moment: Instant,
  digestAt: WallTime | null,
): Urgency {
  const soon = (shift: ShiftNews['now']) =>
    shift !== null && shift.end > moment && shift.start - moment <= URGENT_WITHIN_MS;
  if (news.some(({ was, now }) => soon(was) || soon(now))) return 'now';
  return digestAt === null ? 'soon' : 'digest';
}

export function dueAt(moment: Instant, urgency: Urgency, waking: Waking): Instant {
  if (urgency === 'now') return moment;
  const { digestAt, zone } = waking;
  return firstAwake(
    urgency === 'digest' && digestAt ? nextReading(moment, digestAt, zone) : moment,
    waking,
  );
}

/** N11: when to remind of a shift. */
export function reminderAt(start: Instant, hours: number, waking: Waking): Instant {
  const wanted = (start - hours * HOUR_MS) as Instant;
  const quiet = quietAround(wanted, waking);
  return quiet ? ((quiet.start - MINUTE_MS) as Instant) : wanted;
}

function firstAwake(moment: Instant, waking: Waking): Instant {
  const sleep = waking.nights
    .map(({ end }) => ({ start: end, end: (end + SLEEP_MS) as Instant }))
    .find((interval) => contains(interval, moment));
  const blocked = quietAround(moment, waking) ?? sleep;
  return blocked ? firstAwake(blocked.end, waking) : moment;
}

/** The quiet hours that a moment lies in, by the clock of the zone. They may begin on the day before. */
function quietAround(moment: Instant, { quiet, zone }: Waking): Interval | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const { date } = wallClockAt(moment, zone);
  return [addDays(date, -1), date]
    .map((day) => ({
      start: instantOf(day, quiet.from, zone),
      end: instantOf(quiet.to < quiet.from ? addDays(day, 1) : day, quiet.to, zone),
    }))
    .find((interval) => contains(interval, moment));
}

/** The first instant at or after a moment at which the clock shows a reading. */
function nextReading(moment: Instant, time: WallTime, zone: Zone): Instant {
  const { date } = wallClockAt(moment, zone);
  const today = instantOf(date, time, zone);
  return today >= moment ? today : instantOf(addDays(date, 1), time, zone);
}
