// The worlds of the manager's queue, kept in memory from one call to the next: people and swept days of cover are read again
// only where their cells have changed, and all of them when anything else has. Nothing that is kept decides anything.
import type { Cover } from '#engine/cover/cover-of';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { CoverWorld } from '../cover/cover-world';
import { loadCoverWorld } from '../cover/load-cover-world';
import { readCover } from '../cover/read-cover';
import type { CoverOf } from '../cover/short-days';
import { listPeopleSince, listSpansSince } from '../roster/change-log';
import { findRevision } from '../roster/revision';
import { factsOf } from '../rules/facts-of';
import { loadWorld, type World } from './simulate';
import { type Ahead, type Worlds, worldsOf } from './worlds';

export type WorldsAhead = (
  scope: TenantScope,
  now: Instant,
  ahead: Ahead,
) => Promise<Worlds & { coverOf: CoverOf }>;

interface Kept {
  revision: number;
  facts: string;
  rules: World;
  cover: CoverWorld;
  /** Of whole days as they are. */
  days: { window: string; cover: Cover[] } | undefined;
}

/** In all organisations of the process: about 100 MB. */
const MOST_SHIFTS = 300_000;

export function createKeptWorlds(mostShifts = MOST_SHIFTS): WorldsAhead {
  // The organisation that was read last is at the end.
  const organisations = new Map<string, Kept>();

  return async (scope, now, ahead) => {
    const kept = await upToNow(scope, now, ahead, organisations.get(scope.orgId));
    organisations.delete(scope.orgId);
    organisations.set(scope.orgId, kept);
    makeRoom(organisations, mostShifts);
    const worlds = worldsOf(scope, now, ahead, {
      rules: async () => kept.rules,
      cover: async () => kept.cover,
    });
    return {
      ...worlds,
      async coverOf(window) {
        const key = `${window.from} ${window.to}`;
        if (kept.days?.window === key) return kept.days.cover;
        const { cover } = await readCover(scope, window);
        kept.days = { window: key, cover };
        return cover;
      },
    };
  };
}

function makeRoom(organisations: Map<string, Kept>, most: number): void {
  let shifts = [...organisations.values()].reduce((sum, kept) => sum + sizeOf(kept), 0);
  for (const [orgId, kept] of organisations) {
    if (shifts <= most) return;
    organisations.delete(orgId);
    shifts -= sizeOf(kept);
  }
}

function sizeOf({ rules, cover }: Kept): number {
  const own = [...rules.people.values()].reduce((sum, { shifts }) => sum + shifts.length, 0);
  return own + (cover.made?.byId.size ?? 0);
}

async function upToNow(
  scope: TenantScope,
  now: Instant,
  { people, coverDates }: Ahead,
  before?: Kept,
): Promise<Kept> {
  // Before the people: a change in between makes both too old, never too new.
  const revision = await findRevision(scope);
  const facts = await factsOf(scope, 'everyone');
  const same = before?.facts === facts ? before : undefined;
  const changed = same && (await changesSince(scope, same.revision, revision));
  return {
    revision,
    facts,
    days: same?.revision === revision ? same.days : undefined,
    rules: await loadWorld(
      scope,
      people,
      now,
      same && changed?.people && { world: same.rules, hasChanged: changed.people },
    ),
    cover: await loadCoverWorld(
      scope,
      coverDates,
      same && changed?.dates && { world: same.cover, hasChanged: changed.dates },
    ),
  };
}

const NOTHING = { people: () => false, dates: () => false };

/** Whose cells changed, and on which dates. Undefined where the log of changes doesn't say it. */
async function changesSince(scope: TenantScope, since: number, revision: number) {
  if (since === revision) return NOTHING;
  const people = await listPeopleSince(scope, { since, revision });
  const spans = await listSpansSince(scope, { since, revision });
  return {
    people: people && ((id: string) => people.includes(id)),
    dates:
      spans && ((date: CalendarDate) => spans.some(({ from, to }) => from <= date && date <= to)),
  };
}
