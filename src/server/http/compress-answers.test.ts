import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#contract/errors';
import { compressAnswers } from './compress-answers';
import { answerErrors } from './error-answer';
import { streamText } from './streamed-text';

const list = (length: number) =>
  JSON.stringify(Array.from({ length }, (_, number) => ({ number, name: 'Zoë' })));
const LONG = list(500);
const LONGER = list(5_000);

const PAGE = 'a year of shifts '.repeat(10_000);
const PAGES = 400;
const endless = { written: 0, left: false };

const app = Fastify();
let address: string;

beforeAll(async () => {
  answerErrors(app);
  await compressAnswers(app);
  app.get('/long', (_request, reply) => reply.type('application/json').send(LONG));
  app.get('/longer', (_request, reply) => reply.type('application/json').send(LONGER));
  app.get('/short', async () => ({ short: true }));
  app.get('/unchanged', (_request, reply) => reply.code(304).send());
  app.get('/stream', (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(
      streamText(async (write) => {
        for (let page = 0; page < PAGES; page += 1) await write(PAGE);
      }),
    ),
  );
  app.get('/endless', (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(
      streamText(async (write) => {
        endless.written = 0;
        try {
          for (;;) {
            await write(randomBytes(100_000).toString('hex'));
            endless.written += 1;
          }
        } finally {
          endless.left = true;
        }
      }),
    ),
  );
  app.get('/broken', (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="broken.csv"')
      .send(
        streamText(async () => {
          throw new AppError('unavailable');
        }),
      ),
  );
  app.get('/zip', (_request, reply) => reply.type('application/zip').send(Readable.from([PAGE])));
  app.get('/ready', (_request, reply) =>
    reply
      .type('text/javascript')
      .header('content-encoding', 'gzip')
      .send(Readable.from([gzipSync(LONG)])),
  );
  app.get('/part', (_request, reply) =>
    reply
      .code(206)
      .type('text/css')
      .header('content-range', 'bytes 0-3/170000')
      .send(Readable.from([PAGE.slice(0, 4)])),
  );
  address = await app.listen({ port: 0 });
});
afterAll(() => app.close());

const ask = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

async function open(url: string, encoding: string) {
  const request = get(`${address}${url}`, {
    agent: false,
    headers: { 'accept-encoding': encoding },
  });
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { request, response };
}

describe('a long text', () => {
  test.each([
    ['/long', LONG, 'gzip, deflate, br, zstd', 'br'],
    ['/long', LONG, 'gzip, deflate', 'gzip'],
    ['/long', LONG, 'br;q=0, gzip;q=0.5', 'gzip'],
    ['/longer', LONGER, 'br', 'br'],
    ['/longer', LONGER, 'gzip', 'gzip'],
  ])('%s for %4$s', async (url, plain, accepted, encoding) => {
    const { headers, rawPayload } = await ask(url, accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(plain.length / 8);
    const decoded = encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
    expect(decoded.toString()).toBe(plain);
  });

  test.each([undefined, 'identity', 'br;q=0'])('stays as it is for %s', async (accepted) => {
    const { headers, body } = await ask('/long', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(LONG);
  });
});

describe('a stream', () => {
  test.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ])('arrives whole over the network as %s', async (encoding, decoder) => {
    const { response } = await open('/stream', encoding);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
    });
    const decoded = await text(response.pipe(decoder()));
    expect(decoded.length).toBe(PAGE.length * PAGES);
    expect(decoded.endsWith(PAGE)).toBe(true);
  });

  test('waits for a caller who reads slowly, and stops for one who goes away', async () => {
    const { request } = await open('/endless', 'br');
    let before = -1;
    await vi.waitFor(
      () => {
        const stalled = endless.written === before;
        before = endless.written;
        expect(stalled).toBe(true);
      },
      { timeout: 20_000, interval: 300 },
    );
    request.destroy();
    await vi.waitFor(() => expect(endless.left).toBe(true));
  });

  test('that fails before its first byte becomes a readable error', async () => {
    const { statusCode, headers, body } = await ask('/broken', 'br, gzip');
    expect([statusCode, body]).toEqual([
      503,
      "Muster can't reach its database. Try again in a moment.",
    ]);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-disposition']).toBeUndefined();
  });
});

test.each([
  ['a short answer', '/short', undefined],
  ['an answer without a body', '/unchanged', undefined],
  ['an archive', '/zip', undefined],
  ['a part of a file', '/part', undefined],
  ['a file that is compressed already', '/ready', 'gzip'],
])('%s is left alone', async (_what, url, encoding) => {
  const { headers } = await ask(url, 'br, gzip');
  expect(headers['content-encoding']).toBe(encoding);
});
