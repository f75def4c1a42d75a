import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteClockEvent } from '#contract/api/clock';
import { listNotices } from '#contract/api/notices';
import { type Person, registerOwner } from '../../testing/people';
import { createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('what the clock cannot read becomes a note to the managers, once, and not without end', async () => {
  const roster = await createRoster(testApp);
  const { browser } = roster.amy;
  const note = (id = crypto.randomUUID()) =>
    browser.request(noteClockEvent, { body: { id, kind: 'out', when: '17:00 on Wed 10 Mar' } });
  const notes = async (who: Person) => {
    const { notices } = await who.browser.call(listNotices, { query: {} });
    return notices.flatMap(({ subject }) => subject?.lines ?? []);
  };
  const id = crypto.randomUUID();
  await note(id);
  await note(id);
  const line = {
    who: 'Amy Able',
    text: 'clocked out at 17:00 on Wed 10 Mar. Enter the time if it is right.',
  };
  expect(await notes(roster.manager)).toMatchObject([line]);
  expect(await notes(roster.owner)).toMatchObject([line]);
  expect(await notes(roster.amy)).toEqual([]);
  for (let more = 0; more < 19; more += 1) expect((await note()).json()).toEqual({ told: 2 });
  expect((await note()).statusCode).toBe(429);
});

test('the only manager is told that there is nobody to tell', async () => {
  const owner = await registerOwner(testApp, 'Acacia');
  const { org_id, id, email } = owner.user;
  await testApp.sql(
    "insert into employees (org_id, user_id, name, email) values ($1, $2, 'Amy Able', $3)",
    [org_id, id, email],
  );
  const body = { id: crypto.randomUUID(), kind: 'in' as const, when: '09:00 on Wed 10 Mar' };
  expect(await owner.browser.call(noteClockEvent, { body })).toEqual({ told: 0 });
});
