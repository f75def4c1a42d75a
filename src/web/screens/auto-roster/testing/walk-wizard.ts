// Walks through the wizard in the tests of its screens.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });

export const nextButton = wizard.getByRole('button', { name: 'Next', exact: true });

const STEPS = [
  'Configure Parameters',
  'Select Teams',
  'Location Assignments',
  'Review Conflicts',
  'Preview Results',
  'Confirm & Generate',
] as const;

export async function next(title: (typeof STEPS)[number]): Promise<void> {
  await nextButton.click();
  await expect.element(wizard.getByRole('heading', { name: title })).toHaveFocus();
}

/** Opens the wizard and goes to a step: 'Two on, two off', the Days, one site for the code, no conflicts. */
export async function walkTo(title: (typeof STEPS)[number]): Promise<void> {
  await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
  await wizard.getByText('Two on, two off', { exact: true }).click();
  for (const step of STEPS) {
    await next(step);
    if (step === title) return;
    await FILL[step]?.();
  }
}

const FILL: Partial<Record<(typeof STEPS)[number], () => Promise<void>>> = {
  'Configure Parameters': async () => {
    await wizard.getByLabelText('Start date').fill('2027-03-01');
    await wizard.getByLabelText('End date').fill('2027-03-04');
  },
  'Select Teams': () => wizard.getByRole('checkbox', { name: /Days/ }).click(),
  'Location Assignments': async () => {
    await wizard.getByLabelText('Assign all shifts to location').click();
    await page.getByRole('option', { name: 'Depot' }).click();
  },
  'Review Conflicts': () => wizard.getByRole('button', { name: 'Scan for Conflicts' }).click(),
};
