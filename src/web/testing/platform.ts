// The organisations, accounts and signup requests of an installation for the tests of screens.
import {
  getOwnedOrganization,
  listAuditEntries,
  listOwnedOrganizations,
  type OwnedOrganization,
} from '#contract/api/admin-organizations';
import {
  getPlatformStats,
  listPlatformOrganizations,
  listPlatformUsers,
  type PlatformUser,
} from '#contract/api/platform';
import { listSignupRequests, type SignupRequest } from '#contract/api/signup-requests';
import { AppError } from '#contract/errors';
import type { FakeServer } from './fake-server';
import { idOf } from './screen-test';

export function ownedOrganization(
  name: string,
  changes: Partial<OwnedOrganization> = {},
): OwnedOrganization {
  return {
    id: idOf(name),
    name,
    abn: null,
    owner_name: 'Olive Owner',
    owner_email: 'olive@example.com',
    billing_email: null,
    subscription_plan: 'standard',
    subscription_status: 'active',
    trial_end: null,
    payment_customer_id: null,
    member_count: 12,
    deletes_at: null,
    created_at: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

export function signupRequest(name: string, changes: Partial<SignupRequest> = {}): SignupRequest {
  return {
    id: idOf(name),
    organization_name: name,
    requester_name: 'Tom Tran',
    requester_email: 'tom@example.com',
    message: 'Forty riders in Dubbo.',
    status: 'pending',
    reason: '',
    decided_at: null,
    decided_by_name: null,
    duplicate: null,
    created_at: '2026-11-01T00:00:00Z',
    ...changes,
  };
}

interface Installation {
  organizations: OwnedOrganization[];
  users: PlatformUser[];
  requests: SignupRequest[];
}

/** Answers every read about the installation; a test changes the data. */
export function withInstallation(
  server: FakeServer,
  given: Partial<Installation> = {},
): Installation {
  const installation: Installation = {
    organizations: [ownedOrganization('Banksia Bakery'), ownedOrganization('Boronia Books')],
    users: [
      {
        id: idOf('Olive Owner'),
        name: 'Olive Owner',
        email: 'olive@example.com',
        org_name: 'Banksia Bakery',
        membership_role: 'owner',
        more_organizations: 1,
        platform_role: 'standard',
        created_at: '2026-01-01T00:00:00Z',
      },
    ],
    requests: [signupRequest('Kookaburra Couriers')],
    ...given,
  };
  const { organizations } = installation;
  server.on(listOwnedOrganizations).answer(() => {
    const { organizations } = installation;
    return { organizations, total: organizations.length };
  });
  server.on(getOwnedOrganization).answer(({ params }) => {
    const found = installation.organizations.find(({ id }) => id === params.orgId);
    if (!found) throw new AppError('not_found');
    const owner = { id: idOf(found.owner_name), name: found.owner_name, email: found.owner_email };
    return { ...found, members: [{ ...owner, role: 'owner' }] };
  });
  server.on(listAuditEntries).answer(() => []);
  server.on(getPlatformStats).answer(() => ({
    totalOrgs: organizations.length,
    totalUsers: installation.users.length,
    activeSubscriptions: organizations.length,
    revenue: 98,
    currency: 'AUD',
    growth: { totalOrgs: 100, totalUsers: null, activeSubscriptions: 0, revenue: -12.5 },
  }));
  server.on(listPlatformOrganizations).answer(() => installation.organizations);
  server.on(listPlatformUsers).answer(() => installation.users);
  server.on(listSignupRequests).answer(({ query: { status, search } }) => {
    const requests = installation.requests.filter(
      (request) =>
        (status === 'all' || request.status === status) &&
        request.organization_name.toLowerCase().includes(search.toLowerCase()),
    );
    return { requests, total: requests.length };
  });
  return installation;
}
