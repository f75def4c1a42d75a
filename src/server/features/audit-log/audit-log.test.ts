import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/audit-log';
import { login, logout, switchOrganization } from '#contract/api/auth';
import { createEmployee, deleteEmployee } from '#contract/api/employees';
import { createLocation } from '#contract/api/locations';
import type { QueryInput } from '#contract/endpoint';
import { addMember, addOrganization, type Person, signIn } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { removeOldEntries } from './remove-old-entries';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** An organisation in Sydney. Its log is empty. */
async function sydney(): Promise<Person> {
  const owner = await addOrganization(testApp, 'Acacia');
  await testApp.sql("update organizations set timezone = 'Australia/Sydney' where id = $1", [
    owner.user.org_id,
  ]);
  return owner;
}

interface Recorded {
  actor?: string | null;
  action?: string;
  kind?: string;
  at: string;
  metadata?: object;
}

async function record({ user }: Person, entries: Recorded[]): Promise<void> {
  for (const entry of entries) {
    await testApp.sql(
      `insert into audit_log (org_id, actor_user_id, action, kind, target_type, target_id, metadata, created_at)
       values ($1, $2, $3, $4, 'location', 'x', $5, $6)`,
      [
        user.org_id,
        entry.actor === undefined ? user.id : entry.actor,
        entry.action ?? 'location.created',
        entry.kind ?? 'change',
        entry.metadata ?? {},
        entry.at,
      ],
    );
  }
}

type Query = QueryInput<typeof api.readAuditLog>;

async function sentences({ browser }: Person, query: Query = {}): Promise<string[]> {
  const { entries } = await browser.call(api.readAuditLog, { query });
  return entries.map(({ sentence }) => sentence);
}

const site = (name: string, at: string, more: Partial<Recorded> = {}): Recorded => ({
  at,
  metadata: { name },
  ...more,
});

test('a change is told in a sentence, and a sign-in stays apart from it', async () => {
  const owner = await sydney();
  const { browser } = owner;
  await browser.call(createLocation, {
    body: {
      name: 'Depot',
      street_name: 'Wharf Street',
      town: 'Sydney',
      state: 'New South Wales',
      country: 'Australia',
    },
  });
  await signIn(testApp, owner.user.email);
  expect(await sentences(owner)).toEqual(['Owner of Acacia created the job site Depot']);
  expect(await sentences(owner, { kind: 'sign-in' })).toEqual(['Owner of Acacia signed in']);
});

test('the log is filtered by person, action, group of actions and day, newest first', async () => {
  const owner = await sydney();
  const manager = await addMember(testApp, owner.user.org_id ?? '', 'manager');
  await record(owner, [
    site('One', '2027-05-02T13:59:59.999Z'),
    site('Two', '2027-05-02T14:00:00Z', { actor: manager.user.id }),
    site('Three', '2027-05-03T13:59:59.999Z', { action: 'location.deleted' }),
    { at: '2027-05-03T14:00:00Z', action: 'billing.opened' },
  ]);
  const [one, two, three, billing] = [
    'Owner of Acacia created the job site One',
    'A manager created the job site Two',
    'Owner of Acacia deleted the job site Three',
    'Owner of Acacia opened billing',
  ] as const;
  expect(await sentences(owner)).toEqual([billing, three, two, one]);
  expect(await sentences(owner, { person: manager.user.id })).toEqual([two]);
  expect(await sentences(owner, { action: 'location.created' })).toEqual([two, one]);
  expect(await sentences(owner, { action: 'sites' })).toEqual([three, two, one]);
  expect(await sentences(owner, { action: 'sites', person: owner.user.id })).toEqual([three, one]);
  expect(await sentences(owner, { action: 'user.signed_in' })).toEqual([]);
  // A day is a day in Sydney: 14:00 UTC is midnight there.
  expect(await sentences(owner, { from: '2027-05-03', to: '2027-05-03' })).toEqual([three, two]);
  expect(await sentences(owner, { from: '2027-05-04' })).toEqual([billing]);
  expect(await sentences(owner, { to: '2027-05-02', action: 'sites' })).toEqual([one]);
  // Someone who reads in Perth means days in Perth.
  const perth = { from: '2027-05-02', to: '2027-05-02', zone: 'Australia/Perth' };
  expect(await sentences(owner, perth)).toEqual([two, one]);
});

test('pages follow each other without a gap, also among entries of the same moment', async () => {
  const owner = await sydney();
  await testApp.sql(
    `insert into audit_log (org_id, actor_user_id, action, target_type, target_id, metadata, created_at)
     select $1, $2, 'location.created', 'location', 'x', jsonb_build_object('name', number),
       timestamptz '2027-05-01' + make_interval(secs => (number % 2) / 1000000.0)
     from generate_series(1, 120) as number`,
    [owner.user.org_id, owner.user.id],
  );
  for (const query of [{}, { action: 'sites' as const }, { person: owner.user.id }]) {
    const seen: string[] = [];
    let before: string | undefined;
    for (const more of [true, true, false]) {
      const page = await owner.browser.call(api.readAuditLog, { query: { ...query, before } });
      expect(page.more).toBe(more);
      seen.push(...page.entries.map(({ sentence }) => sentence));
      before = page.entries.at(-1)?.id;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  }
});

test('the people of the log are listed by name, also those who have left', async () => {
  const owner = await sydney();
  const { id } = await owner.browser.call(createEmployee, {
    body: {
      name: 'Élodie Gone',
      email: 'elodie@example.com',
      role: 'manager',
      tempPassword: 'gum leaves rustle',
    },
  });
  const elodie = await testApp.sql('select id from users where email = $1', ['elodie@example.com']);
  const account = String(elodie[0]?.id);
  await record(owner, [site('Hers', '2027-05-01T00:00:00Z', { actor: account })]);
  await record(owner, [site('His', '2027-05-01T00:00:00Z', { actor: crypto.randomUUID() })]);
  await owner.browser.call(deleteEmployee, { params: { id } });
  const people = await owner.browser.call(api.listAuditPeople, { query: {} });
  expect(people.map(({ name }) => name)).toEqual([
    'Élodie Gone',
    'Owner of Acacia',
    'Someone who has left',
  ]);
  expect(await sentences(owner, { person: account })).toEqual([
    'Élodie Gone created the job site Hers',
  ]);
  expect(await owner.browser.call(api.listAuditPeople, { query: { kind: 'sign-in' } })).toEqual([]);
});

describe('sign-ins', () => {
  test('wrong passwords, switching, signing out: each in the organisation that it concerns', async () => {
    const owner = await sydney();
    const other = await addOrganization(testApp, 'Banksia');
    await testApp.sql(
      "insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')",
      [other.user.org_id, owner.user.id],
    );
    const visitor = testApp.visitor();
    const body = { email: owner.user.email, password: 'not the password' };
    expect((await visitor.request(login, { body })).statusCode).toBe(401);
    const person = await signIn(testApp, owner.user.email);
    await person.browser.call(switchOrganization, { body: { org_id: other.user.org_id ?? '' } });
    await person.browser.call(logout);
    const name = 'Owner of Acacia';
    expect(await sentences(owner, { kind: 'sign-in' })).toEqual([
      `${name} signed in`,
      `Someone tried to sign in as ${name} with a wrong password`,
    ]);
    expect(await sentences(other, { kind: 'sign-in' })).toEqual([
      `${name} signed out`,
      `${name} switched to this organisation`,
    ]);
    expect(await sentences(owner)).toEqual([]);
    expect(JSON.stringify(await testApp.sql('select * from audit_log'))).not.toContain(
      'not the password',
    );
  });

  test('an address without an account leaves no entry', async () => {
    const count = async () => testApp.sql('select count(*)::int as count from audit_log');
    const before = await count();
    const body = { email: 'nobody@example.com', password: 'not the password' };
    expect((await testApp.visitor().request(login, { body })).statusCode).toBe(401);
    expect(await count()).toEqual(before);
  });
});

describe('the export', () => {
  test('holds what the filter shows, with dates of the organisation and without formulas', async () => {
    const owner = await sydney();
    await record(owner, [
      site('=1+1', '2027-05-02T14:05:00Z', { actor: null }),
      site('Later', '2027-05-03T14:05:00Z'),
      { at: '2027-05-02T14:05:00Z', action: 'user.signed_in', kind: 'sign-in' },
    ]);
    await testApp.sql("update users set name = '=cmd()' where id = $1", [owner.user.id]);
    const answer = await owner.browser.request(api.exportAuditLog, { query: { action: 'sites' } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(Papa.parse(answer.body.trim()).data).toEqual([
      ['date', 'time', 'time_zone', 'person', 'action', 'what_happened'],
      [
        '2027-05-04',
        '00:05',
        'Australia/Sydney',
        "'=cmd()",
        'Job site created',
        "'=cmd() created the job site Later",
      ],
      [
        '2027-05-03',
        '00:05',
        'Australia/Sydney',
        'Muster',
        'Job site created',
        'Muster created the job site =1+1',
      ],
    ]);
    expect(await sentences(owner, { action: 'audit_log.exported' })).toEqual([
      '=cmd() exported changes of the audit log',
    ]);
  });
});

describe('how long the log is kept', () => {
  const months = { audit_changes_months: 12, audit_sign_ins_months: 3 } as const;

  test('the owner sets it, which leaves an entry; an admin only reads it', async () => {
    const owner = await sydney();
    const admin = await addMember(testApp, owner.user.org_id ?? '', 'admin');
    expect(await admin.browser.call(api.getAuditRetention)).toEqual({
      audit_changes_months: 24,
      audit_sign_ins_months: 12,
    });
    const refused = await admin.browser.request(api.setAuditRetention, { body: months });
    expect(refused.statusCode).toBe(403);
    await owner.browser.call(api.setAuditRetention, { body: months });
    await owner.browser.call(api.setAuditRetention, { body: months });
    expect(await admin.browser.call(api.getAuditRetention)).toEqual(months);
    expect(await sentences(owner)).toEqual([
      'Owner of Acacia set the audit log to keep changes for 1 year and sign-ins for 3 months',
    ]);
  });

  test('older entries are removed, those of each organisation after its own time', async () => {
    const [short, long] = [await sydney(), await sydney()];
    await short.browser.call(api.setAuditRetention, { body: months });
    const ago = (text: string) => `now() - interval '${text}'`;
    for (const { user } of [short, long]) {
      await testApp.sql(
        `insert into audit_log (org_id, actor_user_id, action, kind, target_type, target_id, created_at)
         select $1, $2, action, kind, 'x', 'x', created_at - make_interval(secs => number)
         from (values ('billing.opened', 'change', ${ago('13 months')}), ('billing.opened', 'change', ${ago('11 months')}),
           ('user.signed_in', 'sign-in', ${ago('4 months')}), ('user.signed_in', 'sign-in', ${ago('2 months')}))
           as entry (action, kind, created_at), generate_series(1, 6000) as number`,
        [user.org_id, user.id],
      );
    }
    expect(await removeOldEntries(testApp.database)).toBe(12_000);
    const left = (person: Person) =>
      testApp.sql(
        `select action, count(*)::int as count from audit_log where org_id = $1
         group by action order by action`,
        [person.user.org_id],
      );
    expect(await left(short)).toEqual([
      { action: 'audit_log.retention_set', count: 1 },
      { action: 'billing.opened', count: 6000 },
      { action: 'user.signed_in', count: 6000 },
    ]);
    expect(await left(long)).toEqual([
      { action: 'billing.opened', count: 12_000 },
      { action: 'user.signed_in', count: 12_000 },
    ]);
    expect(await removeOldEntries(testApp.database)).toBe(0);
  });
});

test.each(['manager', 'employee'] as const)('a %s cannot read it', async (role) => {
  const owner = await sydney();
  const { browser } = await addMember(testApp, owner.user.org_id ?? '', role);
  for (const endpoint of [api.readAuditLog, api.exportAuditLog, api.listAuditPeople]) {
    expect((await browser.request(endpoint, { query: {} })).statusCode).toBe(403);
  }
});
