// Two Muster processes behind a balancer, on one PostgreSQL with a replica for long answers: what a second process brings,
// what downloads cost the others, and what people notice when a process or the replica dies.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepare } from '../../src/server/startup';
import { startReplicatedPostgres } from '../../src/server/testing/replicated-postgres';
import { openSession } from './app';
import { percentile, say } from './measure';
import { startMuster } from './muster-process';
import { addOrganisation } from './organisation';
import { addShifts } from './shifts-of-a-month';

const CALLERS = 16;
const SECONDS = 8;
const DOWNLOAD = '/api/shifts?from=2027-02-28T13:00:00Z&to=2027-05-28T13:00:00Z';

const postgres = startReplicatedPostgres();
process.env.DATABASE_URL = postgres.url;
process.env.DATABASE_REPLICA_URL = postgres.replicaUrl;
const ground = await prepare('command');
const organisation = await addOrganisation(ground.database);
await addShifts(organisation);
const neighbour = await addOrganisation(ground.database, 20);
const cookieOf = ({ userId, orgId }: typeof neighbour) => openSession(ground, userId, orgId);
const [readerCookie, downloadCookie] = await Promise.all([
  cookieOf(neighbour),
  cookieOf(organisation),
]);
const first = await startMuster('error');
const balancer = await openBalancer([first.port]);

await read('one process', SECONDS);
const second = await startMuster('error');
balancer.ports.push(second.port);
await read('two processes', SECONDS);
await withDownloads('two processes, beside downloads');
await second.stop('SIGKILL');
await read('the second process was killed a moment ago', 3);
postgres.stopReplica();
await withDownloads('one process, beside downloads, without the replica');
await first.stop();
await ground.close();
balancer.close();
postgres.stop();

/** Each connection goes to the next process; one that doesn't answer is passed over. */
async function openBalancer(ports: number[]) {
  let turn = 0;
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    const forward = (attempts: number) => {
      if (attempts === 0) return client.destroy();
      turn += 1;
      const upstream = connect(ports[turn % ports.length] ?? 0, 'localhost');
      const refused = () => forward(attempts - 1);
      upstream.once('error', refused);
      return upstream.once('connect', () => {
        upstream.off('error', refused);
        upstream.on('error', () => client.destroy()).once('close', () => client.destroy());
        client.once('close', () => upstream.destroy());
        client.pipe(upstream).pipe(client);
      });
    };
    forward(ports.length);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { address, ports, close: () => server.close() };
}

/** Small reads of a neighbour for so many seconds. A read that a dead process drops is asked again, as a browser does. */
async function read(name: string, seconds: number): Promise<void> {
  const times: number[] = [];
  let dropped = 0;
  const until = performance.now() + seconds * 1_000;
  const caller = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const ask = () => fetch(`${balancer.address}/api/me`, { headers: { cookie: readerCookie } });
      const answer = await ask().catch(() => {
        dropped += 1;
        return ask();
      });
      await answer.text();
      if (!answer.ok) throw new Error(`a small read was answered ${answer.status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const [p50, p95] = [50, 95].map((rank) => percentile(times, rank).toFixed(1));
  const rate = (times.length / seconds).toFixed(0);
  say(
    `${name.padEnd(52)}${rate} small reads a second, p50 ${p50} ms, p95 ${p95} ms, ${dropped} asked again`,
  );
}

async function withDownloads(name: string): Promise<void> {
  const before = await rowsRead();
  let working = true;
  let downloads = 0;
  const download = async () => {
    while (working) {
      const answer = await fetch(balancer.address + DOWNLOAD, {
        headers: { cookie: downloadCookie },
      });
      const shifts = JSON.parse(await answer.text()) as unknown[];
      if (shifts.length === 0) throw new Error('a download is empty');
      downloads += 1;
    }
  };
  const downloading = Promise.all([download(), download()]);
  await read(name, SECONDS);
  working = false;
  await downloading;
  // Statistics are written with a delay.
  await delay(1_500);
  const after = await rowsRead();
  const [primary, replica] = after.map((rows, at) => rows - (before[at] ?? 0));
  const share = (100 * (replica ?? 0)) / ((primary ?? 0) + (replica ?? 0));
  say(`  ${downloads} downloads; ${share.toFixed(0)} % of all rows were read from the replica`);
}

/** From the primary and from the replica. */
async function rowsRead(): Promise<number[]> {
  const statement =
    'select tup_returned::float8 as rows from pg_stat_database where datname = current_database()';
  return Promise.all(
    [postgres.url, postgres.replicaUrl].map(async (connectionString) => {
      const client = new pg.Client({ connectionString });
      try {
        await client.connect();
        const { rows } = await client.query<{ rows: number }>(statement);
        return rows[0]?.rows ?? 0;
      } catch {
        return 0;
      } finally {
        await client.end().catch(() => undefined);
      }
    }),
  );
}
