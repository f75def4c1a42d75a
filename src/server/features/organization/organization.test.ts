import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDashboardStats } from '#contract/api/dashboard';
import { getMe } from '#contract/api/me';
import { countMembers, getOrganization, updateOrganization } from '#contract/api/organization';
import { addMember, addOrganization } from '../../testing/people';
import { createRoster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: '2027-03-10T00:00:00Z' });
});
afterAll(() => testApp.close());

test('every member sees the organisation, but only people who may edit it see its notes', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  const admin = await addMember(testApp, orgId, 'admin');
  const employee = await addMember(testApp, orgId, 'employee');
  await admin.browser.call(updateOrganization, { body: { notes: 'Ask Kim about the keys.' } });
  expect(await admin.browser.call(getOrganization)).toMatchObject({
    name: 'Acacia',
    notes: 'Ask Kim about the keys.',
    member_count: 3,
    owner_name: 'Owner of Acacia',
    week_starts_on: 'monday',
    default_shift_start: '09:00',
    default_shift_end: '17:00',
    default_min_rest_hours: 8,
    default_max_consecutive_nights: 3,
  });
  expect(await employee.browser.call(getOrganization)).toMatchObject({
    name: 'Acacia',
    notes: null,
  });
  expect(await employee.browser.call(countMembers)).toEqual({ count: 3 });
});

test('changes are saved, shown in the session, and audited without their values', async () => {
  const { browser, user } = await addOrganization(testApp, 'Acacia');
  const changes = {
    name: 'Acacia Care',
    abn: '51824753556',
    employee_count_estimate: 12,
    primary_contact_name: 'Kim Contact',
    primary_contact_email: 'kim@example.com',
    billing_email: 'bills@example.com',
    timezone: 'Australia/Perth',
    week_starts_on: 'sunday' as const,
    default_shift_start: '22:00',
    default_shift_end: '06:00',
    default_min_rest_hours: 10.5,
    default_max_consecutive_nights: 4,
    availability_closes_days: 14,
  };
  const updated = await browser.call(updateOrganization, { body: changes });
  expect(updated).toMatchObject({ ...changes, abn: '51 824 753 556' });
  expect((await browser.call(getMe)).user).toMatchObject({
    org_name: 'Acacia Care',
    org_timezone: 'Australia/Perth',
    org_week_starts_on: 'sunday',
  });
  const [entry] = await testApp.sql(
    "select metadata from audit_log where org_id = $1 and action = 'organization.updated'",
    [user.org_id],
  );
  expect(entry?.metadata).toEqual({ changed: Object.keys(changes).toSorted().join(', ') });
});

test('an empty text clears a field, and fields that are left out stay', async () => {
  const { browser } = await addOrganization(testApp, 'Acacia');
  await browser.call(updateOrganization, {
    body: { abn: '51824753556', billing_email: 'bills@example.com', employee_count_estimate: 3 },
  });
  const cleared = await browser.call(updateOrganization, {
    body: { abn: '', employee_count_estimate: null },
  });
  expect(cleared).toMatchObject({
    abn: null,
    employee_count_estimate: null,
    billing_email: 'bills@example.com',
  });
  expect(await browser.call(updateOrganization, { body: {} })).toEqual(cleared);
});

describe('refuses', () => {
  test.each([
    [{ name: '' }, 'name: Required.'],
    [{ abn: '123' }, 'abn: Enter a valid ABN (11 digits).'],
    [{ billing_email: 'nobody' }, 'billing_email: Please enter a valid email address.'],
    [{ employee_count_estimate: 1.5 }, 'employee_count_estimate: Invalid input.'],
    [{ week_starts_on: 'friday' }, 'week_starts_on: Invalid input.'],
    [{ default_shift_start: '24:00' }, 'default_shift_start: Invalid time format (use HH:mm).'],
    [{ default_shift_end: '09:00' }, 'default_shift_end: A shift cannot end when it starts.'],
    [{ default_min_rest_hours: 25 }, 'default_min_rest_hours: Must be at most 24.'],
    [{ subscription_status: 'active' }, 'Unknown field subscription_status.'],
    [{ payment_customer_id: 'cus_1' }, 'Unknown field payment_customer_id.'],
    [{ trial_end: null }, 'Unknown field trial_end.'],
  ])('%j', async (body, sentence) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const response = await browser.request(updateOrganization, { body });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
  });
});

test('the figures of the week depend on its first day', async () => {
  // On Wednesday 10 March 2027, the Sunday before is in this week only when weeks start on Sunday.
  const { owner, manager, add } = await createRoster(testApp);
  await add({ date: '2027-03-07' });
  expect(await manager.browser.call(getDashboardStats)).toMatchObject({ weeklyShifts: 0 });
  await owner.browser.call(updateOrganization, { body: { week_starts_on: 'sunday' } });
  expect(await manager.browser.call(getDashboardStats)).toMatchObject({ weeklyShifts: 1 });
});
