import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeOpenShift,
  createOpenShift,
  deleteOpenShift,
  listOpenShifts,
  type OpenShift,
} from '#contract/api/open-shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { idOf, person, test } from '../../../testing/screen-test';
import { DEPOT } from '../../../testing/shifts';

const OPEN: OpenShift = {
  id: idOf('open'),
  location_id: DEPOT.id,
  location_name: DEPOT.name,
  timezone: 'Australia/Sydney',
  date: '2037-03-10' as CalendarDate,
  start_at: '2037-03-09T22:00:00.000Z',
  end_at: '2037-03-10T06:00:00.000Z',
  role_label: null,
  notes: null,
  closes_at: '2037-03-09T22:00:00.000Z',
  claims: 'first-come',
  skills: [],
  asked: [],
  places: 2,
  shift_group_id: null,
  shift_group_name: null,
  source: 'sick',
  takers: [{ employee_id: idOf('Amy Able'), name: 'Amy Able' }],
};

test('a manager offers a shift, adds a place and withdraws it', async ({ server, open }) => {
  withBakery(server);
  let shifts: OpenShift[] = [];
  server.on(listOpenShifts).answer(() => shifts);
  server.on(createOpenShift).answer(() => {
    shifts = [OPEN];
    return OPEN;
  });
  server.on(changeOpenShift).answer(({ body }) => {
    shifts = [{ ...OPEN, places: body.places }];
    return { ...OPEN, places: body.places };
  });
  server.on(deleteOpenShift).answer(() => {
    shifts = [];
  });
  await open('/roster?view=list', person({ role: 'manager' }));
  await page.getByRole('button', { name: '0 open shifts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open shifts' });
  await expect.element(dialog.getByText('No shift is open.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Offer a shift' }).click();
  await dialog.getByLabelText('Location').selectOptions(DEPOT.name);
  await dialog.getByLabelText('Date').fill('2037-03-10');
  await dialog.getByLabelText('People needed').fill('2');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Offer shift' }).click();
  await expect.element(dialog.getByText('1 of 2 people found: Amy Able')).toBeVisible();
  await expect.element(dialog.getByText(`${DEPOT.name}, because of sickness`)).toBeVisible();
  expect(server.sent(createOpenShift)[0]?.body).toMatchObject({
    locationId: DEPOT.id,
    date: '2037-03-10',
    startTime: '09:00',
    endTime: '17:00',
    places: 2,
    shiftGroupId: null,
  });
  await dialog.getByRole('button', { name: /^One more person/ }).click();
  await expect.element(dialog.getByText('1 of 3 people found: Amy Able')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(dialog.getByText('No shift is open.')).toBeVisible();
});
