import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listNotices, type Notice, readNotices } from '#contract/api/notices';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });

const shift = (hour: string) => ({
  date: '2027-03-10' as CalendarDate,
  start_at: `2027-03-09T${hour}:00:00.000Z`,
  end_at: '2027-03-10T06:00:00.000Z',
  site: 'Depot',
  timezone: 'Australia/Sydney',
  role_label: 'Nurse',
});

function notice(name: string, changes: Partial<Notice> = {}): Notice {
  return {
    id: idOf(name),
    kind: 'changed',
    urgent: false,
    created_at: '2026-01-01T00:00:00.000Z',
    read: false,
    items: [{ shift_id: idOf('a'), was: shift('22'), now: shift('23'), note_changed: false }],
    subject: null,
    ...changes,
  };
}

/** Answers like the server: what is read stays read. */
function answer(server: FakeServer, notices: Notice[]) {
  let known = notices;
  const unread = () => known.filter(({ read }) => !read).length;
  server.on(listNotices).answer(({ query }) => ({
    unread: unread(),
    notices: query.limit === 0 ? [] : known,
    more: false,
  }));
  server.on(readNotices).answer(({ body }) => {
    known = known.map((each) => ({
      ...each,
      read: each.read || (body.ids ?? []).includes(each.id),
    }));
    return { unread: unread() };
  });
}

const bell = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('the bell counts what is unread, and the inbox shows old and new', async ({
  open,
  server,
}) => {
  withBakery(server);
  answer(server, [
    notice('changed'),
    notice('removed', {
      kind: 'removed',
      urgent: true,
      items: [{ shift_id: idOf('b'), was: shift('22'), now: null, note_changed: false }],
    }),
    notice('old', {
      kind: 'published',
      read: true,
      items: [{ shift_id: idOf('c'), was: null, now: shift('22'), note_changed: false }],
    }),
  ]);
  await open('/dashboard', AMY);
  await bell('Inbox, 2 unread notices').click();
  await expect
    .element(page.getByRole('heading', { name: 'Your roster has changed' }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 shift was removed' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 new shift' })).toBeVisible();
  const changed = page.getByRole('region', { name: 'Changed' });
  await expect
    .element(changed)
    .toHaveTextContent(
      'Wed 10 Mar 2027, 09:00–17:00 at Depot, Nurse → Wed 10 Mar 2027, 10:00–17:00 at Depot, Nurse',
    );
  await expect.element(page.getByText('Soon', { exact: true })).toBeVisible();
  // Seen is read: the count goes, and what was new stays marked until the page is left.
  await expect.element(bell('Inbox')).toBeVisible();
  expect(page.getByText('New', { exact: true }).elements().length).toBeGreaterThanOrEqual(2);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a notice that comes while the inbox is open appears by itself', async ({ open, server }) => {
  answer(server, []);
  await open('/inbox', AMY);
  await expect.element(page.getByText('Nothing yet.')).toBeVisible();
  answer(server, [notice('changed')]);
  server.tell({ topic: 'notices' });
  await expect
    .element(page.getByRole('heading', { name: 'Your roster has changed' }))
    .toBeVisible();
});

test('someone without an organisation has no bell', async ({ open }) => {
  await open('/account', person({ role: null, org_id: null, org_name: null }));
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Inbox' })).not.toBeInTheDocument();
});

test('a notice about someone else says who, and leads to the page', async ({ open, server }) => {
  withBakery(server);
  answer(server, [
    notice('cannot', {
      kind: 'cannot',
      urgent: true,
      items: [],
      subject: {
        title: "Someone can't work a shift",
        lines: [{ who: 'Ben Bold', text: 'Wed 10 Mar, 09:00–17:00 at Depot' }],
        link: { label: 'See that day', path: '/roster?view=list&date=2027-03-10' },
      },
    }),
  ]);
  await open('/inbox', person({ role: 'manager' }));
  await expect
    .element(page.getByRole('heading', { name: "Someone can't work a shift" }))
    .toBeVisible();
  await expect.element(page.getByText('Ben Bold: Wed 10 Mar, 09:00–17:00 at Depot')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See that day' }))
    .toHaveAttribute('href', '/roster?view=list&date=2027-03-10');
  await expect.element(page.getByRole('link', { name: 'See your shifts' })).not.toBeInTheDocument();
  await expectAccessible();
});
