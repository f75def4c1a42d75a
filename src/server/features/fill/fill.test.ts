import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logout } from '#contract/api/auth';
import { createCoverNeed } from '#contract/api/cover';
import * as api from '#contract/api/fill';
import { undoChange } from '#contract/api/roster';
import type { BodyInput } from '#contract/endpoint';
import type { Instant } from '#engine/time/kinds';
import { coverNeed } from '../../testing/cover-need';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { moveFill } from './fills.queries';
import { runFill } from './run-fill';

let testApp: TestApp;
let roster: Roster;

beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
  await roster.owner.browser.call(createCoverNeed, {
    body: coverNeed(roster),
  });
});

type Request = BodyInput<typeof api.startFill>;

/** Monday to Wednesday, 8 to 10 March 2027. */
const request = (changes: Partial<Request> = {}): Request => ({
  from: '2027-03-08',
  to: '2027-03-10',
  locationIds: [],
  groupIds: [],
  mayChange: 'open',
  warnings: 'keep',
  hours: 'keep',
  weights: { wishes: 1, hours: 1, fairness: 1, changes: 1 },
  seconds: 1,
  ...changes,
});

const start = (changes: Partial<Request> = {}, who = roster.manager) =>
  who.browser.call(api.startFill, { body: request(changes) });
const read = (id: string, who = roster.manager) =>
  who.browser.call(api.getFill, { params: { id } });

async function filled(changes: Partial<Request> = {}) {
  const { id } = await start(changes);
  await testApp.sentMails();
  return read(id);
}

test('a fill proposes people for open places, and nothing is saved until it is accepted', async () => {
  const { id, status, proposal } = await filled();
  expect(status).toBe('done');
  expect(proposal?.before).toEqual({ places: 3, below_minimum: 3 });
  expect(proposal?.after).toEqual({ places: 0, below_minimum: 0 });
  expect(proposal?.added.map(({ date }) => date)).toEqual([
    '2027-03-08',
    '2027-03-09',
    '2027-03-10',
  ]);
  expect(await roster.all()).toEqual([]);
  const accepted = await roster.manager.browser.call(api.acceptFill, {
    params: { id },
    body: {},
  });
  expect(accepted.shifts).toBe(3);
  expect((await roster.all()).map(({ published }) => published)).toEqual([false, false, false]);
  await roster.manager.browser.call(undoChange, {
    params: { id: accepted.undo_id ?? '' },
    body: {},
  });
  expect(await roster.all()).toEqual([]);
});

test('some days alone can be accepted, and a proposal only once', async () => {
  const { id } = await filled();
  const accept = (dates: string[]) =>
    roster.manager.browser.request(api.acceptFill, { params: { id }, body: { dates } });
  expect((await accept(['2027-03-09'])).statusCode).toBe(200);
  expect((await roster.all()).length).toBe(1);
  expect((await accept(['2027-03-10'])).statusCode).toBe(409);
});

test('a roster that has changed since is refused in words', async () => {
  const { id } = await filled();
  await roster.add({ date: '2027-03-09' });
  const answer = await roster.manager.browser.request(api.acceptFill, {
    params: { id },
    body: {},
  });
  expect([answer.statusCode, answer.body]).toEqual([
    409,
    'The roster has changed since Fill looked at it, so nothing was saved. Fill it again.',
  ]);
});

test('a place that stays open says why', async () => {
  await testApp.sql(
    `insert into day_statuses (org_id, employee_id, date, status)
     select org_id, id, '2027-03-08', 'sick' from employees where org_id = $1`,
    [roster.orgId],
  );
  const { proposal } = await filled({ to: '2027-03-08' });
  expect(proposal?.added).toEqual([]);
  expect(proposal?.open).toMatchObject([
    {
      date: '2027-03-08',
      places: 1,
      below_minimum: true,
      why: 'Nobody is free. 3 people do such shifts: 3 are sick.',
      remedies: [],
    },
  ]);
});

test('one fill at a time for an organisation; cancelled ones make room', async () => {
  const { id } = await start();
  const second = await roster.owner.browser.request(api.startFill, { body: request() });
  expect([second.statusCode, second.body]).toEqual([
    409,
    'Someone is filling the roster already. Try again when that is done.',
  ]);
  const cancelled = await roster.manager.browser.call(api.cancelFill, { params: { id } });
  expect(cancelled.status).toBe('cancelled');
  await testApp.sentMails();
  expect((await read(id)).proposal).toBeNull();
  expect((await start({}, roster.owner)).status).toBe('waiting');
});

test('a fill whose server died says that it was interrupted', async () => {
  const { id } = await start();
  await testApp.sql(
    "update fills set status = 'running', beat_at = now() - interval '1 minute' where id = $1",
    [id],
  );
  expect((await read(id)).status).toBe('interrupted');
  expect((await start({}, roster.owner)).status).toBe('waiting');
});

test("another manager can't read or accept the fill of a colleague", async () => {
  const { id } = await start();
  const answer = await roster.owner.browser.request(api.getFill, { params: { id } });
  expect(answer.statusCode).toBe(404);
});

test('an organisation that is being deleted is filled no more', async () => {
  const { id } = await start();
  await testApp.sql(
    "update organizations set deletes_at = now() + interval '1 day' where id = $1",
    [roster.orgId],
  );
  await testApp.sentMails();
  const rows = await testApp.sql('select status, proposal from fills where id = $1', [id]);
  expect(rows).toEqual([{ status: 'cancelled', proposal: null }]);
});

test('a fill ends when its asker signs out, and makes room for others', async () => {
  const { id } = await start();
  await roster.manager.browser.call(logout);
  await testApp.sentMails();
  const rows = await testApp.sql('select status, proposal from fills where id = $1', [id]);
  expect(rows).toEqual([{ status: 'cancelled', proposal: null }]);
  expect((await start({}, roster.owner)).status).toBe('waiting');
});

test('a fill that needs too much memory is stopped, and says so', async () => {
  const { id } = await start();
  const log = { warn: () => undefined } as never;
  const job = { orgId: roster.orgId, fillId: id };
  const parts = {
    database: testApp.database,
    log,
    clock: () => Date.parse('2027-03-01T00:00:00Z') as Instant,
  };
  await runFill(parts, job, new AbortController().signal, 1);
  const fill = await read(id);
  expect([fill.status, fill.problem, fill.proposal]).toEqual(['failed', 'memory', null]);
});

test('while it looks, its asker reads the best roster so far, and it is gone at the end', async () => {
  const { id } = await start();
  const growing = {
    added: [
      {
        personId: roster.amyId,
        siteId: roster.depot.id,
        date: '2027-03-08',
        start: Date.parse('2027-03-07T22:00:00Z'),
        end: Date.parse('2027-03-08T06:00:00Z'),
        role: null,
      },
    ],
    removed: [],
  };
  const beat = (status: 'running' | 'cancelled', more = {}) =>
    testApp.database.transact({ orgId: roster.orgId }, (db) =>
      moveFill({ db, orgId: roster.orgId }, id, { from: ['waiting', 'running'], status, ...more }),
    );
  await beat('running', { growing });
  // A beat without news keeps it.
  await beat('running', { progress: { open: 2, elapsed: 1 } });
  const shown = await read(id);
  expect(shown).toMatchObject({ open: 2, request: request(), proposal: null });
  expect(shown.growing?.added).toMatchObject([{ date: '2027-03-08', location_name: 'Depot' }]);
  await beat('cancelled');
  expect((await read(id)).growing).toBeNull();
});
