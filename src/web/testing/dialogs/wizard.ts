// The dialogs over the wizard, and what its steps say to Next, in the order of the steps.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  assignAll,
  chooseTemplate,
  everyoneInTeams,
  generatePreview,
  goOnTo,
  openWizard,
  scanForConflicts,
  wizard,
} from '../wizard';
import { button, choose, type DialogRow, expectRefused } from './walk';

const FOLDER = 'screens/auto-roster';

const inWizard = (name: string | RegExp) => () => wizard().getByRole('button', { name }).first();
const next = (fill: Record<string, string> = {}) => ({ fill, submit: 'Next' });

/** From the first step to the preview of six people on one day. */
async function preview(): Promise<void> {
  const dialog = await openWizard();
  await chooseTemplate('Two on, two off');
  await goOnTo('Configure Parameters');
  const dates = { 'Start date': '2027-03-01', 'End date': '2027-02-01' };
  await expectRefused(dialog, next(dates));
  await expectRefused(dialog, next({ 'End date': '2027-03-07', 'Minimum rest hours': '25' }));
  await dialog.getByLabelText('Minimum rest hours').fill('8');
  await goOnTo('Select Teams');
  await everyoneInTeams();
  await goOnTo('Location Assignments');
  await expectRefused(dialog, next());
  await assignAll();
  await goOnTo('Review Conflicts');
  await scanForConflicts();
  await expect.element(dialog.getByText('No conflicts detected. Ready to proceed.')).toBeVisible();
  await goOnTo('Preview Results');
  await generatePreview();
}

async function previewAndConfirm(): Promise<void> {
  await preview();
  await goOnTo('Confirm & Generate');
  await page.getByLabelText('Create rule').click();
  await expectRefused(wizard(), { fill: { 'Rule name': '' }, submit: 'Generate Roster' });
  await page.getByLabelText('Rule name').fill('Ward days');
  await expectRefused(wizard(), { fill: {}, submit: 'Generate Roster' });
  await page.getByLabelText('I confirm the roster configuration is correct').click();
}

export const WIZARD_DIALOGS: DialogRow[] = [
  {
    file: `${FOLDER}/wizard/AutoRosterWizard.tsx`,
    path: '/employees',
    opener: button('Auto-Roster Wizard'),
    // A dialog with a spinner stands there until the wizard has loaded.
    open: openWizard,
    name: 'Auto-Roster Wizard',
  },
  {
    file: `${FOLDER}/template-editor/TemplateEditor.tsx`,
    path: '/employees',
    before: openWizard,
    opener: inWizard('New template'),
    name: 'New template',
    form: { fill: { 'Cycle (days)': '8' }, submit: 'Save template' },
  },
  {
    file: `${FOLDER}/template-step/TemplateStep.tsx`,
    path: '/employees',
    before: openWizard,
    opener: inWizard('Actions for Two on, two off'),
    open: choose('Delete'),
    name: 'Delete template',
  },
  {
    file: `${FOLDER}/preview-step/PreviewCalendar.tsx`,
    path: '/employees',
    before: preview,
    opener: inWizard(/^\+\d more/),
    name: 'Mon 1 Mar 2027',
  },
  {
    file: `${FOLDER}/wizard/GenerateDialog.tsx`,
    path: '/employees',
    before: previewAndConfirm,
    opener: inWizard('Generate Roster'),
    name: 'Generate Roster',
  },
];
