// Every field that takes a text keeps it as typed: nothing is escaped or cut. Names lose only what nobody sees in them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { createRandom } from '../testing/fuzz/random';
import { packed, textFieldsOf, withText } from '../testing/fuzz/text-fields';
import { validInput } from '../testing/fuzz/valid-input';
import { ODD_TEXTS } from '../testing/fuzz/values';
import { addCanaryOrganization, createWorld, type World } from '../testing/fuzz/world';
import { sampleInput } from '../testing/sample-input';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Starts each text, so that a text saved by another call doesn't count. */
const MARK_LENGTH = 9;
/**
 * Of these nothing is saved as it was typed: some only try or look for something; a passkey only with an answer that a browser has signed, an override only
 * with a finding, an answer only to an own shift that is still as it was shown, a request only of an own shift, a
 * decision only with the effect that it was made from, words about leave only where there is some,
 * and those about a correction only where something was clocked. When something was clocked that nobody can read becomes
 * part of a sentence.
 */
const NOTHING_SAVED = [
  '/api/auto-roster/preview',
  '/api/organization/deletion',
  '/api/me/passkeys',
  '/api/skill-requirements/try',
  '/api/rules/try',
  '/api/roster/check',
  '/api/overrides',
  '/api/shifts/{id}/answer',
  '/api/requests',
  '/api/requests/{id}/decide',
  '/api/leave/{id}/decide',
  '/api/leave/decide-together',
  '/api/leave/{id}/end',
  '/api/leave/{id}/keep',
  '/api/leave/{id}/file',
  '/api/timesheets/{id}',
  '/api/timesheets/{id}/remove',
  '/api/timesheets/{id}/adjust',
  '/api/timesheets/approve-clean',
  '/api/clock/import',
  '/api/clock/notes',
];

const CALLS = ALL_ENDPOINTS.filter(({ path }) => !NOTHING_SAVED.includes(path))
  .map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    fields: textFieldsOf(endpoint).map(({ path, longest }) => ({
      path,
      packs: packed(ODD_TEXTS, longest - MARK_LENGTH),
    })),
  }))
  .filter(({ fields }) => fields.length > 0);

test('the list of fields that take a text', () => {
  expect(
    CALLS.map(
      ({ name, fields }) => `${name}: ${fields.map(({ path }) => path.join('.')).join(', ')}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "POST /api/auth/register: orgName, ownerName",
      "PATCH /api/me: name, phone",
      "PATCH /api/me/passkeys/{id}: name",
      "POST /api/organizations: organizationName",
      "PATCH /api/organization: name, primary_contact_name, notes",
      "POST /api/employees: name, phone",
      "PUT /api/employees/{id}: name, phone",
      "POST /api/employees/import: rows.0.name, rows.0.phone",
      "POST /api/shift-groups: name",
      "PUT /api/shift-groups/{id}: name",
      "POST /api/locations: name, street_number, street_name, town, state, postcode, phone, notes",
      "PUT /api/locations/{id}: name, phone, notes",
      "POST /api/kiosks: label",
      "POST /api/pay-periods/{id}/reopen: reason",
      "PUT /api/pay-profiles/{profile}: columns.0.heading, columns.0.text",
      "POST /api/shifts: roleLabel, notes",
      "PATCH /api/shifts/{id}: roleLabel, notes",
      "POST /api/open-shifts: roleLabel, notes",
      "PUT /api/open-shifts/{id}: notes",
      "POST /api/timesheets/{id}/approve: reason",
      "POST /api/timesheets/{id}/dispute: reason",
      "POST /api/timesheets/{id}/reopen: reason",
      "POST /api/timesheets: reason",
      "POST /api/calendar-feeds: label",
      "PUT /api/leave-types: types.0.name, blackouts.0.name",
      "POST /api/leave: reason",
      "POST /api/cover-needs: label, role",
      "POST /api/cover-needs/batch: needs.0.label, needs.0.role",
      "PUT /api/cover-needs/{id}: label, role",
      "POST /api/rules: text, source",
      "PUT /api/rules/{id}: text, source",
      "POST /api/shift-templates: name",
      "PUT /api/shift-templates/{id}: name",
      "POST /api/auto-roster/generate: parameters.roleLabel, teams.0.teamName, notes, rule.name",
      "POST /api/employees/{id}/contracts: employeeNumber",
      "POST /api/holidays/changes: name",
      "POST /api/skills: name",
      "PUT /api/skills/{id}: name",
      "POST /api/employees/{id}/holdings: number, class, issued_in",
      "PUT /api/holdings/{id}: number, class, issued_in",
      "PUT /api/holdings/{id}/file: name",
      "POST /api/skill-requirements: role_label, template_code",
      "PUT /api/skill-requirements/{id}: role_label, template_code",
      "POST /api/onboarding/step1: organizationName, adminName",
      "POST /api/signup-requests: organizationName, requesterName, message",
      "POST /api/platform/signup-requests/{id}/decline: reason",
    ]
  `);
});

async function call(endpoint: AnyEndpoint, world: World, change: (body: unknown) => unknown) {
  const caller = endpoint.right === 'run platform' ? 'super admin' : 'owner';
  await world.reopenSession(caller);
  const sample = sampleInput(endpoint, (resource) => world.own[resource]);
  const input = validInput(endpoint, sample, world, createRandom(Date.now()));
  const browser = testApp.visitor();
  browser.cookies.set('muster', String(world.cookies[caller]).replace('muster=', ''));
  // `seen` would have to match the stored record.
  const { seen: _seen, ...body } = input.body as Record<string, unknown>;
  return browser.request(endpoint, { ...input, body: change(body) });
}

const isName = (path: string[]) =>
  /name$|^label$|^role$/i.test(path.at(-1) ?? '') && path.at(-1) !== 'street_name';
const asNamed = (text: string) =>
  text
    .replaceAll(/[\t\n\u2028\u2029]/g, ' ')
    .replaceAll(/[\p{Cc}\u00ad\u200b\u202c\u202e\u3164\ufeff]/gu, '')
    .replaceAll(/ +/g, ' ');

/** Returns the texts that no column and no JSON value holds. */
async function notStored(texts: string[]): Promise<string[]> {
  const columns = await testApp.sql(`
    select table_name as t, column_name as c, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')`);
  const stored = columns.map(({ t, c, type }) =>
    type === 'text'
      ? `select "${c}" as text from "${t}" where "${c}" = any($1)`
      : `select value #>> '{}' from "${t}", jsonb_path_query("${c}", 'strict $.** ? (@.type() == "string")', '{}', true) as value`,
  );
  const rows = await testApp.sql(
    `select text from unnest($1::text[]) as text except (${stored.join(' union all ')})`,
    [texts],
  );
  return rows.map(({ text }) => String(text));
}

test('every field keeps odd texts unchanged', async () => {
  const canary = await addCanaryOrganization(testApp, 1);
  const rounds = Math.max(
    ...CALLS.flatMap(({ fields }) => fields.map(({ packs }) => packs.length)),
  );
  const refused: string[] = [];
  const sent: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const world = await createWorld(testApp, 1, round, canary);
    for (const [index, { name, endpoint, fields }] of CALLS.entries()) {
      if (fields.every(({ packs }) => round >= packs.length)) continue;
      const texts = fields.map(({ path, packs }, field) => {
        const mark = `${round}/${index}/${field}`.padEnd(MARK_LENGTH, '-');
        return { path, text: `${mark}${packs[round % packs.length]}` };
      });
      const response = await call(endpoint, world, (body) =>
        texts.reduce((changed, { path, text }) => withText(changed, path, text), body),
      );
      if (response.statusCode >= 300) refused.push(`${name}: ${response.body}`);
      // A text in the answer counts as kept. A later call may change the row again.
      const kept = texts.map(({ path, text }) => (isName(path) ? asNamed(text) : text));
      sent.push(...kept.filter((text) => !response.body.includes(JSON.stringify(text))));
    }
  }
  expect(refused).toEqual([]);
  expect(sent.length).toBeGreaterThan(50);
  expect(await notStored(sent)).toEqual([]);
});
