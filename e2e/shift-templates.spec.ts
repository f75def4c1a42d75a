import type { Locator, Page } from '@playwright/test';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { organisation } from './testing/organisation';
import { expect, expectAccessible, test } from './testing/test';

// Behind the wizard with its cards and an editor over it, every step takes the browser longer.
test.slow();

async function openTemplates(page: Page): Promise<Locator> {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
  const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
  await expect(wizard.getByRole('radio', { name: /DuPont/ })).toBeEnabled();
  return wizard;
}

async function newTemplate(page: Page): Promise<Locator> {
  const wizard = await openTemplates(page);
  await wizard.getByRole('button', { name: 'New template' }).click();
  const editor = page.getByRole('dialog', { name: 'New template' });
  await expect(editor.getByLabel('Name', { exact: true })).toBeFocused();
  return editor;
}

const cell = (editor: Locator, name: string) => editor.getByRole('gridcell', { name });

/** Each team as 'D D . .', as it is to be read. */
async function expectPattern(editor: Locator, ...teams: string[]): Promise<void> {
  const rows = editor.getByRole('grid', { name: 'Pattern' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(teams.length);
  for (const [index, team] of teams.entries()) {
    const codes = team.split(' ').map((code) => (code === '.' ? '' : code));
    await expect(rows.nth(index).getByRole('gridcell')).toHaveText(codes);
  }
}

async function savedTemplate(page: Page, name: string): Promise<ShiftTemplate | undefined> {
  const answer = await page.request.get('/api/shift-templates');
  return ((await answer.json()) as ShiftTemplate[]).find((template) => template.name === name);
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

test('a template is painted, shifted for the other team and saved', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  const editor = await newTemplate(page);
  await editor.getByLabel('Cycle (days)').fill('8');
  await expect(editor.getByText('Only a cycle of whole weeks can be tied.')).toBeVisible();
  const [from, to] = [cell(editor, 'A, day 1, off'), cell(editor, 'A, day 2, off')];
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await expectPattern(editor, 'D D . . . . . .', '. . . . . . . .');

  await cell(editor, 'A, day 2, Day').press('ArrowRight');
  await expect(cell(editor, 'A, day 3, off')).toBeFocused();
  await page.keyboard.press('n');
  await expect(cell(editor, 'A, day 4, off')).toBeFocused();
  await page.keyboard.press('n');
  await expect(cell(editor, 'A, day 5, off')).toBeFocused();
  await editor.getByLabel('Shift by (days)').fill('4');
  await editor.getByRole('button', { name: 'Shift the pattern' }).click();
  await expectPattern(editor, 'D D N N . . . .', '. . . . D D N N');

  const meaning = editor.getByRole('complementary', { name: 'What it means' });
  await expect(meaning.getByText('Within the guide values of Safe Work Australia')).toBeVisible();
  await expect(meaning.getByRole('list', { name: 'Cover' })).toContainText(
    'Nobody on days 3–4, 7–8',
  );
  await editor.getByLabel('Shift length (hours)').fill('13');
  await expect(meaning.getByText('shifts of 13 h (guide: maximum 12 h)')).toBeVisible();
  await editor.getByLabel('Shift length (hours)').fill('12');

  await editor.getByRole('button', { name: 'Save template' }).click();
  const name = editor.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(editor.getByText('Required')).toBeVisible();
  await name.fill('Two and two');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(toast(page, 'Template saved')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('radio', { name: /Two and two/ })).toBeChecked();
  const saved = await savedTemplate(page, 'Two and two');
  expect(saved).toMatchObject({ cycle_days: 8, duration_hours: 12, tied_to_weekdays: false });
  expect(JSON.parse(saved?.pattern_json ?? '')).toEqual({
    A: ['D', 'D', 'N', 'N', 'OFF', 'OFF', 'OFF', 'OFF'],
    B: ['OFF', 'OFF', 'OFF', 'OFF', 'D', 'D', 'N', 'N'],
  });
});

test('the editor is accessible in both themes, and fits a phone', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  const editor = await newTemplate(page);
  await cell(editor, 'A, Mon, day 1, off').press('d');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(editor.getByText('Required')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(editor.getByText('tap the days.')).toBeVisible();
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
  expect(await widths()).toEqual([360, 360]);
});

test('the whole pattern can be written by keyboard', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  const editor = await newTemplate(page);
  await editor.getByLabel('Cycle (days)').fill('7');
  await cell(editor, 'A, Mon, day 1, off').focus();
  const grid = editor.getByRole('grid', { name: 'Pattern' });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid.locator('[aria-selected="true"]')).toHaveCount(3);
  await page.keyboard.press('d');
  await expectPattern(editor, 'D D D . . . .', '. . . . . . .');
  await page.keyboard.press('End');
  await expect(cell(editor, 'A, Sun, day 7, off')).toBeFocused();
  await page.keyboard.press('2');
  await expect(editor.getByRole('radio', { name: /Night/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await expect(cell(editor, 'B, Sun, day 7, off')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expectPattern(editor, 'D D D . . . N', 'D D D . . . N');
  await page.keyboard.press('Control+z');
  await expectPattern(editor, 'D D D . . . N', '. . . . . . .');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPattern(editor, 'D D D . . . N', '. . . . . . .');
});

test('a duplicate starts as a copy, and a taken name is marked at its field', async ({ page }) => {
  await organisation(page, [{ name: 'Amy Able' }]);
  const wizard = await openTemplates(page);
  const duplicate = async () => {
    await wizard.getByRole('button', { name: 'Actions for DuPont', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const editor = page.getByRole('dialog', { name: 'Duplicate template' });
    await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('Copy of DuPont');
    return editor;
  };
  const first = await duplicate();
  await first.getByRole('button', { name: 'Save template' }).click();
  await expect(wizard.getByRole('radio', { name: /Copy of DuPont/ })).toBeChecked();

  const second = await duplicate();
  await second.getByRole('button', { name: 'Save template' }).click();
  await expect(toast(page, 'Failed to save template')).toBeVisible();
  const name = second.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('There is already a template with this name.');
  await name.fill('DuPont of the north');
  await second.getByRole('button', { name: 'Save template' }).press('Enter');
  await expect(second).toBeHidden();

  await wizard.getByRole('button', { name: 'Actions for DuPont of the north' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit template' });
  await editor.getByLabel('Name of team 1').fill('Red crew');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(editor).toBeHidden();
  const own = await savedTemplate(page, 'DuPont of the north');
  const system = await savedTemplate(page, 'DuPont');
  expect(JSON.parse(own?.teams_json ?? '')).toEqual(['Red crew', 'B', 'C', 'D']);
  const { 'Red crew': A, ...others } = JSON.parse(own?.pattern_json ?? '');
  expect({ A, ...others }).toEqual(JSON.parse(system?.pattern_json ?? ''));
});
