import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers';

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number, name: 'Zoë' })));
const app = Fastify();

beforeAll(async () => {
  compressAnswers(app);
  app.get('/long', (_request, reply) => reply.type('application/json').send(LONG));
  app.get('/short', async () => ({ short: true }));
  app.get('/unchanged', (_request, reply) => reply.code(304).send());
  await app.ready();
});
afterAll(() => app.close());

const ask = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('a long answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('for %s is sent as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(LONG.length / 10);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    const plain = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    expect(plain.toString()).toBe(LONG);
  });

  test.each([undefined, 'identity', 'br;q=0'])('for %s is sent as it is', async (accepted) => {
    const { headers, body } = await ask('/long', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toBe(LONG);
  });
});

test('short answers and those without a body are left alone', async () => {
  for (const url of ['/short', '/unchanged']) {
    const { headers } = await ask(url, 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
  }
});
