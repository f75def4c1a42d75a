// What the list and the map of the roster answer for the shifts of a fake organisation.
import type { DayStatus } from '#contract/api/day-statuses';
import type { RosterList } from '#contract/api/roster-views';
import type { Shift } from '#contract/api/shifts';
import { workedShifts } from '../components/worked-shifts';

interface Known {
  shifts: readonly Shift[];
  statuses: readonly DayStatus[];
}

interface Moment {
  from: number;
  to: number;
  at: number;
}

export function rosterList(known: Known, query: Moment & { active: number; upcoming: number }) {
  const { active, upcoming, completed, all, changes_at } = around(known, query);
  return {
    active: { count: active.length, shifts: active.slice(0, query.active) },
    upcoming: { count: upcoming.length, shifts: upcoming.slice(0, query.upcoming) },
    completed: completed.sort((one, other) => end(other) - end(one)).slice(0, 5),
    changes_at,
    timezones: [...new Set(all.map(({ timezone }) => timezone))],
    first_start_at: all[0]?.start_at ?? null,
    last_start_at: all.at(-1)?.start_at ?? null,
  } satisfies RosterList;
}

export function siteShifts(known: Known, query: Moment & { today: string }) {
  const { active, upcoming, all, changes_at } = around(known, query);
  const sites = [...new Set(all.map(({ location_id }) => location_id))].map((location_id) => {
    const here = (shifts: readonly Shift[]) => {
      const found = shifts.filter((shift) => shift.location_id === location_id);
      return { count: found.length, shifts: found.slice(0, 5) };
    };
    const today = all.some(
      (shift) => shift.location_id === location_id && shift.date === query.today,
    );
    return { location_id, today, now: here(active), next: here(upcoming) };
  });
  return { sites, changes_at };
}

const start = ({ start_at }: Shift) => Date.parse(start_at);
const end = ({ end_at }: Shift) => Date.parse(end_at);

function around({ shifts, statuses }: Known, { from, to, at }: Moment) {
  const all = workedShifts(shifts, statuses)
    .filter((shift) => start(shift) < to && end(shift) > from)
    .sort(
      (one, other) =>
        start(one) - start(other) || one.employee_name.localeCompare(other.employee_name),
    );
  const active = all.filter((shift) => start(shift) <= at && at < end(shift));
  const upcoming = all.filter((shift) => at < start(shift));
  const next = Math.min(...active.map(end), ...upcoming.map(start));
  return {
    all,
    active,
    upcoming,
    completed: all.filter((shift) => end(shift) <= at),
    changes_at: Number.isFinite(next) ? new Date(next).toISOString() : null,
  };
}
