// What the list of the roster shows: who is on, who is next and who has just finished.
import { type RawBuilder, sql } from 'kysely';
import type { ListedShift, RosterList } from '#contract/api/roster-views';
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
  active: number;
  upcoming: number;
}

const COMPLETED = 5;
const BY_START = sql`s.start_at, e.name collate name_order, s.id`;

export async function readRosterList(scope: TenantScope, wanted: Wanted): Promise<RosterList> {
  const { active, upcoming, ...all } = await countAll(scope, wanted);
  const isOver = sql<boolean>`s.end_at <= ${new Date(wanted.at)}`;
  const rows = (which: RawBuilder<boolean>, order: RawBuilder<unknown>, most: number) =>
    listRows(scope, wanted, which, order, most);
  return {
    ...all,
    active: { count: active, shifts: await rows(isUnderWay(wanted), BY_START, wanted.active) },
    upcoming: { count: upcoming, shifts: await rows(isToCome(wanted), BY_START, wanted.upcoming) },
    completed: await rows(isOver, sql`s.end_at desc, ${BY_START}`, COMPLETED),
  };
}

interface Counts extends Pick<RosterList, 'changes_at' | 'timezones'> {
  active: number;
  upcoming: number;
  first_start_at: string | null;
  last_start_at: string | null;
}

/** Site by site first: sorting the zones of all shifts would take longer than counting them. */
async function countAll(scope: TenantScope, wanted: Wanted): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select active, upcoming, timezones, ${isoText('changes_at')} as changes_at,
      ${isoText('first_start_at')} as first_start_at, ${isoText('last_start_at')} as last_start_at
    from (
      select coalesce(sum(active), 0)::int as active, coalesce(sum(upcoming), 0)::int as upcoming,
        coalesce(array_agg(distinct l.timezone), '{}') as timezones, min(changes_at) as changes_at,
        min(first_start_at) as first_start_at, max(last_start_at) as last_start_at
      from (
        select s.location_id, count(*) filter (where ${isUnderWay(wanted)}) as active,
          count(*) filter (where ${isToCome(wanted)}) as upcoming, ${nextChange(wanted)} as changes_at,
          min(s.start_at) as first_start_at, max(s.start_at) as last_start_at
        from ${workedShifts(scope, wanted)}
        group by s.location_id
      ) of_site
      join locations l on l.org_id = ${scope.orgId} and l.id = of_site.location_id
    ) together`.execute(scope.db);
  return rows[0] as Counts;
}

async function listRows(
  scope: TenantScope,
  wanted: Wanted,
  which: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  most: number,
): Promise<ListedShift[]> {
  const { rows } = await sql<ListedShift>`
    select ${ROW}
    from (select s.* from ${workedShifts(scope, wanted)} and ${which}) s
    ${PEOPLE_AND_SITES}
    order by ${order} limit ${most}`.execute(scope.db);
  return rows;
}
