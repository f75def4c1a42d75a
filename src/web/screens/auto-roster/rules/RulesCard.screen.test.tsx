import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { updateShiftRule } from '#contract/api/shift-rules';
import { rule } from '../../../testing/auto-roster';
import { test } from '../../../testing/screen-test';
import { withRoster } from '../testing/roster-server';

const RULE = rule('Ward days', { status: 'active' });

test('a message never covers the buttons of the last row', async ({ server, open }) => {
  withRoster(server, [RULE]);
  server.on(updateShiftRule).answer(() => ({ ...RULE, status: 'paused' }));
  await open('/employees');
  const pause = page.getByRole('button', { name: 'Pause Ward days' });
  await expect.element(pause).toBeVisible();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  document.documentElement.scrollTop = scrollHeight;
  await pause.click();
  await expect.element(page.getByText('Rule paused').first()).toBeVisible();
  const top = () => document.querySelector('[data-toast]')?.getBoundingClientRect().top ?? 0;
  const archive = page.getByRole('button', { name: 'Archive Ward days' });
  await expect
    .poll(() => archive.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(top());
});
