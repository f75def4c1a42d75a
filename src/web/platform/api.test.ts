import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call, onSessionEnd } from './api';

type Answer = { status: number; body?: string; type?: string };

let answers: Answer[];
const fetched: { url: string; key: string | null }[] = [];

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push({ url, key: new Headers(init.headers).get('idempotency-key') });
    const { status, body = '', type = 'text/plain' } = answers.shift() ?? { status: 500 };
    return new Response(body, { status, headers: { 'content-type': type } });
  });
});

afterEach(() => {
  onSessionEnd(undefined);
  vi.unstubAllGlobals();
});

const ended = { status: 401, body: 'Sign in to continue.' };
const fine = { status: 200, body: '{"user":{}}' };
const profile = { body: { name: 'Amy Able' } };

test('a failure reads as its status and its sentence', async () => {
  answers = [{ status: 409, body: 'Amy already works then.' }];
  const error = await call('PATCH /api/me', profile).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '409: Amy already works then.',
    sentence: 'Amy already works then.',
    status: 409,
  });
});

test('a problem tells its code and the fields at fault', async () => {
  const fields = [{ field: 'name', message: 'Required' }];
  const problem = { detail: 'name: Required.', code: 'invalid_input', errors: fields };
  answers = [{ status: 400, body: JSON.stringify(problem), type: 'application/problem+json' }];
  await expect(call('PATCH /api/me', profile)).rejects.toMatchObject({
    message: '400: name: Required.',
    code: 'invalid_input',
    fields,
  });
});

test.each([
  [
    502,
    'text/html',
    '<html><h1>Bad Gateway</h1></html>',
    "502: We can't reach Muster right now. Try again in a moment.",
  ],
  [413, 'text/html', '<center>nginx</center>', '413: That is too much in one go.'],
  [429, 'text/plain', '', '429: Too many attempts. Wait a little and try again.'],
  [500, 'application/json', '{"statusCode":500}', '500: Something went wrong. Try again.'],
  [500, 'text/plain', 'TypeError: x\n    at y (z.js:1:1)', '500: Something went wrong. Try again.'],
  [418, 'text/html', '<p>no</p>', '418: The request was refused.'],
])('%i with %s that is no sentence reads as one', async (status, type, body, message) => {
  answers = Array(3).fill({ status, type, body });
  vi.useFakeTimers();
  const failed = expect(call('PATCH /api/me', profile)).rejects.toThrow(message);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await failed;
});

test('a page in place of an answer is told as what it is', async () => {
  answers = [{ status: 200, type: 'text/html', body: '<html>Sign in to the hotel</html>' }];
  await expect(call('GET /api/me')).rejects.toThrow(
    'Your network replied instead of Muster. You may need to sign in to the Wi-Fi.',
  );
});

test('an ended session is asked about once, and the waiting calls go on as they were', async () => {
  answers = [ended, ended, fine, fine];
  const ask = vi.fn(async () => true);
  onSessionEnd(ask);
  await Promise.all([call('PATCH /api/me', profile), call('PATCH /api/me', profile)]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(fetched.map(({ url }) => url)).toEqual(['/api/me', '/api/me', '/api/me', '/api/me']);
  expect(fetched[2]?.key).toBe(fetched[0]?.key);
});

test('whoever does not sign in again gets the refusal', async () => {
  answers = [ended];
  onSessionEnd(async () => false);
  await expect(call('PATCH /api/me', profile)).rejects.toMatchObject({ status: 401 });
});

test('a refusal that arrives after the session was renewed is no new question', async () => {
  let letThrough: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const sendNow = globalThis.fetch;
  answers = [ended, fine, ended, fine];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/organizations' && letThrough) await late;
    return sendNow(url, init);
  });
  const ask = vi.fn(async () => true);
  onSessionEnd(ask);
  const slow = call('GET /api/organizations');
  await call('GET /api/me');
  letThrough?.();
  await slow;
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a quiet call is never interrupted by the question', async () => {
  answers = [ended];
  const ask = vi.fn(async () => true);
  onSessionEnd(ask);
  await expect(call('GET /api/me', { ask: false })).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
});

test('what a proxy answers while a server goes away is asked again, with the same key', async () => {
  const gateway = { status: 502, body: '<h1>502 Bad Gateway</h1>', type: 'text/html' };
  answers = [gateway, fine];
  await call('PATCH /api/me', profile);
  expect(fetched).toHaveLength(2);
  expect(fetched[1]?.key).toBe(fetched[0]?.key);

  answers = [gateway, gateway, gateway];
  await expect(call('GET /api/me')).rejects.toMatchObject({ status: 502 });
  expect(fetched).toHaveLength(5);
});

test("Muster's own refusal is an answer", async () => {
  const problem = { detail: 'Storage is full.', code: 'storage_full' };
  answers = [{ status: 503, body: JSON.stringify(problem), type: 'application/problem+json' }];
  await expect(call('PATCH /api/me', profile)).rejects.toMatchObject({ code: 'storage_full' });
  expect(fetched).toHaveLength(1);
});

test('a file comes as text', async () => {
  answers = [{ status: 200, body: 'name\r\nAmy Able\r\n', type: 'text/csv; charset=utf-8' }];
  expect(await call('GET /api/employees/export')).toBe('name\r\nAmy Able\r\n');
});
