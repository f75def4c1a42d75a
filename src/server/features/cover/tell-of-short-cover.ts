// Tells managers where a site will be short within a week, drafts included. A short day of a site is told twice at most:
// when it is first seen, and once more on the day itself.
import { sql } from 'kysely';
import { counted } from '#engine/counted';
import { restOfDay } from '#engine/cover/rest-of-day';
import { addDays } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import { holdManagers } from '../notices/managers.queries';
import { tellPeople } from '../notices/tell-people';
import { readCover } from './read-cover';

const DAYS = 7;
/** In the morning there is time to do something about it. */
const FROM = '07:00';

interface CoverParts {
  database: Database;
  now: () => Instant;
  onFailure: (error: unknown, orgId: string) => void;
}

export async function tellOfShortCover(parts: CoverParts): Promise<void> {
  const now = parts.now();
  const { rows } = await parts.database.readEverything((db) =>
    sql<{ id: string; timezone: Zone }>`
      select id, timezone from organizations o
      where deletes_at is null and exists (select from cover_needs n where n.org_id = o.id)`.execute(
      db,
    ),
  );
  for (const { id: orgId, timezone } of rows) {
    if (wallClockAt(now, timezone).time < FROM) continue;
    try {
      await parts.database.transact({ orgId }, (db) => tell({ db, orgId }, now));
    } catch (error) {
      parts.onFailure(error, orgId);
    }
  }
}

async function tell(scope: TenantScope, now: Instant): Promise<void> {
  const short = await listShortDays(scope, now);
  if (short.length === 0) return;
  for (const [manager, told] of await holdManagers(scope, 'cover_short', DAYS + 1, now)) {
    const lines = short.filter(({ about }) => !told.has(about));
    if (lines.length === 0) continue;
    const subject = {
      title: 'Cover is short',
      lines,
      link: { label: 'See the cover', path: '/dashboard' },
    };
    await tellPeople(scope, [manager], { kind: 'cover_short', urgent: false, subject }, now);
  }
}

export async function listStillShort(
  scope: TenantScope,
  _about: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  return new Set((await listShortDays(scope, now)).map(({ about }) => about));
}

async function listShortDays(scope: TenantScope, now: Instant) {
  const sites = await listSites(scope);
  // It is yesterday or tomorrow already at some sites.
  const today = dateAt(now, 'UTC' as Zone);
  const { cover } = await readCover(scope, {
    from: addDays(today, -1),
    to: addDays(today, DAYS),
  });
  return cover
    .toSorted((one, other) => one.start - other.start)
    .flatMap((day) => {
      const site = sites.get(day.siteId);
      const rest = restOfDay(day, now);
      if (!site || rest?.withDrafts !== 'below-minimum') return [];
      const ahead = dateAt(now, site.timezone);
      if (day.date < ahead || day.date >= addDays(ahead, DAYS)) return [];
      const [from, to] = [rest.stretch.start, rest.stretch.end].map(
        (at) => wallClockAt(at, site.timezone).time,
      );
      const missing = counted(rest.withDraftsBy, 'person', 'people');
      const text = `${site.name}, ${shortDay(day.date)}, ${from}–${to}: ${missing} below the minimum`;
      const about = `${day.siteId} ${day.date} ${day.date === ahead ? 'today' : 'ahead'}`;
      return [{ who: null, text, about }];
    });
}

async function listSites({ db }: TenantScope) {
  const { rows } = await sql<{ id: string; name: string; timezone: Zone }>`
    select id, name, timezone from locations where deleted_at is null`.execute(db);
  return new Map(rows.map((site) => [site.id, site]));
}
