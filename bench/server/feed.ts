// How long a calendar feed of 10,000 events takes beside the bare query of its shifts, and how long one that is unchanged.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Instant } from '../../src/engine/time/kinds';
import { createCalendarSender } from '../../src/server/features/calendar-feeds/send-calendar';
import { hashToken } from '../../src/server/http/tokens';
import type { Parts } from '../../src/server/parts';
import { prepare } from '../../src/server/startup';
import { median, print, say } from './measure';
import { addOrganisation } from './organisation';

const EVENTS = 10_000;
const GOAL_MS = 200;

const ground = await prepare('server');
const { database } = ground;
const { within, orgId, userId, siteId, peopleIds } = await addOrganisation(database);
const [employeeId = ''] = peopleIds;
const token = randomBytes(32).toString('base64url');
await within(async ({ db }) => {
  await sql`update employees set user_id = ${userId} where id = ${employeeId}`.execute(db);
  // Half an hour of work every half hour: nobody has 10,000 shifts a year, but the last year and all that is ahead count.
  await sql`
    insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, role_label)
    select ${orgId}, ${employeeId}, ${siteId}, (start_at at time zone 'Australia/Sydney')::date, start_at,
      start_at + interval '30 minutes', true, 'Registered Nurse'
    from (select timestamptz '2027-03-01 00:00Z' + n * interval '30 minutes' as start_at
      from generate_series(1, ${EVENTS}::int) n) as times`.execute(db);
  await sql`insert into roster_revisions (org_id, revision) values (${orgId}, 1)`.execute(db);
  await sql`insert into calendar_feeds (org_id, user_id, label, scope, token_hash)
    values (${orgId}, ${userId}, 'My phone', 'shifts', ${hashToken(token)})`.execute(db);
});
await database.pool.query('analyze');

let address = 0;
const sendCalendar = createCalendarSender({
  database,
  clock: () => Date.parse('2027-03-10T00:00:00Z') as Instant,
} as unknown as Parts);

/** The handler as a request reaches it, each from an address of its own: the limit isn't measured. */
async function fetchFeed(tag?: string): Promise<{ status: number; etag: string; body: string }> {
  const answer = { status: 200, etag: '', body: '' };
  const reply = {
    header(name: string, value: string) {
      if (name === 'etag') answer.etag = value;
      return reply;
    },
    type: () => reply,
    code(status: number) {
      answer.status = status;
      return reply;
    },
    send(body = '') {
      answer.body = body;
      return reply;
    },
  };
  address += 1;
  const request = {
    ip: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    headers: tag ? { 'if-none-match': tag } : {},
  };
  await sendCalendar(token, request as FastifyRequest, reply as unknown as FastifyReply);
  return answer;
}

const rows = () =>
  within(async ({ db }) => {
    const { rows: found } = await sql`
      select id, start_at, end_at, role_label from shifts
      where employee_id = ${employeeId} and published order by start_at`.execute(db);
    return JSON.stringify(found);
  });

const touchRoster = () =>
  within(({ db }) => sql`update roster_revisions set revision = revision + 1`.execute(db));

const first = performance.now();
const { etag, body } = await fetchFeed();
const firstMs = performance.now() - first;
say(
  `${body.split('BEGIN:VEVENT').length - 1} events, ${Math.round(body.length / 1024)} kB; medians of 15, ${GOAL_MS} ms is the goal`,
);
for (const warm of [rows, fetchFeed]) await warm();
const floor = await median(15, rows);
print('the shifts as rows (floor)', floor);
print('the first fetch of all', firstMs, floor);
print('a fetch of the whole feed', await median(15, () => fetchFeed()), floor);
await within(async ({ db }) => {
  await sql`update shifts set end_at = end_at - interval '1 minute' where employee_id = ${employeeId}`.execute(
    db,
  );
});
await touchRoster();
const changed = performance.now();
await fetchFeed(etag);
print('a fetch after every shift has changed', performance.now() - changed, floor);
const { etag: latest } = await fetchFeed();
print('unchanged (304)', await median(15, () => fetchFeed(latest)), floor);
const touched = await median(15, async () => {
  await touchRoster();
  const { status } = await fetchFeed(latest);
  if (status !== 304)
    throw new Error('Somebody else changed the roster, and the feed is another one');
});
print('unchanged (304), after a change of someone else', touched, floor);
await ground.close();
