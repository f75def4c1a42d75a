// Moves shifts on as time goes by: nobody waits for an answer to see that a shift has begun or ended.
import type { ListedShift, RosterList, SomeShifts } from '#contract/api/roster-views';
import type { Instant } from '#engine/time/kinds';
import { instantOfText } from '../../../platform/formats';

interface Sections {
  active: SomeShifts;
  upcoming: SomeShifts;
}

const start = ({ start_at }: ListedShift) => instantOfText(start_at);
const end = ({ end_at }: ListedShift) => instantOfText(end_at);

/** As far as the shifts are known; `ended` are those that have ended since. */
export function sectionsAt({ active, upcoming }: Sections, now: Instant) {
  const started = upcoming.shifts.filter((shift) => start(shift) <= now);
  const begun = [...active.shifts, ...started];
  const ended = begun.filter((shift) => end(shift) <= now);
  return {
    active: {
      count: active.count + started.length - ended.length,
      shifts: begun.filter((shift) => now < end(shift)),
    },
    upcoming: {
      count: upcoming.count - started.length,
      shifts: upcoming.shifts.filter((shift) => now < start(shift)),
    },
    ended,
  };
}

export function listAt(list: RosterList, now: Instant): RosterList {
  const { ended, ...sections } = sectionsAt(list, now);
  const latest = ended.sort((one, other) => end(other) - end(one));
  const completed = [...latest, ...list.completed].slice(0, COMPLETED_SHOWN);
  return { ...list, ...sections, completed };
}

const COMPLETED_SHOWN = 5;

/** The instant when the next of the known shifts begins or ends, if any does. */
export function nextBoundary({ active, upcoming }: Sections, now: Instant): Instant | undefined {
  const ahead = [...active.shifts, ...upcoming.shifts]
    .flatMap((shift) => [start(shift), end(shift)])
    .filter((at) => at > now);
  return ahead.length > 0 ? (Math.min(...ahead) as Instant) : undefined;
}
