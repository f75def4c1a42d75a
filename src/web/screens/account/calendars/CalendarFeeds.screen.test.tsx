import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type CalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
} from '#contract/api/calendar-feeds';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });

function feed(label: string, changes: Partial<CalendarFeed> = {}): CalendarFeed {
  return {
    id: idOf(label),
    label,
    scope: 'shifts',
    created_at: '2026-03-01T00:00:00Z',
    last_fetched_at: null,
    last_fetched_by: null,
    ...changes,
  };
}

/** A server that makes feeds with an address at the given origin. */
function withFeeds(server: FakeServer, origin: string): CalendarFeed[] {
  const feeds: CalendarFeed[] = [];
  withBakery(server);
  server.on(listCalendarFeeds).answer(() => feeds);
  server.on(createCalendarFeed).answer(({ body }) => {
    const made = feed(body.label, { scope: body.scope });
    feeds.push(made);
    return { ...made, url: `${origin}/calendar/secret.ics` };
  });
  server.on(deleteCalendarFeed).answer(({ params }) => {
    feeds.splice(
      feeds.findIndex(({ id }) => id === params.id),
      1,
    );
  });
  return feeds;
}

const card = () => page.getByRole('region', { name: 'Calendar feeds' });

test('a feed is made with a name and what it shows, and its address is shown this once', async ({
  server,
  open,
}) => {
  withFeeds(server, 'https://roster.example.com');
  await open('/account', AMY);
  await card().getByRole('button', { name: 'Add a calendar feed' }).click();
  await page.getByLabelText('Name of the feed').fill('For Sam');
  await page.getByLabelText('Busy times only').click();
  await userEvent.keyboard('{Enter}');

  const dialog = page.getByRole('dialog', { name: 'Add For Sam to a calendar' });
  await expect
    .element(dialog.getByText('https://roster.example.com/calendar/secret.ics'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open in your calendar' }))
    .toHaveAttribute('href', 'webcal://roster.example.com/calendar/secret.ics');
  await expect
    .element(dialog.getByRole('link', { name: 'Add to Google Calendar' }))
    .toHaveAttribute('href', expect.stringContaining('calendar.google.com'));
  await expect.element(dialog.getByText(/Google takes 4 to 24 hours/)).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect
    .element(card().getByRole('listitem'))
    .toHaveTextContent('For SamBusy times only. No calendar has read it yet.');
  await expect.element(page.getByText('secret.ics')).not.toBeInTheDocument();
  expect(server.sent(createCalendarFeed).map(({ body }) => body)).toEqual([
    { label: 'For Sam', scope: 'busy' },
  ]);
});

test('on a private network the page says that Google cannot read it', async ({ server, open }) => {
  withFeeds(server, 'http://192.168.1.20:3000');
  await open('/account', AMY);
  await card().getByRole('button', { name: 'Add a calendar feed' }).click();
  await page.getByLabelText('Name of the feed').fill('My phone');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Google can't read this address/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add to Google Calendar' }))
    .not.toBeInTheDocument();
});

test('an address that was lost on the way is not shown as one', async ({ server, open }) => {
  withFeeds(server, 'https://roster.example.com');
  server.on(createCalendarFeed).answer(() => ({ ...feed('My phone'), url: null }));
  await open('/account', AMY);
  await card().getByRole('button', { name: 'Add a calendar feed' }).click();
  await page.getByLabelText('Name of the feed').fill('My phone');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Remove it and add a new one/)).toBeVisible();
});

test('the list says who read a feed last, and a feed is removed', async ({ server, open }) => {
  const feeds = withFeeds(server, 'https://roster.example.com');
  const now = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  feeds.push(
    feed('My phone', {
      scope: 'pattern',
      last_fetched_at: now,
      last_fetched_by: 'iOS/18.5 dataaccessd',
    }),
  );
  await open('/account', AMY);
  await expect
    .element(card().getByRole('listitem'))
    .toHaveTextContent(
      'Your shifts and your pattern. Last read 3 h ago by the calendar of an iPhone or iPad.',
    );
  await card().getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove calendar feed' }).click();
  await expect.element(page.getByText('Removed My phone').first()).toBeVisible();
  await expect.element(card().getByRole('listitem')).not.toBeInTheDocument();
  expect(server.sent(deleteCalendarFeed)).toHaveLength(1);
});

test('who is not on the roster has no calendar feeds', async ({ server, open }) => {
  withFeeds(server, 'https://roster.example.com');
  await open('/account', person());
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
});
