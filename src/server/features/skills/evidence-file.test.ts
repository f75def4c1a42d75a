import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as api from '#contract/api/skills';
import { LIMITS } from '#contract/limits';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { addHolding, addSkill } from './testing';

let testApp: TestApp;
let roster: Roster;
let holding: api.Holding;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  roster = await createRoster(testApp);
  const skill = await addSkill(roster.owner);
  holding = await addHolding(roster.amy, roster.amyId, skill.id);
});

const PDF = Buffer.from('%PDF-1.4\nlicence');
const put = ({ browser }: Person, content: Buffer | string, name = 'Führerschein "1".exe') =>
  browser.request(api.putHoldingFile, {
    params: { id: holding.id },
    body: { name, content: typeof content === 'string' ? content : content.toString('base64') },
    headers: { accept: 'application/problem+json' },
  });
const get = ({ browser }: Person) =>
  browser.request(api.getHoldingFile, { params: { id: holding.id } });

test('evidence comes back byte for byte, as a download that no browser shows as a page', async () => {
  const { amy, manager } = roster;
  expect((await put(amy, PDF)).json().file).toEqual({
    name: 'Führerschein "1".exe',
    bytes: PDF.length,
  });
  const answer = await get(manager);
  expect(answer.rawPayload.equals(PDF)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-disposition': `attachment; filename="Fuhrerschein 1.pdf"; filename*=UTF-8''F%C3%BChrerschein%20%221%22.pdf`,
  });
});

test('what a file is shows in its first bytes, not in its name', async () => {
  const { amy } = roster;
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
  for (const content of [PDF, jpeg, heic, png])
    expect((await put(amy, content)).statusCode).toBe(200);
  for (const content of [
    Buffer.from('<html><script>'),
    Buffer.from('MZ'),
    Buffer.from('%PD'),
    Buffer.from('\0\0\0\x18ftypmp42'),
  ]) {
    const refused = await put(amy, content, 'licence.pdf');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'file', message: 'Choose a PDF, JPEG, PNG or HEIC file' }],
    ]);
  }
  expect((await get(amy)).rawPayload.equals(png)).toBe(true);
});

test('a file of 5 MB is stored, and one byte more gets a sentence', async () => {
  const { amy } = roster;
  const largest = Buffer.alloc(LIMITS.evidenceBytes, 'x');
  PDF.copy(largest);
  expect((await put(amy, largest)).statusCode).toBe(200);
  const tooLarge = await put(amy, Buffer.concat([largest, Buffer.from('x')]));
  expect(tooLarge.json().errors[0].message).toBe('The file must be at most 5 MB');
  const farTooLarge = await put(amy, 'A'.repeat(11 * 1024 * 1024));
  expect(farTooLarge.statusCode).toBe(413);
});

test('a stranger is refused before the file is read', async () => {
  const answer = await put(
    { browser: testApp.visitor(), user: roster.amy.user },
    'A'.repeat(11 * 1024 * 1024),
  );
  expect(answer.statusCode).toBe(401);
});

test('the files of one organisation have a limit together', async () => {
  const { amy, orgId } = roster;
  await testApp.sql(
    `insert into holdings (org_id, employee_id, skill_id)
     select org_id, employee_id, skill_id from holdings cross join generate_series(1, 205) where id = $1`,
    [holding.id],
  );
  // Compressed once and copied as it is, so that the test writes little.
  const insert = 'insert into holding_files (org_id, holding_id, name, media_type, content)';
  await testApp.sql(
    `${insert} select org_id, id, 'x', 'image/png', convert_to(repeat('x', $2), 'UTF8')
     from holdings where org_id = $1 and id <> $3 limit 1`,
    [orgId, LIMITS.evidenceBytes, holding.id],
  );
  await testApp.sql(
    `${insert} select h.org_id, h.id, f.name, f.media_type, f.content
     from holding_files f join holdings h on h.org_id = f.org_id and h.id <> f.holding_id
     where h.org_id = $1 and h.id <> $2`,
    [orgId, holding.id],
  );
  const refused = await put(amy, PDF);
  expect(refused.json().errors).toEqual([
    {
      field: 'file',
      message: 'The files of your organisation have reached 1 GB. Delete some first.',
    },
  ]);
});

test('new evidence by the holder takes a new verification, by a manager it does not', async () => {
  const { amy, manager } = roster;
  const verified = () =>
    manager.browser.call(api.updateHolding, {
      params: { id: holding.id },
      body: { number: '412 345', verified: true },
    });
  await verified();
  expect((await put(manager, PDF)).json().verified_at).not.toBeNull();
  expect((await put(amy, PDF)).json().verified_at).toBeNull();
  await verified();
  const left = await amy.browser.call(api.deleteHoldingFile, { params: { id: holding.id } });
  expect([left.file, left.verified_at]).toEqual([null, null]);
  expect((await get(amy)).statusCode).toBe(404);
});
