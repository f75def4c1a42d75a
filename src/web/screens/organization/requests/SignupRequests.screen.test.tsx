import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { approveSignupRequest, declineSignupRequest } from '#contract/api/signup-requests';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { signupRequest, withInstallation } from '../../../testing/platform';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';

const NAME = 'Kookaburra Couriers';
const SUPER_ADMIN = person({
  role: null,
  platform_role: 'super_admin',
  org_id: null,
  org_name: null,
  org_timezone: null,
  org_week_starts_on: null,
});

/** Keeps what is decided. */
function withRequests(server: FakeServer) {
  const installation = withInstallation(server, { requests: [signupRequest(NAME)] });
  const decide = (id: string, changes: Partial<ReturnType<typeof signupRequest>>) => {
    const found = installation.requests.find((request) => request.id === id);
    if (found?.status !== 'pending') throw new AppError('request_decided');
    const decided = { ...found, ...changes };
    installation.requests = installation.requests.map((other) =>
      other.id === id ? decided : other,
    );
    return decided;
  };
  server.on(approveSignupRequest).answer(({ params }) => ({
    request: decide(params.id, { status: 'approved' }),
    link: 'https://example.com/reset-password#secret',
  }));
  server
    .on(declineSignupRequest)
    .answer(({ params, body }) =>
      decide(params.id, { status: 'declined', reason: body.reason ?? '' }),
    );
  return installation;
}

const request = () => page.getByRole('button', { name: NAME, exact: true });

test('a super admin reads a request, approves it and gets the link once', async ({
  server,
  open,
}) => {
  withRequests(server);
  await open('/organization', SUPER_ADMIN);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Signup Requests' }))
    .toBeVisible();
  await page.getByLabelText('Search signup requests').fill('kookaburra');
  await expect.element(page.getByText('Showing 1 to 1 of 1 requests')).toBeVisible();
  await request().click();
  const details = page.getByRole('dialog', { name: NAME });
  await expect.element(details).toHaveTextContent('Forty riders in Dubbo.');
  await details.getByRole('button', { name: 'Approve' }).click();
  const confirm = page.getByRole('alertdialog', { name: `Approve "${NAME}"?` });
  await expect.element(confirm).toHaveTextContent('tom@example.com');
  await confirm.getByRole('button', { name: 'Approve request' }).click();
  const ready = page.getByRole('dialog', { name: `${NAME} is ready` });
  const link = ready.getByLabelText('One-time link');
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveValue('https://example.com/reset-password#secret');
  await expect.element(ready).toHaveTextContent("you can't see it again after you close this");
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('No requests match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect.element(page.getByRole('row', { name: NAME })).toHaveTextContent('Approved');
});

test('a super admin declines a request with a reason on a phone', async ({ server, open }) => {
  withRequests(server);
  await page.viewport(360, 740);
  await open('/organization', SUPER_ADMIN);
  await page.getByRole('button', { name: `Decline ${NAME}` }).click();
  await expectNoSidewaysScroll();
  const decline = page.getByRole('dialog', { name: `Decline "${NAME}"?` });
  await expect.element(decline.getByLabelText('Reason')).toHaveFocus();
  await expectAccessible(decline.element());
  await decline.getByLabelText('Reason').fill('We serve hospitals only.');
  await decline.getByRole('button', { name: 'Decline request' }).click();
  await expect.element(page.getByText('Request declined').first()).toBeVisible();
  await open(`/organization?status=declined&search=${NAME}`, SUPER_ADMIN);
  await request().click();
  await expect
    .element(page.getByRole('dialog', { name: NAME }))
    .toHaveTextContent('We serve hospitals only.');
});

test('a super admin is told when someone else was faster', async ({ server, open }) => {
  const installation = withRequests(server);
  await open('/organization', SUPER_ADMIN);
  await page.getByRole('button', { name: `Approve ${NAME}` }).click();
  const confirm = page.getByRole('alertdialog', { name: `Approve "${NAME}"?` });
  await expect.element(confirm.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  installation.requests = [signupRequest(NAME, { status: 'declined' })];
  await confirm.getByRole('button', { name: 'Approve request' }).click();
  await expect.element(page.getByText('Failed to approve request').first()).toBeVisible();
  await expect.element(request()).not.toBeInTheDocument();
});
