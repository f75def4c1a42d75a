// PostgreSQL dies under a running Muster: nothing confirmed is lost, calls answer 503 until it is back by itself.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newDataFolder } from './testing/data-folder';
import { expectEnd, startMuster } from './testing/muster-process';

// Each test starts its own processes, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('Muster survives a crash of the database without a restart', async () => {
  const dataDir = await newDataFolder('crash');
  const muster = await startMuster({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let stop = false;

  async function write(worker: number) {
    for (let index = 0; !stop; index += 1) {
      const ownerEmail = `amy${worker}x${index}@example.com`;
      const response = await fetch(`${muster.url}/api/auth/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${worker}.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({
          orgName: 'Acacia',
          ownerName: 'Amy',
          ownerEmail,
          ownerPassword: 'gum leaves rustle',
        }),
      });
      statuses.add(response.status);
      if (response.status === 201) acknowledged.push(ownerEmail);
      if (response.status === 503) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.text()).toBe(
          "Muster can't reach its database. Try again in a moment.",
        );
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  const writing = [write(1), write(2)];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  const pidFile = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGQUIT');
  await expect.poll(() => statuses.has(503)).toBe(true);
  expect((await fetch(`${muster.url}/api/health`)).status).toBe(200);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
  expect((await fetch(`${muster.url}/api/ready`)).status).toBe(200);
  stop = true;
  await Promise.all(writing);
  expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);

  for (const email of acknowledged) {
    const response = await fetch(`${muster.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': email },
      body: JSON.stringify({ email, password: 'gum leaves rustle' }),
    });
    expect(response.status).toBe(200);
  }
  await expectEnd(muster.end());
  await rm(dataDir, { recursive: true, force: true });
});
