// The organisations that a person owns; for a super admin, all of them.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { ORGANIZATION_SORTS, STATUS_FILTERS } from '../list-choices';
import { ROLES } from '../rights';
import { SUBSCRIPTION_STATUSES } from '../subscription';

export const OwnedOrganization = z.object({
  id: z.uuid(),
  name: z.string(),
  abn: z.string().nullable(),
  owner_name: z.string(),
  owner_email: z.string(),
  billing_email: z.string().nullable(),
  subscription_plan: z.string(),
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  trial_end: instant.nullable(),
  payment_customer_id: z.string().nullable(),
  member_count: z.int(),
  /** When the organisation is deleted for good. Null unless an owner asked for that. */
  deletes_at: instant.nullable(),
  created_at: instant,
});
export type OwnedOrganization = z.infer<typeof OwnedOrganization>;

const Filter = z.object({
  search: text(LIMITS.nameLength).default(''),
  status: z.enum(STATUS_FILTERS).default('all'),
});

export const listOwnedOrganizations = endpoint({
  method: 'GET',
  path: '/api/admin/organizations',
  summary: 'List the organisations that the caller owns, 20 per page',
  right: 'manage organisations',
  query: Filter.extend({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    sort: z.enum(ORGANIZATION_SORTS).default('created_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.object({ organizations: z.array(OwnedOrganization), total: z.int() }),
});

export const exportOwnedOrganizations = endpoint({
  method: 'GET',
  path: '/api/admin/organizations/export',
  summary: 'Export the matching organisations as CSV',
  right: 'manage organisations',
  query: Filter,
  produces: 'text/csv',
});

const Path = z.object({ orgId: id('organization') });

export const getOwnedOrganization = endpoint({
  method: 'GET',
  path: '/api/admin/organizations/{orgId}',
  summary:
    'Get an organisation that the caller owns, with its first 200 members, highest role first',
  right: 'manage organisations',
  params: Path,
  response: OwnedOrganization.extend({
    members: z.array(
      z.object({ id: z.uuid(), name: z.string(), email: z.string(), role: z.enum(ROLES) }),
    ),
  }),
});

export const setSubscriptionStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/organizations/{orgId}',
  summary: 'Mark an organisation as canceled; super admins may set any status. Local status only',
  right: 'manage organisations',
  params: Path,
  body: z.strictObject({
    subscription_status: z.enum(SUBSCRIPTION_STATUSES).meta({ examples: ['canceled'] }),
  }),
  response: OwnedOrganization,
});

export const openOrganizationBilling = endpoint({
  method: 'POST',
  path: '/api/admin/organizations/{orgId}/billing',
  summary: "Get the address of the provider's customer portal, or of its checkout",
  right: 'manage organisations',
  params: Path,
  response: z.object({ url: z.string() }),
});

export const AuditEntry = z.object({
  id: z.uuid(),
  actor_user_id: z.uuid().nullable(),
  actor_name: z.string().nullable(),
  action: z.string(),
  target_type: z.string(),
  target_id: z.string(),
  org_id: z.uuid().nullable(),
  /** JSON; '{}' when there is nothing more to tell. */
  metadata: z.string(),
  created_at: instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-logs',
  summary: 'List the ten latest changes in the audit log of an organisation that the caller owns',
  right: 'manage organisations',
  query: z.object({ orgId: id('organization') }),
  response: z.array(AuditEntry),
});
