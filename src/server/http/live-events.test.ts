import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#contract/api/auth';
import { updateMe } from '#contract/api/me';
import { changeCells } from '#contract/api/roster';
import { answerShift } from '#contract/api/shift-answers';
import type { CellAction } from '#engine/cells/change';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { createApp } from '../app';
import { readConfig } from '../config';
import { publish, publishTo } from '../db/publish';
import { cookieHeader } from '../testing/browser';
import { addMember, type Person, registerOwner } from '../testing/people';
import { createRoster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';
import { NO_STORAGE_GUARD } from './storage-guard';

let testApp: TestApp;
let address: string;
let begun: number;
beforeAll(async () => {
  testApp = await createTestApp({ streams: { heartbeatMs: 200, perOrganisation: 22 } });
  address = await testApp.app.listen({ port: 0 });
  begun = Date.now();
});

/** The server can speak of the past only for the time that it has listened. */
const untilItKnowsEnough = () => setTimeout(Math.max(0, begun + 5_200 - Date.now()));
afterAll(() => testApp.close());

/** Opens the stream and hands out its events one after the other; undefined when it has ended. */
async function follow({ browser }: Pick<Person, 'browser'>, at = address, query = '') {
  const response = await fetch(`${at}/api/events${query}`, {
    headers: { cookie: cookieHeader(browser.cookies) },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  async function next(): Promise<string | undefined> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!block.startsWith(':')) return block;
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return undefined;
      buffer += chunk.value;
    }
  }
  return { response, next, close: () => reader?.cancel() };
}

/** What was committed before could still be on its way to the server when a stream opens, and would be told to it. */
async function untilHeard(): Promise<void> {
  const { browser, user } = await registerOwner(testApp);
  const orgId = user.org_id ?? '';
  const stream = await follow({ browser });
  await stream.next();
  await testApp.database.transact({ orgId }, (db) => publish({ db, orgId }, 'runs'));
  while ((await stream.next()) !== 'data: {"topic":"runs"}');
  await stream.close();
}

const HELLO = 'retry: 1000\nevent: hello\ndata: {}';

test('a committed change reaches the open screens of the organisation, and no others', async () => {
  const owner = await registerOwner(testApp, 'Acacia');
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const stranger = await registerOwner(testApp, 'Banksia');
  const [own, foreign] = [await follow(manager), await follow(stranger)];
  expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await own.next()).toBe(HELLO);
  expect(await foreign.next()).toBe(HELLO);

  await owner.browser.call(updateMe, { body: { name: 'New Name' } });
  expect(await own.next()).toBe('data: {"topic":"employees"}');

  await stranger.browser.call(updateMe, { body: { name: 'Other Name' } });
  expect(await foreign.next()).toBe('data: {"topic":"employees"}');
  await own.close();
  await foreign.close();
});

test('what is told to one person reaches only their own screens, also when it comes while a page loads', async () => {
  const owner = await registerOwner(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  const amy = await addMember(testApp, orgId, 'employee');
  await untilItKnowsEnough();
  const tell = () =>
    testApp.database.transact({ orgId }, (db) =>
      publishTo({ db, orgId }, [amy.user.id], 'notices'),
    );
  const streams = [await follow(amy), await follow(owner)] as const;
  for (const stream of streams) expect(await stream.next()).toBe(HELLO);
  await tell();
  expect(await streams[0].next()).toBe('data: {"topic":"notices"}');
  await owner.browser.call(updateMe, { body: { name: 'New Name' } });
  expect(await streams[1].next()).toBe('data: {"topic":"employees"}');
  for (const stream of streams) await stream.close();
  const late = [
    await follow(amy, address, '?age=0'),
    await follow(owner, address, '?age=0'),
  ] as const;
  for (const stream of late) expect(await stream.next()).toBe(HELLO);
  expect(await late[0].next()).toBe('data: {"topic":"notices"}');
  expect(await late[1].next()).toBe('data: {"topic":"employees"}');
  for (const stream of late) await stream.close();
});

test('what changed while a page was loading is told to it, and nothing of other organisations', async () => {
  const owner = await registerOwner(testApp);
  const stranger = await registerOwner(testApp);
  await untilItKnowsEnough();
  await owner.browser.call(updateMe, { body: { name: 'Changed Meanwhile' } });
  const own = await follow(owner, address, '?age=150');
  const foreign = await follow(stranger, address, '?age=150');
  expect([await own.next(), await own.next()]).toEqual([HELLO, 'data: {"topic":"employees"}']);
  const pageless = await follow(owner);
  for (const stream of [foreign, pageless]) expect(await stream.next()).toBe(HELLO);
  const orgIds = [owner.user.org_id, stranger.user.org_id].map((orgId) => orgId ?? '');
  for (const orgId of orgIds) {
    await testApp.database.transact({ orgId }, (db) => publish({ db, orgId }, 'runs'));
  }
  for (const stream of [own, foreign, pageless]) {
    expect(await stream.next()).toBe('data: {"topic":"runs"}');
    await stream.close();
  }
});

test('a page older than what the server remembers is told to read everything again', async () => {
  const owner = await registerOwner(testApp);
  const stream = await follow(owner, address, '?age=600000');
  expect([await stream.next(), await stream.next()]).toEqual([HELLO, 'event: hello\ndata: {}']);
  await stream.close();
});

test('a change that is rolled back is not told', async () => {
  const { browser, user } = await registerOwner(testApp);
  const orgId = user.org_id ?? '';
  const stream = await follow({ browser });
  await stream.next();
  const failed = testApp.database.transact({ orgId }, async (db) => {
    await publish({ db, orgId }, 'shifts', [user.id]);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await testApp.database.transact({ orgId }, (db) =>
    publish({ db, orgId }, 'locations', [user.id]),
  );
  expect(await stream.next()).toBe(`data: {"topic":"locations","ids":["${user.id}"]}`);
  await stream.close();
});

test('more ids than a notification can carry become a refresh of the topic', async () => {
  const { browser, user } = await registerOwner(testApp);
  const orgId = user.org_id ?? '';
  const stream = await follow({ browser });
  await stream.next();
  const many = Array.from({ length: 5000 }, () => crypto.randomUUID());
  await testApp.database.transact({ orgId }, (db) => publish({ db, orgId }, 'shifts', many));
  expect(await stream.next()).toBe('data: {"topic":"shifts"}');
  await stream.close();
});

test("an answer to a shift reaches managers and the person's own screens, and no colleague's", async () => {
  const roster = await createRoster(testApp);
  const date = addDays(dateAt(Date.now() as Instant, 'UTC' as Zone), 3);
  const shift = await roster.add({ published: true, date });
  await untilHeard();
  const streams = {
    manager: await follow(roster.manager),
    own: await follow(roster.amy),
    colleague: await follow(roster.ben),
  };
  for (const stream of Object.values(streams)) expect(await stream.next()).toBe(HELLO);
  await roster.amy.browser.call(answerShift, {
    params: { id: shift.id },
    body: {
      answer: 'cannot',
      locationId: shift.location_id,
      startAt: shift.start_at,
      endAt: shift.end_at,
    },
  });
  await roster.owner.browser.call(updateMe, { body: { name: 'Later Name' } });
  expect(await streams.manager.next()).toBe('data: {"topic":"answers"}');
  expect(await streams.own.next()).toBe('data: {"topic":"answers"}');
  expect(await streams.colleague.next()).toContain('"topic":"employees"');
});

test('a manager hears which revision, dates and tab a roster change has; an employee does not', async () => {
  const roster = await createRoster(testApp);
  await untilHeard();
  const streams = { manager: await follow(roster.owner), employee: await follow(roster.amy) };
  for (const stream of Object.values(streams)) await stream.next();
  const change = (action: CellAction, headers: Record<string, string>) =>
    roster.manager.browser.request(changeCells, {
      body: { action, cells: [{ employeeId: roster.amyId, dates: ['2027-03-10', '2027-03-12'] }] },
      headers,
    });
  await roster.add();
  await change('sick', { 'x-muster-tab': 'one-of-mine' });
  await change('clear', { 'x-muster-tab': `far too long ${'x'.repeat(8_000)}` });
  const told = async (stream: { next(): Promise<string | undefined> }) => [
    await stream.next(),
    await stream.next(),
    await stream.next(),
    await stream.next(),
  ];
  const mark = (revision: number, to: string, tab = '') =>
    `"roster":{"revision":${revision},"from":"2027-03-10","to":"2027-03-${to}"${tab}}`;
  expect(await told(streams.manager)).toEqual([
    `data: {"topic":"shifts",${mark(1, '10')}}`,
    `data: {"topic":"day-statuses",${mark(2, '12', ',"tab":"one-of-mine"')}}`,
    `data: {"topic":"shifts",${mark(3, '12')}}`,
    `data: {"topic":"day-statuses",${mark(3, '12')}}`,
  ]);
  expect(await told(streams.employee)).toEqual([
    'data: {"topic":"shifts"}',
    'data: {"topic":"day-statuses"}',
    'data: {"topic":"shifts"}',
    'data: {"topic":"day-statuses"}',
  ]);
  for (const stream of Object.values(streams)) await stream.close();
});

describe('the stream ends', () => {
  test('with the session', async () => {
    const { browser } = await registerOwner(testApp);
    const stream = await follow({ browser });
    await stream.next();
    await browser.call(logout);
    expect(await stream.next()).toBeUndefined();
  });

  test('with the membership and with a change of role', async () => {
    const owner = await registerOwner(testApp);
    const orgId = owner.user.org_id ?? '';
    const removed = await addMember(testApp, orgId, 'employee');
    const promoted = await addMember(testApp, orgId, 'employee');
    const streams = [await follow(removed), await follow(promoted)];
    for (const stream of streams) await stream.next();
    await testApp.database.transact({ orgId }, async (db) => {
      await db.deleteFrom('memberships').where('user_id', '=', removed.user.id).execute();
      await db
        .updateTable('memberships')
        .set({ role: 'manager' })
        .where('user_id', '=', promoted.user.id)
        .execute();
    });
    for (const stream of streams) expect(await stream.next()).toBeUndefined();
  });

  test('when the session runs out', async () => {
    const { browser, user } = await registerOwner(testApp);
    const stream = await follow({ browser });
    await stream.next();
    await testApp.sql('update sessions set expires_at = now() where user_id = $1', [user.id]);
    expect(await stream.next()).toBeUndefined();
  });
});

test('a person has 20 streams at most: the oldest one ends, and asks for another only in a minute', async () => {
  const owner = await registerOwner(testApp);
  const colleague = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const undisturbed = await follow(colleague);
  await undisturbed.next();
  const oldest = await follow(owner);
  await oldest.next();
  const others = await Promise.all(Array.from({ length: 20 }, () => follow(owner)));
  expect(await oldest.next()).toBe('retry: 60000');
  expect(await oldest.next()).toBeUndefined();
  await owner.browser.call(updateMe, { body: { name: 'New Name' } });
  expect(await undisturbed.next()).toBe('data: {"topic":"employees"}');
  for (const stream of [undisturbed, ...others]) await stream.close();
});

test('an organisation with as many streams as it may have is refused another one, and a neighbour is not', async () => {
  const owner = await registerOwner(testApp);
  const orgId = owner.user.org_id ?? '';
  const people = [owner, await addMember(testApp, orgId, 'manager')];
  const open = people.flatMap((person) => Array.from({ length: 11 }, () => follow(person)));
  const streams = await Promise.all(open);
  expect(streams.map(({ response }) => response.status)).toEqual(streams.map(() => 200));
  const refused = await follow(owner);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([
    503,
    '60',
  ]);
  const neighbour = await follow(await registerOwner(testApp, 'Banksia'));
  expect(neighbour.response.status).toBe(200);
  for (const stream of [...streams, neighbour]) await stream.close();
});

test('without a session there is no stream', async () => {
  const stream = await follow({ browser: testApp.visitor() });
  expect(stream.response.status).toBe(401);
});

test('a second server process on the same database tells it too', async () => {
  const other = await createApp({
    config: readConfig({}),
    database: testApp.database,
    databaseUrl: testApp.url,
    clock: () => Date.now() as Instant,
    payments: testApp.payments,
    push: testApp.push,
    log: testApp.app.log,
    storage: NO_STORAGE_GUARD,
    webFolder: import.meta.dirname,
    version: 'other',
    mailer: { send: async () => undefined, close: () => undefined },
  });
  const otherAddress = await other.listen({ port: 0 });
  const { browser } = await registerOwner(testApp);
  const stream = await follow({ browser }, otherAddress);
  await stream.next();
  await browser.call(updateMe, { body: { name: 'Across' } });
  expect(await stream.next()).toBe('data: {"topic":"employees"}');
  await stream.close();
  await other.close();
});

test('after a break of the connection every screen is told to read everything again', async () => {
  const { browser, user } = await registerOwner(testApp);
  const stream = await follow({ browser });
  await stream.next();
  await testApp.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'muster listen%' and datname = current_database()",
  );
  expect(await stream.next()).toBe('event: hello\ndata: {}');
  const orgId = user.org_id ?? '';
  await testApp.database.transact({ orgId }, (db) => publish({ db, orgId }, 'runs'));
  expect(await stream.next()).toBe('data: {"topic":"runs"}');
  await stream.close();
});
