// Two Musters on one database behind one address, each with a data folder of its own.
import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { freePort } from '../../src/server/testing/free-port';
import { type Balancer, startBalancer } from './balancer';
import { newDataFolder } from './data-folder';
import { readOutbox } from './mailbox';
import { type Running, startMuster } from './muster-process';

export interface Pair {
  balancer: Balancer;
  servers: [Running, Running];
  env(index: number): Record<string, string>;
  /** Starts one again that has ended. */
  startAgain(index: 0 | 1): Promise<void>;
  sql(statement: string): Promise<Record<string, unknown>[]>;
  /** Lets every change of a roster wait; resolves once the server is in the middle of one. */
  holdChanges(server: Running): Promise<{ release(): Promise<void> }>;
  /** The mails that both have written. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const database = await createDatabase();
  const folders = [await newDataFolder('server-a'), await newDataFolder('server-b')];
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  const env = (index: number) => ({
    DATABASE_URL: database.url,
    DATA_DIR: folders[index] ?? '',
    PORT: String(ports[index]),
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '1',
  });
  const start = async (index: number) => ({
    ...(await startMuster(env(index))),
    url: `http://localhost:${ports[index]}`,
  });
  const servers = await Promise.all([start(0), start(1)]);
  return {
    balancer,
    servers,
    env,
    async startAgain(index) {
      servers[index] = await start(index);
    },
    sql: database.sql,
    async holdChanges(server) {
      const client = new pg.Client({ connectionString: database.administratorUrl });
      client.on('error', () => undefined);
      await client.connect();
      await client.query('begin; lock table roster_revisions in exclusive mode');
      const waiting = `select from pg_stat_activity
        where application_name = 'muster ${server.process.pid}' and wait_event_type = 'Lock'`;
      await expect.poll(() => database.sql(waiting)).not.toEqual([]);
      return { release: () => client.end() };
    },
    async mails() {
      const outboxes = folders.map((folder) => readOutbox(join(folder, 'outbox')));
      return (await Promise.all(outboxes)).flat();
    },
    async close() {
      balancer.close();
      await Promise.all(servers.map((server) => server.end()));
      await database.drop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty one in the PostgreSQL that the Muster of all journeys has started. */
async function createDatabase() {
  const home = join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const passwords = JSON.parse(await readFile(join(home, 'passwords.json'), 'utf8'));
  const lock = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8');
  const [, , , port, socket = ''] = lock.split('\n');
  const name = `several_${randomBytes(6).toString('hex')}`;
  const where = `host=${encodeURIComponent(socket)}&port=${port}&sslmode=disable`;
  const administrator = (database: string) =>
    `postgresql://postgres:${passwords.administrator}@localhost/${database}?${where}`;
  await query(administrator('postgres'), `create database ${name} owner muster`);
  return {
    url: `postgresql://muster:${passwords.muster}@localhost/${name}?${where}`,
    administratorUrl: administrator(name),
    sql: (statement: string) => query(administrator(name), statement),
    drop: () => query(administrator('postgres'), `drop database ${name} with (force)`),
  };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
