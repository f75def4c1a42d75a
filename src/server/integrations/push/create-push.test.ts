import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { type FakePushService, startFakePushService } from '../../testing/fake-push-service';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createPush } from './create-push';

const OLD = 'an old key with more than thirty-two characters';
const NEW = 'a new key with more than thirty-two characters';
const MESSAGE = { text: 'Hello', urgency: 'low', ttlSeconds: 60, topic: 'hello' } as const;

let service: FakePushService;
let testDatabase: TestDatabase;
beforeAll(async () => {
  service = await startFakePushService();
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await testDatabase.drop();
  await service.close();
});
beforeEach(() => testDatabase.sql('delete from push_keys'));

const pushWith = (env: Record<string, string> = {}) =>
  createPush(
    readConfig({ PUBLIC_URL: 'https://roster.example.com', ...env }),
    testDatabase.database,
    service.origin,
  );

async function keyOf(push: ReturnType<typeof createPush>): Promise<string | null> {
  const found = await push.readKey();
  return 'key' in found ? found.key : null;
}

function subscribe(key: string | null) {
  const { endpoint, keys } = service.subscribe(key);
  return { endpoint, ...keys };
}

test('the keys are made once, whoever asks first', async () => {
  const keys = await Promise.all([keyOf(pushWith()), keyOf(pushWith()), keyOf(pushWith())]);
  expect(new Set(keys).size).toBe(1);
  const target = subscribe(keys[0] ?? null);
  expect(await pushWith().send(target, MESSAGE)).toBe('sent');
  expect(service.received()).toMatchObject([
    { text: 'Hello', subject: 'https://roster.example.com' },
  ]);
});

test('the private key is encrypted with SECRET_KEY, also when it is changed', async () => {
  const stored = async () =>
    String((await testDatabase.sql('select private_key from push_keys'))[0]?.private_key);
  const key = await keyOf(pushWith());
  expect(await stored()).toMatch(/^plain:/);
  expect(await keyOf(pushWith({ SECRET_KEY: OLD }))).toBe(key);
  expect(await stored()).toMatch(/^aes:/);
  expect(await keyOf(pushWith({ SECRET_KEY: `${NEW},${OLD}` }))).toBe(key);
  const push = pushWith({ SECRET_KEY: NEW });
  expect(await keyOf(push)).toBe(key);
  expect(await push.send(subscribe(key), MESSAGE)).toBe('sent');
  expect(service.received()).toHaveLength(1);
});

test('without its SECRET_KEY nothing is sent, and the keys stay for when it is back', async () => {
  const key = await keyOf(pushWith({ SECRET_KEY: OLD }));
  const lost = pushWith();
  expect(await lost.readKey()).toEqual({ obstacle: 'key' });
  await expect(lost.send(subscribe(key), MESSAGE)).rejects.toThrow('SECRET_KEY');
  expect(await keyOf(pushWith({ SECRET_KEY: OLD }))).toBe(key);
});

test('a push service that does not answer is left alone for a while, and its error names no secret', async () => {
  const push = pushWith();
  const target = subscribe(await keyOf(push));
  service.behave(target.endpoint, 'reset');
  service.requests.splice(0);
  const { host } = new URL(service.origin);
  const attempt = () => push.send(target, MESSAGE).catch((error: Error) => error.message);
  expect(await attempt()).toBe(`${host} doesn't answer`);
  expect(await attempt()).toBe(`${host} doesn't answer`);
  expect(service.requests).toHaveLength(1);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=x', true],
  ['https://push.apple.com/x', false],
  ['https://web-push.apple.com/x', false],
  ['https://example.com/fcm.googleapis.com', false],
  ['https://fcm.googleapis.com./x', false],
  ['ftp://fcm.googleapis.com/x', false],
])('%s is an address of a push service: %s', (address, expected) => {
  expect(createPush(readConfig({}), testDatabase.database).accepts(address)).toBe(expected);
});

test('without an https address nothing is sent', async () => {
  const push = pushWith({ PUBLIC_URL: 'http://roster.example.com' });
  expect(await push.readKey()).toEqual({ obstacle: 'address' });
  service.requests.splice(0);
  expect(await push.send(subscribe(null), MESSAGE)).toBe('refused');
  expect(service.requests).toEqual([]);
});
