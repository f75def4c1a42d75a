// A manager's day: next month for 80 people, changes by hand, a printout, and someone who calls in sick.
import type { Page } from '@playwright/test';
import { organisation, PASSWORD } from './testing/organisation';
import { toast } from './testing/roster-day';
import { makeRun, templateId } from './testing/roster-runs';
import { addShift, addSite, employeeIds } from './testing/shifts';
import { expect, expectNoSidewaysScroll, test } from './testing/test';
import { generateFromPreview, nextInWizard, walk } from './testing/walk';

const GROUPS = ['Ward A', 'Ward B', 'Theatre', 'Emergency', 'Kitchen', 'Laundry'];
const PEOPLE = Array.from({ length: 80 }, (_, index) => ({
  name: `Person ${String(index + 1).padStart(2, '0')}`,
  shift_group: GROUPS[index % GROUPS.length] ?? '',
}));
const HOUR_MS = 60 * 60_000;

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

/** Someone who is working now, whatever the time of day. */
function shiftAroundNow() {
  const at = (instant: number) =>
    new Date(instant).toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' }).split(/[ :]/);
  const [date = '', hour, minute] = at(Date.now() - HOUR_MS);
  const [, endHour, endMinute] = at(Date.now() + HOUR_MS);
  return { date, startTime: `${hour}:${minute}`, endTime: `${endHour}:${endMinute}` };
}

test('a manager rebuilds a month, fixes it, publishes, prints, and replaces a sick colleague', async ({
  page,
}) => {
  test.slow();
  const step = walk('manager');
  const people = [...PEOPLE, { name: 'Mia Manager', role: 'manager' as const }];
  const { mail } = await organisation(page, people, GROUPS);
  const locationId = await addSite(page);
  const ids = await employeeIds(page);
  const idOf = (name: string) => ids.get(name) ?? '';
  const team = [idOf('Person 02'), idOf('Person 08')];
  await makeRun(page, await templateId(page, '4-on-4-off fixed'), {
    locationId,
    employeeIds: team,
    teams: [{ teamId: 'A', teamName: 'A', employeeIds: team }],
    startDate: '2027-03-01',
    endDate: '2027-03-02',
  });
  const now = shiftAroundNow();
  await addShift(page, { employeeId: idOf('Person 05'), locationId, ...now });
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/auth/login', { email: `mia.manager${mail}`, password: PASSWORD });
  await post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'first light',
  });

  const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
  await step(page, 'chooses the pattern and the month', async () => {
    await page.goto('/employees');
    await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
    await wizard.getByText('DuPont', { exact: true }).click();
    await nextInWizard(wizard, 'Configure Parameters');
    await wizard.getByLabel('Start date').fill('2027-03-01');
    await wizard.getByLabel('End date').fill('2027-03-31');
  });
  await step(page, 'chooses the six groups', async () => {
    await nextInWizard(wizard, 'Select Teams');
    for (const group of GROUPS) await wizard.getByLabel(group).check();
    await expect(wizard.getByText(/80 in a team/)).toBeVisible();
  });
  await step(page, 'chooses the site', async () => {
    await nextInWizard(wizard, 'Location Assignments');
    await wizard.getByLabel('Assign all shifts to location').click();
    await page.getByRole('option', { name: 'Parramatta Depot' }).click();
  });
  await step(page, 'finds conflicts', async () => {
    await nextInWizard(wizard, 'Review Conflicts');
    await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
    await expect(
      wizard.getByText('Found 4 potential conflicts that need resolution'),
    ).toBeVisible();
  });
  await step(page, 'resolves them', async () => {
    await wizard.getByRole('radio', { name: 'Replace existing shifts' }).first().check();
    await expect(wizard.getByText('All conflicts have been resolved.')).toBeVisible();
  });
  await step(page, 'generates', async () => {
    await generateFromPreview(page, wizard);
    await expect(toast(page, 'Roster generated successfully')).toBeVisible();
  });

  const off = (name: string, day: string) => cell(page, `${name}, ${day} Mar 2027, no shifts`);
  const night = (name: string, day: string, draft = ', Draft') =>
    cell(page, `${name}, ${day} Mar 2027, 19:00 to 07:00${draft}`);
  await step(page, 'opens the month', async () => {
    await page.goto('/roster?date=2027-03-01');
    await expect(night('Person 01', 'Mon 1')).toBeVisible();
  });
  await step(page, 'moves a night by keyboard', async () => {
    await night('Person 01', 'Thu 4').click({ modifiers: ['ControlOrMeta'] });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+x');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    await expect(night('Person 01', 'Fri 5')).toBeFocused();
    await expect(off('Person 01', 'Thu 4')).toBeVisible();
  });
  await step(page, 'moves a night by mouse', async () => {
    await night('Person 13', 'Thu 4').hover();
    await page.mouse.down();
    await off('Person 13', 'Sat 6').hover();
    await page.mouse.up();
    await expect(night('Person 13', 'Sat 6')).toBeFocused();
  });
  await step(page, 'deletes one by mistake and takes it back', async () => {
    await page.keyboard.press('Delete');
    await expect(toast(page, 'Deleted 1 shift')).toBeVisible();
    await expect(off('Person 13', 'Sat 6')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(night('Person 13', 'Sat 6')).toBeFocused();
  });
  await step(page, 'copies a week, and takes that back too', async () => {
    await page.getByRole('button', { name: 'Copy week' }).click();
    await page.getByRole('menuitem', { name: 'Copy this week to next week' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Copy week' }).click();
    const copied = page.getByText(/^Copied \d+ shifts$/);
    await expect(copied).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(copied).toBeHidden();
  });
  await step(page, 'publishes the week of a group', async () => {
    await night('Person 01', 'Mon 1').click({ modifiers: ['ControlOrMeta'] });
    for (let day = 1; day < 7; day += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let row = 1; row < 14; row += 1) await page.keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByText('98 days selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(toast(page, 'Published 56 shifts')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear' }).click();
  });

  await step(page, 'prints the week', async () => {
    await page.getByRole('button', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print roster' });
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet.getByRole('row', { name: 'Person 01' })).toContainText('19:00–07:00');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // Paper is narrower than the screen, but must not get the layout for phones.
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  const site = page.getByRole('list', { name: 'Sites on the map' }).getByRole('button');
  const panel = page.getByRole('dialog', { name: 'Parramatta Depot' });
  const day = page.getByRole('dialog', { name: /^Person 05, / });
  await step(page, 'looks at the map on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/roster?view=map');
    await expect(site).toContainText('Now: Person 05');
    await expectNoSidewaysScroll(page);
  });
  await step(page, 'marks the colleague as sick', async () => {
    await site.click();
    await panel.getByRole('button', { name: /^Person 05/ }).click();
    await day.getByRole('button', { name: 'Sick' }).click();
    await expect(toast(page, 'Status updated successfully')).toBeVisible();
    await expect(day).toContainText("This shift isn't covered. Move it to someone else.");
  });
  await step(page, 'gives the shift to someone who is free', async () => {
    await day.getByRole('button', { name: 'Move to...' }).click();
    const who = day.getByLabel('Employee');
    await expect(who).toBeFocused();
    await who.click();
    // The first person who is free, from the same group.
    await expect(day.getByRole('option').first()).toHaveText(/Person 11/);
    await day.getByRole('option').first().click();
    await expectNoSidewaysScroll(page);
    await day.getByRole('button', { name: 'Move shift' }).click();
    await expect(day.getByText('No shifts scheduled')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await day.getByRole('button', { name: 'Close' }).click();
  });
  await step(page, 'sees the replacement on the map', async () => {
    await expect(panel.getByRole('region', { name: 'Now' })).toContainText('Person 11');
    await expect(site).toContainText('Now: Person 11');
  });
});
