import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { getCoverLights } from '#contract/api/cover';
import { listDayStatuses } from '#contract/api/day-statuses';
import { listEmployees } from '#contract/api/employees';
import {
  applyRepair,
  askForCover,
  findRepairs,
  type Repairs,
  withdrawAsk,
} from '#contract/api/repairs';
import { getRosterList } from '#contract/api/roster-views';
import {
  listShifts,
  listUncoveredShifts,
  type UncoveredShift,
  updateShift,
} from '#contract/api/shifts';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import { employee } from '../../../testing/people';
import { rosterList } from '../../../testing/roster-views';
import { expectNoSidewaysScroll, idOf, ORG_ID, test } from '../../../testing/screen-test';

const SHIFT: UncoveredShift = {
  id: idOf('early'),
  org_id: ORG_ID,
  employee_id: idOf('Amy Able'),
  employee_name: 'Amy Able',
  location_id: idOf('Depot'),
  location_name: 'Depot',
  timezone: 'Australia/Sydney',
  date: '2027-03-10' as CalendarDate,
  start_at: '2027-03-09T22:00:00.000Z',
  end_at: '2027-03-10T06:00:00.000Z',
  role_label: null,
  notes: null,
  published: true,
  source_rule_id: null,
  template_code: null,
  version: 7,
  updated_at: '2027-03-01T00:00:00.000Z',
  updated_by_name: null,
  status: 'sick',
};

const NOTHING = { shifts: [], statuses: [] };

test('uncovered shifts are counted, listed and moved to someone who is free', async ({
  server,
  open,
}) => {
  let uncovered = [SHIFT];
  server.on(listUncoveredShifts).answer(() => ({ count: uncovered.length, shifts: uncovered }));
  server.on(getRosterList).answer(({ query }) => rosterList(NOTHING, query));
  server.on(listShifts).answer(() => []);
  server.on(getCoverLights).answer(({ query: { from } }) => ({ from, sites: [] }));
  server
    .on(listDayStatuses)
    .answer(() => [{ employee_id: SHIFT.employee_id, date: SHIFT.date, status: 'sick' }]);
  server.on(listEmployees).answer(() => [employee('Amy Able'), employee('Ben Bold')]);
  server.on(updateShift).answer(({ body }) => {
    uncovered = [];
    return { ...SHIFT, employee_id: body.employeeId ?? '', undo_id: null, cells: null };
  });
  await page.viewport(360, 740);
  await open('/roster?view=list');
  await page.getByRole('button', { name: '1 uncovered shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uncovered' });
  const row = dialog.getByRole('article', { name: 'Amy Able, Wed 10 Mar, 09:00–17:00' });
  await expect.element(row).toHaveTextContent('Depot');
  await expect.element(row).toHaveTextContent('Sick');
  await expectNoSidewaysScroll();
  await expectAccessible();

  await row.getByRole('button', { name: 'Move to...' }).click();
  await dialog.getByLabelText('Employee').click();
  await page.getByRole('option', { name: /Ben Bold/ }).click();
  await dialog.getByRole('button', { name: 'Move shift' }).click();
  await expect.element(dialog.getByText('Every shift is covered.')).toBeVisible();
  expect(server.sent(updateShift).map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { id: SHIFT.id, employeeId: idOf('Ben Bold'), version: 7, overwrite: false },
  ]);
});

test('the best colleagues are proposed with what it means, and one gets the shift', async ({
  server,
  open,
}) => {
  let uncovered = [SHIFT];
  server.on(listUncoveredShifts).answer(() => ({ count: uncovered.length, shifts: uncovered }));
  server.on(getRosterList).answer(({ query }) => rosterList(NOTHING, query));
  server.on(getCoverLights).answer(({ query: { from } }) => ({ from, sites: [] }));
  server.on(listDayStatuses).answer(() => []);
  server.on(listEmployees).answer(() => [employee('Amy Able'), employee('Ben Bold')]);
  const { id: shift_id, location_name, timezone, date, start_at, end_at } = SHIFT;
  const move = { shift_id, location_name, timezone, date, start_at, end_at };
  let asked: Repairs['asked'] = [];
  server.on(askForCover).answer(() => {
    asked = [{ name: 'Ben Bold', answer: null }];
    return { asked: 1 };
  });
  server.on(withdrawAsk).answer(() => {
    asked = [];
    return { told: 1 };
  });
  server.on(findRepairs).answer(() => ({
    repairs: [
      {
        moves: [
          {
            ...move,
            from_name: 'Amy Able',
            to_employee_id: idOf('Ben Bold'),
            to_name: 'Ben Bold',
          },
        ],
        warnings: [],
        notes: ['Ben Bold: 32 h → 40 h that week.'],
        price: 10,
      },
    ],
    can_ask: [{ employee_id: idOf('Ben Bold'), name: 'Ben Bold' }],
    asked,
    why: '1 person is free. 4 people do such shifts: 2 are on leave, 1 works already.',
    open: { price: 200, text: 'The job site is then below its minimum.' },
  }));
  server.on(applyRepair).answer(() => {
    uncovered = [];
    return { shifts: 1, undo_id: null, cells: null };
  });
  await page.viewport(360, 740);
  await open('/roster?view=list');
  await page.getByRole('button', { name: '1 uncovered shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uncovered' });
  await dialog.getByRole('button', { name: 'Find someone' }).click();
  await expect.element(dialog.getByText('No rule is broken.')).toBeVisible();
  await expect.element(dialog.getByText('Ben Bold: 32 h → 40 h that week.')).toBeVisible();
  const answers = dialog.getByRole('list', { name: 'What you can do' }).getByRole('listitem');
  await expect
    .element(answers.nth(1).getByText('The job site is then below its minimum.'))
    .toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Ask Ben Bold' }).click();
  await expect.element(dialog.getByText('You asked Ben Bold: no answer yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw the question' }).click();
  await expect
    .element(page.getByText('Nobody is asked any more. We told 1 person').first())
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Ask Ben Bold' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Give the shift to Ben Bold' }).click();
  await expect.element(page.getByText('Ben Bold works the shift now')).toBeVisible();
  expect(server.sent(applyRepair).map(({ body }) => body)).toEqual([
    { moves: [{ shiftId: SHIFT.id, employeeId: idOf('Ben Bold') }] },
  ]);
});
