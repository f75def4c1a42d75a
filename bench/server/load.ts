// 500 signed-in people with the roster open: each has a stream, and asks every 5 s whether anything has changed.
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepare } from '../../src/server/startup';
import { openSession } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation } from './organisation';

const PEOPLE = 500;
const POLL_MS = 5_000;
const SECONDS = 30;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

const muster = await startMuster();
const { address } = muster;

interface Answer {
  status: number;
  etag: string;
  ms: number;
}

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag ?? '',
          ms: performance.now() - start,
        }),
      );
    }).on('error', reject);
  });
}

/** A stream of its own connection, and how many events have come through it. */
function follow(cookie: string, onEvent: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${address}/api/events`, { agent: false, headers: { cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('"topic"')) onEvent();
      });
      resolve(response);
    }).on('error', reject);
  });
}

const ground = await prepare('command');
const { orgId, userId, siteId, peopleIds } = await addOrganisation(ground.database);
const cookies = await Promise.all(
  Array.from({ length: PEOPLE }, () => openSession(ground, userId, orgId)),
);
let events = 0;
const streams = [];
for (const cookie of cookies) {
  streams.push(
    await follow(cookie, () => {
      events += 1;
    }),
  );
}
say(
  `${streams.length} streams are open, everybody polls every ${POLL_MS / 1000} s for ${SECONDS} s`,
);

const path = '/api/roster?from=2027-03-01&to=2027-03-28';
const answers: Answer[] = [];
let failed = 0;
const end = performance.now() + SECONDS * 1000;
const pollers = cookies.map(async (cookie, index) => {
  await new Promise((resolve) => setTimeout(resolve, (index / PEOPLE) * POLL_MS));
  let etag = '';
  while (performance.now() < end) {
    try {
      const answer = await ask(path, { cookie, ...(etag ? { 'if-none-match': etag } : {}) });
      if (answer.status !== 200 && answer.status !== 304) failed += 1;
      etag = answer.etag;
      answers.push(answer);
    } catch {
      failed += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
});
let writes = 0;
const writer = (async () => {
  while (performance.now() < end) {
    const response = await fetch(`${address}/api/shifts`, {
      method: 'POST',
      headers: { cookie: cookies[0] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({
        employeeId: peopleIds[writes],
        locationId: siteId,
        date: '2027-03-10',
        startTime: '09:00',
        endTime: '17:00',
      }),
    });
    if (response.ok) writes += 1;
    else failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
})();
await Promise.all([...pollers, writer]);
await new Promise((resolve) => setTimeout(resolve, 1_000));

const bare = createServer((_request, response) => response.end('{}'));
await new Promise<void>((resolve) => bare.listen(0, resolve));
const { port: barePort } = bare.address() as AddressInfo;
const bareTimes: number[] = [];
for (let turn = 0; turn < 300; turn += 1) {
  const start = performance.now();
  await (await fetch(`http://localhost:${barePort}`)).text();
  bareTimes.push(performance.now() - start);
}
bare.close();

const figures = (kind: string, times: number[]) =>
  say(
    `${kind.padEnd(52)}${[50, 95, 99].map((rank) => `p${rank} ${percentile(times, rank).toFixed(1)} ms`).join('   ')}   of ${times.length}`,
  );
figures('a bare server, one call at a time (reference)', bareTimes);
figures(
  'unchanged, 304',
  answers.filter(({ status }) => status === 304).map(({ ms }) => ms),
);
figures(
  'changed, 200',
  answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
);
say(`${writes} changes, ${events} events of ${writes * PEOPLE} arrived, ${failed} calls failed`);
for (const stream of streams) stream.destroy();
agent.destroy();
await ground.close();
await muster.stop();
