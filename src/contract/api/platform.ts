// The whole installation, for those who run it.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { instant, text } from '../fields';
import { LIMITS } from '../limits';
import { PLATFORM_ROLES, ROLES } from '../rights';
import { SUBSCRIPTION_STATUSES } from '../subscription';

/** Per cent since 30 days ago; null when there was nothing to compare with. */
const growth = z.number().nullable();

export const getPlatformStats = endpoint({
  method: 'GET',
  path: '/api/platform/stats',
  summary: 'Get the totals of this installation and their growth over 30 days',
  right: 'run platform',
  response: z.object({
    totalOrgs: z.int(),
    totalUsers: z.int(),
    activeSubscriptions: z.int(),
    /** Per month. Null while the price isn't known. */
    revenue: z.number().nullable(),
    /** 'AUD' */
    currency: z.string().nullable(),
    growth: z.object({
      totalOrgs: growth,
      totalUsers: growth,
      activeSubscriptions: growth,
      revenue: growth,
    }),
  }),
});

export const getAttention = endpoint({
  method: 'GET',
  path: '/api/platform/attention',
  summary:
    'Count what waits for a person: signup requests, failed payments, trials that end within 7 days',
  right: 'run platform',
  response: z.object({
    pendingRequests: z.int(),
    failedPayments: z.int(),
    trialsEnding: z.int(),
  }),
});

/** 'warn' works, and needs a look. 'bad' doesn't work. */
const SystemCheck = z.object({
  name: z.string(),
  state: z.enum(['good', 'warn', 'bad']),
  text: z.string(),
});
export type SystemCheck = z.infer<typeof SystemCheck>;

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/platform/system',
  summary: 'Check this installation: database, emails, payments, backups, disk, jobs, address',
  right: 'run platform',
  response: z.object({ checks: z.array(SystemCheck) }),
});

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/platform/test-email',
  summary: "Send the caller an email straight away. Answers 502 with the email server's reason",
  right: 'run platform',
  response: z.object({ message: z.string() }),
});

const Search = z.object({ search: text(LIMITS.nameLength).default('') });
const SearchPage = Search.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const PlatformOrganization = z.object({
  id: z.uuid(),
  name: z.string(),
  abn: z.string().nullable(),
  owner_name: z.string(),
  owner_email: z.string(),
  member_count: z.int(),
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  subscription_plan: z.string(),
  /** When the organisation is deleted for good. Null unless an owner asked for that. */
  deletes_at: instant.nullable(),
  created_at: instant,
});
export type PlatformOrganization = z.infer<typeof PlatformOrganization>;

export const listPlatformOrganizations = endpoint({
  method: 'GET',
  path: '/api/platform/organizations',
  summary: 'List organisations, 50 per page, newest first',
  right: 'run platform',
  query: SearchPage,
  response: z.array(PlatformOrganization),
});

export const exportPlatformOrganizations = endpoint({
  method: 'GET',
  path: '/api/platform/organizations/export',
  summary: 'Export the matching organisations as CSV',
  right: 'run platform',
  query: Search,
  produces: 'text/csv',
});

export const PlatformUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The organisation in which this account has the highest rank. */
  org_name: z.string().nullable(),
  membership_role: z.enum(ROLES).nullable(),
  /** How many organisations it belongs to beside that one. */
  more_organizations: z.int(),
  platform_role: z.enum(PLATFORM_ROLES),
  created_at: instant,
});
export type PlatformUser = z.infer<typeof PlatformUser>;

export const listPlatformUsers = endpoint({
  method: 'GET',
  path: '/api/platform/users',
  summary: 'List accounts, 50 per page, newest first',
  right: 'run platform',
  query: SearchPage,
  response: z.array(PlatformUser),
});

export const exportPlatformUsers = endpoint({
  method: 'GET',
  path: '/api/platform/users/export',
  summary: 'Export the matching accounts as CSV',
  right: 'run platform',
  query: Search,
  produces: 'text/csv',
});
