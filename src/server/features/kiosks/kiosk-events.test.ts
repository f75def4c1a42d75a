import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KioskKind, postKioskEvents, readKiosk } from '#contract/api/kiosk';
import { deleteKiosk, listKiosks } from '#contract/api/kiosks';
import { setOwnPin } from '#contract/api/pins';
import type { Browser } from '../../testing/browser';
import { enrolTablet } from '../../testing/callers';
import { addMember, addOrganization, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

const PIN = '402719';

let testApp: TestApp;
let owner: Person;
let amy: Person;
let siteId: string;
let tablet: Browser;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  owner = await addOrganization(testApp, 'Acacia');
  siteId = await addSite('Depot');
  amy = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await testApp.sql('update employees set name = $1 where id = $2', [
    'Amy Tan',
    amy.user.employee_id,
  ]);
  await amy.browser.call(setOwnPin, { body: { pin: PIN } });
  await roster(amy, siteId);
  tablet = await enrolTablet(testApp, owner, siteId);
});

test('a kiosk shows first names and states of the people of its site, and nothing else', async () => {
  const bob = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await roster(bob, await addSite('Yard'));
  const { key, ...view } = await tablet.call(readKiosk);
  expect(view).toEqual({
    id: expect.any(String),
    label: 'Gate tablet',
    site_name: 'Depot',
    timezone: 'Australia/Sydney',
    people: [{ id: amy.user.employee_id, name: 'Amy', state: 'off', since: null }],
  });
  expect(JSON.stringify(view)).not.toContain('Tan');
});

test('two people with the same first name have a letter more', async () => {
  const other = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await testApp.sql('update employees set name = $1 where id = $2', [
    'Amy Ward',
    other.user.employee_id,
  ]);
  await roster(other, siteId);
  const { people } = await tablet.call(readKiosk);
  expect(people.map(({ name }) => name)).toEqual(['Amy T', 'Amy W']);
});

test('someone clocks in and out with their PIN, and an event that is sent again counts once', async () => {
  const first = await event('in');
  const { receipts, kiosk } = await send([first]);
  expect(receipts).toMatchObject([{ id: first.id, result: 'taken', name: 'Amy' }]);
  expect(kiosk.people[0]).toMatchObject({ state: 'on' });
  expect((await send([first])).receipts).toMatchObject([{ result: 'known' }]);
  const { kiosk: after } = await send([await event('out')]);
  expect(after.people[0]).toMatchObject({ state: 'off', since: null });
  const rows = await testApp.sql(
    'select kind, source, location_id from clock_events where employee_id = $1 order by kind',
    [amy.user.employee_id],
  );
  expect(rows).toEqual([
    { kind: 'in', source: 'kiosk', location_id: siteId },
    { kind: 'out', source: 'kiosk', location_id: siteId },
  ]);
});

test('someone who is not rostered clocks in with their number', async () => {
  await testApp.sql(
    `insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days, employee_number)
     values ($1, $2, '2020-01-01', 'casual', 60, 7, 'E77')`,
    [owner.user.org_id, amy.user.employee_id],
  );
  const sent = { ...(await event('in')), person: { number: 'E77' } };
  expect((await send([sent])).receipts).toMatchObject([{ result: 'taken', name: 'Amy' }]);
  const unknown = { ...(await event('in')), person: { number: 'E78' } };
  expect((await send([unknown])).receipts).toEqual([
    {
      id: unknown.id,
      result: 'refused',
      name: null,
      sentence: "That number and PIN don't match. Try again.",
    },
  ]);
});

test('after five wrong PINs nobody gets in for five minutes, on that tablet and as that person', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = await event('in', '000000');
    expect((await send([wrong])).receipts).toMatchObject([{ result: 'refused' }]);
  }
  const right = await event('in');
  const { receipts } = await send([right]);
  expect(receipts).toMatchObject([{ result: 'locked' }]);
  expect(receipts[0]?.sentence).toBe('Too many attempts. Try again in 5 minutes.');
  // Another tablet of the same site still takes the right PIN.
  const second = await enrolTablet(testApp, owner, siteId);
  const there = await event('in', PIN, second);
  expect((await send([there], second)).receipts).toMatchObject([{ result: 'taken' }]);
  await testApp.sql('update rate_limits set resets_at = now()');
  expect((await send([right])).receipts).not.toMatchObject([{ result: 'locked' }]);
});

test('a sealed PIN is of no use for another event', async () => {
  const { sealed } = await event('in');
  const forged = { ...(await event('in')), sealed };
  expect((await send([forged])).receipts).toMatchObject([{ result: 'refused' }]);
});

test('a kiosk takes nobody of another organisation, with the right PIN or not', async () => {
  const another = await addOrganization(testApp, 'Banksia');
  const stranger = await addMember(testApp, another.user.org_id ?? '', 'employee');
  await stranger.browser.call(setOwnPin, { body: { pin: PIN } });
  const sent = { ...(await event('in')), person: { id: stranger.user.employee_id ?? '' } };
  expect((await send([sent])).receipts).toMatchObject([{ result: 'refused', name: null }]);
});

test('a kiosk that was removed gets no further answer; what waited in it comes with the next one', async () => {
  const waiting = await event('in');
  const [kiosk] = await owner.browser.call(listKiosks);
  await owner.browser.call(deleteKiosk, { params: { id: kiosk?.id ?? '' } });
  expect((await tablet.request(readKiosk)).statusCode).toBe(401);
  const refused = await tablet.request(postKioskEvents, { body: bodyOf([waiting]) });
  expect(refused.statusCode).toBe(401);
  const next = await enrolTablet(testApp, owner, siteId);
  expect((await send([waiting], next)).receipts).toMatchObject([{ result: 'taken' }]);
  const elsewhere = await enrolTablet(testApp, owner, await addSite('Yard'));
  const again = await event('out', PIN, next);
  expect((await send([again], elsewhere)).receipts).toMatchObject([{ result: 'refused' }]);
});

interface Sent {
  id: string;
  kind: KioskKind;
  capturedAt: string;
  person: { id: string } | { number: string };
  sealed: string;
  sealedFor: string;
}

async function event(kind: KioskKind, pin = PIN, on = tablet): Promise<Sent> {
  const { id: sealedFor, key } = await on.call(readKiosk);
  const id = crypto.randomUUID();
  const sealed = publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(`${id}:${pin}`),
  ).toString('base64');
  const capturedAt = new Date(Date.now()).toISOString();
  return { id, kind, capturedAt, person: { id: amy.user.employee_id ?? '' }, sealed, sealedFor };
}

const bodyOf = (events: Sent[]) => ({ sentAt: new Date(Date.now()).toISOString(), events });

function send(events: Sent[], on = tablet) {
  return on.call(postKioskEvents, { body: bodyOf(events) });
}

async function addSite(name: string): Promise<string> {
  const rows = await testApp.sql(
    "insert into locations (org_id, name, timezone) values ($1, $2, 'Australia/Sydney') returning id",
    [owner.user.org_id, name],
  );
  return String(rows[0]?.id);
}

/** A published shift around now. */
async function roster({ user }: Person, location: string): Promise<void> {
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * 3_600_000);
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published)
     values ($1, $2, $3, $4, $5, $6, true)`,
    [user.org_id, user.employee_id, location, at(0).toISOString().slice(0, 10), at(-0.1), at(6)],
  );
}
