import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { importEmployees } from '#contract/api/employees';
import { withBakery } from '../../../testing/bakery';
import { discard } from '../../../testing/dialogs/walk';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { employee, group } from '../../../testing/people';
import { expectNoSidewaysScroll, test } from '../../../testing/screen-test';

/** A server that knows which emails are taken and which groups there are, and keeps whoever is imported. */
function withImport(server: FakeServer, taken: string[] = []) {
  const bakery = withBakery(server, { people: [], groups: [group('Night crew')] });
  server.on(importEmployees).answer(({ body: { rows, dryRun, createGroups } }) => {
    const known = bakery.groups.map(({ name }) => name.toLowerCase());
    const missing = new Map<string, string>();
    const problems = rows.flatMap(({ email, shift_group }, row) => {
      const found: { row: number; field: string; message: string }[] = [];
      if (taken.includes(email)) {
        found.push({ row, field: 'email', message: 'This email address already has an account.' });
      }
      if (shift_group && !known.includes(shift_group.toLowerCase())) {
        const key = shift_group.toLowerCase();
        if (!missing.has(key)) missing.set(key, shift_group);
        const message = `There is no shift group '${shift_group}'`;
        if (!createGroups) found.push({ row, field: 'shift_group', message });
      }
      return found;
    });
    const saved = !dryRun && problems.length === 0;
    if (saved) bakery.people = rows.map(({ name, email }) => employee(name, { email }));
    const counts = { created: saved ? rows.length : 0, updated: 0, skipped: 0, existing: [] };
    return { ...counts, problems, missingGroups: [...missing.values()] };
  });
  return bakery;
}

const file = (text: string, name = 'staff.csv') => new File([text], name, { type: 'text/csv' });

async function openImport(): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Import employees' });
}

const input = (dialog: Locator) => dialog.getByLabelText('Choose a CSV file or drop it here');
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: /^Import \d/ });

test('rows with the same email are refused, and groups that are missing are created', async ({
  server,
  open,
}) => {
  withImport(server);
  await open('/employees');
  const dialog = await openImport();
  await userEvent.upload(
    input(dialog),
    file(`\uFEFFE-mail;Full name;Phone;Role;Group;Shoe size
amy@example.com;"Able; ""Amy""";0400 000 000;Manager;night CREW;38
amy@example.com;Carl Cook;;;;
dora@example.com;Dora Day;;boss;;
`),
  );
  const rows = dialog.getByRole('row');
  await expect.element(dialog.getByText('1 of 3 rows is ready; 2 need fixing')).toBeVisible();
  await expect.element(rows.nth(1)).toHaveTextContent('Able; "Amy"');
  await expect.element(rows.nth(2)).toHaveTextContent('The same email as in row 2');
  await expect.element(rows.nth(3)).toHaveTextContent('Must be manager or employee');
  await expect.element(dialog.getByText("Columns that won't be imported: Shoe size")).toBeVisible();
  await expect.element(confirm(dialog)).toBeDisabled();
  await dialog.getByLabelText('Show only rows with errors').click();
  await expect.poll(() => rows.elements().length).toBe(3);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await userEvent.upload(
    input(dialog),
    file(`name,email,role,shift_group
Amy Able,amy@example.com,manager,night CREW
Dora Day,dora@example.com,,Moon crew
Eve East,eve@example.com,,MOON crew
Fay Finn,fay@example.com,,Kitchen
`),
  );
  const missing = dialog.getByRole('group', {
    name: "These groups don't exist yet: Moon crew, Kitchen",
  });
  await expect.element(rows.nth(3)).toHaveTextContent("There is no shift group 'MOON crew'");
  await expectAccessible(dialog.element());
  await missing.getByLabelText('Create them').click();
  await expect.element(dialog.getByText('4 of 4 rows are ready')).toBeVisible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await page.viewport(1280, 800);
  await confirm(dialog).click();
  await expect.element(page.getByText('4 employees imported').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(importEmployees).at(-1)?.body).toMatchObject({
    dryRun: false,
    createGroups: true,
  });
});

test('a file that is no list of employees is refused with a sentence', async ({ server, open }) => {
  withImport(server);
  await open('/employees');
  const dialog = await openImport();
  for (const [chosen, sentence] of [
    [file('', 'empty.csv'), 'empty.csv is empty.'],
    [file('PK\x03\x04', 'staff.xlsx'), 'staff.xlsx is a spreadsheet, not a CSV file.'],
    [file('name,email\n'), 'The file has headings, but no employees below them.'],
  ] as const) {
    await userEvent.upload(input(dialog), chosen);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence);
  }
  await expect
    .element(input(dialog))
    .toHaveAccessibleDescription(expect.stringMatching(/no employees below/));
  expect(server.sent(importEmployees)).toEqual([]);
});

test('a file can be dropped, the mouse is not needed for the rest, and leaving asks first', async ({
  server,
  open,
}) => {
  withImport(server);
  await open('/employees');
  const dialog = await openImport();
  await expect.element(input(dialog)).toBeInTheDocument();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('name,email\nAmy Able,amy@example.com\n'));
  dialog
    .getByText('Choose a CSV file or drop it here')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(dialog.getByText('1 of 1 row is ready')).toBeVisible();
  await discard();
  await expect.element(dialog).not.toBeInTheDocument();

  await openImport();
  await userEvent.upload(input(dialog), file('name,email\nAmy Able,amy@example.com\n'));
  await expect.element(dialog.getByText('1 of 1 row is ready')).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Import 1 employee' });
  for (let presses = 0; presses < 20; presses += 1) {
    if (button.element() === document.activeElement) break;
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 employee imported').first()).toBeVisible();
});

test('an address taken since the check stops the whole import', async ({ server, open }) => {
  const taken: string[] = [];
  const bakery = withImport(server, taken);
  await open('/employees');
  const dialog = await openImport();
  await userEvent.upload(
    input(dialog),
    file('name,email\nAmy,amy@example.com\nBen,ben@example.com\n'),
  );
  await expect.element(dialog.getByText('2 of 2 rows are ready')).toBeVisible();
  taken.push('ben@example.com');
  await dialog.getByRole('button', { name: 'Import 2 employees' }).click();
  await expect.element(page.getByText('Failed to import employees').first()).toBeVisible();
  await expect.element(dialog.getByRole('row').nth(2)).toHaveTextContent('already has an account');
  await expect.element(dialog.getByText('1 of 2 rows is ready; 1 needs fixing')).toBeVisible();
  expect(bakery.people).toEqual([]);
});
