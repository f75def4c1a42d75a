import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import { countInbox, getInbox, type InboxCard } from '#contract/api/inbox';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import { idOf, person, test } from '../../../testing/screen-test';
import { employee, fakeRoster, shift } from '../testing/fake-roster';

const cover = (name: string, missing: number): InboxCard => ({
  type: 'cover',
  id: `cover ${name}`,
  starts_at: '2127-03-12T20:00:00.000Z',
  ends_at: '2127-03-13T08:00:00.000Z',
  if_nobody_decides: `If nobody acts, ${name} stays short.`,
  clashes: [],
  location_id: idOf(name),
  location_name: name,
  timezone: 'Australia/Sydney',
  date: '2127-03-13' as CalendarDate,
  missing,
  offered: 0,
});

test('the queue opens beside the grid, follows changes, and gives the focus back', async ({
  server,
  open,
}) => {
  fakeRoster(server, [employee('Amy Able')], { 'Amy Able 2027-11-22': [shift(7, 15)] });
  server.on(listDayStatuses).answer(() => []);
  let cards = [cover('Shop', 1)];
  server.on(getInbox).answer(() => ({ cards }));
  server.on(countInbox).answer(() => ({ count: 2 }));
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  const button = page.getByRole('main').getByRole('button', { name: 'Requests 2 to decide' });
  await button.click();
  const drawer = page.getByRole('complementary', { name: 'To decide' });
  await expect.element(drawer.getByText('Shop is short of 1 person')).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: /^Amy Able, Mon 22 Nov/ })).toBeVisible();
  await expectAccessible();
  cards = [cover('Depot', 2)];
  server.tell({ topic: 'cover' });
  await expect.element(drawer.getByText('Depot is short of 2 people')).toBeVisible();
  await userEvent.keyboard('j');
  await expect
    .element(drawer.getByRole('region', { name: 'Depot is short of 2 people' }))
    .toHaveFocus();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
