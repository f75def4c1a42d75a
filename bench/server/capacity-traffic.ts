// What one process of Muster takes for open streams, and how many calls it answers when nothing else is asked of it.
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type Ground, prepare } from '../../src/server/startup';
import { openSession, openSessions } from './app';
import { say } from './measure';
import { type Muster, startMuster } from './muster-process';
import { addOrganisation } from './organisation';

const STREAMS = 2_000;
// As many as Muster has connections to the database.
const CALLERS = 10;
const SECONDS = 5;

export async function measureTraffic(): Promise<void> {
  const muster = await startMuster();
  try {
    const ground = await prepare('command');
    await measure(ground, muster).finally(ground.close);
  } finally {
    await muster.stop();
  }
}

async function measure(ground: Ground, muster: Muster): Promise<void> {
  const { orgId, userId } = await addOrganisation(ground.database);
  const cookie = await openSession(ground, userId, orgId);
  const cookies = await openSessions(ground, orgId, STREAMS);
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    answerOf(`${muster.address}${path}`, { agent, headers: { cookie, ...headers } });
  const path = '/api/roster?from=2027-03-01&to=2027-03-28';
  const etag = (await ask(path)).headers.etag ?? '';

  // First of all: later the process would give back meanwhile what the calls have left.
  const before = muster.residentKilobytes();
  const streams = [];
  for (const own of cookies) {
    streams.push(
      await opened(`${muster.address}/api/events`, { agent: false, headers: { cookie: own } }),
    );
  }
  const taken = (muster.residentKilobytes() - before) / STREAMS;
  say(
    `${STREAMS} open streams: ${taken.toFixed(1)} kB of memory each, on top of ${Math.round(before / 1024)} MB`,
  );
  for (const stream of streams) stream.destroy();

  await rate('select 1 (reference)', () => ground.database.pool.query('select 1'));
  await rate('a bare page (reference)', () => answerOf(muster.address, { agent }));
  await rate('an unchanged roster, 304', () => ask(path, { 'if-none-match': etag }));
  await rate('GET /api/me', () => ask('/api/me'));
  agent.destroy();
}

async function rate(name: string, call: () => Promise<unknown>): Promise<void> {
  let calls = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < end) {
        await call();
        calls += 1;
      }
    }),
  );
  const second = calls / ((performance.now() - start) / 1000);
  say(
    `${name.padEnd(30)}${Math.round(second).toLocaleString('en-AU').padStart(8)} a second from ${CALLERS} callers`,
  );
}

type Options = Parameters<typeof get>[1];

function opened(url: string, options: Options): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, options as object, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

async function answerOf(url: string, options: Options): Promise<IncomingMessage> {
  const response = await opened(url, options);
  if (!response.complete) await once(response, 'end');
  return response;
}
