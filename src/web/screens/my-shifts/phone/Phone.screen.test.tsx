import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { shift } from '../../../testing/shifts';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });
const today = () => dateAt(Date.now() as Instant, 'Australia/Sydney' as Zone);
const card = () => page.getByRole('region', { name: 'Today and your next shift' });

test('a phone shows today and the next published shift first, whichever month it is in', async ({
  server,
  open,
}) => {
  const away = addDays(today(), 2);
  withBakery(server, {
    shifts: [
      shift('Amy Able', { date: addDays(today(), 1), published: false }),
      shift('Amy Able', { date: away }),
      shift('Amy Able', { date: addDays(today(), 40), startTime: '06:00', endTime: '14:00' }),
    ],
    statuses: [{ employee_id: idOf('Amy Able'), date: away, status: 'sick' }],
  });
  await open('/my-shifts', AMY);
  await page.viewport(360, 740);
  await expect.element(card()).toHaveTextContent(/^No shift todayNext: .*06:00–14:00/);
  const month = page.getByRole('grid');
  await expect.element(month).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(card().element())).toBeLessThan(top(month.element()));
  await expectAccessible();
  await expectNoSidewaysScroll();
});

test('without a published shift the card says so, and a computer has none', async ({
  server,
  open,
}) => {
  withBakery(server);
  await open('/my-shifts', AMY);
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
  await page.viewport(360, 740);
  await expect.element(card()).toHaveTextContent('Nothing published in the next 60 days');
});

test('the Home Screen is explained once, on a phone', async ({ server, open }) => {
  withBakery(server);
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  const hint = () => page.getByText('Open Muster like an app');
  await open('/my-shifts', AMY);
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect.element(hint()).not.toBeInTheDocument();
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile');
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: 'Show how' }).click();
  await expect.element(page.getByText(/'Install app'/)).toBeVisible();
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1');
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: 'Show how' }).click();
  await expect.element(page.getByText(/Tap the Share button/)).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(hint()).not.toBeInTheDocument();
  await open('/my-shifts', AMY);
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect.element(hint()).not.toBeInTheDocument();
  agent.mockRestore();
});
