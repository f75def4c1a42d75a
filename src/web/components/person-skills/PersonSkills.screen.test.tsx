import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as api from '#contract/api/skills';
import { AppError } from '#contract/errors';
import { addDays } from '#engine/time/dates';
import { todayIn } from '../../platform/formats';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';
import { holding, skill } from '../../testing/skills';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able'), name: 'Amy Able' });
const inDays = (days: number) => addDays(todayIn('Australia/Sydney'), days);

function withHoldings(server: FakeServer, ...holdings: api.Holding[]) {
  const names = ['CPR', 'First aid', 'RSA', 'White card'];
  server.on(api.listSkills).answer(() => names.map((name) => skill(name, { holders: null })));
  server.on(api.listHoldings).answer(() => holdings);
}

const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = (name: string) => page.getByRole('dialog', { name });

test('each state has its own words', async ({ server, open }) => {
  withHoldings(
    server,
    holding('CPR', { valid_to: inDays(12) }),
    holding('First aid', { valid_to: inDays(-1) }),
    holding('RSA', { verified_at: null, verified_by_name: null }),
    holding('White card'),
  );
  await open('/account', AMY);
  await expect.element(item('CPR')).toHaveTextContent('Expires in 12 days');
  await expect.element(item('First aid')).toHaveTextContent('Expired');
  await expect.element(item('RSA')).toHaveTextContent('To verify');
  await expect
    .element(item('White card'))
    .toHaveTextContent('No. 412 345, NSW. Valid without an end. Verified by Kim Lee.');
  expect(page.getByRole('button', { name: /^Verify/ }).elements()).toEqual([]);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('an expiry in the American order gets a sentence, and the date is said in words', async ({
  server,
  open,
}) => {
  withHoldings(server);
  server.on(api.createHolding).answer(() => holding('CPR'));
  await open('/account', AMY);
  await page.getByRole('button', { name: 'Add skill or licence' }).click();
  const form = dialog('Add skill or licence');
  await form.getByLabelText('Skill', { exact: true }).selectOptions('CPR');
  await form.getByLabelText('Number').fill('999');
  const expires = form.getByLabelText(/^Expires/);
  await expires.fill('12/31/2027');
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect
    .element(form.getByText('Write the day before the month, such as 31/12/2026'))
    .toBeVisible();
  await expect.element(expires).toHaveFocus();
  await expires.fill('3/4/2027');
  await expect.element(form.getByText('Sat 3 Apr 2027')).toBeVisible();
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect.poll(() => server.sent(api.createHolding)).toHaveLength(1);
  expect(server.sent(api.createHolding)[0]?.body).toMatchObject({
    skill_id: idOf('CPR'),
    number: '999',
    valid_to: '2027-04-03',
  });
});

test('evidence of the wrong kind gets a sentence, and a PDF is sent', async ({ server, open }) => {
  withHoldings(server, holding('CPR'));
  server.on(api.putHoldingFile).answer(() => holding('CPR'));
  await open('/account', AMY);
  const input = () =>
    page.getByRole('main').element().querySelector('input[type=file]') as HTMLInputElement;
  await expect.element(page.getByRole('button', { name: 'Add evidence for CPR' })).toBeVisible();
  await userEvent.upload(input(), new File(['<html>'], 'licence.pdf'));
  await expect.element(page.getByText('Choose a PDF, JPEG, PNG or HEIC file')).toBeVisible();
  await userEvent.upload(input(), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf'));
  await expect.element(page.getByText('The file must be at most 5 MB')).toBeVisible();
  expect(server.sent(api.putHoldingFile)).toEqual([]);
  await userEvent.upload(input(), new File(['%PDF-1.4\n'], 'licence.pdf'));
  await expect.poll(() => server.sent(api.putHoldingFile)).toHaveLength(1);
  expect(server.sent(api.putHoldingFile)[0]?.body).toEqual({
    name: 'licence.pdf',
    content: 'JVBERi0xLjQK',
  });
  await expect.element(page.getByText('The file must be at most 5 MB')).not.toBeInTheDocument();
});

test('a change that someone else made first is told, and nothing is lost', async ({
  server,
  open,
}) => {
  withHoldings(server, holding('CPR'));
  server.on(api.updateHolding).answer(() => {
    throw new AppError('record_changed');
  });
  await open('/account', AMY);
  await page.getByRole('button', { name: 'Edit CPR' }).click();
  const form = dialog('Edit CPR');
  await form.getByLabelText('Number').fill('777');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Failed to save the skill').first()).toBeVisible();
  await expect.element(form.getByLabelText('Number')).toHaveValue('777');
});
