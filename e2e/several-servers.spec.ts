// Two servers share one database behind one address and act as one Muster, even when one of them is killed.
import { randomUUID } from 'node:crypto';
import { type Browser, test as base, type Page } from '@playwright/test';
import { expectEnd, runToEnd } from './testing/muster-process';
import { PASSWORD } from './testing/organisation';
import { toast } from './testing/roster-day';
import { templateId } from './testing/roster-runs';
import { type Pair, startPair } from './testing/several-servers';
import { withSite } from './testing/shifts';
import { collectTroubles, expect, signIn } from './testing/test';
import { expectEachOnce, startWriting } from './testing/writers';

/** Not a fixture of the worker: for each kind of those, Playwright starts another worker and another browser. */
let started: Pair | undefined;

base.beforeAll(async () => {
  started = await startPair();
});

base.afterAll(() => started?.close());

const test = base.extend<{ pair: Pair }>({
  pair: async ({}, use) => {
    if (!started) throw new Error('the two servers have not been started');
    await use(started);
  },
  // Playwright asks for it before the first test as well.
  baseURL: async ({}, use) => use(started?.balancer.url),
});
// Seven processes take part, which is slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PEOPLE = ['Amy Able', 'Ben Best', 'Cat Cook', 'Dan Dale', 'Eve East'].map((name) => ({
  name,
}));
/** The people whose shifts are written under load. */
const OTHERS = PEOPLE.slice(1).map(({ name }) => name);
const MONDAY = '2027-11-22';
const ON_MONDAY = 'Amy Able, Mon 22 Nov 2027, 07:00 to 09:00, Draft';
const ON_TUESDAY = 'Amy Able, Tue 23 Nov 2027, 07:00 to 09:00, Draft';
const NOT_ON_TUESDAY = 'Amy Able, Tue 23 Nov 2027, no shifts';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

async function openGrid(page: Page): Promise<void> {
  await page.goto(`/roster?date=${MONDAY}`);
  await expect(page.getByRole('gridcell', { name: /loading$/ })).toHaveCount(0);
}

async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('of two servers that start together on an empty database, one migrates it', async ({
  pair,
}) => {
  const migrated = pair.servers.filter(({ output }) => output().includes('brought up to date'));
  expect(migrated).toHaveLength(1);
  for (const { url } of pair.servers) expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

/** The owner in two browsers, each with the roster open and its stream on another server. */
async function twoBrowsers({ page, browser, pair }: { page: Page; browser: Browser; pair: Pair }) {
  const site = await withSite(page, PEOPLE);
  const shift = { employeeId: site.idOf('Amy Able'), locationId: site.locationId, date: MONDAY };
  await page.request.post('/api/shifts', {
    data: { ...shift, startTime: '07:00', endTime: '09:00' },
  });
  await openGrid(page);
  const context = await browser.newContext({ baseURL: pair.balancer.url });
  const other = await context.newPage();
  await signIn(other, { name: '', role: '', email: `olive${site.mail}`, password: PASSWORD });
  await openGrid(other);
  await expect(cell(other, ON_MONDAY)).toBeVisible();
  await expect.poll(() => pair.balancer.streams()).toEqual([1, 1]);
  return { ...site, other };
}

/** Copies Monday's shift to Tuesday in one browser and expects it in both. */
async function copyToTuesday(page: Page, other: Page): Promise<void> {
  await cell(page, ON_MONDAY).focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(cell(page, ON_TUESDAY)).toBeFocused();
  await expect(cell(other, ON_TUESDAY)).toBeVisible();
}

test('a session works on both servers, and each browser shows what the other changes and undoes', async ({
  page,
  browser,
  pair,
}) => {
  const { other } = await twoBrowsers({ page, browser, pair });
  for (const { url } of pair.servers)
    expect((await page.request.get(`${url}/api/me`)).status()).toBe(200);
  await copyToTuesday(page, other);
  await expect(toast(page, 'Copied 1 shift')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell(page, NOT_ON_TUESDAY)).toBeVisible();
  await expect(cell(other, NOT_ON_TUESDAY)).toBeVisible();

  await other.request.post('/api/auth/logout');
  for (const { url } of pair.servers)
    expect((await other.request.get(`${url}/api/me`)).status()).toBe(401);
  await other.context().close();
});

test('generations started together on both servers run one after the other and can be undone', async ({
  page,
  pair,
}) => {
  const { idOf, locationId } = await withSite(page, PEOPLE);
  const template = await templateId(page, '4-on-4-off fixed');
  const data = {
    templateId: template,
    startDate: '2027-06-01',
    endDate: '2027-06-30',
    employeeIds: PEOPLE.map(({ name }) => idOf(name)),
    parameters: { default_location_id: locationId },
    conflictStrategy: 'skip',
  };
  const answers = await Promise.all(
    pair.servers.map(({ url }) => page.request.post(`${url}/api/auto-roster/generate`, { data })),
  );
  for (const answer of answers) expect(answer.status(), await answer.text()).toBe(201);
  const results = await Promise.all(answers.map((answer) => answer.json()));
  results.sort((one, another) => another.summary.created - one.summary.created);
  const [first, second] = results;
  expect(first.summary.created).toBeGreaterThan(0);
  const planned = first.summary.created + first.summary.skipped;
  expect(second.summary).toMatchObject({ created: 0, skipped: planned });

  const undone = await page.request.post(`/api/auto-roster/runs/${first.run_id}/undo`);
  expect(undone.status(), await undone.text()).toBe(200);
  const window = 'from=2027-05-01T00:00:00Z&to=2027-08-01T00:00:00Z';
  for (const { url } of pair.servers)
    expect(await (await page.request.get(`${url}/api/shifts?${window}`)).json()).toEqual([]);
});

test('an idempotency key has one answer on both servers, wrong passwords are counted together, and an email is sent once', async ({
  page,
  pair,
}) => {
  const { idOf, locationId, mail } = await withSite(page, PEOPLE);
  const shift = { employeeId: idOf('Amy Able'), locationId, startTime: '07:00', endTime: '09:00' };
  const create = (date: string, key: string) =>
    pair.servers.map(({ url }) =>
      page.request.post(`${url}/api/shifts`, {
        data: { ...shift, date },
        headers: { 'idempotency-key': key },
      }),
    );
  const key = randomUUID();
  const [one, another] = await Promise.all(create(MONDAY, key));
  expect(one?.status()).toBe(201);
  expect(another?.status()).toBe(201);
  expect(await another?.text()).toBe(await one?.text());
  for (const refused of await Promise.all(create('2027-11-23', key)))
    expect(refused.status()).toBe(422);

  const post = (index: number, path: string, data: object) =>
    page.request.post(`${pair.servers[index % 2]?.url}${path}`, { data });
  for (const { name } of PEOPLE) {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}${mail}`;
    for (const index of [0, 1]) await post(index, '/api/auth/forgot-password', { email });
  }
  await expect.poll(() => pair.sql('select from graphile_worker.jobs')).toEqual([]);
  expect(await pair.mails()).toHaveLength(2 * PEOPLE.length);

  const email = `olive${mail}`;
  for (let index = 0; index < 10; index += 1) {
    const wrong = await post(index, '/api/auth/login', { email, password: 'wrong' });
    expect(wrong.status()).toBe(401);
  }
  for (const index of [0, 1]) {
    const right = await post(index, '/api/auth/login', { email, password: PASSWORD });
    expect(right.status()).toBe(429);
  }
});

test('kill -9 of one server under load loses nothing, and open screens keep working without a reload', async ({
  page,
  browser,
  pair,
}) => {
  const troubles: string[] = [];
  const { other, mail, idOf, locationId } = await twoBrowsers({ page, browser, pair });
  for (const each of [page, other]) {
    collectTroubles(each, troubles);
    await each.evaluate(() => Object.assign(window, { neverReloaded: true }));
  }
  const writing = startWriting({
    url: pair.balancer.url,
    cookie: await cookieOf(page),
    employeeIds: OTHERS.map(idOf),
    locationId,
  });
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(10);
  const held = await pair.holdChanges(pair.servers[0]);
  await pair.servers[0].end('SIGKILL');
  await held.release();
  const whenKilled = writing.acknowledged.length;
  await copyToTuesday(page, other);
  await expect.poll(() => pair.balancer.streams()).toEqual([0, 2]);
  for (const each of [page, other]) {
    await expect(each.getByText('Reconnecting...')).toBeHidden();
    expect(await each.evaluate(() => 'neverReloaded' in window)).toBe(true);
  }
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(whenKilled + 10);

  const [answeredBefore = 0] = pair.balancer.answered();
  await pair.startAgain(0);
  await expect.poll(() => pair.balancer.answered()[0]).toBeGreaterThan(answeredBefore + 5);
  await expectEachOnce(writing, pair, mail);
  expect(writing.repeated.length).toBeGreaterThan(0);
  // The browser may complain about the cut stream, and about nothing else.
  expect(troubles.filter((line) => !/net::ERR_(INCOMPLETE|EMPTY|CONNECTION)/.test(line))).toEqual(
    [],
  );
  await other.context().close();
});

test("SIGTERM of one server under load fails no call that isn't retried, and ends with exit code 0", async ({
  page,
  pair,
}) => {
  const { mail, idOf, locationId } = await withSite(page, PEOPLE);
  const writing = startWriting({
    url: pair.balancer.url,
    cookie: await cookieOf(page),
    employeeIds: OTHERS.map(idOf),
    locationId,
  });
  for (const index of [0, 1] as const) {
    const before = writing.acknowledged.length;
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(before + 10);
    const server = pair.servers[index];
    const held = await pair.holdChanges(server);
    const ended = server.end();
    const reachable = () => fetch(`${server.url}/api/health`).then(Boolean, () => false);
    await expect.poll(reachable).toBe(false);
    await held.release();
    await expectEnd(ended);
    await pair.startAgain(index);
  }
  await expectEachOnce(writing, pair, mail);
});

test('an older server refuses a database that a newer one has changed', async ({ pair }) => {
  await expectEnd(pair.servers[1].end());
  await pair.sql("insert into schema_migrations values (9999, '9999_future.sql')");
  const output = await expectEnd(runToEnd(['serve'], pair.env(1)), 1);
  expect(output).toContain('A newer version of Muster has changed this database.');
});
