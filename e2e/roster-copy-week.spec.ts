// A week of the roster is copied to the next.
import { roster, toast } from './testing/roster-day';
import { cell, daysFrom, MONDAY, openGrid, PEOPLE } from './testing/roster-grid';
import { employeeIds, setStatus } from './testing/shifts';
import { expect, test } from './testing/test';

test('a week is copied after saying what is left out, and one undo takes it all back', async ({
  page,
}) => {
  const people = [...PEOPLE, { name: 'Dan Dorn' }, { name: 'Eve East' }];
  const { addShift } = await roster(page, people);
  const week = daysFrom(MONDAY, 7);
  for (const { name } of people) {
    await Promise.all(week.map((date) => addShift({ employee: name, date, published: true })));
  }
  await addShift({ date: MONDAY, startTime: '14:00', endTime: '18:00' });
  // Two people already work in the next week, one of them for an hour.
  await addShift({ date: '2027-11-29' });
  await addShift({
    employee: 'Eve East',
    date: '2027-12-05',
    startTime: '08:00',
    endTime: '12:00',
  });
  // And one is on holiday: a copy must not lie hidden behind that.
  const dan = (await employeeIds(page)).get('Dan Dorn') ?? '';
  await setStatus(page, dan, '2027-12-02', 'holiday');
  const nextWeek = async () => {
    const span = 'from=2027-11-28T13:00:00Z&to=2027-12-05T13:00:00Z';
    const shifts = await (await page.request.get(`/api/shifts?${span}`)).json();
    return shifts as { published: boolean }[];
  };

  await openGrid(page);
  await page.getByRole('button', { name: 'Copy week' }).click();
  await page.getByRole('menuitem', { name: 'Copy this week to next week' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    '33 shifts will be copied as drafts. 2 are left out because the person already works then. 1 is left out because the person is away.',
  );
  await expect(question).toContainText('Dan Dorn is on holiday on Thu 2 Dec.');
  expect(await nextWeek()).toHaveLength(2);
  await question.getByRole('button', { name: 'Copy week' }).click();
  await expect(toast(page, 'Copied 33 shifts')).toBeVisible();
  for (const name of [
    'Amy Able, Mon 29 Nov 2027, 07:00 to 09:00, Draft, 14:00 to 18:00, Draft',
    'Ben Best, Wed 1 Dec 2027, 07:00 to 09:00, Draft',
    'Eve East, Sun 5 Dec 2027, 08:00 to 12:00, Draft',
    'Dan Dorn, Thu 2 Dec 2027, Holiday',
  ]) {
    await expect(cell(page, name)).toBeAttached();
  }
  const copied = await nextWeek();
  expect(copied).toHaveLength(35);
  expect(copied.some(({ published }) => published)).toBe(false);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Ben Best, Wed 1 Dec 2027, no shifts')).toBeVisible();
  await expect(cell(page, 'Amy Able, Mon 29 Nov 2027, 07:00 to 09:00, Draft')).toBeVisible();
  expect(await nextWeek()).toHaveLength(2);
});

test('a fortnight is published after its counts are told, and one undo makes it drafts again', async ({
  page,
}) => {
  const { addShift } = await roster(page, PEOPLE);
  await addShift({ date: MONDAY, published: true });
  await addShift({ date: MONDAY, startTime: '14:00', endTime: '18:00' });
  await addShift({ employee: 'Ben Best', date: '2027-12-05' });
  await addShift({ employee: 'Ben Best', date: '2027-12-06' });
  await openGrid(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish roster' });
  await dialog.getByLabel('Last day').fill('2027-12-05');
  await expect(dialog).toContainText('2 shifts for 2 people.');
  await expect(dialog).toContainText('1 shift is new. 1 shift is beside a published shift');
  await dialog.getByRole('button', { name: 'Publish 2 shifts' }).click();
  await expect(toast(page, 'Published 2 shifts')).toBeVisible();
  await expect(dialog).toBeHidden();
  const published = cell(page, 'Ben Best, Sun 5 Dec 2027, 07:00 to 09:00');
  await expect(published).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(published).not.toBeAttached();
  await expect(cell(page, 'Ben Best, Sun 5 Dec 2027, 07:00 to 09:00, Draft')).toBeAttached();
});
