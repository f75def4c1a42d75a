import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { previewRoster } from '#contract/api/auto-roster';
import { expectAccessible } from '../../../testing/expect-accessible';
import { test } from '../../../testing/screen-test';
import { withPreview, withRoster } from '../testing/roster-server';
import { next, walkTo, wizard } from '../testing/walk-wizard';

test('times are told on the clock of a site, which can be used instead', async ({
  server,
  open,
}) => {
  withRoster(server);
  withPreview(server);
  await open('/employees');
  await walkTo('Location Assignments');
  await wizard.getByLabelText('Assign all shifts to location').click();
  await page.getByRole('option', { name: 'Fremantle' }).click();
  await expect.element(wizard.getByText('D: 09:00 Sydney is 06:00 at Fremantle')).toBeVisible();
  await expectAccessible(wizard.element());
  await wizard.getByLabelText("Use each site's own clock").click();
  await expect.element(wizard.getByText(/09:00 Sydney is/)).not.toBeInTheDocument();
  await next('Review Conflicts');
  await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect.poll(() => server.sent(previewRoster)).toHaveLength(1);
  expect(server.sent(previewRoster)[0]?.body).toMatchObject({ siteClock: true });
}, 90_000);

test('the time zones of the job sites are on offer', async ({ server, open }) => {
  withRoster(server);
  await open('/employees');
  await walkTo('Configure Parameters');
  const group = () => wizard.element().querySelector('optgroup[label="Your job sites"]');
  await expect.poll(() => group()?.textContent).toBe('Australia/Perth');
}, 90_000);
