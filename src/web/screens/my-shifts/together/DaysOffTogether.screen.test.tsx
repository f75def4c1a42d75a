import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  agreeToDaysOff,
  askForDaysOff,
  type DaysOffLink,
  endDaysOffLink,
  getCommonDaysOff,
  listDaysOffLinks,
} from '#contract/api/days-off-links';
import { getMyYear } from '#contract/api/my-year';
import { withBakery } from '../../../testing/bakery';
import type { FakeServer } from '../../../testing/fake-server';
import { address, idOf, person, test } from '../../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });

function withLinks(server: FakeServer, state: DaysOffLink['state'] | undefined) {
  withBakery(server);
  const links: DaysOffLink[] = [];
  const link = (name: string, its: DaysOffLink['state']): DaysOffLink => ({
    id: idOf(`link ${name}`),
    name,
    state: its,
    created_at: '2027-03-01T00:00:00Z',
  });
  if (state) links.push(link('Ben Best', state));
  server.on(getMyYear).answer(() => ({ shifts: [], pattern: [], statuses: [], leave: [] }));
  server.on(listDaysOffLinks).answer(() => links);
  server.on(askForDaysOff).answer(() => {
    links.push(link('Ben Best', 'you asked'));
    return link('Ben Best', 'you asked');
  });
  server.on(agreeToDaysOff).answer(() => {
    links.splice(0, 1, link('Ben Best', 'agreed'));
    return link('Ben Best', 'agreed');
  });
  server.on(endDaysOffLink).answer(() => {
    links.pop();
  });
  server
    .on(getCommonDaysOff)
    .answer(() => ({ days: ['2027-03-13', '2027-03-14', '2027-04-02'] as never }));
}

const card = () => page.getByRole('region', { name: 'When are we both off?' });

test('a colleague is asked by name, and the question can be withdrawn', async ({
  server,
  open,
}) => {
  withLinks(server, undefined);
  await open('/my-year', AMY);
  await userEvent.type(card().getByRole('combobox', { name: 'Search for an employee' }), 'best');
  await card().getByRole('button', { name: 'Ask Ben Best' }).click();
  await expect.element(card().getByText("You asked. They haven't answered yet.")).toBeVisible();
  expect(server.sent(askForDaysOff).map(({ body }) => body)).toEqual([
    { employeeId: idOf('Ben Best') },
  ]);
  expect(server.sent(getCommonDaysOff)).toEqual([]);
  await card().getByRole('button', { name: 'Withdraw: compare days off with Ben Best' }).click();
  await expect.element(card().getByRole('list', { name: 'Colleagues' })).not.toBeInTheDocument();
});

test('who is asked sees it on top of My Shifts, agrees, and both see the days by month', async ({
  server,
  open,
}) => {
  withLinks(server, 'asks you');
  await open('/my-shifts', AMY);
  await expect
    .element(page.getByText('A colleague asks to compare days off: Ben Best.'))
    .toBeVisible();
  await page.getByRole('link', { name: 'Answer' }).click();
  await expect.poll(address).toBe('/my-year#together');
  await card().getByRole('button', { name: 'Agree to compare days off with Ben Best' }).click();
  const days = card().getByText('Sat 13, Sun 14');
  await expect.element(days).toBeVisible();
  await expect.element(card().getByText('April 2027')).toBeVisible();
  await card().getByRole('button', { name: 'End: compare days off with Ben Best' }).click();
  await expect.element(days).not.toBeInTheDocument();
  expect(server.sent(endDaysOffLink)).toHaveLength(1);
});

test('nothing waits, so My Shifts says nothing of it', async ({ server, open }) => {
  withLinks(server, 'agreed');
  await open('/my-shifts', AMY);
  await expect.element(page.getByRole('link', { name: 'My Year' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Answer' })).not.toBeInTheDocument();
});
