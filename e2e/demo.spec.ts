// The demo is created and removed by one command each.
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { newDataFolder } from './testing/data-folder';
import { runToEnd, startMuster } from './testing/muster-process';

// Each step starts its own process, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('one command removes the demo, but not while it runs', async () => {
  const DATA_DIR = await newDataFolder('demo');
  const remove = () => runToEnd(['demo', '--remove'], { DATA_DIR });
  const demo = await startMuster({ DATA_DIR }, { command: ['demo'], until: /demo -- --remove/ });
  try {
    expect((await remove()).output).toContain(`Another Muster (process ${demo.process.pid})`);
    expect((await fetch(`${demo.url}/api/ready`)).status).toBe(200);
  } finally {
    await demo.end();
  }
  expect(await remove()).toMatchObject({ code: 0 });
  expect(existsSync(DATA_DIR)).toBe(false);
  expect((await remove()).output).toContain('There is no demo in');
});
