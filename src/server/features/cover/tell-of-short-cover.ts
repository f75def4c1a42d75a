// Tells managers where a site will be short within a week, drafts included. A short day of a site is told twice at most:
// when it is first seen, and once more on the day itself.
import { sql } from 'kysely';
import { counted } from '#engine/counted';
import { shortDay } from '#engine/time/day-text';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { Database, TenantScope } from '../../db/database';
import { holdManagers } from '../notices/managers.queries';
import { tellPeople } from '../notices/tell-people';
import { listShortDays } from './short-days';

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
  const short = await listLines(scope, now);
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
  return new Set((await listLines(scope, now)).map(({ about }) => about));
}

async function listLines(scope: TenantScope, now: Instant) {
  return (await listShortDays(scope, DAYS, now)).map((day) => {
    const { siteId, siteName, zone, date, missing } = day;
    const [from, to] = [day.start, day.end].map((at) => wallClockAt(at, zone).time);
    const people = counted(missing, 'person', 'people');
    const text = `${siteName}, ${shortDay(date)}, ${from}–${to}: ${people} below the minimum`;
    const about = `${siteId} ${date} ${date === dateAt(now, zone) ? 'today' : 'ahead'}`;
    return { who: null, text, about };
  });
}
