// Starts the built Muster with its demo data, as `npm run demo` does, and hands the journeys its address and accounts. When
// they have ended, one command removes the demo.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { newDataFolder } from './testing/data-folder';
import { expectEnd, runToEnd, startMuster } from './testing/muster-process';

const ACCOUNT = /^ {2}(\S.*?) {2,}(\S.*?) {2,}(\S+@\S+) +(\S+)$/gm;

export default async function globalSetup() {
  const dataDir = await newDataFolder('e2e');
  const muster = await startMuster(
    // Each journey comes from an address of its own, so that the rate limits stay in force.
    { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    { command: ['demo'], until: /To remove the demo/ },
  );
  process.env.E2E_URL = muster.url;
  process.env.E2E_PID = String(muster.process.pid);
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_OUTBOX = join(dataDir, 'outbox');
  process.env.E2E_ACCOUNTS = JSON.stringify(
    Array.from(muster.output().matchAll(ACCOUNT), ([, name, role, email, password]) => ({
      name,
      role,
      email,
      password,
    })),
  );
  return async () => {
    try {
      await expectEnd(muster.end());
      await expectRemoved(dataDir);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

/** `demo.spec.ts` has seen that nothing is removed while it runs. */
async function expectRemoved(dataDir: string): Promise<void> {
  const remove = () => runToEnd(['demo', '--remove'], { DATA_DIR: dataDir });
  await expectEnd(remove());
  // The folder goes too, unless a backup was due meanwhile.
  const left = await readdir(dataDir).catch(() => []);
  expect(left.filter((name) => name !== 'backups')).toEqual([]);
  expect((await remove()).output).toContain('There is no demo in');
}
