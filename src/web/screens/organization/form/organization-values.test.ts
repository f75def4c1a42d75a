import { expect, test } from 'vitest';
import type { Organization } from '#contract/api/organization';
import type { WallTime, Zone } from '#engine/time/kinds';
import { changesTo, DetailsForm, detailsOf, SettingsForm, settingsOf } from './organization-values';

const wattle: Organization = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Wattle Health',
  abn: '51 824 753 556',
  employee_count_estimate: null,
  primary_contact_name: 'Helen Papadopoulos',
  primary_contact_email: null,
  billing_email: 'accounts@wattle.example',
  subscription_plan: 'Pro',
  subscription_status: 'active',
  trial_end: null,
  notes: null,
  created_at: '2026-01-01T00:00:00.000Z',
  owner_name: 'Helen Papadopoulos',
  member_count: 12,
  require_two_step: false,
  timezone: 'Australia/Sydney' as Zone,
  week_starts_on: 'monday',
  default_shift_start: '09:00' as WallTime,
  default_shift_end: '17:00' as WallTime,
  default_min_rest_hours: 8,
  default_max_consecutive_nights: 3,
  availability_closes_days: 0,
};

const details = (values: Partial<ReturnType<typeof detailsOf>> = {}) =>
  DetailsForm.safeParse({ ...detailsOf(wattle), ...values });
const settings = (values: Partial<ReturnType<typeof settingsOf>> = {}) =>
  SettingsForm.safeParse({ ...settingsOf(wattle), ...values });

function sent(result: ReturnType<typeof details> | ReturnType<typeof settings>) {
  return result.data ? changesTo(wattle, result.data) : expect.fail(String(result.error));
}
function faults(result: ReturnType<typeof details> | ReturnType<typeof settings>) {
  return result.error?.issues.map(({ path, message }) => [path.join(), message]);
}

test('an unchanged form sends nothing', () => {
  expect(sent(details())).toEqual({});
  expect(sent(details({ abn: '51824753556', name: ' Wattle Health ' }))).toEqual({});
  expect(sent(settings({ default_shift_start: '9', default_min_rest_hours: '8.0' }))).toEqual({});
});

test('only changed fields are sent', () => {
  expect(sent(details({ employee_count_estimate: ' 40 ', billing_email: ' ' }))).toEqual({
    employee_count_estimate: 40,
    billing_email: '',
  });
  expect(sent(settings({ week_starts_on: 'sunday', default_min_rest_hours: '9.5' }))).toEqual({
    week_starts_on: 'sunday',
    default_min_rest_hours: 9.5,
  });
  expect(sent(settings({ default_shift_start: '7' }))).toEqual({ default_shift_start: '07:00' });
});

test.each([
  [details({ name: ' ' }), 'name', 'Required'],
  [details({ abn: '51 824 753 557' }), 'abn', 'Enter a valid ABN (11 digits)'],
  [details({ employee_count_estimate: 'forty' }), 'employee_count_estimate', 'Invalid input'],
  [
    details({ employee_count_estimate: '10001' }),
    'employee_count_estimate',
    'Must be at most 10000',
  ],
  [
    details({ primary_contact_email: 'helen' }),
    'primary_contact_email',
    'Please enter a valid email address',
  ],
  [
    settings({ default_shift_end: '9am' }),
    'default_shift_end',
    'A shift cannot end when it starts',
  ],
  [settings({ default_shift_end: '25' }), 'default_shift_end', 'Invalid time format (use HH:mm)'],
  [settings({ default_min_rest_hours: '' }), 'default_min_rest_hours', 'Invalid input'],
  [
    settings({ default_max_consecutive_nights: '15' }),
    'default_max_consecutive_nights',
    'Must be at most 14',
  ],
  [settings({ availability_closes_days: '91' }), 'availability_closes_days', 'Must be at most 90'],
])('%# is refused at %s', (result, field, message) => {
  expect(faults(result)).toEqual([[field, message]]);
});
