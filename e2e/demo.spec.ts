// The demo of all journeys is not removed while it runs; `global-setup.ts` removes it at their end.
import { expect, test } from '@playwright/test';
import { expectEnd, runToEnd } from './testing/muster-process';

test('nobody removes the demo while it runs', async () => {
  const { E2E_DATA_DIR: DATA_DIR = '', E2E_PID, E2E_URL } = process.env;
  const output = await expectEnd(runToEnd(['demo', '--remove'], { DATA_DIR }), 1);
  expect(output).toContain(`Another Muster (process ${E2E_PID})`);
  expect((await fetch(`${E2E_URL}/api/ready`)).status).toBe(200);
});
