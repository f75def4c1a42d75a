import { expect } from 'vitest';
import type { Conflict } from '#contract/api/auto-roster';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import { idOf, test } from '../../../testing/screen-test';
import { DEPOT, inSydney, withPreview, withRoster } from '../testing/roster-server';
import { nextButton, walkTo, wizard } from '../testing/walk-wizard';

/** The existing shift is the night before. */
function conflict(name: string, day: number, generated = true): Conflict {
  const times = (date: number, from: string, to: string) => ({
    start_at: inSydney(`2027-03-0${date}T${from}`),
    end_at: inSydney(`2027-03-0${day}T${to}`),
    role_label: null,
    timezone: 'Australia/Sydney',
  });
  return {
    employeeId: idOf(name),
    employeeName: name,
    date: `2027-03-0${day}` as CalendarDate,
    existingShifts: [
      {
        ...times(day - 1, '22:00', '10:00'),
        date: `2027-03-0${day - 1}` as CalendarDate,
        location_name: 'Depot',
        published: false,
        generated,
      },
    ],
    proposedShift: { ...times(day, '09:00', '17:00'), code: 'D', location_id: DEPOT.id },
    resolution: 'manual',
  };
}

const CONFLICTS = [
  conflict('Amy Able', 2),
  conflict('Amy Able', 3, false),
  conflict('Ben Best', 2),
  conflict('Ben Best', 3),
];

const card = (name: string) => wizard.getByRole('group', { name, exact: false });
const shown = (count: number) => wizard.getByText(`${count} of 4 conflicts shown`);

test('conflicts are filtered, and one decision is carried over to others', async ({
  server,
  open,
}) => {
  withRoster(server);
  withPreview(server, { conflicts: CONFLICTS });
  await open('/employees');
  await walkTo('Review Conflicts');
  await wizard.getByRole('button', { name: 'Scan for Conflicts' }).click();
  await expect.element(shown(4)).toBeVisible();
  const amys = card('Amy Able Tue 2 Mar 2027');
  await expect.element(amys).toHaveTextContent('Mon 1 Mar, 22:00');
  await expectAccessible(wizard.element());

  await wizard.getByLabelText('Filter conflicts by person').selectOptions('Ben Best');
  await expect.element(shown(2)).toBeVisible();
  await wizard.getByLabelText('Filter conflicts by person').selectOptions('All employees');
  await wizard.getByLabelText('Filter conflicts by kind').selectOptions('Drafts made by hand');
  await expect.element(shown(1)).toBeVisible();
  await wizard.getByLabelText('Filter conflicts by kind').selectOptions('All kinds');

  await amys.getByLabelText('Skip new shifts').click();
  await amys.getByRole('button', { name: 'The rest like this (2)' }).click();
  await expect.element(wizard.getByText('3 of 4 conflicts resolved')).toBeVisible();
  await wizard.getByLabelText('Only unresolved').click();
  await expect.element(shown(1)).toBeVisible();
  await wizard.getByLabelText('Only unresolved').click();
  await amys.getByLabelText('Replace existing shifts').click();
  await amys.getByRole('button', { name: 'All of Amy Able (2)' }).click();
  await expect.element(wizard.getByText('All conflicts have been resolved.')).toBeVisible();
  await expect.element(nextButton).toHaveAttribute('aria-disabled', 'false');
}, 90_000);
