// F14: the server dies while it migrates; version and tables agree whenever one looks.
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/server/testing/free-port';
import { query } from '../database';
import { launch, newMuster, type Options } from '../muster';
import { type Ground, pause, type Trial, until } from '../trial';

const STEPS = 200;
const LONG = '0900_many_steps.sql';

/** A copy of the program with one migration more, of many steps. */
async function copyOfProgram(ground: Ground): Promise<string> {
  const folder = await ground.newFolder('program');
  await cp(join('.cache', 'faults', 'server'), join(folder, 'server'), { recursive: true });
  await cp('package.json', join(folder, 'package.json'));
  await cp('migrations', join(folder, 'migrations'), { recursive: true });
  await mkdir(join(folder, 'dist', 'web'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function addLongMigration(program: string): Promise<void> {
  const step = (_: unknown, number: number) =>
    `create table step_${number} (id integer); select pg_sleep(0.005);`;
  const statements = Array.from({ length: STEPS }, step).join('\n');
  await writeFile(join(program, 'migrations', LONG), statements);
}

/** What disagrees between the versions that are noted and the tables that exist. */
async function disagreements(program: string, dataDir: string): Promise<string[]> {
  const noted = await query<{ version: number }>(
    dataDir,
    'select version from schema_migrations',
  ).catch(() => []);
  const versions = new Set(noted.map(({ version }) => version));
  const tables = await query<{ name: string }>(
    dataDir,
    "select tablename as name from pg_tables where schemaname = 'public'",
  ).catch(() => []);
  const existing = new Set(tables.map(({ name }) => name));
  const wrong: string[] = [];
  for (const file of await readdir(join(program, 'migrations'))) {
    const text = await readFile(join(program, 'migrations', file), 'utf8');
    const made = Array.from(text.matchAll(/^create table (\w+)/gm), ([, name]) => name ?? '');
    const there = made.filter((name) => existing.has(name)).length;
    const applied = versions.has(Number(file.slice(0, 4)));
    if (there !== (applied ? made.length : 0)) {
      wrong.push(
        `${file} is ${applied ? '' : 'not '}noted, with ${there} of ${made.length} tables`,
      );
    }
  }
  return wrong;
}

export const killedInMigration: Trial = {
  id: 'F14',
  title: 'kill -9 during migrations',
  async run(ground) {
    const program = await copyOfProgram(ground);
    const dataDir = await ground.newFolder('migrations');
    const options: Options = { dataDir, entry: join(program, 'server', 'entry.js') };
    const muster = await newMuster(ground, options);
    let looks = 0;

    async function look(when: string): Promise<void> {
      looks += 1;
      for (const sentence of await disagreements(program, dataDir)) {
        ground.wrong(`${when}: ${sentence}`);
      }
    }

    async function dieOnStart(faultAt: string, killed: () => Promise<boolean>): Promise<void> {
      const port = String(await freePort());
      const child = launch(options, ['serve'], { PORT: port, FAULT_AT: faultAt });
      child.stdout?.resume();
      let complaint = '';
      child.stderr?.on('data', (chunk) => {
        complaint += chunk;
      });
      const ended = new Promise((done) => child.once('close', (_, signal) => done(signal)));
      if (await killed()) child.kill('SIGKILL');
      if ((await ended) !== 'SIGKILL') ground.wrong(`a start that ended by itself: ${complaint}`);
      ground.tally.kills += 1;
      await look(faultAt || 'in the long migration');
    }

    const rounds = ground.rounds ?? 8;
    // Each start gets a little further: before the statements, after them, before and after the commit.
    for (let round = 0; round < rounds; round += 1) {
      await dieOnStart(`during-migration:${1 + ground.random.below(4)}`, async () => false);
    }
    await muster.start();
    await look('after the first start that was left alone');
    await muster.end('SIGKILL');

    await addLongMigration(program);
    for (let round = 0; round < rounds; round += 1) {
      await dieOnStart('', async () => {
        await until('the long migration runs', 30_000, () => isInLongMigration(dataDir));
        await pause(ground.random.below(1_200));
        return true;
      });
      const [row] = await query(dataDir, 'select from schema_migrations where version = 900');
      if (row) break;
    }
    await muster.start();
    await look('at the end');
    const [made] = await query<{ count: number }>(
      dataDir,
      "select count(*)::int as count from pg_tables where tablename like 'step\\_%'",
    );
    if (made?.count !== STEPS) ground.wrong(`${made?.count} of ${STEPS} steps are there`);
    return `looked ${looks} times at ${(await readdir(join(program, 'migrations'))).length} migrations, one of them of ${STEPS} steps: versions and tables agree`;
  },
};

async function isInLongMigration(dataDir: string): Promise<boolean> {
  const rows = await query(
    dataDir,
    `select from pg_stat_activity where application_name = 'muster migrate'
       and state = 'active' and query like 'create table step\\_%'`,
  ).catch(() => []);
  return rows.length > 0;
}
