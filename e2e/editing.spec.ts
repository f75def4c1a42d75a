// Forms when someone else saves, the session ends, or a proxy answers; and undo.
import type { Locator, Page } from '@playwright/test';
import { organisation, PASSWORD } from './testing/organisation';
import { card, openDay, roster, toast } from './testing/roster-day';
import { addSite, employeeIds } from './testing/shifts';
import { expect, expectAccessible, gotoSettled, test } from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const alert = (form: Locator) => form.getByRole('alert').filter({ hasText: 'Someone else' });

/** A message never covers the dialog, whatever the size of the window, and the keyboard reaches it. */
async function expectClearOfMessage(page: Page, form: Locator) {
  const message = page.locator('[data-toast]');
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  await expect(message.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  for (const [width, height] of [
    [360, 740],
    [800, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const [a, b] = [await message.boundingBox(), await form.boundingBox()];
        if (!a || !b) return 'not there';
        const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        return beside || a.y + a.height <= b.y || 'covered';
      })
      .toBe(true);
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expect(form.locator(':focus')).toBeVisible();
}

test('two people edit one employee, group, site or setting, and neither loses anything', async ({
  page,
}) => {
  const { mail } = await organisation(page, [{ name: 'Amy Able' }], ['Nights']);
  const amy = (await employeeIds(page)).get('Amy Able');
  const siteId = await addSite(page);
  const [group] = await (await page.request.get('/api/shift-groups')).json();
  const theirs = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  // This browser gets no live events, as in the second before they arrive.
  await page.route('**/api/events?*', () => {});

  await page.goto('/employees');
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  const person = dialog(page, 'Edit Employee');
  await person.getByLabel('Full name').fill('Amy Mine');
  await page.route('**/api/employees/*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not now.' }),
  );
  await person.getByRole('button', { name: 'Save changes' }).click();
  await expectClearOfMessage(page, person);
  await page.unroute('**/api/employees/*');
  const other = { name: 'Amy Theirs', email: `amy.able${mail}`, role: 'employee', phone: '0400' };
  await theirs('PUT', `/api/employees/${amy}`, other);
  await person.getByRole('button', { name: 'Save changes' }).click();
  await expect(alert(person).getByRole('row')).toHaveText([
    'NowYours',
    'Full nameAmy TheirsAmy Mine',
  ]);
  await expect(person.getByLabel('Phone')).toHaveValue('0400');
  await expect(person.getByLabel('Full name')).toHaveValue('Amy Mine');
  await expectAccessible(page);
  await alert(person).getByRole('button', { name: 'Save mine' }).click();
  await expect(person).toBeHidden();
  await expect(page.getByRole('row', { name: /Amy Mine.*0400/ })).toBeVisible();

  await page.goto('/employees?tab=groups');
  await page.getByRole('button', { name: 'Actions for Nights' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit Group');
  await form.getByLabel('Name').fill('Mine');
  await theirs('PUT', `/api/shift-groups/${group.id}`, { name: 'Theirs' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await alert(form).getByRole('button', { name: 'Use theirs' }).click();
  await expect(alert(form)).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('Theirs');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.goto('/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const site = dialog(page, 'Edit Job Site');
  await site.getByLabel('Notes').fill('Mine');
  await theirs('PUT', `/api/locations/${siteId}`, { name: 'Parramatta Depot', notes: 'Theirs' });
  await site.getByRole('button', { name: 'Update Job Site' }).click();
  await expect(alert(site).getByRole('row')).toHaveText(['NowYours', 'NotesTheirsMine']);
  await alert(site).getByRole('button', { name: 'Save mine' }).click();
  await expect(site).toBeHidden();

  await page.goto('/organization');
  await page.getByRole('button', { name: 'Organization Settings' }).click();
  const settings = dialog(page, 'Organization Settings');
  await settings.getByLabel('Maximum nights in a row').fill('4');
  await theirs('PATCH', '/api/organization', { default_max_consecutive_nights: 5 });
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(alert(settings).getByRole('row')).toHaveText([
    'NowYours',
    'Maximum nights in a row54',
  ]);
  await alert(settings).getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Organization updated successfully')).toBeVisible();
});

test('a session that ends asks for the password over the form, and keeps what was typed', async ({
  page,
  context,
}) => {
  const { addShift } = await roster(page);
  await addShift({ date: '2027-03-10' });
  const signInAgain = async () => {
    const asking = dialog(page, 'Your session has ended');
    await expect(asking.getByLabel('Password', { exact: true })).toBeFocused();
    await asking.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(asking).toBeHidden();
  };

  const day = await openDay(page, '2027-03-10', 'Amy Able, Wed 10 Mar 2027');
  await day.getByRole('button', { name: 'Edit 07:00–09:00' }).click();
  await day.getByLabel(/^Notes/).fill('Bring the keys');
  await context.clearCookies();
  await day.getByRole('button', { name: 'Save changes' }).click();
  await signInAgain();
  await expect(card(day, '07:00–09:00, Parramatta Depot')).toContainText('Bring the keys');

  await gotoSettled(page, '/employees');
  await page.getByRole('button', { name: 'Edit Amy Able' }).click();
  await dialog(page, 'Edit Employee').getByLabel('Phone').fill('0400 123 456');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await signInAgain();
  await expect(page.getByRole('row', { name: /Amy Able.*0400 123 456/ })).toBeVisible();

  await gotoSettled(page, '/sites');
  await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
  const site = dialog(page, 'Edit Job Site');
  await site.getByLabel('Phone Number').fill('02 9999 0000');
  await context.clearCookies();
  await site.getByRole('button', { name: 'Update Job Site' }).click();
  await signInAgain();
  await expect(page.getByRole('row', { name: /02 9999 0000/ })).toBeVisible();

  // A proxy's answer becomes a sentence that people can read.
  const answers = [
    [413, 'text/html', '<html><h1>413 Request Entity Too Large</h1></html>', 'That is too much'],
    [422, 'application/json', '{"stack":"at save (x.js:1)"}', '422: The request was refused.'],
  ] as const;
  for (const [status, contentType, body, sentence] of answers) {
    await page.route('**/api/locations/*', (route) => route.fulfill({ status, contentType, body }));
    await page.getByRole('button', { name: 'Edit Parramatta Depot' }).click();
    await site.getByLabel('Phone Number').fill(`0${status}`);
    await site.getByRole('button', { name: 'Update Job Site' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Failed to update job site' });
    await expect(told).toContainText(sentence);
    await expect(told).not.toContainText(/[<{]/);
    await page.unroute('**/api/locations/*');
    await site.getByRole('button', { name: 'Update Job Site' }).click();
    await expect(site).toBeHidden();
  }
});

test('Ctrl+Z undoes the last change on every screen, unless someone has changed it since', async ({
  page,
}) => {
  const { addShift } = await roster(page);
  const id = await addShift({ date: '2027-03-10' });
  const day = await openDay(page, '2027-03-10', 'Amy Able, Wed 10 Mar 2027');
  await day.getByRole('button', { name: 'Delete 07:00–09:00' }).click();
  await expect(toast(page, 'Shift deleted successfully')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(
    page.getByRole('status').filter({ hasText: 'Undid: deleted a shift' }),
  ).toBeVisible();
  const shifts = async () =>
    (
      await page.request.get('/api/shifts?from=2027-03-01T00:00:00Z&to=2027-04-01T00:00:00Z')
    ).json();
  expect(await shifts()).toMatchObject([{ id, start_at: '2027-03-09T20:00:00.000Z' }]);

  const again = await openDay(page, '2027-03-10', 'Amy Able, Wed 10 Mar 2027');
  await again.getByRole('button', { name: 'Publish 07:00–09:00' }).click();
  await expect(toast(page, 'Shift published')).toBeVisible();
  await page.request.patch(`/api/shifts/${id}`, { data: { notes: 'Built upon' } });
  await page.clock.install();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to undo' })).toContainText(
    "409: Olive Owner has changed this since, so we didn't undo it.",
  );
  // From here on, the clock moves only when told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await shifts()).toMatchObject([{ id, notes: 'Built upon', published: true }]);

  // A success message waits its turn for five seconds, so time passes in parts, with the answer in between.
  const saved = page.waitForResponse('**/api/day-statuses*');
  await again.getByRole('button', { name: 'Sick' }).click();
  await saved;
  for (let tenths = 0; tenths < 20; tenths += 1) await page.clock.runFor(100);
  await expect(again.getByRole('button', { name: 'Remove status' })).toBeVisible();
  const message = page.locator('[data-toast]');
  await expect(message).toHaveText(/Failed to undo/);
  await page.clock.runFor(5_000);
  await expect(message).toHaveText(/Status updated successfully/);
  await expect(page.getByRole('status').filter({ has: message })).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Recent messages' }).click();
  await expect(
    page.getByRole('list', { name: 'Recent messages' }).getByRole('listitem'),
  ).toHaveText([
    /Status updated successfully/,
    /Failed: Failed to undo.*Olive Owner has changed this since/,
    /Shift published/,
  ]);
});
