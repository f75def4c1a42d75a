// A template that is written in the editor and saved on the real server. The editor itself:
// src/web/screens/auto-roster/template-editor/TemplateEditor.screen.test.tsx.
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { organisation } from './testing/organisation';
import { expect, test } from './testing/test';

test('a template is painted with the mouse, saved and chosen', async ({ page }) => {
  test.slow();
  await organisation(page, [{ name: 'Amy Able' }]);
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
  await page.getByRole('button', { name: 'New template' }).click();
  const editor = page.getByRole('dialog', { name: 'New template' });
  await editor.getByLabel('Cycle (days)').fill('8');
  await editor.getByRole('gridcell', { name: 'A, day 1, off' }).hover();
  await page.mouse.down();
  await editor.getByRole('gridcell', { name: 'A, day 2, off' }).hover();
  await page.mouse.up();
  await editor.getByLabel('Shift by (days)').fill('4');
  await editor.getByRole('button', { name: 'Shift the pattern' }).click();
  await editor.getByLabel('Name', { exact: true }).fill('Two in eight');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('radio', { name: /Two in eight/ })).toBeChecked();
  const templates = (await (
    await page.request.get('/api/shift-templates')
  ).json()) as ShiftTemplate[];
  const saved = templates.find(({ name }) => name === 'Two in eight');
  expect(saved).toMatchObject({ cycle_days: 8, tied_to_weekdays: false });
  expect(JSON.parse(saved?.pattern_json ?? '')).toEqual({
    A: ['D', 'D', 'OFF', 'OFF', 'OFF', 'OFF', 'OFF', 'OFF'],
    B: ['OFF', 'OFF', 'OFF', 'OFF', 'D', 'D', 'OFF', 'OFF'],
  });
});
