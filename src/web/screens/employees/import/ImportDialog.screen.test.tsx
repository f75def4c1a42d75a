// Importing a file: its columns, its mistakes, people already here, and passwords.
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listRuns } from '#contract/api/auto-roster';
import { type Employee, importEmployees, listEmployees } from '#contract/api/employees';
import { listLocations } from '#contract/api/locations';
import { listShiftGroups } from '#contract/api/shift-groups';
import { listShiftRules } from '#contract/api/shift-rules';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { idOf, ORG_ID, test } from '../../../testing/screen-test';

const OLIVE: Employee = {
  id: idOf('Olive'),
  org_id: ORG_ID,
  user_id: null,
  name: 'Olive Owner',
  email: 'olive@example.com',
  phone: null,
  role: 'owner',
  created_at: '2026-01-01T00:00:00Z',
  shift_group: null,
};

/** Answers a check and a save as the server would: Olive is here already. */
function withPeople(server: FakeServer): void {
  server.on(listEmployees).answer(() => [OLIVE]);
  server.on(listShiftGroups).answer(() => []);
  server.on(listLocations).answer(() => []);
  server.on(listRuns).answer(() => ({ runs: [], total: 0, totalPages: 1 }));
  server.on(listShiftRules).answer(() => []);
  server.on(importEmployees).answer(({ body }) => {
    const existing = body.rows.flatMap(({ email }, index) =>
      email === OLIVE.email ? [index] : [],
    );
    const updated = body.existing === 'update' ? existing.length : 0;
    const counts = body.dryRun
      ? { created: 0, updated: 0, skipped: 0 }
      : {
          created: body.rows.length - existing.length,
          updated,
          skipped: existing.length - updated,
        };
    return { ...counts, existing, problems: [], missingGroups: [] };
  });
}

const form = page.getByRole('dialog', { name: 'Import employees' });

async function choose(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const input = form.getByLabelText('Choose a CSV file or drop it here');
  await userEvent.upload(input, new File([text], 'staff.csv', { type: 'text/csv' }));
}

test('unknown headings are matched by hand, and first and last name are joined', async ({
  server,
  open,
}) => {
  withPeople(server);
  await open('/employees');
  await choose('Vorname,Surname,Contact\nAmy,Able,amy@example.com\n');
  await expect.element(form.getByText('Say which column holds the email.')).toBeVisible();
  await expect.element(form.getByLabelText('Import Surname as')).toHaveValue('last_name');
  await expectAccessible();
  await form.getByLabelText('Import Vorname as').selectOptions('First name');
  await form.getByLabelText('Import Contact as').selectOptions('Email');
  await form.getByRole('button', { name: 'Check the rows' }).click();
  await expect.element(form.getByText('1 of 1 row is ready')).toBeVisible();
  await form.getByRole('button', { name: 'Import 1 employee' }).click();
  await expect.element(page.getByText('1 employee imported').first()).toBeVisible();
  expect(server.sent(importEmployees).at(-1)?.body).toMatchObject({
    dryRun: false,
    sendInvitations: true,
    existing: 'skip',
    rows: [{ name: 'Amy Able', email: 'amy@example.com' }],
  });
  expect(server.sent(importEmployees).at(-1)?.body.rows[0]).not.toHaveProperty('tempPassword');
});

test('mistakes are fixed in place or left out, and people already here are updated', async ({
  server,
  open,
}) => {
  withPeople(server);
  await open('/employees');
  await choose(
    'name,email\nAmy Able,nobody\nBen Ash,nowhere\nOlive Owner,olive@example.com\nCarl Day,carl@example.com\n',
  );
  await expect.element(form.getByText('2 of 4 rows are ready; 2 need fixing')).toBeVisible();
  await expect.element(form.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await form.getByLabelText('Email in row 2').fill('amy@example.com');
  await form.getByLabelText('Name in row 2').click();
  await expect.element(form.getByText('3 of 4 rows are ready; 1 needs fixing')).toBeVisible();
  await form.getByLabelText('Leave out the 1 row that needs fixing').click();
  await expect.element(form.getByRole('button', { name: 'Import 2 employees' })).toBeVisible();
  await form.getByLabelText('Update the 1 person already here').click();
  await expectAccessible();
  await form.getByRole('button', { name: 'Import 2 and update 1 employee' }).click();
  await expect.element(page.getByText('2 employees imported, 1 updated').first()).toBeVisible();
  const sent = server.sent(importEmployees).at(-1)?.body;
  expect(sent?.rows.map(({ email }) => email)).toEqual([
    'amy@example.com',
    'olive@example.com',
    'carl@example.com',
  ]);
});

test('without invitations everyone gets a password of their own, and a file lists them', async ({
  server,
  open,
}) => {
  withPeople(server);
  const saved = vi.spyOn(URL, 'createObjectURL');
  await open('/employees');
  await choose('name,email\nAmy Able,amy@example.com\nCarl Day,carl@example.com\n');
  await form.getByLabelText('Send everyone an invitation').click();
  await form.getByRole('button', { name: 'Import 2 employees' }).click();
  await expect.element(page.getByText('2 employees imported').first()).toBeVisible();
  const passwords = server
    .sent(importEmployees)
    .at(-1)
    ?.body.rows.map(({ tempPassword }) => tempPassword);
  expect(new Set(passwords).size).toBe(2);
  const file = saved.mock.calls.at(-1)?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text).toContain(`"Amy Able","amy@example.com","${passwords?.[0]}"`);
  saved.mockRestore();
});
