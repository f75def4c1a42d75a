import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeOpenShift,
  createOpenShift,
  deleteOpenShift,
  listClaims,
  listOpenShifts,
  type OpenShift,
} from '#contract/api/open-shifts';
import { type Card, decideRequest } from '#contract/api/requests';
import { listSkills, type Skill } from '#contract/api/skills';
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
  audience: 'site',
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
    audience: 'site',
  });
  await dialog.getByRole('button', { name: /^One more person/ }).click();
  await expect.element(dialog.getByText('1 of 3 people found: Amy Able')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(dialog.getByText('No shift is open.')).toBeVisible();
});

const AID: Skill = {
  id: idOf('First aid'),
  name: 'First aid',
  kind: 'licence',
  has_number: false,
  has_class: false,
  validity_months: null,
  reminder_days: [30],
  severity: 'warn',
  holders: null,
  updated_at: '2027-03-01T00:00:00.000Z',
};

test('a manager changes until when it is open, its notes and its skills', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(listOpenShifts).answer(() => [OPEN]);
  server.on(listSkills).answer(() => [AID]);
  server.on(changeOpenShift).answer(() => OPEN);
  await open('/roster?view=list', person({ role: 'manager' }));
  await page.getByRole('button', { name: '1 open shift', exact: true }).click();
  await page.getByRole('button', { name: /^Change Tue 10 Mar/ }).click();
  const form = page.getByRole('form', { name: 'Change open shift' });
  await form.getByLabelText('People needed').fill('0');
  await expect.element(form.getByText('Enter 1 to 50')).toBeVisible();
  await form.getByLabelText('People needed').fill('3');
  await form.getByLabelText('Open until').selectOptions('24 h before it starts');
  await form.getByLabelText('First aid').click();
  await form.getByLabelText('Notes').fill('Bring boots');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save open shift' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.sent(changeOpenShift)[0]?.body).toEqual({
    places: 3,
    closesAt: Date.parse('2037-03-08T22:00:00.000Z'),
    notes: 'Bring boots',
    skillIds: [AID.id],
  });
});

const claimOf = (name: string, changes: Partial<Card['effect']> = {}): Card => ({
  request: {
    id: idOf(`claim of ${name}`),
    kind: 'claim',
    state: 'waiting',
    employee_id: idOf(name),
    employee_name: name,
    reason: null,
    shifts: [],
    parties: [],
    starts_at: OPEN.start_at,
    expires_at: OPEN.start_at,
    created_at: '2037-03-01T00:00:00.000Z',
    ended_at: null,
    ended_by_name: null,
    ended_note: null,
    version: 1,
  },
  effect: {
    fingerprint: `print of ${name}`,
    clean: true,
    blocked: false,
    findings: [],
    people: [
      {
        employee_id: idOf(name),
        name,
        minutes_before: 1800,
        minutes_after: 2280,
        nights_before: 0,
        nights_after: 0,
        rest_before: null,
        rest_after: null,
      },
    ],
    cover: [],
    ...changes,
  },
  may_decide: true,
});

test('a manager picks who gets it, with what each pick would bring', async ({ server, open }) => {
  withBakery(server);
  const names = ['Ben Bold', 'Cy Coe'];
  const asked = names.map((name) => ({
    request_id: idOf(`claim of ${name}`),
    employee_id: idOf(name),
    name,
  }));
  let shift: OpenShift = { ...OPEN, claims: 'manager', asked };
  const cy = claimOf('Cy Coe', { blocked: true, findings: ['Cy Coe: Rest of 8 h; 10 h needed.'] });
  server.on(listOpenShifts).answer(() => [shift]);
  server.on(listClaims).answer(() => [claimOf('Ben Bold'), cy]);
  server.on(decideRequest).answer(() => {
    shift = { ...shift, asked: [] };
    return { ...claimOf('Ben Bold').request, state: 'done', ended_at: OPEN.start_at };
  });
  await open('/roster?view=list', person({ role: 'manager' }));
  await page.getByRole('button', { name: '1 open shift', exact: true }).click();
  const claims = page.getByRole('region', { name: 'Who asks for it' });
  await expect.element(claims.getByText('Cy Coe: Rest of 8 h; 10 h needed.')).toBeVisible();
  await expect.element(claims.getByText('30 h that week now, 38 h after').first()).toBeVisible();
  await expect.element(claims.getByRole('button', { name: 'Pick Cy Coe' })).toBeDisabled();
  await expectAccessible();
  await claims.getByRole('button', { name: 'Pick Ben Bold' }).click();
  await expect.element(page.getByText('Ben Bold gets the shift')).toBeVisible();
  await expect.element(claims).not.toBeInTheDocument();
  expect(server.sent(decideRequest)[0]?.body).toEqual({
    decision: 'approve',
    fingerprint: 'print of Ben Bold',
  });
});

test('the grid has a row for the open shifts of a site, and a day of it opens them', async ({
  server,
  open,
}) => {
  withBakery(server);
  const shifts = [
    { ...OPEN, date: '2027-03-10' as CalendarDate },
    { ...OPEN, id: idOf('taken'), date: '2027-03-11' as CalendarDate, places: 1 },
  ];
  server.on(listOpenShifts).answer(() => shifts);
  await open('/roster?date=2027-03-08', person({ role: 'manager' }));
  const row = page.getByRole('group', { name: `Open shifts at ${DEPOT.name}` });
  await expect.element(row).toBeVisible();
  await expect.element(row.getByRole('button', { name: /11 Mar 2027: all taken$/ })).toBeVisible();
  await row.getByRole('button', { name: /10 Mar 2027: 1 person needed$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Open shifts' });
  await expect.element(dialog.getByText('1 of 2 people found: Amy Able')).toBeVisible();
  expect(dialog.getByRole('article').elements()).toHaveLength(1);
  await expectAccessible();
});
