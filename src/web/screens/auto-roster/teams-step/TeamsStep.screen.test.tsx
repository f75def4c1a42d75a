import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { previewRoster } from '#contract/api/auto-roster';
import { idOf, test } from '../../../testing/screen-test';
import { FREMANTLE, withPreview, withRoster } from '../testing/roster-server';
import { next, nextButton, walkTo, wizard } from '../testing/walk-wizard';

const team = (name: string) => wizard.getByRole('region', { name: `Team ${name}`, exact: true });

test('Next is closed while everyone is in no team', async ({ server, open }) => {
  withRoster(server);
  await open('/employees');
  await walkTo('Select Teams');
  await wizard.getByRole('tab', { name: 'Manual Selection' }).click();
  await wizard.getByRole('button', { name: 'Select all' }).click();
  await expect.element(wizard.getByText('4 selected, 0 in a team')).toBeVisible();
  await expect.element(nextButton).toHaveAttribute('aria-disabled', 'true');
  await nextButton.click({ force: true });
  await expect.element(wizard.getByText('At least one person must be in a team')).toBeVisible();
  await wizard.getByRole('button', { name: 'Auto Distribute' }).click();
  await next('Location Assignments');
}, 90_000);

test('changing between groups and people keeps the teams', async ({ server, open }) => {
  withRoster(server);
  await open('/employees');
  await walkTo('Select Teams');
  await wizard.getByRole('checkbox', { name: /Days/ }).click();
  await wizard.getByRole('checkbox', { name: /Nights/ }).click();
  await team('A')
    .getByRole('button', { name: /Amy Able/ })
    .click();
  await wizard.getByRole('button', { name: 'Team of Ben Best' }).click();
  await page.getByRole('menuitem', { name: 'Team B' }).click();
  await expect.element(team('B')).toHaveTextContent('3 people');
  await wizard.getByRole('tab', { name: 'Manual Selection' }).click();
  await expect.element(wizard.getByText('4 of 4 selected')).toBeVisible();
  await expect.element(team('B')).toHaveTextContent('3 people');
  await wizard.getByRole('tab', { name: 'By Shift Groups' }).click();
  await expect.element(team('B')).toHaveTextContent('3 people');
}, 90_000);

test('a team can work at a site of its own', async ({ server, open }) => {
  withRoster(server);
  withPreview(server);
  await open('/employees');
  await walkTo('Select Teams');
  await wizard.getByRole('checkbox', { name: /Days/ }).click();
  await wizard.getByRole('checkbox', { name: /Nights/ }).click();
  await wizard.getByLabelText('Site of Team B').selectOptions('Works at Fremantle');
  await next('Location Assignments');
  await wizard.getByLabelText('Assign all shifts to location').click();
  await page.getByRole('option', { name: 'Depot' }).click();
  await next('Review Conflicts');
  await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect.poll(() => server.sent(previewRoster)).toHaveLength(1);
  expect(server.sent(previewRoster)[0]?.body.teams).toMatchObject([
    { teamId: 'A', employeeIds: [idOf('Amy Able'), idOf('Ben Best')] },
    { teamId: 'B', locationId: FREMANTLE.id },
  ]);
  expect(server.sent(previewRoster)[0]?.body.teams?.[0]).not.toHaveProperty('locationId');
}, 90_000);
