// What the map of the roster shows: who is at each site, and who is next.
import { sql } from 'kysely';
import type { ListedShift, SiteShifts } from '#contract/api/roster-views';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import {
  isToCome,
  isUnderWay,
  type Moment,
  nextChange,
  PEOPLE_AND_SITES,
  ROW,
  workedShifts,
} from './shifts-at';

interface Wanted extends Moment {
  today: CalendarDate;
}

const SHOWN_PER_SITE = 5;

export async function readSiteShifts(scope: TenantScope, wanted: Wanted) {
  const [counts, first] = [await countBySite(scope, wanted), await listFirst(scope, wanted)];
  const shiftsOf = (siteId: string, toCome: boolean) =>
    first
      .filter((shift) => shift.location_id === siteId && shift.to_come === toCome)
      .map(({ location_id: _, to_come: __, ...shift }) => shift);
  const sites = counts.map(
    ({ location_id, today, now, next }): SiteShifts => ({
      location_id,
      today,
      now: { count: now, shifts: shiftsOf(location_id, false) },
      next: { count: next, shifts: shiftsOf(location_id, true) },
    }),
  );
  const changes = counts.flatMap(({ changes_at }) => changes_at ?? []);
  return { sites, changes_at: changes.sort()[0] ?? null };
}

interface Counts {
  location_id: string;
  today: boolean;
  now: number;
  next: number;
  changes_at: string | null;
}

async function countBySite(scope: TenantScope, wanted: Wanted): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select location_id, today, now, next, ${isoText('changes_at')} as changes_at
    from (
      select s.location_id, bool_or(s.local_date = ${wanted.today}) as today,
        count(*) filter (where ${isUnderWay(wanted)})::int as now,
        count(*) filter (where ${isToCome(wanted)})::int as next, ${nextChange(wanted)} as changes_at
      from ${workedShifts(scope, wanted)}
      group by s.location_id
    ) of_site`.execute(scope.db);
  return rows;
}

type FirstShift = ListedShift & { location_id: string; to_come: boolean };

async function listFirst(scope: TenantScope, wanted: Wanted): Promise<FirstShift[]> {
  const { rows } = await sql<FirstShift>`
    select ${ROW}, s.location_id, s.to_come
    from (
      select s.*, ${isToCome(wanted)} as to_come, row_number() over (
        partition by s.location_id, ${isToCome(wanted)} order by s.start_at, s.id) as place
      from ${workedShifts(scope, wanted)} and s.end_at > ${new Date(wanted.at)}
    ) s
    ${PEOPLE_AND_SITES}
    where s.place <= ${SHOWN_PER_SITE}
    order by s.start_at, s.id`.execute(scope.db);
  return rows;
}
