// Makes every call as every kind of caller, and compares who may call it with the reviewed rights table.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { can, ruleOf } from '#contract/rights';
import { type Callers, createCallers } from '../testing/callers';
import { sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
let callers: Callers | undefined;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('the list of rights, which a person reviews when it changes', () => {
  const list = ALL_ENDPOINTS.map(
    ({ method, path, right }) => `${method} ${path} - ${right} (${ruleOf(right)})`,
  ).sort();
  expect(list).toMatchInlineSnapshot(`
    [
      "DELETE /api/auto-roster/runs/{id} - generate roster (manager)",
      "DELETE /api/calendar-feeds/{id} - see my shifts (employee)",
      "DELETE /api/clear-day/{employeeId}/{date} - edit roster (manager)",
      "DELETE /api/cover-needs/{id} - edit rules (admin)",
      "DELETE /api/cover-needs/{id}/dates/{date} - edit rules (admin)",
      "DELETE /api/day-statuses/{employeeId}/{date} - edit roster (manager)",
      "DELETE /api/days-off-links/{id} - see my shifts (employee)",
      "DELETE /api/employees/{id} - manage employees (manager)",
      "DELETE /api/holdings/{id} - keep own skills (employee)",
      "DELETE /api/holdings/{id}/file - keep own skills (employee)",
      "DELETE /api/holidays/changes/{id} - edit rules (admin)",
      "DELETE /api/leave/{id}/file - make requests (employee)",
      "DELETE /api/locations/{id} - manage job sites (manager)",
      "DELETE /api/me/passkeys/{id} - secure own sign-in (own password)",
      "DELETE /api/me/sessions - secure own sign-in (own password)",
      "DELETE /api/me/sessions/{id} - secure own sign-in (own password)",
      "DELETE /api/me/two-step/app - secure own sign-in (own password)",
      "DELETE /api/open-shifts/{id} - edit roster (manager)",
      "DELETE /api/organization/deletion - delete organisation (owner)",
      "DELETE /api/push-subscriptions/{id} - read own notices (employee)",
      "DELETE /api/rules/{id} - edit rules (admin)",
      "DELETE /api/shift-groups/{groupId}/assign - manage shift groups (admin)",
      "DELETE /api/shift-groups/{id} - manage shift groups (admin)",
      "DELETE /api/shift-templates/{id} - generate roster (manager)",
      "DELETE /api/shifts/{id} - edit roster (manager)",
      "DELETE /api/skill-requirements/{id} - edit rules (admin)",
      "DELETE /api/skills/{id} - edit rules (admin)",
      "GET /api/admin/audit-logs - manage organisations (owner or super-admin)",
      "GET /api/admin/organizations - manage organisations (owner or super-admin)",
      "GET /api/admin/organizations/export - manage organisations (owner or super-admin)",
      "GET /api/admin/organizations/{orgId} - manage organisations (owner or super-admin)",
      "GET /api/audit-log - see audit log (admin)",
      "GET /api/audit-log/export - see audit log (admin)",
      "GET /api/audit-log/people - see audit log (admin)",
      "GET /api/audit-log/retention - see audit log (admin)",
      "GET /api/auto-roster/runs - generate roster (manager)",
      "GET /api/auto-roster/runs/{id} - generate roster (manager)",
      "GET /api/availability - see my shifts (employee)",
      "GET /api/calendar-feeds - see my shifts (employee)",
      "GET /api/contracts/export - see contracts (manager)",
      "GET /api/cover - see rules (manager)",
      "GET /api/cover-needs - see rules (manager)",
      "GET /api/cover/lights - see rules (manager)",
      "GET /api/dashboard/stats - see dashboard (employee)",
      "GET /api/dashboard/team - see roster (manager)",
      "GET /api/day-statuses - see my shifts (employee)",
      "GET /api/days-off-links - see my shifts (employee)",
      "GET /api/days-off-links/{id}/days - see my shifts (employee)",
      "GET /api/employees - see colleagues (employee)",
      "GET /api/employees/export - manage employees (manager)",
      "GET /api/employees/{id}/contracts - see contracts (manager)",
      "GET /api/employees/{id}/future-shifts - manage employees (manager)",
      "GET /api/employees/{id}/holdings - keep own skills (employee)",
      "GET /api/events - follow events (employee)",
      "GET /api/health - use the front door (anyone)",
      "GET /api/holdings/{id}/file - keep own skills (employee)",
      "GET /api/holidays - see holidays (employee)",
      "GET /api/hours - see contracts (manager)",
      "GET /api/inbox - decide requests (manager)",
      "GET /api/inbox/count - decide requests (manager)",
      "GET /api/installation - use the front door (anyone)",
      "GET /api/leave - make requests (employee)",
      "GET /api/leave-balances - make requests (employee)",
      "GET /api/leave-types - make requests (employee)",
      "GET /api/leave/approved - decide requests (manager)",
      "GET /api/leave/{id}/file - decide requests (manager)",
      "GET /api/legal/{document} - use the front door (anyone)",
      "GET /api/locations - manage job sites (manager)",
      "GET /api/locations/{id}/future-shifts - manage job sites (manager)",
      "GET /api/maps/config - see my shifts (employee)",
      "GET /api/me - keep own account (account)",
      "GET /api/me/contract - see own contract (employee)",
      "GET /api/me/sessions - secure own sign-in (own password)",
      "GET /api/me/two-step - secure own sign-in (own password)",
      "GET /api/my-year - see my shifts (employee)",
      "GET /api/notice-preferences - read own notices (employee)",
      "GET /api/notices - read own notices (employee)",
      "GET /api/open-shifts - see my shifts (employee)",
      "GET /api/open-shifts/{id}/claims - decide requests (manager)",
      "GET /api/organization - see organisation (employee)",
      "GET /api/organization/data - download organisation data (admin)",
      "GET /api/organizations - choose organisation (signed-in)",
      "GET /api/organizations/members/count - see organisation (employee)",
      "GET /api/places - see my shifts (employee)",
      "GET /api/platform/attention - run platform (super-admin)",
      "GET /api/platform/organizations - run platform (super-admin)",
      "GET /api/platform/organizations/export - run platform (super-admin)",
      "GET /api/platform/signup-requests - run platform (super-admin)",
      "GET /api/platform/stats - run platform (super-admin)",
      "GET /api/platform/system - run platform (super-admin)",
      "GET /api/platform/users - run platform (super-admin)",
      "GET /api/platform/users/export - run platform (super-admin)",
      "GET /api/push-subscriptions - read own notices (employee)",
      "GET /api/ready - use the front door (anyone)",
      "GET /api/requests - make requests (employee)",
      "GET /api/roster - see roster (manager)",
      "GET /api/roster-answers - see roster (manager)",
      "GET /api/roster-availability - see roster (manager)",
      "GET /api/roster-open-shifts - see roster (manager)",
      "GET /api/roster/findings - see roster (manager)",
      "GET /api/rules - see rules (manager)",
      "GET /api/sandbox/checkouts/{session} - use the front door (anyone)",
      "GET /api/sandbox/portals/{session} - use the front door (anyone)",
      "GET /api/settings/requests - make requests (employee)",
      "GET /api/shift-answers - see my shifts (employee)",
      "GET /api/shift-groups - see shift groups (manager)",
      "GET /api/shift-rules - generate roster (manager)",
      "GET /api/shift-templates - generate roster (manager)",
      "GET /api/shifts - see my shifts (employee)",
      "GET /api/shifts/{id}/rings - make requests (employee)",
      "GET /api/shifts/{id}/swaps - make requests (employee)",
      "GET /api/shifts/{id}/takers - make requests (employee)",
      "GET /api/skill-requirements - see rules (manager)",
      "GET /api/skills - keep own skills (employee)",
      "GET /api/skills/{id}/holdings - verify skills (manager)",
      "GET /api/unconfirmed-shifts - see roster (manager)",
      "GET /api/uncovered-shifts - see roster (manager)",
      "GET /api/unsubscribe/{token} - use the front door (anyone)",
      "GET /calendar/{token}.ics - use the front door (anyone)",
      "PATCH /api/admin/organizations/{orgId} - manage organisations (owner or super-admin)",
      "PATCH /api/me - choose organisation (signed-in)",
      "PATCH /api/me/passkeys/{id} - secure own sign-in (own password)",
      "PATCH /api/organization - edit organisation (admin)",
      "PATCH /api/shift-rules/{id} - generate roster (manager)",
      "PATCH /api/shifts/{id} - edit roster (manager)",
      "POST /api/admin/organizations/{orgId}/billing - manage organisations (owner or super-admin)",
      "POST /api/auth/change-password - keep own account (account)",
      "POST /api/auth/fix-session - choose organisation (signed-in)",
      "POST /api/auth/forgot-password - use the front door (anyone)",
      "POST /api/auth/login - use the front door (anyone)",
      "POST /api/auth/logout - use the front door (anyone)",
      "POST /api/auth/passkey - use the front door (anyone)",
      "POST /api/auth/passkey/options - use the front door (anyone)",
      "POST /api/auth/register - use the front door (anyone)",
      "POST /api/auth/reset-password - use the front door (anyone)",
      "POST /api/auth/second-step - use the front door (anyone)",
      "POST /api/auth/switch-organization - choose organisation (signed-in)",
      "POST /api/auto-roster/generate - generate roster (manager)",
      "POST /api/auto-roster/preview - generate roster (manager)",
      "POST /api/auto-roster/runs/{id}/undo - generate roster (manager)",
      "POST /api/auto-roster/undo - generate roster (manager)",
      "POST /api/calendar-feeds - see my shifts (employee)",
      "POST /api/contracts/import - edit contracts (admin)",
      "POST /api/cover-needs - edit rules (admin)",
      "POST /api/cover-needs/batch - edit rules (admin)",
      "POST /api/day-statuses - edit roster (manager)",
      "POST /api/days-off-links - see my shifts (employee)",
      "POST /api/days-off-links/{id}/agree - see my shifts (employee)",
      "POST /api/employees - manage employees (manager)",
      "POST /api/employees/import - manage employees (manager)",
      "POST /api/employees/me - manage employees (manager)",
      "POST /api/employees/removals/{id}/undo - manage employees (manager)",
      "POST /api/employees/remove - manage employees (manager)",
      "POST /api/employees/{id}/contracts - edit contracts (admin)",
      "POST /api/employees/{id}/holdings - keep own skills (employee)",
      "POST /api/employees/{id}/reset-two-step - reset two-step sign-in (owner)",
      "POST /api/holdings/{id}/verify - verify skills (manager)",
      "POST /api/holidays/changes - edit rules (admin)",
      "POST /api/invitations/accept - choose organisation (signed-in)",
      "POST /api/leave - make requests (employee)",
      "POST /api/leave-finder - make requests (employee)",
      "POST /api/leave/decide-together - decide requests (manager)",
      "POST /api/leave/preview - make requests (employee)",
      "POST /api/leave/{id}/decide - decide requests (manager)",
      "POST /api/leave/{id}/end - make requests (employee)",
      "POST /api/leave/{id}/keep - decide requests (manager)",
      "POST /api/leave/{id}/withdraw - make requests (employee)",
      "POST /api/locations - manage job sites (manager)",
      "POST /api/locations/{id}/move-shifts - manage job sites (manager)",
      "POST /api/locations/{id}/timezone - correct time zones (admin)",
      "POST /api/me/delete - choose organisation (signed-in)",
      "POST /api/me/leave - leave organisation (employee)",
      "POST /api/me/passkeys - secure own sign-in (own password)",
      "POST /api/me/passkeys/options - secure own sign-in (own password)",
      "POST /api/me/two-step/app - secure own sign-in (own password)",
      "POST /api/me/two-step/app/confirm - secure own sign-in (own password)",
      "POST /api/me/two-step/recovery-codes - secure own sign-in (own password)",
      "POST /api/notices/read - read own notices (employee)",
      "POST /api/onboarding/checkout - use the front door (anyone)",
      "POST /api/onboarding/step1 - use the front door (anyone)",
      "POST /api/open-shifts - edit roster (manager)",
      "POST /api/open-shifts/{id}/claim - see my shifts (employee)",
      "POST /api/open-shifts/{id}/take-back - see my shifts (employee)",
      "POST /api/organization/billing - manage billing (owner)",
      "POST /api/organization/deletion - delete organisation (owner)",
      "POST /api/organizations - choose organisation (signed-in)",
      "POST /api/overrides - override rules (admin)",
      "POST /api/platform/signup-requests/{id}/approve - run platform (super-admin)",
      "POST /api/platform/signup-requests/{id}/decline - run platform (super-admin)",
      "POST /api/platform/test-email - run platform (super-admin)",
      "POST /api/push-subscriptions - read own notices (employee)",
      "POST /api/push-subscriptions/keep - read own notices (employee)",
      "POST /api/requests - make requests (employee)",
      "POST /api/requests/{id}/answer - make requests (employee)",
      "POST /api/requests/{id}/decide - decide requests (manager)",
      "POST /api/requests/{id}/withdraw - make requests (employee)",
      "POST /api/roster/cells - edit roster (manager)",
      "POST /api/roster/check - edit roster (manager)",
      "POST /api/roster/fill - edit roster (manager)",
      "POST /api/roster/publish - edit roster (manager)",
      "POST /api/roster/shifts - edit roster (manager)",
      "POST /api/roster/transfer - edit roster (manager)",
      "POST /api/rules - edit rules (admin)",
      "POST /api/rules/try - edit rules (admin)",
      "POST /api/sandbox/checkouts/{session}/pay - use the front door (anyone)",
      "POST /api/sandbox/portals/{session} - use the front door (anyone)",
      "POST /api/shift-answers - see my shifts (employee)",
      "POST /api/shift-groups - manage shift groups (admin)",
      "POST /api/shift-groups/moves - manage shift groups (admin)",
      "POST /api/shift-groups/{groupId}/assign - manage shift groups (admin)",
      "POST /api/shift-groups/{id}/move - manage shift groups (admin)",
      "POST /api/shift-templates - generate roster (manager)",
      "POST /api/shifts - edit roster (manager)",
      "POST /api/shifts/{id}/answer - see my shifts (employee)",
      "POST /api/signup-requests - use the front door (anyone)",
      "POST /api/skill-requirements - edit rules (admin)",
      "POST /api/skill-requirements/try - edit rules (admin)",
      "POST /api/skills - edit rules (admin)",
      "POST /api/undo/{id} - edit roster (manager)",
      "POST /api/unsubscribe/{token} - use the front door (anyone)",
      "POST /api/webhooks/stripe - use the front door (anyone)",
      "PUT /api/audit-log/retention - set audit retention (owner)",
      "PUT /api/availability - see my shifts (employee)",
      "PUT /api/cover-needs/{id} - edit rules (admin)",
      "PUT /api/cover-needs/{id}/dates/{date} - edit rules (admin)",
      "PUT /api/employees/{id} - manage employees (manager)",
      "PUT /api/holdings/{id} - keep own skills (employee)",
      "PUT /api/holdings/{id}/file - keep own skills (employee)",
      "PUT /api/leave-balances - edit contracts (admin)",
      "PUT /api/leave-types - edit rules (admin)",
      "PUT /api/leave/{id}/file - make requests (employee)",
      "PUT /api/locations/{id} - manage job sites (manager)",
      "PUT /api/notice-preferences - read own notices (employee)",
      "PUT /api/open-shifts/{id} - edit roster (manager)",
      "PUT /api/organization/two-step - require two-step sign-in (owner)",
      "PUT /api/rules/{id} - edit rules (admin)",
      "PUT /api/settings/requests - edit organisation (admin)",
      "PUT /api/shift-groups/reorder - manage shift groups (admin)",
      "PUT /api/shift-groups/{id} - manage shift groups (admin)",
      "PUT /api/shift-templates/{id} - generate roster (manager)",
      "PUT /api/skill-requirements/{id} - edit rules (admin)",
      "PUT /api/skills/{id} - edit rules (admin)",
    ]
  `);
});

test('every declared endpoint has a route', () => {
  for (const { method, path } of ALL_ENDPOINTS) {
    expect(testApp.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
  }
});

const REFUSALS = new Set([
  'not_signed_in',
  'password_change_required',
  'two_step_required',
  'forbidden',
  'no_organization',
]);

describe.each(
  ALL_ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  test('allows exactly the callers that the rights table allows', async () => {
    callers ??= await createCallers(testApp);
    let changed = false;
    const seen: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const [kind, { browser, user }] of Object.entries(callers.all)) {
      const input = sampleInput(endpoint, () => crypto.randomUUID());
      expected[kind] = can(user, endpoint.right);
      // An allowed event stream never ends, so only refusals are checked here.
      if (endpoint.produces === 'text/event-stream' && expected[kind]) {
        seen[kind] = true;
        continue;
      }
      const response = await browser.request(endpoint, {
        ...input,
        headers: { accept: 'application/problem+json' },
      });
      expect(response.statusCode).toBeLessThan(500);
      // A caller who is stopped for coming too often would count as allowed. The front door is open to anyone.
      if (ruleOf(endpoint.right) !== 'anyone') expect(response.statusCode).not.toBe(429);
      if (endpoint.method !== 'GET' && response.statusCode < 400) changed = true;
      const code = response.statusCode >= 400 ? response.json().code : '';
      seen[kind] = !REFUSALS.has(code);
    }
    expect(seen).toEqual(expected);
    // A call that worked may have ended a session or changed a role. The next calls need new callers.
    if (changed) callers = undefined;
  });
});
