// An employee's first minutes, on a phone: the email, a password, the next shift, when to clock in.
import { rm } from 'node:fs/promises';
import { newDataFolder } from './testing/data-folder';
import { linkIn, type MailServer, startMailServer } from './testing/mailbox';
import { startMuster } from './testing/muster-process';
import { organisation } from './testing/organisation';
import { toast } from './testing/roster-day';
import { sendRun, templateId } from './testing/roster-runs';
import { addSite, employeeIds } from './testing/shifts';
import { test as base, expect, expectNoSidewaysScroll } from './testing/test';
import { walk } from './testing/walk';

const test = base.extend<{ post: MailServer }>({
  post: async ({}, use) => {
    const post = await startMailServer();
    await use(post);
    await post.close();
  },
  baseURL: async ({ post }, use) => {
    const dataDir = await newDataFolder('walk');
    const muster = await startMuster({ DATA_DIR: dataDir, SMTP_URL: post.url });
    await use(muster.url);
    await muster.end();
    await rm(dataDir, { recursive: true, force: true });
  },
});

const PASSWORD = 'magpies at dawn';
const DAY_MS = 24 * 60 * 60_000;

function sydneyDate(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(instant);
}

test('an employee gets an email, chooses a password, and reads when the next shift begins, on a phone', async ({
  page,
  post,
  browser,
  baseURL,
}) => {
  test.slow();
  const step = walk('employee');
  const { mail } = await organisation(page);
  const email = `amy.able${mail}`;

  await step(page, 'an owner adds her', async () => {
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Employee' });
    await dialog.getByLabel('Full name').fill('Amy Able');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByLabel('Send an invitation')).toBeChecked();
    await dialog.getByRole('button', { name: 'Add Employee' }).click();
    await expect(toast(page, 'Employee created successfully')).toBeVisible();
  });
  await test.step('a manager generates and publishes', async () => {
    const locationId = await addSite(page);
    const amy = (await employeeIds(page)).get('Amy Able') ?? '';
    const answer = await sendRun(page, await templateId(page, '4-on-4-off fixed'), {
      locationId,
      employeeIds: [amy],
      teams: [{ teamId: 'A', teamName: 'A', employeeIds: [amy] }],
      startDate: sydneyDate(Date.now() + DAY_MS),
      endDate: sydneyDate(Date.now() + 8 * DAY_MS),
      published: true,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  });

  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    hasTouch: true,
  });
  const amy = await phone.newPage();
  await step(amy, 'follows the email and chooses a password', async () => {
    await amy.goto(linkIn(await post.mailTo(email, /^Your roster at Banksia Bakery$/)));
    await amy.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await amy.getByLabel('Confirm').fill(PASSWORD);
    await amy.getByRole('button', { name: 'Change password' }).tap();
    await expect(amy.getByText('Sign in to your account')).toBeVisible();
  });
  await step(amy, 'signs in and sees the next shift straight away', async () => {
    await amy.getByLabel('Email').fill(email);
    await amy.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await amy.getByRole('button', { name: 'Sign in' }).tap();
    const next = amy.getByRole('region', { name: 'Your next shift' });
    await expect(next).toContainText('Tomorrow, 07:00–19:00');
    await expect(next).toContainText('Parramatta Depot');
    await expect(next).toBeInViewport();
    await expectNoSidewaysScroll(amy);
  });

  const comingUp = amy.getByRole('region', { name: 'Coming up' }).getByRole('button');
  await step(amy, 'opens My Shifts', async () => {
    await amy.getByRole('link', { name: 'My Shifts' }).tap();
    await expect(comingUp.first()).toContainText('Tomorrow');
  });
  await step(amy, 'reads from when she can clock in', async () => {
    await comingUp.first().tap();
    await expect(amy.getByRole('dialog')).toContainText(/You can clock in from .*, 06:00/);
    await expect(amy.getByRole('dialog').getByRole('button', { name: 'Clock In' })).toBeDisabled();
  });
  await phone.close();
});
