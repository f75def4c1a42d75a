import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listLocations } from '#contract/api/locations';
import { createShift } from '#contract/api/shifts';
import { idOf, test } from '../../testing/screen-test';
import { DEPOT, employee, fakeRoster, shift, site, WHARF } from './testing/fake-roster';

const PEOPLE = [employee('Amy Able'), employee('Ben Best')];
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

test('a start that the clocks skip says what it becomes, and a site elsewhere its zone', async ({
  server,
  open,
}) => {
  fakeRoster(server, PEOPLE);
  server.on(listLocations).answer(() => [site('Harbour', 'Australia/Sydney')]);
  await open('/roster?date=2027-10-03');
  await cell('Amy Able, Sun 3 Oct 2027, no shifts').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}2:30-9');
  const form = page.getByRole('dialog', { name: 'New shift: Amy Able, Sun 3 Oct' });
  await expect
    .element(form)
    .toHaveTextContent('The clocks skip 02:30 on Sun 3 Oct, so the shift starts at 03:30');
  await expect.element(form).toHaveTextContent('Times are Sydney time, AEDT');
});

test('times typed on a cell create a shift at the usual site', async ({ server, open }) => {
  fakeRoster(server, PEOPLE, { 'Ben Best 2027-11-24': [shift(7, 15, { site: WHARF.id })] });
  await open('/roster?date=2027-11-22');
  await cell('Amy Able, Mon 22 Nov 2027, no shifts').click({ modifiers: ['Control'] });
  await userEvent.keyboard('{Escape}7-15');
  const form = page.getByRole('dialog', { name: 'New shift: Amy Able, Mon 22 Nov' });
  await expect.element(form.getByLabelText('Times')).toHaveValue('7-15');
  await expect.element(form.getByText('07:00 to 15:00, 8 h')).toBeVisible();
  await expect.element(form.getByLabelText('Location')).toHaveValue(DEPOT.id);
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Amy Able, Mon 22 Nov 2027, 07:00 to 15:00, Draft')).toHaveFocus();
  expect(server.sent(createShift)).toMatchObject([
    { body: { employeeId: idOf('Amy Able'), date: '2027-11-22', startTime: '07:00' } },
  ]);

  await userEvent.keyboard('{ArrowDown}9');
  const other = page.getByRole('dialog', { name: 'New shift: Ben Best, Mon 22 Nov' });
  await expect.element(other.getByLabelText('Location')).toHaveValue(WHARF.id);
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('Ben Best, Mon 22 Nov 2027, no shifts')).toHaveFocus();
  expect(server.sent(createShift)).toHaveLength(1);
});
