// Where a site will be below its minimum on the next days, drafts included.
import { sql } from 'kysely';
import type { Cover } from '#engine/cover/cover-of';
import { restOfDay } from '#engine/cover/rest-of-day';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Interval, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readCover } from './read-cover';

/** For those who have read it already. */
export type CoverOf = (window: { from: CalendarDate; to: CalendarDate }) => Promise<Cover[]>;

/** From `start` to `end` as many people are missing. */
interface ShortDay extends Interval {
  siteId: string;
  siteName: string;
  zone: Zone;
  date: CalendarDate;
  missing: number;
}

/** The earliest first, from now on: a gap that is over needs nobody any more. */
export async function listShortDays(
  scope: TenantScope,
  days: number,
  now: Instant,
  coverOf: CoverOf = async (window) => (await readCover(scope, window)).cover,
): Promise<ShortDay[]> {
  const sites = await listSites(scope);
  // It is yesterday or tomorrow already at some sites.
  const today = dateAt(now, 'UTC' as Zone);
  const cover = await coverOf({ from: addDays(today, -1), to: addDays(today, days) });
  return cover
    .toSorted((one, other) => one.start - other.start)
    .flatMap((day) => {
      const site = sites.get(day.siteId);
      const rest = restOfDay(day, now);
      if (!site || rest?.withDrafts !== 'below-minimum') return [];
      const ahead = dateAt(now, site.zone);
      if (day.date < ahead || day.date >= addDays(ahead, days)) return [];
      const { siteId, date } = day;
      return [{ siteId, date, ...rest.stretch, ...site, missing: rest.withDraftsBy }];
    });
}

async function listSites({ db }: TenantScope) {
  const { rows } = await sql<{ id: string; siteName: string; zone: Zone }>`
    select id, name as "siteName", timezone as zone from locations where deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...site }) => [id, site]));
}
