import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveOrganization } from '#contract/api/leaving';
import { getMe } from '#contract/api/me';
import { addMember, addOrganization } from '../testing/people';
import { createRoster } from '../testing/roster';
import { createTestApp, type TestApp } from '../testing/test-app';
import { eraseOrganization, erasePerson } from './erase';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const typing = (answer: string) => async () => answer;

test('the operator deletes an organisation by its name or id, after typing the name', async () => {
  const { user } = await addOrganization(testApp, 'Hakea');
  const orgId = user.org_id ?? '';
  const other = eraseOrganization(testApp, 'hakea', false, typing('hakea'));
  await expect(other).rejects.toThrow('That is another name, so nothing was deleted.');
  expect(await eraseOrganization(testApp, 'hakea', false, typing('Hakea'))).toBe(
    'Hakea will be deleted in 30 days. Its owners have been emailed, and can keep it until then.',
  );
  expect(await eraseOrganization(testApp, orgId, true, undefined)).toMatch(
    /^Hakea has been deleted\. Backups hold what was deleted /,
  );
  expect(await testApp.sql('select from organizations where id = $1', [orgId])).toEqual([]);
  const entries = await testApp.sql('select action from audit_log where target_id = $1', [orgId]);
  expect(entries).toEqual([{ action: 'organization.removed' }]);
});

test('of two organisations with the same name, the operator must name the id', async () => {
  const first = await addOrganization(testApp, 'Twins');
  await addOrganization(testApp, 'twins');
  await expect(eraseOrganization(testApp, 'Twins', true, undefined)).rejects.toThrow(
    `Several organisations have this name. Use an id:`,
  );
  await expect(eraseOrganization(testApp, 'Nowhere', true, undefined)).rejects.toThrow(
    "No organisation has the id or name 'Nowhere'.",
  );
  expect((await first.browser.call(getMe)).user.org_deletes_at).toBeNull();
});

test('an anonymised person is in no table any more, and their roster stays', async () => {
  const roster = await createRoster(testApp);
  const { amy, amyId, orgId, manager } = roster;
  const second = await addOrganization(testApp, 'Second job');
  const phone = '0491 570 (006)';
  const name = 'Zoë "Zed" O\'Quoll';
  for (const statement of [
    'update users set name = $2, phone = $3 where id = $1',
    'update employees set name = $2, phone = $3 where user_id = $1',
  ]) {
    await testApp.sql(statement, [amy.user.id, name, phone]);
  }
  await testApp.sql("insert into memberships (org_id, user_id, role) values ($1, $2, 'employee')", [
    second.user.org_id,
    amy.user.id,
  ]);
  const shift = await roster.add({ notes: `${name} starts late`, published: true });
  await testApp.sql(
    `insert into audit_log (org_id, action, target_type, target_id, metadata)
     values ($1, 'employee.updated', 'employee', $2, jsonb_build_object('name', $3::text, 'note', 'mail ' || $4::text))`,
    [orgId, amyId, name, amy.user.email.toUpperCase()],
  );
  await testApp.sql(
    'update organizations set primary_contact_name = $2, primary_contact_email = $3, notes = $4 where id = $1',
    [orgId, name, amy.user.email, `Call ${name} on ${phone}`],
  );
  await testApp.sql('update shifts set updated_by_name = $2 where id = $1', [shift.id, name]);
  await testApp.sql(
    "insert into signup_requests (organization_name, requester_name, requester_email) values ('Zed Co', $1, $2)",
    [name, amy.user.email],
  );
  expect(await mentions([name, amy.user.email, phone])).toContain('audit_log');

  const sentence = await erasePerson(testApp, amy.user.email, typing(amy.user.email));
  expect(sentence).toMatch(/is now 'Former person \w{8}' in 2 organisations/);
  expect(await mentions([name, 'Quoll', amy.user.email, phone])).toEqual([]);
  expect((await amy.browser.request(getMe)).statusCode).toBe(401);
  expect(await roster.all()).toMatchObject([{ id: shift.id, employee_id: amyId, notes: null }]);
  const [entry] = await testApp.sql(
    "select metadata ? 'name' as kept from audit_log where org_id = $1 and action = 'employee.updated'",
    [orgId],
  );
  expect(entry).toEqual({ kept: true });
  expect((await manager.browser.call(getMe)).user.name).toBe('A manager');
});

/** The tables with a row that holds one of these texts, however it is written there. */
async function mentions(texts: string[]): Promise<string[]> {
  const tables = await testApp.sql(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await testApp.sql(
      `select from "${name}" t where to_jsonb(t)::text ilike any (
         select '%' || replace(trim(both '"' from to_jsonb(text)::text), '\\', '\\\\') || '%' from unnest($1::text[]) text)
       or to_jsonb(t)::text ilike any (select '%' || replace(text, '"', '%') || '%' from unnest($1::text[]) text)`,
      [texts],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

test('a name of one word is replaced where it stands alone, not inside another text', async () => {
  const { ben, benId, orgId, depot } = await createRoster(testApp);
  await testApp.sql("update employees set name = 'Sydney' where id = $1", [benId]);
  await testApp.sql("update organizations set primary_contact_name = 'Sydney' where id = $1", [
    orgId,
  ]);
  await erasePerson(testApp, ben.user.email, undefined);
  const [organization] = await testApp.sql(
    'select timezone, primary_contact_name from organizations where id = $1',
    [orgId],
  );
  expect(organization).toEqual({
    timezone: 'Australia/Sydney',
    primary_contact_name: expect.stringMatching(/^Former person/),
  });
  const [site] = await testApp.sql('select timezone from locations where id = $1', [depot.id]);
  expect(site).toEqual({ timezone: 'Australia/Sydney' });
});

test('the only owner of an organisation is not anonymised', async () => {
  const { user, browser } = await addOrganization(testApp, 'Hakea');
  await expect(erasePerson(testApp, user.email, undefined)).rejects.toThrow(
    `${user.email} is the only owner of an organisation.`,
  );
  expect((await browser.call(getMe)).user.name).toBe('Owner of Hakea');
  await expect(erasePerson(testApp, 'nobody@example.com', undefined)).rejects.toThrow(
    'Nobody has the email or id nobody@example.com.',
  );
});

test('someone who has left is anonymised by the id of their record, and nobody else who has left', async () => {
  const owner = await addOrganization(testApp, 'Hakea');
  const orgId = owner.user.org_id ?? '';
  const [amy, ben] = [
    await addMember(testApp, orgId, 'employee'),
    await addMember(testApp, orgId, 'employee'),
  ];
  await amy.browser.call(leaveOrganization);
  await ben.browser.call(leaveOrganization);
  await erasePerson(testApp, amy.user.employee_id ?? '', undefined);
  const names = await testApp.sql('select name from employees where org_id = $1 order by 1', [
    orgId,
  ]);
  expect(names).toEqual([
    { name: 'A employee' },
    { name: expect.stringMatching(/^Former person/) },
  ]);
});

test('someone who left long ago, without an account, is anonymised by the email in their record', async () => {
  const owner = await addOrganization(testApp, 'Hakea');
  const amy = await addMember(testApp, owner.user.org_id ?? '', 'employee');
  await testApp.sql('update employees set deleted_at = now(), user_id = null where user_id = $1', [
    amy.user.id,
  ]);
  await testApp.sql('delete from users where id = $1', [amy.user.id]);
  await erasePerson(testApp, amy.user.email, undefined);
  const [record] = await testApp.sql('select name from employees where id = $1', [
    amy.user.employee_id,
  ]);
  expect(record?.name).toMatch(/^Former person/);
});
