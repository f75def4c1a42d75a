import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateRoster } from '#contract/api/auto-roster';
import { listShiftRules } from '#contract/api/shift-rules';
import type { Instant } from '#engine/time/kinds';
import { SYSTEM_TEMPLATES } from '../features/shift-templates/system-templates';
import { createRoster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';
import { startJobs } from './jobs';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('a start extends active rules that are behind', async () => {
  const { manager, amyId, depot } = await createRoster(testApp);
  await manager.browser.call(generateRoster, {
    body: {
      templateId: SYSTEM_TEMPLATES[0]?.id ?? '',
      startDate: '2027-03-01',
      endDate: '2027-03-14',
      employeeIds: [amyId],
      parameters: { default_location_id: depot.id },
      rule: { name: 'Depot days' },
    },
  });
  const jobs = await startJobs(
    {
      config: testApp.config,
      database: testApp.database,
      mailer: { send: async () => undefined, close: () => undefined },
      log: pino({ level: 'silent' }),
      clock: () => Date.parse('2027-03-10T00:00:00Z') as Instant,
      payments: testApp.payments,
      push: testApp.push,
    },
    testApp.database.pool,
  );
  try {
    await vi.waitFor(
      async () => {
        const [rule] = await manager.browser.call(listShiftRules);
        expect(rule?.filled_to).toBe('2027-05-06');
      },
      { timeout: 20_000, interval: 100 },
    );
  } finally {
    await jobs.stop();
  }
});
