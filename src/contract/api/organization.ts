// The organisation that the caller works in: its details, its settings, its data.
import { z } from 'zod';
import { WEEK_STARTS } from '#engine/time/week-start';
import { abn } from '../abn';
import { endpoint } from '../endpoint';
import { email, instant, name, nameText, text } from '../fields';
import { LIMITS } from '../limits';
import { SUBSCRIPTION_STATUSES } from '../subscription';
import { wallTime } from '../time-fields';
import { timezone } from '../timezone-field';

/** What new shifts and the Auto-Roster Wizard begin with. */
const Settings = {
  timezone,
  week_starts_on: z.enum(WEEK_STARTS),
  default_shift_start: wallTime,
  default_shift_end: wallTime.meta({ examples: ['17:00'] }),
  default_min_rest_hours: z.number().min(0).max(24),
  default_max_consecutive_nights: z.int().min(1).max(14),
  /** So many days ahead people can't change their availability any more; 0: they always can. */
  availability_closes_days: z.int().min(0).max(90),
};

export const Organization = z.object({
  id: z.uuid(),
  name: z.string(),
  abn: z.string().nullable(),
  employee_count_estimate: z.int().nullable(),
  primary_contact_name: z.string().nullable(),
  primary_contact_email: z.string().nullable(),
  billing_email: z.string().nullable(),
  subscription_plan: z.string(),
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  trial_end: instant.nullable(),
  /** Null for those who may not edit the organisation. */
  notes: z.string().nullable(),
  created_at: instant,
  owner_name: z.string(),
  member_count: z.int(),
  /** Managers and above need two-step sign-in. */
  require_two_step: z.boolean(),
  ...Settings,
});
export type Organization = z.infer<typeof Organization>;

/** An empty text clears the field. */
const emailOrEmpty = z.union([z.literal(''), email]).meta({ examples: ['office@example.com'] });

export const OrganizationChanges = z
  .strictObject({
    name: name.meta({ examples: ['Wattle Health'] }),
    abn,
    employee_count_estimate: z
      .int()
      .min(1)
      .max(LIMITS.employeeEstimate)
      .nullable()
      .meta({ examples: [40] }),
    primary_contact_name: nameText(LIMITS.nameLength),
    primary_contact_email: emailOrEmpty,
    billing_email: emailOrEmpty,
    notes: text(LIMITS.notesLength),
    ...Settings,
    /** As it was when the form was opened; refused where someone has changed it since. */
    seen: Organization.pick({
      name: true,
      abn: true,
      employee_count_estimate: true,
      primary_contact_name: true,
      primary_contact_email: true,
      billing_email: true,
      notes: true,
      timezone: true,
      week_starts_on: true,
      default_shift_start: true,
      default_shift_end: true,
      default_min_rest_hours: true,
      default_max_consecutive_nights: true,
      availability_closes_days: true,
    }).partial(),
  })
  .partial();

export const getOrganization = endpoint({
  method: 'GET',
  path: '/api/organization',
  summary: 'Get the current organisation with its settings and subscription',
  right: 'see organisation',
  response: Organization,
});

export const requireTwoStep = endpoint({
  method: 'PUT',
  path: '/api/organization/two-step',
  summary: 'Require two-step sign-in of managers and above, or stop requiring it',
  right: 'require two-step sign-in',
  body: z.strictObject({ required: z.boolean() }),
  response: Organization,
});

export const updateOrganization = endpoint({
  method: 'PATCH',
  path: '/api/organization',
  summary: 'Change details or settings of the organisation',
  right: 'edit organisation',
  body: OrganizationChanges,
  response: Organization,
});

export const countMembers = endpoint({
  method: 'GET',
  path: '/api/organizations/members/count',
  summary: 'Count the members of the organisation',
  right: 'see organisation',
  response: z.object({ count: z.int() }),
});

export const downloadOrganization = endpoint({
  method: 'GET',
  path: '/api/organization/data',
  summary: 'Download everything the organisation has entered: a zip of CSV files and one JSON file',
  right: 'download organisation data',
  produces: 'application/zip',
});
