import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMe } from '#contract/api/me';
import { getOrganization, updateOrganization } from '#contract/api/organization';
import { withBakery } from '../../testing/bakery';
import { choose, texts } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { expectNoSidewaysScroll, ORGANIZATION, person, test } from '../../testing/screen-test';

const dialog = (name: string) => page.getByRole('dialog', { name });

/** Keeps what is changed. */
function withOrganization(server: FakeServer, given: Partial<typeof ORGANIZATION> = {}): void {
  let organization = { ...ORGANIZATION, ...given };
  withBakery(server);
  server.on(getOrganization).answer(() => organization);
  server.on(updateOrganization).answer(({ body: { seen: _, ...changes } }) => {
    organization = { ...organization, ...changes } as typeof organization;
    return organization;
  });
}

test('an owner edits the organisation, and a wrong field shows an error', async ({
  server,
  open,
}) => {
  withOrganization(server);
  await open('/organization');
  await expect.poll(() => document.title).toBe('Banksia Bakery · Muster');
  const details = page.getByRole('region', { name: 'Organization Details' });
  await expect.element(details).toHaveTextContent('ABNNot specified');
  await page.getByRole('button', { name: 'Edit Organization' }).click();
  const edit = dialog('Edit Organization');
  const name = edit.getByLabelText('Organization name *');
  const abn = edit.getByLabelText('ABN');
  await expect.element(name).toHaveFocus();
  await name.fill('Grevillea Bakery');
  await abn.fill('51 824 753 557');
  await userEvent.keyboard('{Enter}');
  await expect.element(abn).toHaveFocus();
  await expect.element(abn).toHaveAccessibleDescription(expect.stringMatching(/Enter a valid ABN/));
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await abn.fill('51824753556');
  await edit.getByLabelText('Estimated employees').fill('1200');
  server.on(getMe).answer(() => ({ user: person({ org_name: 'Grevillea Bakery' }) }));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Organization updated successfully').first()).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Grevillea Bakery' }))
    .toBeVisible();
  await expect.element(page.getByRole('banner')).toHaveTextContent('Grevillea Bakery');
  await expect.element(details).toHaveTextContent('51 824 753 556');
  await expect.element(details).toHaveTextContent('1,200');
});

test('the settings fit a phone and send what was changed', async ({ server, open }) => {
  withOrganization(server);
  await page.viewport(360, 740);
  await open('/organization');
  await page.getByRole('button', { name: 'Organization Settings' }).click();
  const settings = dialog('Organization Settings');
  await expect.element(settings.getByLabelText('Time zone')).toHaveFocus();
  await expectAccessible(settings.element());
  await expectNoSidewaysScroll();
  await choose('Week starts on', 'Sunday');
  await settings.getByLabelText('Default shift start').fill('6');
  await settings.getByLabelText('Default shift end').fill('14:30');
  await settings.getByLabelText('Minimum rest between shifts').fill('11');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(page.getByText('Organization updated successfully').first()).toBeVisible();
  await expect.element(settings).not.toBeInTheDocument();
  expect(server.sent(updateOrganization)[0]?.body).toMatchObject({
    week_starts_on: 'sunday',
    default_shift_start: '06:00',
    default_shift_end: '14:30',
    default_min_rest_hours: 11,
  });
});

test('new shifts begin with the times of the settings', async ({ server, open }) => {
  withOrganization(server, {
    default_shift_start: '06:00',
    default_shift_end: '14:30',
  });
  await open('/dashboard', person({ org_week_starts_on: 'sunday' }));
  await expect.element(page.getByText(/^Sun \d+ \w+ to Sat \d+ \w+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Create New Shift' }).last().click();
  const create = dialog('Create Shift');
  await expect.element(create.getByLabelText('Start Time')).toHaveValue('06:00');
  await expect.element(create.getByLabelText('End Time')).toHaveValue('14:30');
});

test('the subscription says what it needs, and a failed payment shows on every page', async ({
  server,
  open,
}) => {
  withOrganization(server, { subscription_status: 'pending_activation' });
  await open('/organization');
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await expect.element(subscription).toHaveTextContent('Setup Required');

  const fortnight = new Date(Date.now() + 14 * 24 * 3_600_000 - 60_000).toISOString();
  withOrganization(server, { subscription_status: 'trialing', trial_end: fortnight });
  server.tell({ topic: 'organization' });
  await expect.element(page.getByText('Free Trial Active')).toBeVisible();
  await expect.element(page.getByText('Your trial expires in 14 days')).toBeVisible();

  withOrganization(server, { subscription_status: 'past_due' });
  await open('/employees');
  await expect
    .element(page.getByRole('region', { name: 'Subscription' }))
    .toHaveTextContent("The last payment didn't go through.");
});

test('everyone sees the organisation page with only the actions they may use', async ({
  server,
  open,
}) => {
  withOrganization(server);
  const buttons = () =>
    texts(page.getByRole('main').getByRole('button')).filter((text) =>
      /^(Edit Organization|Manage Billing|Invite|Organization Settings|Audit Log|Download)/.test(
        text,
      ),
    );
  await open('/organization', person({ role: 'employee' }));
  await expect
    .element(page.getByText('Olive Owner looks after billing, as the owner of this organisation.'))
    .toBeVisible();
  expect(buttons()).toEqual([]);

  await open('/organization', person({ role: 'admin' }));
  await expect
    .poll(buttons)
    .toEqual([
      expect.stringMatching(/^Edit Organization/),
      expect.stringMatching(/^Invite Team Members/),
      expect.stringMatching(/^Organization Settings/),
      expect.stringMatching(/^Audit Log/),
      expect.stringMatching(/^Download Organization Data/),
    ]);
  await page.getByRole('button', { name: 'Invite Team Members' }).click();
  await expect.element(dialog('Add Employee')).toBeVisible();
});
