import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listLeaveTypes, saveLeaveTypes } from '#contract/api/leave-types';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { LEAVE_SETTINGS } from '../../../testing/leave';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';

const PATH = '/rules?tab=leave';

function withTypes(server: FakeServer) {
  server.on(listLeaveTypes).answer(() => LEAVE_SETTINGS);
  server.on(saveLeaveTypes).answer(() => LEAVE_SETTINGS);
}

test('the kinds of leave and the limited days are listed', async ({ server, open }) => {
  withTypes(server);
  await open(PATH);
  await expect
    .element(page.getByText('Paid, with a balance that earns 4 weeks a year, shows as holiday'))
    .toBeVisible();
  await expect
    .element(page.getByText(/approved straight away, evidence after 2 days/))
    .toBeVisible();
  await expect.element(page.getByText("Wed 30 Jun: people can't ask")).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a kind is changed, and the others are sent as they were', async ({ server, open }) => {
  withTypes(server);
  await open(PATH);
  await page.getByRole('button', { name: 'Edit Annual leave' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Annual leave' });
  await form.getByLabelText('Ordinary weeks earned in a year').fill('5');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Kind of leave changed').first()).toBeVisible();
  const [annual, personal] = LEAVE_SETTINGS.types;
  expect(server.sent(saveLeaveTypes)[0]?.body).toMatchObject({
    types: [{ ...annual, accrual_weeks: 5 }, personal],
    blackouts: [{ name: 'Stocktake' }],
    seen: { tag: LEAVE_SETTINGS.tag },
  });
});

test('a kind in use is not deleted, and the reason is said', async ({ server, open }) => {
  withTypes(server);
  server.on(saveLeaveTypes).answer(() => {
    throw new AppError('leave_type_used');
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Edit Annual leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/so it can't be deleted/).first()).toBeVisible();
});

test('limited days are added and removed', async ({ server, open }) => {
  withTypes(server);
  await open(PATH);
  await page.getByRole('button', { name: 'Add limited days' }).click();
  const form = page.getByRole('dialog', { name: 'Add limited days' });
  await form.getByLabelText('Name').fill('Christmas');
  await form.getByLabelText('First day').fill('2027-12-24');
  await form.getByLabelText('Last day').fill('2027-12-20');
  await form.getByRole('button', { name: 'Add limited days' }).click();
  await expect.element(form.getByText('Must not be before the first day')).toBeVisible();
  await form.getByLabelText('Last day').fill('2027-12-26');
  await form.getByRole('button', { name: 'Add limited days' }).click();
  await expect.element(page.getByText('Limited days added').first()).toBeVisible();
  expect(server.sent(saveLeaveTypes)[0]?.body.blackouts).toMatchObject([
    { name: 'Stocktake' },
    { name: 'Christmas', severity: 'warn' },
  ]);
  await page.getByRole('button', { name: 'Remove Stocktake' }).click();
  await expect.element(page.getByText('Limited days removed').first()).toBeVisible();
});

test('a manager reads them and changes nothing', async ({ server, open }) => {
  withTypes(server);
  await open(PATH, person({ role: 'manager' }));
  await expect.element(page.getByRole('region', { name: 'Kinds of leave' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});
