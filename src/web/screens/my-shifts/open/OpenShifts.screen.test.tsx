import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  claimOpenShift,
  listOfferedShifts,
  type OfferedShift,
  takeBackOpenShift,
} from '#contract/api/open-shifts';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../../testing/bakery';
import { expectAccessible } from '../../../testing/expect-accessible';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';

const AMY = person({ role: 'employee', employee_id: idOf('Amy Able') });

function offeredShift(changes: Partial<OfferedShift> = {}): OfferedShift {
  return {
    id: idOf('open'),
    location_id: idOf('Depot'),
    location_name: 'Depot',
    timezone: 'Australia/Sydney',
    date: '2037-03-10' as CalendarDate,
    start_at: '2037-03-09T22:00:00.000Z',
    end_at: '2037-03-10T06:00:00.000Z',
    role_label: 'Driver',
    notes: null,
    closes_at: '2037-03-09T22:00:00.000Z',
    claims: 'first-come',
    skills: [],
    places_left: 2,
    take_back_until: null,
    asked: false,
    obstacle: null,
    ...changes,
  };
}

test('someone takes an open shift and gives it back', async ({ server, open }) => {
  withBakery(server);
  let shift = offeredShift();
  server.on(listOfferedShifts).answer(() => [shift]);
  server.on(claimOpenShift).answer(() => {
    shift = offeredShift({ take_back_until: '2037-03-01T03:15:00.000Z' });
    return shift;
  });
  server.on(takeBackOpenShift).answer(() => {
    shift = offeredShift();
  });
  await open('/my-shifts', AMY);
  const list = page.getByRole('list', { name: 'Open shifts' });
  await expect.element(list.getByText('Depot, Driver, 2 people needed')).toBeVisible();
  await list.getByRole('button', { name: 'Take shift' }).click();
  await expect.element(page.getByText('The shift is yours', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Give back until 14:15' }).click();
  await expect.element(list.getByRole('button', { name: 'Take shift' })).toBeVisible();
  expect(server.sent(takeBackOpenShift)).toHaveLength(1);
});

test('where a manager picks, someone asks for a shift and changes their mind', async ({
  server,
  open,
}) => {
  withBakery(server);
  const offer = { claims: 'manager', skills: [{ id: idOf('aid'), name: 'First aid' }] } as const;
  let asked = false;
  const shift = () => offeredShift({ ...offer, skills: [...offer.skills], asked });
  server.on(listOfferedShifts).answer(() => [shift()]);
  server.on(claimOpenShift).answer(() => {
    asked = true;
    return shift();
  });
  server.on(takeBackOpenShift).answer(() => {
    asked = false;
  });
  await open('/my-shifts', AMY);
  const list = page.getByRole('list', { name: 'Open shifts' });
  await expect.element(list.getByText('Needs First aid')).toBeVisible();
  await list.getByRole('button', { name: 'Ask for this shift' }).click();
  await expect.element(page.getByText('A manager picks who gets it.')).toBeVisible();
  await list.getByRole('button', { name: "Don't ask any more" }).click();
  await expect.element(list.getByRole('button', { name: 'Ask for this shift' })).toBeVisible();
  await expectAccessible();
});

test("a shift that someone can't take says why, on a small phone too", async ({ server, open }) => {
  withBakery(server);
  const grey = offeredShift({ id: idOf('other'), obstacle: 'You already work then' });
  server.on(listOfferedShifts).answer(() => [offeredShift(), grey]);
  await open('/my-shifts', AMY);
  const list = page.getByRole('list', { name: 'Open shifts' });
  await expect.element(list.getByText('You already work then.')).toBeVisible();
  expect(list.getByRole('button', { name: 'Take shift' }).elements()).toHaveLength(1);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('whoever was too late reads so, and the list follows', async ({ server, open }) => {
  withBakery(server);
  let shifts = [offeredShift()];
  server.on(listOfferedShifts).answer(() => shifts);
  server.on(claimOpenShift).answer(() => {
    shifts = [];
    throw new AppError('open_shift_taken');
  });
  await open('/my-shifts', AMY);
  await page.getByRole('button', { name: 'Take shift' }).click();
  await expect.element(page.getByText(/Someone was faster/)).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Open shifts' })).not.toBeInTheDocument();
});
