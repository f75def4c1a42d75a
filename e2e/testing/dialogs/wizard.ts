// The dialogs over the wizard, and what its steps say to Next, in the order of the steps.
import { expect, type Page } from '@playwright/test';
import { nextInWizard } from '../walk';
import { button, choose, type DialogRow, expectRefused } from './walk';

const FOLDER = 'screens/auto-roster';

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
const inWizard = (name: string | RegExp) => (page: Page) =>
  wizard(page).getByRole('button', { name }).first();

export async function addTemplate(page: Page): Promise<void> {
  const answer = await page.request.post('/api/shift-templates', {
    data: {
      name: 'Two on, two off',
      type: 'fixed',
      cycle_days: 4,
      pattern_json: '{"A":["D","D","OFF","OFF"]}',
      start_times_json: '{"D":"07:00"}',
      duration_hours: 12,
      teams_json: '["A"]',
      legend_json: '{"D":"Day","OFF":"Off"}',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const next = (fill: Record<string, string> = {}) => ({ fill, submit: 'Next' });

/** From the first step to the preview of five people on one day. */
async function preview(page: Page): Promise<void> {
  const dialog = wizard(page);
  await dialog.getByText('Two on, two off', { exact: true }).click();
  await nextInWizard(dialog, 'Configure Parameters');
  const dates = { 'Start date': '2027-03-01', 'End date': '2027-02-01' };
  await expectRefused(dialog, next(dates));
  await expectRefused(dialog, next({ 'End date': '2027-03-07', 'Minimum rest hours': '25' }));
  await dialog.getByLabel('Minimum rest hours').fill('8');
  await nextInWizard(dialog, 'Select Teams');
  await dialog.getByRole('tab', { name: 'Manual Selection' }).click();
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Auto Distribute' }).click();
  await nextInWizard(dialog, 'Location Assignments');
  await expectRefused(dialog, next());
  await dialog.getByLabel('Assign all shifts to location').click();
  await page.getByRole('option', { name: 'Parramatta Depot' }).click();
  await nextInWizard(dialog, 'Review Conflicts');
  await dialog.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect(dialog.getByText('No conflicts detected. Ready to proceed.')).toBeVisible();
  await nextInWizard(dialog, 'Preview Results');
  await dialog.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(dialog.getByText('Preview Generated', { exact: true })).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  const dialog = wizard(page);
  await nextInWizard(dialog, 'Confirm & Generate');
  await dialog.getByLabel('Create rule').check();
  await expectRefused(dialog, { fill: { 'Rule name': '' }, submit: 'Generate Roster' });
  await dialog.getByLabel('Rule name').fill('Ward days');
  await expectRefused(dialog, { fill: {}, submit: 'Generate Roster' });
  await dialog.getByLabel('I confirm the roster configuration is correct').check();
}

export const WIZARD_DIALOGS: DialogRow[] = [
  {
    file: `${FOLDER}/wizard/AutoRosterWizard.tsx`,
    path: '/employees',
    opener: button('Auto-Roster Wizard'),
    name: 'Auto-Roster Wizard',
  },
  {
    file: `${FOLDER}/template-editor/TemplateEditor.tsx`,
    before: (page) => button('Auto-Roster Wizard')(page).click(),
    opener: inWizard('New template'),
    name: 'New template',
    form: { fill: { 'Cycle (days)': '8' }, submit: 'Save template' },
  },
  {
    file: `${FOLDER}/template-step/TemplateStep.tsx`,
    opener: inWizard('Actions for Two on, two off'),
    open: choose('Delete'),
    name: 'Delete template',
  },
  {
    file: `${FOLDER}/preview-step/PreviewCalendar.tsx`,
    before: preview,
    opener: inWizard(/^\+\d more/),
    name: 'Mon 1 Mar 2027',
  },
  {
    file: `${FOLDER}/wizard/GenerateDialog.tsx`,
    before: confirm,
    opener: inWizard('Generate Roster'),
    name: 'Generate Roster',
  },
];
