import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { importContracts } from '#contract/api/contracts';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';

const file = (text: string) => new File([text], 'contracts.csv', { type: 'text/csv' });
const HEAD = 'email,valid_from,type,hours\n';

async function openImport(): Promise<Locator> {
  await page.getByRole('button', { name: 'Contracts' }).click();
  await page.getByRole('menuitem', { name: 'Import contracts' }).click();
  return page.getByRole('dialog', { name: 'Import contracts' });
}

const input = (dialog: Locator) => dialog.getByLabelText('Choose a CSV file or drop it here');

test('mistakes are told by row, here and by the server, and then all rows are saved', async ({
  server,
  open,
}) => {
  withBakery(server, { people: [employee('Amy Able')] });
  server.on(importContracts).answer(({ body: { rows, dryRun } }) => ({
    created: dryRun ? 0 : rows.length,
    problems: rows.flatMap(({ email }, row) =>
      email.startsWith('amy')
        ? []
        : [{ row, field: 'email', message: 'Nobody here has this email.' }],
    ),
  }));
  await open('/employees');
  const dialog = await openImport();
  await userEvent.upload(input(dialog), file(`${HEAD}amy@example.com,12/31/2027,casual,\n`));
  await expect.element(dialog.getByText(/^Row 2, valid_from: Invalid date format/)).toBeVisible();
  expect(server.sent(importContracts)).toEqual([]);
  await userEvent.upload(
    input(dialog),
    file(`${HEAD}amy@example.com,1/07/2027,full-time,38\nben@example.com,1/07/2027,casual,\n`),
  );
  await expect.element(dialog.getByText('Row 3, email: Nobody here has this email.')).toBeVisible();
  await expectAccessible(dialog.element());
  await userEvent.upload(input(dialog), file(`${HEAD}amy@example.com,1/07/2027,full-time,38\n`));
  await expect.element(dialog.getByText(/^1 contract can be imported/)).toBeVisible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Import 1 contract' }).click();
  await expect.element(page.getByText('Imported 1 contract').first()).toBeVisible();
  expect(server.sent(importContracts).at(-1)?.body).toMatchObject({
    dryRun: false,
    rows: [{ email: 'amy@example.com', contract: { validFrom: '2027-07-01', hours: 38 } }],
  });
});

test('a manager exports contracts and imports none', async ({ server, open }) => {
  withBakery(server, { people: [employee('Amy Able')] });
  await open('/employees', person({ role: 'manager' }));
  await page.getByRole('button', { name: 'Contracts' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Export contracts' })).toBeVisible();
  await expect
    .element(page.getByRole('menuitem', { name: 'Import contracts' }))
    .not.toBeInTheDocument();
});
