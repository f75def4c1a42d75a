// The two forms of the organisation: their values and what they send.
import { z } from 'zod';
import { type Organization, OrganizationChanges } from '#contract/api/organization';
import { readTime } from '#engine/time/typed-time';
import { WEEK_STARTS } from '#engine/time/week-start';
import type { Texts } from '../../../components/newer-version/versions';

const typed = z.string();
type Entered = z.input<typeof OrganizationChanges>;
type Changes = z.output<typeof OrganizationChanges>;

export const DetailsForm = z
  .object({
    name: typed,
    abn: typed,
    employee_count_estimate: typed,
    primary_contact_name: typed,
    primary_contact_email: typed,
    billing_email: typed,
    notes: typed,
  })
  .transform(
    ({ employee_count_estimate: estimate, ...texts }): Entered => ({
      ...texts,
      primary_contact_email: texts.primary_contact_email.trim(),
      billing_email: texts.billing_email.trim(),
      employee_count_estimate: estimate.trim() === '' ? null : Number(estimate),
    }),
  )
  .pipe(OrganizationChanges);

const typedTime = typed.transform((text): string => readTime(text) ?? text);
const typedNumber = typed.transform((text) => (text.trim() === '' ? Number.NaN : Number(text)));

export const SettingsForm = z
  .object({
    timezone: typed,
    week_starts_on: z.enum(WEEK_STARTS),
    default_shift_start: typedTime,
    default_shift_end: typedTime,
    default_min_rest_hours: typedNumber,
    default_max_consecutive_nights: typedNumber,
    availability_closes_days: typedNumber,
  })
  .transform((settings): Entered => settings)
  .pipe(OrganizationChanges)
  .refine(
    ({ default_shift_start, default_shift_end }) => default_shift_start !== default_shift_end,
    {
      path: ['default_shift_end'],
      message: 'A shift cannot end when it starts',
    },
  );

export function detailsOf(organization: Organization): z.input<typeof DetailsForm> {
  return {
    name: organization.name,
    abn: organization.abn ?? '',
    employee_count_estimate: organization.employee_count_estimate?.toString() ?? '',
    primary_contact_name: organization.primary_contact_name ?? '',
    primary_contact_email: organization.primary_contact_email ?? '',
    billing_email: organization.billing_email ?? '',
    notes: organization.notes ?? '',
  };
}

export function settingsOf(organization: Organization): z.input<typeof SettingsForm> {
  return {
    timezone: organization.timezone,
    week_starts_on: organization.week_starts_on,
    default_shift_start: organization.default_shift_start,
    default_shift_end: organization.default_shift_end,
    default_min_rest_hours: String(organization.default_min_rest_hours),
    default_max_consecutive_nights: String(organization.default_max_consecutive_nights),
    availability_closes_days: String(organization.availability_closes_days),
  };
}

export const ORGANIZATION_LABELS = {
  name: 'Organization name',
  abn: 'ABN',
  employee_count_estimate: 'Estimated employees',
  primary_contact_name: 'Primary contact',
  primary_contact_email: 'Contact email',
  billing_email: 'Billing email',
  notes: 'Notes',
  timezone: 'Time zone',
  week_starts_on: 'Week starts on',
  default_shift_start: 'Default shift start',
  default_shift_end: 'Default shift end',
  default_min_rest_hours: 'Minimum rest between shifts',
  default_max_consecutive_nights: 'Maximum nights in a row',
  availability_closes_days: 'Availability closes',
};

const NUMBERS = [
  'employee_count_estimate',
  'default_min_rest_hours',
  'default_max_consecutive_nights',
  'availability_closes_days',
];

/** The values that the form showed, as the server keeps them. */
export function seenOf(texts: Texts): NonNullable<Changes['seen']> {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      if (!text) return [field, null];
      return [field, NUMBERS.includes(field) ? Number(text) : text];
    }),
  );
}

/** Only changed fields: someone else may be changing the others. */
export function changesTo(organization: Organization, entered: Changes): Changes {
  const before: Record<string, unknown> = { ...organization };
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => (before[name] ?? '') !== (value ?? '')),
  );
}
