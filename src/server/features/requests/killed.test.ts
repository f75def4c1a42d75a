// A process that is killed (SIGKILL) in the middle of an approval: all of it is there afterwards, or nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTrades, idOf, type Trades } from './testing';

const NOW = '2027-03-08T02:00:00Z';
const source = (path: string) => JSON.stringify(resolve(import.meta.dirname, path));

/** The decision of a manager as the call carries it out, in a process of its own. */
const PROGRAM = `
import { openDatabase } from ${source('../../db/database.ts')};
import { decideRequest } from ${source('decide-request.ts')};
import { tradeKind } from ${source('trade-kind.ts')};
const { url, orgId, user, id, fingerprint, now } = JSON.parse(process.argv[2]);
const database = openDatabase(url, () => undefined);
await database.transact({ orgId, userId: user.id }, (db) =>
  decideRequest({ db, orgId, now }, { give: tradeKind }, user, id, { decision: 'approve', fingerprint }, now));
await database.close();
`;

let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
  folder = await mkdtemp(join(tmpdir(), 'muster-killed-'));
  await writeFile(join(folder, 'entry.mjs'), PROGRAM);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: join(folder, 'entry.mjs'), outDir: join(folder, 'out') },
  });
}, 120_000);
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

/** In the middle of what an approval writes, and near its end. */
const TABLES = ['shifts', 'audit_log'];

test.each(TABLES)(
  'killed before it writes %s, nothing of the approval is there, and it can still be decided',
  async (table) => {
    const roster = await createTrades(testApp);
    const { id, decide } = await accepted(roster);
    const before = await picture(id);
    const release = await testApp.hold(`lock table ${table} in exclusive mode`);
    const killed = decide();
    const { pid } = killed.child;
    const waits = () => connectionsOf(pid, "wait_event_type = 'Lock'");
    await expect.poll(waits, { timeout: 60_000 }).toBe(1);
    killed.child.kill('SIGKILL');
    const [code, signal] = await killed.exited;
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    // PostgreSQL learns that nobody is there when it answers: only then does it let go of what it holds.
    await release();
    await expect.poll(() => connectionsOf(pid), { timeout: 60_000 }).toBe(0);
    expect(await picture(id)).toEqual(before);

    const [again] = await decide().exited;
    expect(again).toBe(0);
    const [after] = await picture(id);
    expect(after).toMatchObject({ state: 'done', owner: roster.benId, events: 3, given: 1 });
  },
  240_000,
);

/** Amy's shift, which Ben accepted and a manager has open. */
async function accepted(roster: Trades) {
  await roster.managersDecide();
  const id = idOf(await roster.give(await roster.on(10), [roster.benId]));
  await roster.answer(id, 'accept');
  const [card] = await roster.inbox();
  const { id: userId, name, employee_id } = roster.manager.user;
  const given = {
    url: testApp.url,
    orgId: roster.orgId,
    user: { id: userId, name, employee_id, role: 'manager' },
    id,
    fingerprint: card?.effect.fingerprint,
    now: Date.parse(NOW),
  };
  return { id, decide: () => runDecision(given) };
}

function runDecision(given: object) {
  const program = join(folder, 'out', 'entry.mjs');
  const child = spawn(process.execPath, [program, JSON.stringify(given)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  return { child, exited };
}

/** The connections of the process that wait for a lock, or all of them. */
const connectionsOf = async (pid: number | undefined, which = 'true') => {
  const rows = await testApp.sql(
    `select from pg_stat_activity where datname = current_database() and application_name = $1 and ${which}`,
    [`muster ${pid}`],
  );
  return rows.length;
};

/** Everything that the approval writes, in figures. */
const picture = (id: string) =>
  testApp.sql(
    `select r.state, s.employee_id as owner,
      (select count(*)::int from request_events where request_id = r.id) as events,
      (select count(*)::int from notices where org_id = r.org_id) as notices,
      (select count(*)::int from audit_log where org_id = r.org_id and action = 'request.given') as given,
      (select count(*)::int from audit_log where org_id = r.org_id) as noted
    from requests r join request_shifts x on x.request_id = r.id left join shifts s on s.id = x.shift_id
    where r.id = $1`,
    [id],
  );
