// An organisation of a thousand people, for measuring.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, TenantScope } from '../../src/server/db/database';

export const PEOPLE = 1000;

export interface Organisation {
  orgId: string;
  userId: string;
  siteId: string;
  peopleIds: string[];
  within<T>(work: (scope: TenantScope) => Promise<T>): Promise<T>;
}

export async function addOrganisation(database: Database, people = PEOPLE): Promise<Organisation> {
  const [orgId, userId, siteId] = [randomUUID(), randomUUID(), randomUUID()];
  const peopleIds = Array.from({ length: people }, () => randomUUID()).sort();
  const within: Organisation['within'] = (work) =>
    database.transact({ orgId, userId }, (db) => work({ db, orgId }));
  await within(async ({ db }) => {
    await sql`insert into users (id, email, name, password_hash) values (${userId}, ${userId}, 'Owner', '-')`.execute(
      db,
    );
    await sql`insert into organizations (id, name, owner_user_id, timezone)
      values (${orgId}, 'Bench', ${userId}, 'Australia/Sydney')`.execute(db);
    await sql`insert into memberships (org_id, user_id, role) values (${orgId}, ${userId}, 'owner')`.execute(
      db,
    );
    await sql`insert into locations (id, org_id, name, timezone)
      values (${siteId}, ${orgId}, 'Depot', 'Australia/Sydney')`.execute(db);
    await sql`insert into employees (id, org_id, name, email)
      select id, ${orgId}, 'Person ' || number, 'person' || number || '@example.com'
      from unnest(${peopleIds}::uuid[]) with ordinality as p (id, number)`.execute(db);
  });
  return { orgId, userId, siteId, peopleIds, within };
}
