import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type ShiftRule, updateShiftRule } from '#contract/api/shift-rules';
import { idOf, ORG_ID, test } from '../../../testing/screen-test';
import { TEMPLATE, withRoster } from '../testing/roster-server';

const RULE: ShiftRule = {
  id: idOf('Ward days'),
  org_id: ORG_ID,
  name: 'Ward days',
  shift_template_id: TEMPLATE.id,
  template_name: TEMPLATE.name,
  applies_to_type: 'employee',
  applies_to_id: idOf('Amy Able'),
  start_datetime: '2027-03-01T00:00:00.000Z',
  end_datetime: null,
  timezone: 'Australia/Sydney',
  parameters_json: '{}',
  status: 'active',
  created_by: null,
  created_at: '2027-02-20T00:00:00.000Z',
  filled_to: '2027-03-14',
};

test('a message never covers the buttons of the last row', async ({ server, open }) => {
  withRoster(server, { rules: [RULE] });
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
