import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type AuditEntry,
  getOwnedOrganization,
  listAuditEntries,
  listOwnedOrganizations,
  type OwnedOrganization,
  openOrganizationBilling,
  setSubscriptionStatus,
} from '#contract/api/admin-organizations';
import { AppError } from '#contract/errors';
import { choose, press, texts, toast } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { ownedOrganization } from '../../testing/platform';
import {
  address,
  expectNoSidewaysScroll,
  goBack,
  idOf,
  person,
  test,
} from '../../testing/screen-test';

const PATH = '/admin/organizations';
const BANKSIA = ownedOrganization('Banksia Bakery');
const WATTLE = ownedOrganization('Wattle Health', {
  subscription_status: 'trialing',
  trial_end: '2026-12-01T00:00:00Z',
  billing_email: 'accounts@wattle.example',
});

const entry = (action: string, metadata = '{}'): AuditEntry => ({
  id: idOf(action),
  actor_user_id: idOf('Olive Owner'),
  actor_name: 'Olive Owner',
  action,
  target_type: 'organization',
  target_id: BANKSIA.id,
  org_id: BANKSIA.id,
  metadata,
  created_at: '2026-11-01T00:00:00Z',
});

/** Finds, sorts and pages as the server does, and keeps the status that is set. */
function withOwned(server: FakeServer, ...given: OwnedOrganization[]): void {
  let organizations = given;
  server.on(listOwnedOrganizations).answer(({ query }) => {
    const { search, status, sort, direction, page: at } = query;
    const found = organizations
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
      .filter(({ subscription_status }) => status === 'all' || subscription_status === status);
    if (sort === 'name') found.sort((one, other) => one.name.localeCompare(other.name));
    if (direction === 'desc') found.reverse();
    return { organizations: found.slice((at - 1) * 20, at * 20), total: found.length };
  });
  server.on(getOwnedOrganization).answer(({ params }) => {
    const found = organizations.find(({ id }) => id === params.orgId);
    if (!found) throw new AppError('not_found');
    return { ...found, members: [] };
  });
  server.on(listAuditEntries).answer(() => [entry('billing.opened'), entry('org.created')]);
  server.on(setSubscriptionStatus).answer(({ params, body }) => {
    organizations = organizations.map((one) =>
      one.id === params.orgId ? { ...one, ...body } : one,
    );
    const changed = organizations.find(({ id }) => id === params.orgId);
    if (!changed) throw new AppError('not_found');
    return changed;
  });
}

const names = () =>
  expect.poll(() =>
    [...document.querySelectorAll('tbody tr td:first-child button')].map((b) => b.textContent),
  );
const figure = (title: string) =>
  expect.poll(() => {
    const found = [...document.querySelectorAll('main dl > div')].find((tile) =>
      tile.textContent?.includes(title),
    );
    return [...(found?.querySelectorAll('dd') ?? [])].map((dd) => dd.textContent);
  });

test('an owner of two organisations finds, sorts and opens them', async ({ server, open }) => {
  withOwned(server, BANKSIA, WATTLE);
  await open(PATH);
  await figure('Total Organizations').toContain('2');
  await figure('Active Subscriptions').toContain('1');
  await figure('Trialing').toContain('1');
  await expect.element(page.getByText('Showing 1 to 2 of 2 organizations')).toBeVisible();
  await expect.element(page.getByText('Page 1 of 1')).toBeVisible();
  await choose('Sort by', 'Name, Z to A');
  await names().toEqual(['Wattle Health', 'Banksia Bakery']);
  await choose('Sort by', 'Name, A to Z');
  await names().toEqual(['Banksia Bakery', 'Wattle Health']);
  await expect.poll(address).toContain('sort=name&direction=asc');
  await choose('Filter by status', 'Trial');
  await names().toEqual(['Wattle Health']);
  goBack();
  await names().toHaveLength(2);
  const search = page.getByRole('searchbox', { name: 'Search organizations' });
  await search.fill('banksia');
  await names().toEqual(['Banksia Bakery']);
  await expect.poll(address).toContain('search=banksia');
  await search.fill('no such thing');
  await page.getByRole('button', { name: 'Show all organizations' }).click();
  await names().toHaveLength(2);

  await page
    .getByRole('row', { name: /Wattle/ })
    .getByRole('cell', { name: /^\d+ \w+ \d{4}$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Wattle Health' });
  await expect.element(dialog.getByText('accounts@wattle.example')).toBeVisible();
  const activity = dialog.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');
  await expect.poll(() => activity.elements().length).toBe(2);
  await expectAccessible(dialog.element());
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  const cards = page.getByRole('list', { name: 'Organizations' }).getByRole('listitem');
  await expect.poll(() => cards.elements().length).toBe(2);
  await expectNoSidewaysScroll();
});

test('a manager is refused', async ({ open }) => {
  await open(PATH, person({ role: 'manager' }));
  await expect.element(page.getByText('Access denied. Owner privileges required.')).toBeVisible();
});

test('billing that does not open says why, and its new tab closes', async ({ server, open }) => {
  withOwned(server, BANKSIA);
  server.on(openOrganizationBilling).answer(() => {
    throw new AppError('unavailable', { sentence: 'The provider is away.' });
  });
  const close = vi.fn();
  const opened = vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  await open(PATH);
  await page.getByRole('button', { name: 'Billing of Banksia Bakery, in a new tab' }).click();
  await expect.element(toast('Failed to open billing')).toBeVisible();
  await expect.element(toast('503: The provider is away.')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  opened.mockRestore();
});

test('an organisation is marked as canceled by keyboard after a question', async ({
  server,
  open,
}) => {
  withOwned(server, BANKSIA);
  server
    .on(listAuditEntries)
    .answer(() => [
      entry('billing.opened'),
      entry('organization.created', '{"name":"Banksia Bakery"}'),
    ]);
  await open(PATH);
  const name = page.getByRole('button', { name: 'Banksia Bakery', exact: true });
  await press(name, '{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Banksia Bakery' });
  const activity = dialog.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem');
  await expect.element(activity.last()).toHaveTextContent('NameBanksia Bakery');
  await expect.poll(() => texts(dialog.getByText('N/A')).length).toBeGreaterThan(0);
  await expect.element(dialog.getByRole('button', { name: 'Close' }).first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveFocus();

  server.on(setSubscriptionStatus).answer(() => {
    throw new AppError('unavailable', { sentence: 'In a moment.' });
  });
  const cancel = page.getByRole('button', { name: 'Cancel Banksia Bakery' });
  await press(cancel, '{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Cancel Banksia Bakery' });
  await expect
    .element(question)
    .toHaveTextContent(
      'Mark this organization as canceled? This will update the local status only.',
    );
  await expect.element(question.getByRole('button', { name: 'Keep as it is' })).toHaveFocus();
  await question.getByRole('button', { name: 'Mark as canceled' }).click();
  await expect.element(toast('Failed to update organization')).toBeVisible();
  await expect.element(toast('503: In a moment.')).toBeVisible();
  withOwned(server, BANKSIA);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await question.getByRole('button', { name: 'Mark as canceled' }).click();
  await expect.element(toast('Organization updated successfully')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
  await expect
    .element(page.getByRole('row', { name: /Banksia Bakery/ }))
    .toHaveTextContent('Canceled');
  await expect.element(cancel).not.toBeInTheDocument();
});

test('a super admin sees all organisations, page by page, and sets any status', async ({
  server,
  open,
}) => {
  const depots = Array.from({ length: 21 }, (_, n) => ownedOrganization(`Depot ${n + 10}`));
  withOwned(server, ...depots);
  server.on(listOwnedOrganizations).answer(() => {
    throw new AppError('unavailable', { sentence: 'In a moment.' });
  });
  await open(
    `${PATH}?search=depot&sort=name&direction=asc&page=9`,
    person({ platform_role: 'super_admin' }),
  );
  await expect.element(page.getByText('Failed to load organizations')).toBeVisible();
  withOwned(server, ...depots);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(address).toContain('page=2');
  await expect.element(page.getByText('Showing 21 to 21 of 21 organizations')).toBeVisible();
  await names().toEqual(['Depot 30']);
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await figure('Total Organizations').toContain('21');
  await figure('Total Members').toContain('On this page');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await names().toHaveLength(20);

  await page.getByRole('button', { name: 'Depot 10', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Depot 10' });
  await expect.element(dialog.getByText(/This will update the local status only/)).toBeVisible();
  await choose('Set the status', 'Past Due');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toast('Organization updated successfully')).toBeVisible();
  expect(server.sent(setSubscriptionStatus)[0]?.body).toEqual({ subscription_status: 'past_due' });
});
