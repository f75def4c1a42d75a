import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { NoticePreferences, setNoticePreferences } from '#contract/api/notices';
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
