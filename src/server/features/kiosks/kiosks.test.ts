import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKiosk, deleteKiosk, enrolKiosk, listKiosks } from '#contract/api/kiosks';
import { givePin, readOwnPin, setOwnPin } from '#contract/api/pins';
import { enrolTablet } from '../../testing/callers';
import { addMember, addOrganization, type Person } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let owner: Person;
let siteId: string;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

beforeEach(async () => {
  owner = await addOrganization(testApp, 'Acacia');
  siteId = await addSite('Depot');
});

test('a code makes one tablet a kiosk, once', async () => {
  const body = { location_id: siteId, label: 'Gate tablet' };
  const { code, enrolled_at } = await owner.browser.call(createKiosk, { body });
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  expect(enrolled_at).toBeNull();
  const tablet = testApp.visitor();
  const typed = { code: `${code?.toLowerCase().replace('-', ' ')}` };
  expect(await tablet.call(enrolKiosk, { body: typed })).toEqual({
    label: 'Gate tablet',
    site_name: 'Depot',
  });
  expect(tablet.cookies.has('muster-kiosk')).toBe(true);
  const second = await testApp.visitor().request(enrolKiosk, { body: typed });
  expect(second.statusCode).toBe(400);
  expect(second.body).toBe(
    "That code isn't correct, or it has expired. Ask an admin for a new one.",
  );
  const [kiosk] = await owner.browser.call(listKiosks);
  expect(kiosk).toMatchObject({ label: 'Gate tablet', site_name: 'Depot' });
  expect(kiosk?.enrolled_at).not.toBeNull();
});

test('a code runs out after 15 minutes', async () => {
  const body = { location_id: siteId, label: 'Gate tablet' };
  const { code } = await owner.browser.call(createKiosk, { body });
  await testApp.sql("update kiosks set code_expires_at = now() - interval '1 second'");
  const late = await testApp.visitor().request(enrolKiosk, { body: { code } });
  expect(late.statusCode).toBe(400);
});

test('neither the code nor the token is stored, and a repeat of the call has no code', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { location_id: siteId, label: 'Gate tablet' };
  const first = await owner.browser.request(createKiosk, { body, headers });
  const again = await owner.browser.request(createKiosk, { body, headers });
  expect(again.json()).toEqual({ ...first.json(), code: null });
  const tablet = testApp.visitor();
  await tablet.call(enrolKiosk, { body: { code: first.json().code } });
  const rows = await testApp.sql('select * from kiosks');
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(first.json().code.replace('-', ''));
  expect(stored).not.toContain(tablet.cookies.get('muster-kiosk'));
});

test('a kiosk that was removed is gone from the list, and its code stops working', async () => {
  const body = { location_id: siteId, label: 'Gate tablet' };
  const { id, code } = await owner.browser.call(createKiosk, { body });
  await owner.browser.call(deleteKiosk, { params: { id } });
  expect(await owner.browser.call(listKiosks)).toEqual([]);
  expect((await testApp.visitor().request(enrolKiosk, { body: { code } })).statusCode).toBe(400);
  expect((await owner.browser.request(deleteKiosk, { params: { id } })).statusCode).toBe(404);
});

test('an employee sets their own PIN, and nobody can read it', async () => {
  const amy = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  expect(await amy.browser.call(readOwnPin)).toEqual({ set_at: null });
  const { set_at } = await amy.browser.call(setOwnPin, { body: { pin: '402719' } });
  expect(set_at).not.toBeNull();
  expect(JSON.stringify(await testApp.sql('select * from kiosk_pins'))).not.toContain('402719');
});

test.each(['111111', '123456', '654321', '890123', '12345', 'abcdef'])(
  'the PIN %s is refused',
  async (pin) => {
    const response = await owner.browser.request(setOwnPin, { body: { pin } });
    expect(response.statusCode).toBe(400);
  },
);

test('an admin gives someone a PIN and sees it once; a manager may not', async () => {
  const orgId = owner.user.org_id ?? '';
  const amy = await addMember(testApp, orgId, 'employee');
  const manager = await addMember(testApp, orgId, 'manager');
  const params = { id: amy.user.employee_id ?? '' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await owner.browser.request(givePin, { params, headers });
  expect(first.json().pin).toMatch(/^\d{6}$/);
  const again = await owner.browser.request(givePin, { params, headers });
  expect(again.json()).toEqual({ pin: null });
  expect((await manager.browser.request(givePin, { params })).statusCode).toBe(403);
});

test('someone who guesses codes is stopped', async () => {
  const stranger = testApp.visitor();
  let last = 0;
  for (let tries = 0; tries < 21; tries += 1) {
    last = (await stranger.request(enrolKiosk, { body: { code: `WRONG${tries}` } })).statusCode;
  }
  expect(last).toBe(429);
  await enrolTablet(testApp, owner, siteId);
});

async function addSite(name: string): Promise<string> {
  const orgId = owner.user.org_id ?? '';
  const rows = await testApp.sql(
    "insert into locations (org_id, name, timezone) values ($1, $2, 'Australia/Sydney') returning id",
    [orgId, name],
  );
  return String(rows[0]?.id);
}
