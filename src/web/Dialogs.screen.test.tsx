// Every dialog and form has a name, takes the focus, closes by Esc, asks before it loses changes and passes axe in both
// themes. A new one needs a row in testing/dialogs; the last test fails without it.
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { listAuditEntries } from '#contract/api/admin-organizations';
import { login } from '#contract/api/auth';
import { previewRoster } from '#contract/api/auto-roster';
import { updateMe } from '#contract/api/me';
import { readOwnPin } from '#contract/api/pins';
import { approveSignupRequest } from '#contract/api/signup-requests';
import { AppError } from '#contract/errors';
import { template } from './testing/auto-roster';
import { withBakery } from './testing/bakery';
import { ACCOUNT } from './testing/dialogs/account';
import { AMY, withFullBakery } from './testing/dialogs/full-bakery';
import { LEAVE } from './testing/dialogs/leave';
import { EVERYWHERE, NOTHING_YET, ROSTER } from './testing/dialogs/owner';
import { type FormRow, SIGNED_IN_FORMS, VISITOR_FORMS } from './testing/dialogs/page-forms';
import { PEOPLE, PLACES } from './testing/dialogs/people-and-places';
import { PLATFORM } from './testing/dialogs/platform';
import { SKILLS } from './testing/dialogs/skills';
import {
  button,
  dialogNamed,
  discard,
  expectHeld,
  expectRefused,
  pressEscape,
  walkDialog,
} from './testing/dialogs/walk';
import { WIZARD_DIALOGS } from './testing/dialogs/wizard';
import { expectAccessible } from './testing/expect-accessible';
import { type FakeServer, held } from './testing/fake-server';
import { generation } from './testing/generation';
import { employee } from './testing/people';
import { ownedOrganization, signupRequest, withInstallation } from './testing/platform';
import { idOf, person, test } from './testing/screen-test';
import { DEPOT } from './testing/shifts';

for (const row of [
  ...PEOPLE,
  ...PLACES,
  ...ROSTER,
  ...EVERYWHERE,
  ...ACCOUNT,
  ...SKILLS,
  ...LEAVE,
]) {
  test(`an owner can open ${title(row)}, and it loses no changes without asking`, async ({
    server,
    open,
  }) => {
    withFullBakery(server);
    const own = [...SKILLS, ...ACCOUNT, ...LEAVE].includes(row);
    await open(row.path, own ? person({ employee_id: AMY.id }) : person());
    await walkDialog(row);
  });
}

for (const row of NOTHING_YET) {
  test(`an owner without a site can open ${title(row)}`, async ({ server, open }) => {
    withBakery(server, { sites: [] });
    await open(row.path);
    await walkDialog(row);
  });
}

for (const row of WIZARD_DIALOGS) {
  test(`a manager can open ${title(row)} of the wizard, and it loses no changes without asking`, async ({
    server,
    open,
  }) => {
    const twoOn = template('Two on, two off');
    const people = ['Amy', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'].map((name) => employee(name));
    withBakery(server, { people, templates: [twoOn] });
    server.on(previewRoster).answer(({ body }) => generation(body, twoOn));
    await open(row.path, person({ role: 'manager' }));
    await walkDialog(row);
  });
}

const SUPER_ADMIN = person({ platform_role: 'super_admin' });

function withTwoOrganizations(server: FakeServer): void {
  const asked = signupRequest('Kookaburra Couriers');
  const installation = withInstallation(server, {
    organizations: [ownedOrganization('Boronia Bakery')],
    requests: [asked],
  });
  server.on(approveSignupRequest).answer(() => {
    installation.requests = [];
    return { request: { ...asked, status: 'approved' }, link: 'https://example.com/link' };
  });
}

for (const row of PLATFORM) {
  test(`a super admin can open ${title(row)}, and it loses no changes without asking`, async ({
    server,
    open,
  }) => {
    withTwoOrganizations(server);
    await open(row.path, SUPER_ADMIN);
    await walkDialog(row);
  });
}

test('a status that a super admin has chosen is not lost without asking', async ({
  server,
  open,
}) => {
  withTwoOrganizations(server);
  await open('/admin/organizations', SUPER_ADMIN);
  await button(/^Boronia Bakery/)().click();
  await page.getByRole('combobox', { name: 'Set the status' }).click();
  await page.getByRole('option', { name: 'Past Due', exact: true }).click();
  await discard();
});

test('the focus stays in a dialog that no longer scrolls once it has loaded', async ({
  server,
  open,
}) => {
  withTwoOrganizations(server);
  const entries = held();
  server.on(listAuditEntries).answer(async () => (await entries.answer) ?? []);
  await page.viewport(1280, 720);
  await open('/admin/organizations', SUPER_ADMIN);
  await button(/^Boronia Bakery/)().click();
  const dialog = dialogNamed('Boronia Bakery');
  await expect.element(dialog.getByRole('combobox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  const box = document.activeElement as HTMLElement;
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);

  entries.release();
  await expect.element(dialog.getByText('No activity recorded yet.')).toBeVisible();
  await expect.poll(() => box.scrollHeight - box.clientHeight).toBe(0);
  await userEvent.tab({ shift: true });
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
  await expect.element(box).not.toHaveAttribute('tabindex');
});

async function walkForm(row: FormRow): Promise<void> {
  await row.before?.();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: row.submit })).toBeVisible();
  await expectRefused(main, row);
  await expectAccessible(main.element());
}

for (const [forms, who, user] of [
  [SIGNED_IN_FORMS, 'an owner', person()],
  [VISITOR_FORMS, 'a visitor', null],
] as const) {
  for (const row of forms) {
    test(`${who} learns what is wrong with ${row.file} at ${row.path}`, async ({
      server,
      open,
    }) => {
      withBakery(server);
      server.on(readOwnPin).answer(() => ({ set_at: null }));
      await open(row.path, row.onRoster ? person({ employee_id: idOf('Amy Able') }) : user);
      await walkForm(row);
    });
  }
}

test('the sign-in over a page holds the focus, and the save goes on after it', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(updateMe).answer(() => {
    throw new AppError('not_signed_in');
  });
  server.on(login).answer(() => {
    server.on(updateMe).answer(() => ({ user: person({ name: 'Olive Oldest' }) }));
    return { user: person() };
  });
  await open('/account');
  await page.getByLabelText('Name', { exact: true }).fill('Olive Oldest');
  const save: Locator = button('Save changes')();
  await save.click();
  const signIn = dialogNamed('Your session has ended');
  await expectHeld(signIn, save);
  await expectRefused(signIn, { fill: {}, submit: 'Sign in' });
  await expectAccessible(signIn.element());
  await pressEscape();
  const question = dialogNamed('Leave this page?');
  await expectHeld(question, signIn);
  await expectAccessible(question.element());
  await pressEscape();
  await expect.element(question).not.toBeInTheDocument();
  await signIn.getByLabelText('Password', { exact: true }).fill('gum leaves rustle');
  await userEvent.keyboard('{Enter}');
  await expect.element(signIn).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
  await expect.poll(() => server.sent(updateMe)).toHaveLength(2);
});

test('a form says when someone else has changed its subject, and Esc asks before it loses what was typed', async ({
  server,
  open,
}) => {
  const bakery = withBakery(server);
  await open('/sites');
  await button('Edit Parramatta Depot')().click();
  const dialog = dialogNamed('Edit Job Site');
  await dialog.getByLabelText('Notes').fill('Gate code 1234');
  bakery.sites = [{ ...DEPOT, notes: 'Gate code 5678' }];
  server.tell({ topic: 'locations' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Someone else changed this');
  await expectAccessible(dialog.element());
  await pressEscape();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expectHeld(question, dialog);
  await expectAccessible(question.element());
});

/** Covered by other tests. */
const WALKED_BY_HAND = [
  'components/inbox/CardDeeds.tsx', // queue-cards.screen.test.tsx
  'components/inbox/Queue.tsx', // RequestsScreen.screen.test.tsx
  'screens/kiosk/EnrolForm.tsx', // kiosk.spec.ts
  'screens/kiosk/PersonPanel.tsx', // kiosk.spec.ts
  'screens/roster/open-shifts/ChangeOpenShiftForm.tsx', // OpenShifts.screen.test.tsx
  'screens/time/pay-periods/PayColumnsDialog.tsx', // PayPeriods.screen.test.tsx
  'screens/time/pay-periods/PayPeriodItem.tsx', // PayPeriods.screen.test.tsx
  'ui/Dialog.tsx', // Discard changes?
  'components/OverrideDialog.tsx', // checks.screen.test.tsx
  'components/SessionEndedDialog.tsx',
  'components/two-step/RecoveryCodes.tsx', // TwoStep.screen.test.tsx
  'components/two-step/SecondStepForm.tsx', // SecondStep.screen.test.tsx
  'screens/employees/form/ResetTwoStep.tsx', // ResetTwoStep.screen.test.tsx
  'screens/leave/mine/LeaveFinder.tsx', // LeaveScreen.screen.test.tsx
  'screens/my-shifts/clock/ClockInDialog.tsx', // ClockStrip.screen.test.tsx
  'screens/my-shifts/time/OwnTime.tsx', // OwnTime.screen.test.tsx
  'screens/my-shifts/time/WhenDialog.tsx', // OwnTime.screen.test.tsx
  'screens/patterns/designer/SavePatternDialog.tsx', // PatternsScreen.screen.test.tsx
  'screens/roster/checks/ChecksOfDay.tsx', // checks.screen.test.tsx
  'screens/rules/book/NewRule.tsx', // BookTab.screen.test.tsx
  'screens/rules/book/RuleRow.tsx', // BookTab.screen.test.tsx
  'screens/roster/cell/ShiftFormBox.tsx', // around the three forms of a cell
  'screens/roster/quick/QuickShift.tsx', // beside its cells: filling.screen.test.tsx
  'screens/sites/CorrectZoneDialog.tsx', // SitesScreen.screen.test.tsx
  'screens/sites/SiteInUseDialog.tsx', // SitesScreen.screen.test.tsx
  'screens/roster/map/SitePanel.tsx', // beside the map, not over it: roster-map.spec.ts
  'screens/time/ImportTimeDialog.tsx', // TimeScreen.screen.test.tsx
  'screens/time/ReasonDialog.tsx', // TimeScreen.screen.test.tsx
  'screens/time/TimeDialog.tsx', // TimeScreen.screen.test.tsx
  'screens/sandbox/Payment.tsx', // a choice of cards: nothing in it can be wrong
];

test('every dialog and every form has a row', async () => {
  const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
  });
  const files = await Promise.all(
    Object.entries(sources).map(async ([file, read]) => ({ file, source: await read() })),
  );
  const found = files
    .filter(({ source }) => /ui\/(Confirm)?Dialog'|role="dialog"|\bonSubmit=/.test(source))
    .map(({ file }) => file.replace('./', ''));
  const dialogs = [...NOTHING_YET, ...PEOPLE, ...PLACES, ...ROSTER, ...EVERYWHERE, ...ACCOUNT];
  const walked = [
    ...dialogs,
    ...SKILLS,
    ...LEAVE,
    ...WIZARD_DIALOGS,
    ...PLATFORM,
    ...SIGNED_IN_FORMS,
    ...VISITOR_FORMS,
  ].flatMap(({ file, ...row }) =>
    'form' in row && row.form?.file ? [file, row.form.file] : [file],
  );
  expect([...new Set([...walked, ...WALKED_BY_HAND])].sort()).toEqual(found.sort());
});

function title({ name, file, form }: (typeof PEOPLE)[number]): string {
  return `${name} (${form?.file ?? file})`;
}
