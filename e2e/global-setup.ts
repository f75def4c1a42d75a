// Starts the built Muster with its demo data, as `npm run demo` does, and hands the journeys its address and accounts.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataFolder } from './testing/data-folder';
import { startMuster } from './testing/muster-process';

const ACCOUNT = /^ {2}(\S.*?) {2,}(\S.*?) {2,}(\S+@\S+) +(\S+)$/gm;

export default async function globalSetup() {
  const dataDir = await newDataFolder('e2e');
  const muster = await startMuster(
    // Each journey comes from an address of its own, so that the rate limits stay in force.
    { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    { command: ['demo'], until: /To remove the demo/ },
  );
  process.env.E2E_URL = muster.url;
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
    const { code, output } = await muster.end();
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`Muster ended with ${code} after SIGTERM:\n${output}`);
  };
}
