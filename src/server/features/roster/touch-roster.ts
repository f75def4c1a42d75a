// Gives the roster a new revision although no cell changed: something did that its cover depends on, such as a need,
// a public holiday or a skill. Without it, open rosters and their ETags would go on showing the old lights.
import { sql } from 'kysely';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishRosterChange } from '../../db/publish';
import { nextRevision } from './revision';

interface Dates {
  from: CalendarDate;
  to: CalendarDate;
}

/** The day after the last one is still a date with four digits. */
const ALWAYS: Dates = { from: '0001-01-01' as CalendarDate, to: '9999-12-30' as CalendarDate };

/** Holds the organisation's roster until the end of the transaction. Open rosters read the dates again, whole. */
export async function touchRoster(scope: TenantScope, dates: Dates = ALWAYS): Promise<void> {
  const { db, orgId } = scope;
  const revision = await nextRevision(scope);
  await sql`
    insert into roster_changes (org_id, revision, first_date, last_date, employee_ids, dates)
    values (${orgId}, ${revision}, ${dates.from}, ${dates.to}, null, null)`.execute(db);
  await publishRosterChange(scope, 'cover', { revision, ...dates });
}
