import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  getNoticePreferences,
  isOnByDefault,
  NOTICE_KINDS,
  NoticePreferences,
  setNoticePreferences,
} from '#contract/api/notices';
import { AppError } from '#contract/errors';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { idOf, person, test } from '../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });

test('each choice of how one is told is saved as it is made', async ({ open, server }) => {
  withBakery(server);
  server.on(setNoticePreferences).answer(({ body }) => NoticePreferences.parse(body));
  await open('/account', AMY);
  const sent = () => server.sent(setNoticePreferences).map(({ body }) => body);
  await page.getByRole('switch', { name: 'Changed shifts' }).click();
  await expect.poll(() => sent().at(-1)?.email.changed).toBe(false);
  await page.getByLabelText('When', { exact: true }).selectOptions('18:00');
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({ digest_at: '18:00', email: { changed: false } });
  await page.getByLabelText('Reminder before a shift').selectOptions('12 hours before');
  await expect.poll(() => sent().at(-1)?.reminder_hours).toBe(12);
  await page.getByLabelText('From', { exact: true }).selectOptions('22:00');
  await expect.poll(() => sent().at(-1)?.quiet).toEqual({ from: '22:00', to: '07:00' });
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect.poll(() => sent().at(-1)?.quiet).toBe(null);
  await expect.element(page.getByLabelText('From', { exact: true })).not.toBeInTheDocument();
  await page.getByLabelText('Time zone').selectOptions('Australia/Perth');
  await expect.poll(() => sent().at(-1)?.timezone).toBe('Australia/Perth');
  await expectAccessible();
});

test('where the operator has set up SMS, one chooses what comes by it, and reads to which number', async ({
  open,
  server,
}) => {
  withBakery(server);
  const kindsOf = (channel: 'email' | 'sms') =>
    Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, isOnByDefault(channel, kind)]),
    ) as NoticePreferences['email'];
  server.on(getNoticePreferences).answer(() => ({
    email: kindsOf('email'),
    push: kindsOf('email'),
    sms: kindsOf('sms'),
    quiet: null,
    sleep_aware: true,
    digest_at: null,
    reminder_hours: null,
    timezone: null,
  }));
  server.on(setNoticePreferences).answer(({ body }) => NoticePreferences.parse(body));
  await open('/account', { ...AMY, phone: '0491 570 006' });
  const sms = page.getByRole('group', { name: 'SMS' });
  await expect.element(sms).toHaveTextContent('To +61491570006.');
  await expect.element(sms.getByRole('switch', { name: 'Changed shifts' })).toBeChecked();
  await sms.getByRole('switch', { name: 'New shifts' }).click();
  await expect
    .poll(() => server.sent(setNoticePreferences).at(-1)?.body)
    .toMatchObject({ sms: { published: true, changed: true, reminder: false } });
  await expectAccessible();
  await open('/account', { ...AMY, phone: '02 5550 2150' });
  await expect.element(sms).toHaveTextContent("We can't text the phone number in your profile.");
});

test('without SMS there is no switch for it', async ({ open, server }) => {
  withBakery(server);
  await open('/account', { ...AMY, phone: '0491 570 006' });
  await expect.element(page.getByRole('switch', { name: 'Reminders' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'SMS' })).not.toBeInTheDocument();
});

test('a choice that could not be saved is taken back, and says so', async ({ open, server }) => {
  withBakery(server);
  server.on(setNoticePreferences).answer(() => {
    throw new AppError('internal');
  });
  await open('/account', AMY);
  const reminders = page.getByRole('switch', { name: 'Reminders' });
  await reminders.click();
  await expect.element(page.getByText('Failed to save your choice')).toBeVisible();
  await expect.element(reminders).toBeChecked();
});

test('managers choose about what managers are told, and employees see no such switch', async ({
  open,
  server,
}) => {
  withBakery(server);
  const cannot = page.getByRole('switch', { name: "Someone can't work a shift" });
  await open('/account', AMY);
  await expect.element(page.getByRole('switch', { name: 'Reminders' })).toBeVisible();
  await expect.element(cannot).not.toBeInTheDocument();
  await open('/account', person({ role: 'manager' }));
  await expect.element(cannot).toBeChecked();
  await expect
    .element(page.getByRole('switch', { name: 'Shifts that nobody has confirmed' }))
    .toBeChecked();
});
