// What decisions are tried on: the rules with people's shifts, and cover. The queue reads both once for all of its cards.
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { CoverWorld } from '../cover/cover-world';
import { loadCoverWorld } from '../cover/load-cover-world';
import { loadWorld, type PersonDates, type World } from './simulate';

export interface Worlds {
  /** The rules, and people around the dates that matter for each. */
  rules(people: readonly PersonDates[]): Promise<World>;
  cover(dates: readonly CalendarDate[]): Promise<CoverWorld>;
}

/** Whose dates, and which days of cover, will be asked for. */
export interface Ahead {
  people: readonly PersonDates[];
  coverDates: readonly CalendarDate[];
}

interface Read {
  rules(): Promise<World>;
  cover(): Promise<CoverWorld>;
}

/** Reads `ahead` when the first of it is asked for. What isn't part of it is read when it is asked for. */
export function worldsOf(
  scope: TenantScope,
  now: Instant,
  ahead: Ahead = { people: [], coverDates: [] },
  read: Read = {
    rules: () => loadWorld(scope, ahead.people, now),
    cover: () => loadCoverWorld(scope, ahead.coverDates),
  },
): Worlds {
  const known = new Set(
    ahead.people.flatMap(({ employeeId, dates }) => dates.map((date) => `${employeeId} ${date}`)),
  );
  const coverDates = new Set(ahead.coverDates);
  let world: Promise<World> | undefined;
  let cover: Promise<CoverWorld> | undefined;
  return {
    rules(people) {
      const isKnown = people.every(({ employeeId, dates }) =>
        dates.every((date) => known.has(`${employeeId} ${date}`)),
      );
      if (!isKnown) return loadWorld(scope, people, now);
      world ??= read.rules();
      return world;
    },
    cover(dates) {
      if (!dates.every((date) => coverDates.has(date))) return loadCoverWorld(scope, dates);
      cover ??= read.cover();
      return cover;
    },
  };
}
