// What an employee asks and says on a phone, on the real server: an open shift, leave, when they can work, a shift that
// they give away, swap or can't work; and the manager who decides by keyboard alone.
import type { Page } from '@playwright/test';
import { addShift, setStatus, staffPage, withSite } from './testing/shifts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/test';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('on a phone someone takes an open shift and gives it back, asks for leave, and paints a week', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { mail, locationId } = await withSite(page, [{ name: 'Amy Able' }]);
  const offered = await page.request.post('/api/open-shifts', {
    data: {
      locationId,
      date: '2037-03-10',
      startTime: '09:00',
      endTime: '17:00',
      places: 1,
    },
  });
  expect(offered.ok(), await offered.text()).toBe(true);

  const staff = await staffPage(browser, troubles, `amy.able${mail}`, {
    ...(baseURL && { baseURL }),
    ...PHONE,
  });
  await staff.goto('/my-shifts');
  const list = staff.getByRole('list', { name: 'Open shifts' });
  await list.getByRole('button', { name: 'Take shift' }).tap();
  await list.getByRole('button', { name: /^Give back until/ }).tap();
  await expect(list.getByRole('button', { name: 'Take shift' })).toBeVisible();

  await staff.goto('/leave');
  await staff.getByRole('button', { name: 'Ask for leave' }).tap();
  const form = staff.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByLabel('Kind of leave').selectOption('Annual leave');
  const day = await staff.evaluate(() =>
    new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
  );
  await form.getByLabel('First day').fill(day);
  await form.getByLabel('Last day').fill(day);
  await form.getByRole('button', { name: 'Send request' }).tap();
  await expect(form).toBeHidden();
  const { cards } = await (await page.request.get('/api/inbox')).json();
  expect(cards).toContainEqual(
    expect.objectContaining({
      type: 'leave',
      leave: expect.objectContaining({ employee_name: 'Amy Able', first_date: day }),
    }),
  );

  await staff.goto('/availability');
  await staff.getByRole('button', { name: 'Tuesday, can work' }).tap();
  await staff.getByRole('button', { name: 'Save availability' }).tap();
  await expect(staff.getByText('Availability saved', { exact: true })).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('button', { name: "Tuesday, can't" })).toBeVisible();
  await staff.context().close();
});

/** The day of an own shift, opened in My Shifts. */
async function openDay(page: Page, date: string): Promise<void> {
  await page.goto(`/my-shifts?month=${date.slice(0, 7)}`);
  // Before the shifts are read, the day has none.
  const day = page.locator(`button[data-date="${date}"]`);
  await day.and(page.getByRole('button', { name: /1 shift/ })).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test("on phones a shift is given away, another is swapped, one can't be worked, and sickness is told", async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  test.slow();
  const people = [{ name: 'Amy Able' }, { name: 'Ben Bold' }];
  const { mail, locationId, idOf } = await withSite(page, people);
  for (const day of ['2037-03-10', '2037-03-12', '2037-03-17']) {
    await addShift(page, { employeeId: idOf('Amy Able'), locationId, date: day });
  }
  await addShift(page, { employeeId: idOf('Ben Bold'), locationId, date: '2037-03-24' });
  const phone = (name: string) =>
    staffPage(browser, troubles, `${name}${mail}`, { ...(baseURL && { baseURL }), ...PHONE });
  const [amy, ben] = [await phone('amy.able'), await phone('ben.bold')];

  await openDay(amy, '2037-03-10');
  await amy.getByRole('button', { name: 'Give away' }).tap();
  await expectNoSidewaysScroll(amy);
  await amy.getByRole('button', { name: 'Ask 1 colleague' }).tap();
  const mine = 'It is still your shift. You work it unless someone accepts.';
  await expect(amy.getByText(mine)).toBeVisible();
  await ben.goto('/requests');
  await ben.getByRole('button', { name: 'Take this shift' }).tap();
  await expect(ben.getByText('Done: the roster has changed')).toBeVisible();

  await openDay(amy, '2037-03-12');
  await amy.getByRole('button', { name: 'Swap', exact: true }).tap();
  await amy.getByRole('checkbox', { name: /^Ben Bold: Tue 24 Mar/ }).tap();
  await amy.getByRole('button', { name: 'Ask to swap' }).tap();
  await expect(amy.getByRole('dialog').getByText('Swap asked')).toBeVisible();
  await ben.getByRole('button', { name: 'Swap', exact: true }).tap();
  await expect(ben.getByText('Done: the roster has changed').first()).toBeVisible();
  await openDay(amy, '2037-03-24');

  await openDay(amy, '2037-03-17');
  await amy.getByRole('button', { name: /^Can't work / }).tap();
  await amy.getByLabel('Note for your managers').fill('My car broke down');
  await amy.getByRole('button', { name: 'Tell my managers' }).tap();
  await expect(amy.getByText(/^You can't work this shift\. Your managers know\./)).toBeVisible();

  await ben.goto('/leave');
  await ben.getByRole('button', { name: 'Ask for leave' }).tap();
  const form = ben.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByLabel('Kind of leave').selectOption('Personal leave');
  const sydney = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
  const today = sydney.format(new Date());
  await form.getByLabel('First day').fill(today);
  await form.getByLabel('Last day').fill(today);
  await form.getByRole('button', { name: 'Tell my managers' }).tap();
  await expect(form).toBeHidden();
  const { cards } = await (await page.request.get('/api/inbox')).json();
  expect(cards.filter(({ type }: { type: string }) => type === 'leave')).toEqual([]);
  await amy.context().close();
  await ben.context().close();
});

test('on phones three people swap in a ring, which frees a day that no two could free', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const people = [{ name: 'Amy Able' }, { name: 'Ben Bold' }, { name: 'Cara Cole' }];
  const { mail, locationId, idOf } = await withSite(page, people);
  const shifts = { 'Amy Able': '2037-03-10', 'Ben Bold': '2037-03-12', 'Cara Cole': '2037-03-14' };
  for (const [name, date] of Object.entries(shifts)) {
    await addShift(page, { employeeId: idOf(name), locationId, date });
  }
  await setStatus(page, idOf('Amy Able'), '2037-03-12', 'holiday');
  await setStatus(page, idOf('Cara Cole'), '2037-03-10', 'holiday');
  const phone = (name: string) =>
    staffPage(browser, troubles, `${name}${mail}`, { ...(baseURL && { baseURL }), ...PHONE });
  const amy = await phone('amy.able');
  const colleagues = [await phone('ben.bold'), await phone('cara.cole')];

  await openDay(amy, '2037-03-10');
  await amy.getByRole('button', { name: 'Swap', exact: true }).tap();
  await amy.getByRole('radio', { name: /^You get Cara Cole's Sat 14 Mar/ }).tap();
  await expectNoSidewaysScroll(amy);
  await amy.getByRole('button', { name: 'Ask both' }).tap();
  await expect(amy.getByRole('dialog').getByText('Swap asked')).toBeVisible();
  for (const colleague of colleagues) {
    await colleague.goto('/requests');
    await expectAccessible(colleague);
    await colleague.getByRole('button', { name: 'Swap', exact: true }).tap();
    await expect(colleague.getByRole('button', { name: 'Swap', exact: true })).toBeHidden();
  }
  await openDay(amy, '2037-03-14');
  await openDay(colleagues[0] as Page, '2037-03-10');
  await openDay(colleagues[1] as Page, '2037-03-12');
  for (const each of [amy, ...colleagues]) await each.context().close();
});

test('a manager decides what waits with the keyboard alone, and the roster follows', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const people = [{ name: 'Amy Able' }, { name: 'Ben Bold' }];
  const { mail, locationId, idOf } = await withSite(page, people);
  const policies = { among: 'organisation', notice_hours: 0, claims: 'first-come' };
  const set = await page.request.put('/api/settings/requests', {
    data: { ...policies, swaps: 'manager' },
  });
  expect(set.ok(), await set.text()).toBe(true);
  const staff = (name: string) =>
    staffPage(browser, troubles, `${name}${mail}`, { ...(baseURL && { baseURL }) });
  const [amy, ben] = [await staff('amy.able'), await staff('ben.bold')];
  for (const date of ['2037-03-10', '2037-03-12']) {
    await addShift(page, { employeeId: idOf('Amy Able'), locationId, date });
  }
  const own: { id: string }[] = await (await amy.request.get('/api/shift-answers')).json();
  for (const { id } of own) {
    const give = { kind: 'give', shiftId: id, to: [idOf('Ben Bold')] };
    const asked = await (await amy.request.post('/api/requests', { data: give })).json();
    const answer = { data: { answer: 'accept' } };
    await ben.request.post(`/api/requests/${asked.id}/answer`, answer);
  }

  await page.goto('/requests');
  const cards = page.getByRole('list', { name: 'To decide' }).getByRole('region');
  await expect(cards).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.first().getByRole('list', { name: 'What approving would do' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Request approved').first()).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.type('We need you that day');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  const left: { date: string }[] = await (await amy.request.get('/api/shift-answers')).json();
  expect(left.map(({ date }) => date)).toEqual(['2037-03-12']);
  await amy.context().close();
  await ben.context().close();
});
