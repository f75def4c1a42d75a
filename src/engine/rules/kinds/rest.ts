// F5: rest between shifts.
import { MINUTE_MS } from '../../time/instants';
import type { Fix } from '../finding';
import type { Found, Kind } from '../kind';
import { contractOn, type Person, type RosterShift } from '../person';
import type { RuleParams } from '../rule';
import type { Timeline } from '../timeline';
import { dayText, lengthText } from '../words';
import { shortGaps } from './gaps';

export const rest: Kind<'rest'> = {
  reach: ({ minutes }) => daysOf(minutes),
  find({ timeline, person, report }, params) {
    if (timeline.extremes.gap >= params.minutes * MINUTE_MS) return;
    const isPart = brokenShifts(timeline, params.brokenSpan);
    shortGaps(timeline, params.minutes * MINUTE_MS, (before, after, gap) => {
      const limit = limitOf(person, timeline.shifts[after] as RosterShift, params);
      if (gap < limit * MINUTE_MS && !isPart?.[after]) {
        report(foundBetween(timeline, before, after, gap / MINUTE_MS, limit));
      }
    });
  },
  say: ({ from, to, measured, limit }) => ({
    what: `Rest of ${lengthText(measured)}`,
    when: from === to ? `on ${dayText(from)}` : `between ${dayText(from)} and ${dayText(to)}`,
    limit: `${lengthText(limit)} needed`,
  }),
};

/** How many days a rest can reach. */
export function daysOf(minutes: number): number {
  return Math.ceil(minutes / (24 * 60)) + 1;
}

/** Too short a rest between two shifts. */
export function foundBetween(
  { shifts, day }: Timeline,
  before: number,
  after: number,
  measured: number,
  limit: number,
): Found {
  const [earlier, later] = [shifts[before] as RosterShift, shifts[after] as RosterShift];
  const [one, other] = [day[before] as number, day[after] as number];
  return {
    at: later,
    shifts: [earlier, later],
    // With sites in two zones, the later shift may belong to the earlier date.
    from: Math.min(one, other),
    to: Math.max(one, other),
    measured,
    limit,
    fix: startLater(later, limit - measured),
  };
}

function startLater(shift: RosterShift, minutes: number): Fix | null {
  const start = shift.start + minutes * MINUTE_MS;
  return start < shift.end ? { change: 'start-later', shift, minutes } : null;
}

function limitOf(person: Person, shift: RosterShift, { minutes, agreed }: RuleParams['rest']) {
  if (agreed === null) return minutes;
  const agrees = contractOn(person, shift.date)?.agreements.includes('short-rest');
  return agrees ? Math.min(agreed, minutes) : minutes;
}

/** 1 for each shift that continues the broken shift of the shift before it; undefined where none do. */
function brokenShifts({ start, end, day }: Timeline, span: number | null): Uint8Array | undefined {
  if (span === null) return undefined;
  const parts = new Uint8Array(start.length);
  let first = 0;
  for (let at = 1; at < start.length; at += 1) {
    const within = (end[at] as number) - (start[first] as number) <= span * MINUTE_MS;
    if (day[at] === day[first] && within) parts[at] = 1;
    else first = at;
  }
  return parts;
}
