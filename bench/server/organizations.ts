// The lists of those who look after many organisations, with 10,000 of them: whole calls, session and JSON included.
import pg from 'pg';
import { withoutGuards } from '../../src/server/backup/schema';
import { prepare } from '../../src/server/startup';
import { openApp, openSession } from './app';
import { median, print, say } from './measure';
import { addOrganisation } from './organisation';

const ORGANIZATIONS = 10_000;
const GOAL_MS = 100;

const ground = await prepare('server');
const { orgId, userId } = await addOrganisation(ground.database);
const client = new pg.Client({ connectionString: ground.databaseUrl });
await client.connect();
await withoutGuards(client, async () => {
  await client.query(`
    update users set platform_role = 'super_admin' where id = '${userId}';
    insert into users (id, email, name, password_hash, created_at)
      select gen_random_uuid(), 'owner' || n || '@org' || n || '.example', 'Owner ' || md5(n::text), '-',
             now() - n * interval '1 hour' from generate_series(1, ${ORGANIZATIONS}) n;
    insert into organizations (id, name, owner_user_id, subscription_status, created_at, abn, trial_end)
      select gen_random_uuid(), 'Org ' || md5('o' || email), id,
             (array['active', 'trialing', 'past_due', 'canceled'])[1 + (random() * 3)::int], created_at,
             to_char((random() * 99999999999)::bigint, 'FM00 000 000 000'), now() + random() * interval '30 days'
        from users where password_hash = '-';
    insert into memberships (org_id, user_id, role) select id, owner_user_id, 'owner' from organizations
      on conflict do nothing;
    insert into memberships (org_id, user_id, role)
      select o.id, u.id, 'employee' from organizations o
        join lateral (select id from users where id <> o.owner_user_id order by id limit 3) u on true
      on conflict do nothing;
    insert into subscription_changes select id, created_at, subscription_status from organizations
      on conflict do nothing`);
});
await client.query('vacuum analyze');
await client.end();

const app = await openApp(ground);
const address = await app.listen({ port: 0 });
const headers = { cookie: await openSession(ground, userId, orgId) };
async function read(path: string) {
  const response = await fetch(`${address}${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.text();
}

const CALLS = [
  '/api/me',
  '/api/admin/organizations',
  '/api/admin/organizations?sort=name&direction=asc',
  '/api/admin/organizations?sort=trial_end&page=400',
  '/api/admin/organizations?status=active&sort=subscription_status',
  '/api/admin/organizations?search=owner4711',
  '/api/admin/organizations?search=org',
  '/api/platform/organizations',
  '/api/platform/organizations?search=owner4711',
  '/api/platform/users?search=4711',
  '/api/platform/users?page=150',
  '/api/platform/stats',
];
say(`${ORGANIZATIONS} organisations, medians of 15 calls; the goal is ${GOAL_MS} ms each`);
for (const path of CALLS) {
  await read(path);
  print(path, await median(15, () => read(path)));
}
await app.close();
await ground.close();
