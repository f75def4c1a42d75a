// What happens to a shift between the colleague's answer and the manager's decision, in the same moment, and a server
// that dies in the middle of a decision. One of both happens, and all of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteEmployee } from '#contract/api/employees';
import { getInbox } from '#contract/api/inbox';
import * as leave from '#contract/api/leave';
import { changeCells, undoChange } from '#contract/api/roster';
import { deleteShift, type Shift, updateShift } from '#contract/api/shifts';
import { addMember } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';
import { insertStarterLeaveTypes } from '../leave/leave-types';
import { createTrades, idOf, type Trades } from './testing';

let testApp: TestApp;
let roster: Trades;
const { generate } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-08T02:00:00Z' });
});
beforeEach(async () => {
  roster = await createTrades(testApp);
  await roster.managersDecide();
});
afterAll(() => testApp.close());

/** Amy's shift, which Ben accepted and a manager has open. */
async function accepted() {
  const shift = await roster.on(10);
  const id = idOf(await roster.give(shift, [roster.benId]));
  await roster.answer(id, 'accept');
  const [card] = await roster.inbox();
  return { shift, id, fingerprint: card?.effect.fingerprint };
}

type Change = (shift: Shift) => Promise<() => Promise<unknown>>;

const CHANGES: Record<string, Change> = {
  'an edit': async ({ id }) => {
    const body = { startTime: '12:00' };
    return () => roster.manager.browser.request(updateShift, { params: { id }, body });
  },
  'a small edit': async ({ id }) => {
    const body = { startTime: '09:10' };
    return () => roster.manager.browser.request(updateShift, { params: { id }, body });
  },
  'a deletion': async ({ id }) => {
    return () => roster.manager.browser.request(deleteShift, { params: { id } });
  },
  'a cleared day': async ({ date }) => {
    const cells = [{ employeeId: roster.amyId, date }];
    return () => roster.manager.browser.request(changeCells, { body: { action: 'clear', cells } });
  },
  'the wizard': async () => () => generate({ conflictStrategy: 'replace', published: true }),
  'an undo': async ({ id }) => {
    const { undo_id } = await roster.manager.browser.call(updateShift, {
      params: { id },
      body: { notes: 'Bring gloves' },
    });
    return () => roster.manager.browser.request(undoChange, { params: { id: undo_id ?? '' } });
  },
  'approved leave': async ({ date }) => {
    const { orgId } = roster;
    await testApp.database.transact({ orgId }, (db) => insertStarterLeaveTypes({ db, orgId }));
    const [type] = await testApp.sql(
      "select id from leave_types where org_id = $1 and name = 'Annual leave'",
      [orgId],
    );
    const body = { typeId: String(type?.id), first: date, last: date };
    await roster.ben.browser.call(leave.askForLeave, { body });
    const [first] = (await roster.manager.browser.call(getInbox)).cards.flatMap((card) =>
      card.type === 'leave' ? [card.leave] : [],
    );
    return () =>
      roster.manager.browser.request(leave.decideLeave, {
        params: { id: first?.id ?? '' },
        body: { decision: 'approve', fingerprint: first?.fingerprint ?? '', perShift: [] },
      });
  },
  'removing Ben': async () => () =>
    roster.manager.browser.request(deleteEmployee, { params: { id: roster.benId } }),
  'removing Amy': async () => () =>
    roster.manager.browser.request(deleteEmployee, { params: { id: roster.amyId } }),
};

test.each(Object.keys(CHANGES))('%s meets an approval: one of both comes first', async (name) => {
  const change = CHANGES[name] as Change;
  const { shift, id, fingerprint } = await accepted();
  const make = await change(shift);
  const [decided] = await Promise.all([
    roster.decide(id, 'approve', roster.manager, fingerprint),
    make(),
  ]);
  const [request] = await testApp.sql('select state from requests where id = $1', [id]);
  const done = decided.statusCode === 200;
  expect([200, 409]).toContain(decided.statusCode);
  // A change that keeps the request can also come first, and the decision is then asked for again.
  expect(done ? ['done'] : ['void', 'asked', 'waiting']).toContain(request?.state);
  const moved = await testApp.sql(
    "select from audit_log where org_id = $1 and action = 'request.given'",
    [roster.orgId],
  );
  expect(moved).toHaveLength(done ? 1 : 0);
});

test('of two managers, one who approves and one who refuses, one decides', async () => {
  const { shift, id, fingerprint } = await accepted();
  const other = await addMember(testApp, roster.orgId, 'manager');
  const answers = await Promise.all([
    roster.decide(id, 'approve', roster.manager, fingerprint),
    roster.decide(id, 'refuse', other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const approved = answers[0]?.statusCode === 200;
  expect(await roster.ownersOf()).toEqual({ [shift.id]: approved ? 'ben' : 'amy' });
});

const picture = async (id: string, shift: Shift) =>
  testApp.sql(
    `select r.state, s.employee_id as owner, (select count(*)::int from request_events where request_id = r.id) as events,
      (select count(*)::int from notices where once = 'request ' || r.id || ' ' || 3) as told,
      (select count(*)::int from audit_log where org_id = r.org_id and action like 'request.%'
        and action <> 'request.policies_set') as noted
    from requests r left join shifts s on s.id = $2 where r.id = $1`,
    [id, shift.id],
  );

test.each(['requests', 'request_events', 'notices', 'shifts', 'audit_log'])(
  'a server that dies before it writes %s leaves nothing of an approval',
  async (table) => {
    const { shift, id, fingerprint } = await accepted();
    const before = await picture(id, shift);
    const release = await testApp.hold(`lock table ${table} in exclusive mode`);
    const decision = roster.decide(id, 'approve', roster.manager, fingerprint);
    await expect.poll(() => endConnectionsThatWait()).toBeGreaterThan(0);
    // Whoever tries again still waits for the lock, so what is there now is what the dead connection left.
    expect(await picture(id, shift)).toEqual(before);
    await release();
    if ((await decision).statusCode !== 200) await roster.decide(id, 'approve');
    const [after] = await picture(id, shift);
    expect(after).toMatchObject({
      state: 'done',
      owner: roster.benId,
      events: 3,
      told: 2,
      noted: 2,
    });
  },
);

/** To the database, a killed server is a connection that ends. */
async function endConnectionsThatWait(): Promise<number> {
  const ended = await testApp.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return ended.length;
}
