import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { createCalendarFeed } from '#contract/api/calendar-feeds';
import { setDayStatus } from '#contract/api/day-statuses';
import { askForDaysOff } from '#contract/api/days-off-links';
import { downloadOrganization } from '#contract/api/organization';
import { putHoldingFile } from '#contract/api/skills';
import { addMember, addOrganization } from '../../../testing/people';
import { createRoster } from '../../../testing/roster';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { addHolding, addSkill } from '../../skills/testing';
import { DATA_SETS } from './data-sets';

let testApp: TestApp;
beforeAll(async () => {
  // On a busy machine the last of twenty downloads waits longer than people would.
  const patience = { connectionMs: 60_000, rosterMs: 60_000, lockMs: 60_000 };
  testApp = await createTestApp({ now: '2027-03-10T13:30:00Z', patience });
});
afterAll(() => testApp.close());

async function unzip(zipped: Buffer): Promise<Record<string, string>> {
  const zip = (await promisify(fromBuffer as never)(zipped, { lazyEntries: true })) as ZipFile;
  const files: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', async (entry: Entry) => {
      const stream = await promisify(zip.openReadStream.bind(zip) as never)(entry);
      files[entry.fileName] = (await buffer(stream as never)).toString('utf8');
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function download(person: { browser: ReturnType<TestApp['visitor']> }) {
  const response = await person.browser.request(downloadOrganization);
  expect(response.statusCode).toBe(200);
  return { response, files: await unzip(response.rawPayload) };
}

function rowsOf(file: string | undefined): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(file ?? '', { header: true, skipEmptyLines: true })
    .data;
}

test('calendars and links are in it by label and date, never by a secret address', async () => {
  const { owner, amy, ben, benId } = await createRoster(testApp);
  const { url } = await amy.browser.call(createCalendarFeed, {
    body: { label: 'My phone', scope: 'shifts' },
  });
  await amy.browser.call(askForDaysOff, { body: { employeeId: benId } });
  const { files } = await download(owner);
  expect(rowsOf(files['calendar-feeds.csv'])).toMatchObject([
    { user_id: amy.user.id, label: 'My phone', scope: 'shifts', last_fetched_at: '' },
  ]);
  expect(rowsOf(files['days-off-links.csv'])).toMatchObject([
    { asker_id: amy.user.id, partner_id: ben.user.id, agreed_at: '' },
  ]);
  const token = url?.split('/').at(-1)?.replace('.ics', '') ?? '';
  const [kept] = await testApp.sql(
    "select encode(token_hash, 'hex') as hash from calendar_feeds where user_id = $1",
    [amy.user.id],
  );
  expect(token.length).toBeGreaterThan(20);
  for (const text of Object.values(files)) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(String(kept?.hash));
  }
});

test('the zip holds one CSV file per kind of data and one JSON file with everything', async () => {
  const { owner, manager, amyId, add } = await createRoster(testApp);
  await add({ notes: 'Key in "safe",\nline two', roleLabel: '=HYPERLINK("x")' });
  await add({ date: '2027-04-03', startTime: '22:00', endTime: '06:00' });
  await manager.browser.call(setDayStatus, {
    body: { employeeId: amyId, date: '2027-03-12', status: 'sick' },
  });
  const { response, files } = await download(owner);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    // The date in Sydney.
    'content-disposition': 'attachment; filename="acacia-2027-03-11.zip"',
  });
  expect(Object.keys(files)).toEqual([
    'README.txt',
    ...DATA_SETS.map(({ name }) => `${name}.csv`),
    'organization.json',
  ]);

  const shifts = rowsOf(files['shifts.csv']);
  expect(shifts).toHaveLength(2);
  expect(shifts[0]).toMatchObject({
    employee: 'Amy Able',
    job_site: 'Depot',
    starts_local: '2027-03-10 09:00',
    ends_local: '2027-03-10 17:00',
    hours: '8',
    notes: 'Key in "safe",\nline two',
    role_label: '\'=HYPERLINK("x")',
    published: 'false',
  });
  // The night when the clocks go back.
  expect(shifts[1]).toMatchObject({ ends_local: '2027-04-04 06:00', hours: '9' });
  expect(rowsOf(files['day-statuses.csv'])).toMatchObject([
    { date: '2027-03-12', employee: 'Amy Able', status: 'sick' },
  ]);
  expect(
    rowsOf(files['members.csv'])
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual(['employee', 'employee', 'manager', 'owner']);

  expect(rowsOf(files['employees.csv'])).toContainEqual(
    expect.objectContaining({ name: 'Amy Able', role: 'employee' }),
  );
  for (const { name } of DATA_SETS) {
    expect(files['README.txt']).toContain(`- ${name}.csv: `);
    expect(files[`${name}.csv`]?.charCodeAt(0), name).toBe(0xfeff);
  }
  expect(files['README.txt']).toContain('The data of Acacia in Muster, as of 2027-03-11');

  const all = JSON.parse(files['organization.json'] ?? '');
  expect(all).toMatchObject({
    exported_at: '2027-03-10T13:30:00.000Z',
    organization: { name: 'Acacia', timezone: 'Australia/Sydney' },
  });
  for (const { name } of DATA_SETS) {
    expect(all[name], name).toHaveLength(rowsOf(files[`${name}.csv`]).length);
  }
  expect(all.shifts[0]).toMatchObject({
    role_label: '=HYPERLINK("x")',
    published: false,
    hours: 8,
  });
  expect(files['organization.json']).not.toContain('password');
});

test('the zip holds what people hold, with their evidence byte for byte', async () => {
  const { owner, amy, amyId } = await createRoster(testApp);
  const skill = await addSkill(owner);
  const { id } = await addHolding(amy, amyId, skill.id, { valid_to: '31/12/2027' });
  const content = Buffer.from('%PDF-1.4\nlicence');
  await amy.browser.call(putHoldingFile, {
    params: { id },
    body: { name: 'licence.pdf', content: content.toString('base64') },
  });
  const { files } = await download(owner);
  expect(rowsOf(files['skills-of-people.csv'])).toMatchObject([
    { id, employee: 'Amy Able', skill: 'First aid', number: '412 345', evidence: 'licence.pdf' },
  ]);
  expect(files[`evidence/${id}.pdf`]).toBe(content.toString());
});

test('every row of several batches is there once', async () => {
  const { owner, orgId, amyId, depot } = await createRoster(testApp);
  await testApp.sql(
    `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
     select $1, $2, $3, date '2020-01-01' + n, timestamptz '2020-01-01 00:00Z' + n * interval '1 day',
            timestamptz '2020-01-01 08:00Z' + n * interval '1 day' from generate_series(1, 2500) n`,
    [orgId, amyId, depot.id],
  );
  const { files } = await download(owner);
  expect(new Set(rowsOf(files['shifts.csv']).map(({ id }) => id)).size).toBe(2500);
  expect(JSON.parse(files['organization.json'] ?? '').shifts).toHaveLength(2500);
});

test('an empty organisation can be downloaded, by admins too', async () => {
  const owner = await addOrganization(testApp, 'Empty');
  const admin = await addMember(testApp, owner.user.org_id ?? '', 'admin');
  const { files } = await download(admin);
  expect(files['shifts.csv']).toMatch(/^\uFEFFid,local_date,employee_id,/);
  expect(JSON.parse(files['organization.json'] ?? '')).toMatchObject({ shifts: [] });
});

test('many downloads at the same time wait for each other, and other calls still work', async () => {
  const { owner, amy } = await createRoster(testApp);
  const downloads = Array.from({ length: 20 }, () => download(owner));
  expect((await amy.browser.send('GET', '/api/me')).statusCode).toBe(200);
  await Promise.all(downloads);
});

test('holds nothing of another organisation, and leaves an audit entry', async () => {
  await addOrganization(testApp, 'CANARY-0815');
  const owner = await addOrganization(testApp, 'Acacia');
  const { files } = await download(owner);
  expect(JSON.stringify(files)).not.toContain('CANARY-0815');
  expect(rowsOf(files['activity.csv'])).toMatchObject([
    { action: 'organization.data_downloaded', actor: 'Owner of Acacia' },
  ]);
});

test('the name of the file holds the name of the organisation, in plain letters', async () => {
  const owner = await addOrganization(testApp, 'Café "Zoë" & Söhne / 東京');
  const { response } = await download(owner);
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="cafe-zoe-sohne-2027-03-10.zip"',
  );
});
