// What a small read costs beside a server that does nothing but ask its database for one row: by turns, since the
// machine is not equally fast all the time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Ground } from '../../src/server/startup';
import { openApp, openSession } from './app';
import { percentile, printTimes } from './measure';

const CALLS = 3_200;
const ROUNDS = 15;
const WARM_UP = 3;
/** A few screens that happen to ask at once, and as many as keep the server busy. */
const CALLERS = [8, 64];

interface Kind {
  name: string;
  url: string;
  status: number;
  headersOf(cookie: string): Record<string, string>;
}

export async function measureSmallReads(
  ground: Ground,
  { userId, orgId, path }: { userId: string; orgId: string; path: string },
): Promise<void> {
  const app = await openApp(ground);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const bare = await openBareServer(ground.databaseUrl);
  const callers = new Worker(resolve('bench', 'server', 'callers.mjs'));
  const cookies = await Promise.all(
    Array.from({ length: Math.max(...CALLERS) }, () => openSession(ground, userId, orgId)),
  );
  const first = await fetch(address + path, { headers: { cookie: cookies[0] ?? '' } });
  const etag = first.headers.get('etag') ?? '';
  const kinds: Kind[] = [
    {
      name: 'a bare server with a one-row query (floor)',
      url: bare.address,
      status: 200,
      headersOf: () => ({}),
    },
    {
      name: 'unchanged polls, 304',
      url: address + path,
      status: 304,
      headersOf: (cookie) => ({ cookie, 'if-none-match': etag }),
    },
    {
      name: 'small reads, /api/me',
      url: `${address}/api/me`,
      status: 200,
      headersOf: (cookie) => ({ cookie }),
    },
  ];

  async function take({ url, status, headersOf }: Kind, count: number): Promise<number> {
    const headers = cookies.slice(0, count).map(headersOf);
    callers.postMessage({ url, status, callers: headers, times: CALLS / count });
    const [milliseconds] = await once(callers, 'message');
    return milliseconds;
  }

  for (const count of CALLERS) {
    const taken = kinds.map((): number[] => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [at, kind] of kinds.entries()) {
        const milliseconds = await take(kind, count);
        if (round >= 0) taken[at]?.push(milliseconds);
      }
    }
    for (const [at, { name }] of kinds.entries()) {
      const own = taken[at] ?? [];
      const ratios = own.map((time, round) => time / (taken[0]?.[round] ?? 1));
      printTimes(
        `${CALLS} calls of ${count}: ${name}`,
        percentile(own, 50),
        at === 0 ? undefined : percentile(ratios, 50),
      );
    }
  }

  await callers.terminate();
  await app.close();
  await bare.close();
}

async function openBareServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const server = createServer(async (_request, response) => {
    await pool.query('select 1');
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
