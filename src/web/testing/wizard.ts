// The Auto-Roster Wizard as the tests of screens go through it.
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const wizard = (): Locator => page.getByRole('dialog', { name: 'Auto-Roster Wizard' });

export async function openWizard(): Promise<Locator> {
  await page.getByRole('button', { name: 'Auto-Roster Wizard' }).click();
  await expect.element(wizard().getByRole('radio').first()).toBeEnabled();
  return wizard();
}

export async function chooseTemplate(name: string): Promise<void> {
  await wizard().getByText(name, { exact: true }).click();
  await expect.element(wizard().getByRole('radio', { name })).toBeChecked();
}

export async function goOnTo(title: string): Promise<void> {
  await wizard().getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(wizard().getByRole('heading', { name: title })).toHaveFocus();
}

export async function chooseDates(from: string, to: string): Promise<void> {
  await wizard().getByLabelText('Start date').fill(from);
  await wizard().getByLabelText('End date').fill(to);
}

export async function everyoneInTeams(): Promise<void> {
  await wizard().getByRole('tab', { name: 'Manual Selection' }).click();
  await wizard().getByRole('button', { name: 'Select all' }).click();
  await wizard().getByRole('button', { name: 'Auto Distribute' }).click();
}

export async function assignAll(site = 'Parramatta Depot'): Promise<void> {
  await wizard().getByLabelText('Assign all shifts to location').click();
  await page.getByRole('option', { name: site }).click();
}

export async function scanForConflicts(): Promise<void> {
  await wizard().getByRole('button', { name: 'Scan for Conflicts' }).click();
}

export async function generatePreview(): Promise<void> {
  await wizard().getByRole('button', { name: 'Generate Preview' }).click();
  await expect.element(wizard().getByText('Preview Generated', { exact: true })).toBeVisible();
}
