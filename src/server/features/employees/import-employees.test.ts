import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createEmployee,
  exportEmployees,
  importEmployees,
  listEmployees,
} from '#contract/api/employees';
import { createShiftGroup, listShiftGroups } from '#contract/api/shift-groups';
import { cookieHeader } from '../../testing/browser';
import { addMember, addOrganization, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const TEMPORARY = 'first day words';

function row(changes: Record<string, unknown> = {}) {
  return {
    name: 'Amy Able',
    email: `${randomUUID()}@example.com`,
    role: 'employee' as const,
    tempPassword: TEMPORARY,
    ...changes,
  };
}

test('a dry run reports every problem and saves nothing', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const taken = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  const twice = row();
  const answer = await owner.browser.call(importEmployees, {
    body: {
      rows: [
        row(),
        twice,
        { ...twice, email: twice.email.toUpperCase() },
        row({ email: taken.user.email }),
        row({ shift_group: 'Nowhere' }),
      ],
    },
  });
  expect(answer).toMatchObject({
    created: 0,
    problems: [
      { row: 2, field: 'email', message: 'The same email as in row 2' },
      { row: 3, field: 'email', message: 'Someone with this email is already here' },
      { row: 4, field: 'shift_group', message: "There is no shift group 'Nowhere'" },
    ],
    missingGroups: ['Nowhere'],
  });
  expect(await owner.browser.call(listEmployees)).toHaveLength(1);
});

test('with a problem in one row, no row is saved', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const answer = await owner.browser.call(importEmployees, {
    body: { dryRun: false, rows: [row(), row({ shift_group: 'Nowhere' })] },
  });
  expect(answer.created).toBe(0);
  expect(answer.problems).toHaveLength(1);
  expect(await owner.browser.call(listEmployees)).toEqual([]);
});

test('imports a thousand people into their groups, and they can sign in', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await owner.browser.call(createShiftGroup, { body: { name: 'Night crew' } });
  const rows = Array.from({ length: 1000 }, (_, index) =>
    row({ name: `Person ${index}`, shift_group: index % 2 ? 'night CREW' : '' }),
  );
  const answer = await owner.browser.call(importEmployees, { body: { dryRun: false, rows } });
  expect(answer).toMatchObject({ created: 1000, problems: [], missingGroups: [] });
  const list = await owner.browser.call(listEmployees);
  expect(list).toHaveLength(1000);
  expect(list.filter(({ shift_group }) => shift_group?.name === 'Night crew')).toHaveLength(500);
  const person = await signIn(testApp, rows[7]?.email ?? '', TEMPORARY);
  expect(person.user).toMatchObject({ name: 'Person 7', must_change_password: true });
});

test('missing groups are listed, and created once each when asked for', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await owner.browser.call(createShiftGroup, { body: { name: 'Days' } });
  const rows = ['Night crew', 'days', 'NIGHT CREW', 'Kitchen', ''].map((shift_group) =>
    row({ shift_group }),
  );
  const dry = await owner.browser.call(importEmployees, { body: { rows, createGroups: true } });
  expect(dry).toMatchObject({ created: 0, problems: [], missingGroups: ['Night crew', 'Kitchen'] });
  expect(await owner.browser.call(listShiftGroups)).toHaveLength(1);

  const body = { dryRun: false, createGroups: true, rows };
  const refused = await owner.browser.call(importEmployees, {
    body: { ...body, rows: [...rows, rows[0] ?? row()] },
  });
  expect(refused.problems).toHaveLength(1);
  expect(await owner.browser.call(listShiftGroups)).toHaveLength(1);

  const answer = await owner.browser.call(importEmployees, { body });
  expect(answer).toMatchObject({ created: 5, problems: [], missingGroups: [] });
  const groups = await owner.browser.call(listShiftGroups);
  expect(groups.map(({ name, position, member_count }) => [name, position, member_count])).toEqual([
    ['Days', 0, 1],
    ['Night crew', 1, 2],
    ['Kitchen', 2, 1],
  ]);
  const entries = await testApp.sql(
    'select action from audit_log where org_id = $1 order by created_at',
    [owner.user.org_id],
  );
  expect(entries.map(({ action }) => action).slice(-3)).toEqual([
    'shift_group.created',
    'shift_group.created',
    'employees.imported',
  ]);
});

test('two imports at the same time with the same new group share it', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const answers = await Promise.all(
    [1, 2].map(() =>
      owner.browser.request(importEmployees, {
        body: { dryRun: false, createGroups: true, rows: [row({ shift_group: 'Night crew' })] },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const groups = await owner.browser.call(listShiftGroups);
  expect(groups).toMatchObject([{ name: 'Night crew', member_count: 2 }]);
});

test('a manager cannot create groups with an import', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const rows = [row({ shift_group: 'Night crew' })];
  expect(await manager.browser.call(importEmployees, { body: { rows } })).toMatchObject({
    created: 0,
    problems: [
      { row: 0, field: 'shift_group', message: 'Only admins and owners can assign shift groups' },
    ],
    missingGroups: [],
  });
  const response = await manager.browser.request(importEmployees, {
    body: { dryRun: false, createGroups: true, rows },
  });
  expect([response.statusCode, response.body]).toEqual([
    403,
    'Only admins and owners can create shift groups.',
  ]);
  expect(await owner.browser.call(listShiftGroups)).toEqual([]);
});

test('one of two equal imports at the same time is saved', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const rows = [row(), row()];
  const answers = await Promise.all(
    [1, 2].map(() => owner.browser.request(importEmployees, { body: { dryRun: false, rows } })),
  );
  const created = answers.filter(
    (answer) => answer.statusCode === 200 && answer.json().created === 2,
  );
  expect(created).toHaveLength(1);
  expect(answers.every((answer) => [200, 409].includes(answer.statusCode))).toBe(true);
  expect(await owner.browser.call(listEmployees)).toHaveLength(2);
});

test('an invalid row is refused with its row number', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const response = await owner.browser.request(importEmployees, {
    body: { rows: [row(), row({ email: 'nobody' })] },
  });
  expect([response.statusCode, response.body]).toEqual([
    400,
    'rows.1.email: Please enter a valid email address.',
  ]);
});

test('the export holds the list, and no cell can run as a formula', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await owner.browser.call(importEmployees, {
    body: {
      dryRun: false,
      rows: [row({ name: '=HYPERLINK("http://evil")', email: 'a@example.com' })],
    },
  });
  const response = await owner.browser.request(exportEmployees);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, line] = response.body.split('\r\n');
  expect(header).toBe('name,email,phone,role,shift_group,added');
  expect(line).toMatch(/^"'=HYPERLINK\(""http:\/\/evil""\)",a@example.com,,employee,,\d{4}-/);
});

test('people already here are refused, skipped or updated, as the caller says', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const here = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  const rows = [
    row({ name: 'Bea New' }),
    row({ email: here.user.email.toUpperCase(), name: 'New Name', phone: '1' }),
  ];
  const ask = (existing: 'refuse' | 'skip' | 'update', dryRun = false) =>
    owner.browser.call(importEmployees, { body: { dryRun, rows, existing, createGroups: true } });
  expect(await ask('refuse')).toMatchObject({ created: 0, existing: [1], problems: [{ row: 1 }] });
  expect(await ask('skip', true)).toMatchObject({ existing: [1], problems: [] });
  expect(await ask('skip')).toMatchObject({ created: 1, updated: 0, skipped: 1 });
  const named = async () =>
    (await owner.browser.call(listEmployees)).find(({ email }) => email === here.user.email);
  expect(await named()).toMatchObject({ name: 'A manager' });
  expect(await ask('update')).toMatchObject({ created: 0, updated: 2, skipped: 0 });
  expect(await named()).toMatchObject({ name: 'New Name', phone: '1', role: 'manager' });
  await signIn(testApp, here.user.email);
});

test('new groups take the preset colours in turn', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  await owner.browser.call(createShiftGroup, { body: { name: 'Days', color_hex: '#0ea5e9' } });
  const rows = ['One', 'Two', 'Three'].map((shift_group) => row({ shift_group }));
  await owner.browser.call(importEmployees, { body: { dryRun: false, createGroups: true, rows } });
  const groups = await owner.browser.call(listShiftGroups);
  expect(groups.map(({ color_hex }) => color_hex)).toEqual([
    '#0ea5e9',
    '#3B82F6',
    '#14B8A6',
    '#22C55E',
  ]);
});

test('nobody needs a temporary password when invitations are sent, and everyone does when not', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const rows = [row({ tempPassword: undefined })];
  const body = { dryRun: false, rows };
  const refused = await owner.browser.request(importEmployees, { body });
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    'Give everyone a temporary password, or send invitations.',
  ]);
  await owner.browser.call(importEmployees, { body: { ...body, sendInvitations: true } });
  const [mail] = await testApp.sentMails();
  expect(mail).toMatchObject({ to: rows[0]?.email, subject: 'Your roster at Acacia' });
});

test('whoever signs in does not wait for the passwords that an organisation gives to others', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const neighbour = await addOrganization(testApp, 'Banksia');
  let added = 0;
  const adding = Array.from({ length: 40 }, async () => {
    await owner.browser.call(createEmployee, { body: row() });
    added += 1;
  });
  await vi.waitFor(() => expect(added).toBeGreaterThan(0), 30_000);
  await signIn(testApp, neighbour.user.email);
  // In one line, all 40 would come first.
  expect(added).toBeLessThan(30);
  await Promise.all(adding);
});

test('an import ends when its caller has gone, and the next one of the organisation begins', async () => {
  const owner = await addOrganization(testApp, 'Acacia');
  const address = await testApp.app.listen({ port: 0 });
  const rows = Array.from({ length: 200 }, (_, number) => row({ tempPassword: `words ${number}` }));
  const caller = httpRequest(`${address}${importEmployees.path}`, {
    method: importEmployees.method,
    headers: {
      cookie: cookieHeader(owner.browser.cookies),
      'content-type': 'application/json',
    },
  }).on('error', () => undefined);
  caller.end(JSON.stringify({ dryRun: false, rows }));
  await once(caller, 'finish');
  await delay(500);
  caller.destroy();
  const next = await owner.browser.call(importEmployees, {
    body: { dryRun: false, rows: [row({ name: 'Ben Bold' })] },
  });
  expect(next.created).toBe(1);
  const people = await owner.browser.call(listEmployees);
  expect(people.map(({ name }) => name)).toEqual(['Ben Bold']);
});
