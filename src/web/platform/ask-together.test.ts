import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api';

interface Asked {
  url: string;
  signal: AbortSignal | null | undefined;
  /** Sends a piece of the answer. */
  send(text: string): void;
  end(): void;
}

const asked: Asked[] = [];
/** What a read answers alone. */
let alone: (url: string) => Response;

beforeEach(() => {
  asked.length = 0;
  alone = (url) => Response.json({ alone: url });
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (!url.startsWith('/api/answers?')) {
      asked.push({ url, signal, send: () => {}, end: () => {} });
      signal?.throwIfAborted();
      return alone(url);
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const of = new URLSearchParams(url.split('?')[1]).get('of') ?? '';
    asked.push({
      url: of,
      signal,
      send: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
    });
    return new Response(readable, { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const urls = () => asked.map(({ url }) => url);
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const line = (begin: string, of: string, answer: unknown) =>
  `${begin}${JSON.stringify({ of, answer })}\n`;

test('reads that begin together are one call, and each has its answer as soon as it is there', async () => {
  const me = call('GET /api/me');
  const places = call('GET /api/places');
  let placesAnswered = false;
  void places.then(() => {
    placesAnswered = true;
  });
  await soon();
  expect(urls()).toEqual(['/api/me /api/places']);
  const text = line('[', '/api/me', { name: 'Zoë' });
  asked[0]?.send(text.slice(0, 10));
  asked[0]?.send(text.slice(10));
  expect(await me).toEqual({ name: 'Zoë' });
  expect(placesAnswered).toBe(false);
  asked[0]?.send(line(',', '/api/places', []));
  expect(await places).toEqual([]);
  asked[0]?.end();
});

test('a read that is left out is asked alone, and says why it fails', async () => {
  const me = call('GET /api/me');
  const places = call('GET /api/places');
  await soon();
  alone = () => new Response('Gone for good.', { status: 404 });
  asked[0]?.send(line('[', '/api/me', {}));
  asked[0]?.send(']');
  asked[0]?.end();
  await me;
  await expect(places).rejects.toMatchObject({ status: 404 });
  expect(urls()).toEqual(['/api/me /api/places', '/api/places']);
});

test.each(['<html>Sign in to the Wi-Fi</html>\n', ''])(
  '%j in place of the answers: each read asks by itself',
  async (text) => {
    const reads = [call('GET /api/me'), call('GET /api/places')];
    await soon();
    asked[0]?.send(text);
    asked[0]?.end();
    expect(await Promise.all(reads)).toEqual([{ alone: '/api/me' }, { alone: '/api/places' }]);
  },
);

test('one read, changes, and what is known already are asked alone', async () => {
  await call('GET /api/me');
  const changed = call('POST /api/auth/logout');
  const known = call('GET /api/me', { ifNoneMatch: '"1"' });
  const one = call('GET /api/places');
  await Promise.all([changed, known, one]);
  expect(urls().sort()).toEqual(['/api/auth/logout', '/api/me', '/api/me', '/api/places']);
});

test('more than an address can hold is asked alone', async () => {
  const shift = 'x'.repeat(1_500);
  const reads = ['a', 'b', 'c'].map((letter) =>
    call('GET /api/shifts', { query: { from: letter + shift, to: '' } }),
  );
  await Promise.all(reads);
  expect(asked).toHaveLength(3);
  expect(urls().every((url) => url.startsWith('/api/shifts?'))).toBe(true);
});

test('nobody waits for one of them: the others have their answers. For none: the call ends', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const me = call('GET /api/me', { signal: first.signal });
  const places = call('GET /api/places', { signal: second.signal });
  await soon();
  first.abort();
  await expect(me).rejects.toThrow();
  expect(asked[0]?.signal?.aborted).toBe(false);
  asked[0]?.send(line('[', '/api/places', []));
  expect(await places).toEqual([]);
  second.abort();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
