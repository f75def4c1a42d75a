// The cell dialog when someone else changes the same shift.
import { card, openDay, roster, toast } from './testing/roster-day';
import { staffPage } from './testing/shifts';
import { expect, test } from './testing/test';

// A busy machine needs longer for the many steps of a journey.
test.describe.configure({ timeout: 90_000 });

const DATE = '2027-03-10';
const TITLE = 'Amy Able, Wed 10 Mar 2027';
const SEED = '07:00–09:00, Parramatta Depot';

test('two managers edit one shift: both versions are shown and nothing is lost', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const { addShift, mail } = await roster(page, [
    { name: 'Amy Able' },
    { name: 'Kim Lee', role: 'manager' },
  ]);
  const id = await addShift({ date: DATE });
  const email = `kim.lee${mail}`;
  const kim = await staffPage(browser, troubles, email, { baseURL: baseURL ?? '' });
  const send = async (method: string, path: string, data?: object) => {
    const answer = await kim.request.fetch(path, { method, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
  };

  // This browser gets no live events, as in the second before they arrive.
  await page.route('**/api/events?*', () => {});
  const dialog = await openDay(page, DATE, TITLE);
  await dialog.getByRole('button', { name: 'Edit 07:00–09:00' }).click();
  const form = dialog.getByRole('form', { name: 'Edit shift' });
  await form.getByLabel(/^Role/).fill('Baker');
  await form.getByLabel(/^Notes/).fill('Mine');
  await send('PATCH', `/api/shifts/${id}`, { endTime: '10:00', notes: 'Theirs' });

  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Failed to update shift')).toBeVisible();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(/Kim Lee changed this shift at \d\d:\d\d/);
  await expect(alert.getByRole('row')).toHaveText([
    'NowYours',
    'Time07:00–10:0007:00–09:00',
    'RolenoneBaker',
    'NotesTheirsMine',
  ]);
  await expect(form.getByLabel(/^Notes/)).toHaveValue('Mine');
  await alert.getByRole('button', { name: 'Save mine' }).click();
  await expect(card(dialog, SEED)).toContainText('Mine');

  await dialog.getByRole('button', { name: 'Edit 07:00–09:00' }).click();
  await form.getByLabel(/^Notes/).fill('Mine again');
  await send('PATCH', `/api/shifts/${id}`, { notes: 'Theirs again' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await alert.getByRole('button', { name: 'Use theirs' }).click();
  await expect(form).toBeHidden();
  await expect(card(dialog, SEED)).toContainText('Theirs again');

  await dialog.getByRole('button', { name: 'Edit 07:00–09:00' }).click();
  await form.getByLabel(/^Notes/).fill('Still mine');
  await send('DELETE', `/api/shifts/${id}`);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(alert).toContainText('Someone deleted this shift since you opened it');
  await expect(form.getByLabel(/^Notes/)).toHaveValue('Still mine');
  await alert.getByRole('button', { name: 'Add as a new shift' }).click();
  await expect(card(dialog, SEED)).toContainText('Still mine');
  await kim.context().close();
});
