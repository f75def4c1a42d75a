import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../project-folder';
import { type FakeSmsGateway, startFakeSmsGateway } from '../../testing/fake-sms-gateway';
import { createSms, signatureOf } from './sms';

const SECRET = 'x'.repeat(40);
const MESSAGE = { id: 'a'.repeat(32), phone: '+61491570006', text: 'Your roster has changed' };

let gateway: FakeSmsGateway;
beforeAll(async () => {
  gateway = await startFakeSmsGateway(SECRET);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received();
  gateway.paths.splice(0);
});

const smsWith = (secret = SECRET, url = gateway.url) => createSms({ url: new URL(url), secret });
const attempt = (sms = smsWith()) => sms.send(MESSAGE).catch((error: Error) => error.message);

test.each([
  [200, 'sent'],
  [204, 'sent'],
  [410, 'refused'],
  [422, 'refused'],
  [302, 'The SMS webhook answered 302'],
  [307, 'The SMS webhook answered 307'],
  [400, 'The SMS webhook answered 400'],
  [429, 'The SMS webhook answered 429'],
  [503, 'The SMS webhook answered 503'],
])('an answer of %i means %j, and no redirect is followed', async (status, outcome) => {
  gateway.behave(status);
  expect(await attempt()).toBe(outcome);
  expect(gateway.received()).toEqual([{ ...MESSAGE, status }]);
  expect(gateway.paths).toEqual(['/sms?key=of-the-operator']);
});

test('a webhook with another secret refuses', async () => {
  gateway.behave(202);
  expect(await attempt(smsWith('y'.repeat(40)))).toBe('The SMS webhook answered 401');
});

test('a webhook that does not answer rests for a minute, and its address stays secret', async () => {
  gateway.behave('silence');
  const sms = smsWith();
  expect(await attempt(sms)).toBe("The SMS webhook doesn't answer");
  expect(await attempt(sms)).toBe("The SMS webhook doesn't answer");
  expect(gateway.paths).toHaveLength(1);
});

test('the example in the documentation is right, and its check accepts what Muster sends', async () => {
  const docs = readFileSync(join(PROJECT_FOLDER, 'docs', 'sms.md'), 'utf8');
  const partOf = (pattern: RegExp) => pattern.exec(docs)?.[1] ?? '';
  const secret = partOf(/the secret is `(.+?)`/);
  const timestamp = partOf(/^Muster-Timestamp: (\d+)$/m);
  const signature = partOf(/^Muster-Signature: (.+)$/m);
  const body = partOf(/^(\{"id":.+\})$/m);
  expect(partOf(/^Idempotency-Key: (.+)$/m)).toBe(JSON.parse(body).id);
  expect(signatureOf(secret, timestamp, body)).toBe(signature);

  const code = partOf(/```js\n(import [\s\S]+?)```/);
  const { isFromMuster } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  const headers = { 'muster-timestamp': timestamp, 'muster-signature': signature };
  const now = Number(timestamp);
  expect(isFromMuster(secret, headers, body, now + 299)).toBe(true);
  expect(isFromMuster(secret, headers, body, now + 301)).toBe(false);
  expect(isFromMuster(secret, headers, `${body} `, now)).toBe(false);
  expect(isFromMuster(`${secret}x`, headers, body, now)).toBe(false);
  expect(isFromMuster(secret, {}, body, now)).toBe(false);
});
