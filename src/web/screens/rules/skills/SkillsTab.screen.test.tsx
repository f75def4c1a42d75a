import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listLocations } from '#contract/api/locations';
import * as api from '#contract/api/skills';
import { AppError } from '#contract/errors';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT } from '../../../testing/shifts';
import { holding, skill } from '../../../testing/skills';

const AID = skill('First aid', { holders: { valid: 12, expiring: 1, expired: 2, unverified: 3 } });
const NEED: api.SkillRequirement = {
  id: idOf('need'),
  location_id: DEPOT.id,
  role_label: null,
  template_code: null,
  all_of: [AID.id],
  any_of: [],
};

function withSkills(server: FakeServer, skills: api.Skill[], needs: api.SkillRequirement[] = []) {
  server.on(api.listSkills).answer(() => skills);
  server.on(api.listRequirements).answer(() => needs);
  server.on(listLocations).answer(() => [DEPOT]);
}

const dialog = (name: string) => page.getByRole('dialog', { name });

test('an admin adds a suggested skill with one click', async ({ server, open }) => {
  withSkills(server, []);
  server.on(api.createSkill).answer(({ body }) => skill(body.name));
  await open('/rules?tab=skills');
  await expect.element(page.getByText('No skills yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add First aid' }).click();
  await expect.poll(() => server.sent(api.createSkill)).toHaveLength(1);
  expect(server.sent(api.createSkill)[0]?.body).toMatchObject({
    name: 'First aid',
    validity_months: 36,
    severity: 'warn',
  });
});

test('each skill says who holds it, and requirements read as sentences', async ({
  server,
  open,
}) => {
  withSkills(server, [AID], [NEED]);
  await open('/rules?tab=skills');
  const item = page.getByRole('listitem').filter({ hasText: 'Valid until the date on the card' });
  await expect.element(item).toHaveTextContent('12 people hold it');
  for (const text of ['1 expires soon', '2 expired', '3 to verify', 'Warns']) {
    await expect.element(item).toHaveTextContent(text);
  }
  await expect
    .element(page.getByText('At Parramatta Depot, everyone needs First aid'))
    .toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a new requirement first lists the future shifts that it breaks', async ({ server, open }) => {
  withSkills(server, [AID, skill('CPR')]);
  const first = [
    {
      id: idOf('shift'),
      employee_id: idOf('Amy Able'),
      employee_name: 'Amy Able',
      location_name: 'Parramatta Depot',
      date: '2027-03-10' as never,
      start_time: '20:00' as never,
      end_time: '04:00' as never,
      published: true,
      problem: 'First aid expires during the shift',
    },
  ];
  server.on(api.tryRequirement).answer(() => ({ shifts: 12, people: 3, first }));
  server.on(api.createRequirement).answer(() => NEED);
  await open('/rules?tab=skills');
  await page.getByRole('button', { name: 'Add requirement' }).click();
  const form = dialog('Add requirement');
  await form.getByRole('button', { name: 'Check the roster' }).click();
  await expect.element(form.getByText('Choose a skill')).toBeVisible();
  await form.getByLabelText('Job site').selectOptions('Parramatta Depot');
  await form.getByRole('checkbox', { name: 'First aid' }).click();
  await form.getByRole('checkbox', { name: 'CPR' }).click();
  await form.getByLabelText('How First aid is needed').selectOptions('One of these');
  await form.getByLabelText('How CPR is needed').selectOptions('One of these');
  await form.getByRole('button', { name: 'Check the roster' }).click();
  await expect
    .element(form.getByText('At Parramatta Depot, everyone needs First aid or CPR'))
    .toBeVisible();
  await expect.element(form).toHaveTextContent("12 future shifts don't meet this yet (3 people)");
  await expect
    .element(form)
    .toHaveTextContent(
      'Amy Able, Wed 10 Mar, 20:00–04:00 at Parramatta Depot. First aid expires during the shift.',
    );
  await expect.element(form).toHaveTextContent('And 11 other shifts.');
  await expectAccessible();
  expect(server.sent(api.createRequirement)).toEqual([]);
  await form.getByRole('button', { name: 'Save requirement' }).click();
  await expect.poll(() => server.sent(api.createRequirement)).toHaveLength(1);
  expect(server.sent(api.createRequirement)[0]?.body).toEqual({
    location_id: DEPOT.id,
    role_label: null,
    template_code: null,
    all_of: [],
    any_of: [AID.id, idOf('CPR')],
  });
});

test('a requirement is changed after the same look at the roster', async ({ server, open }) => {
  withSkills(server, [AID, skill('CPR'), skill('White card')], [{ ...NEED, role_label: 'Guard' }]);
  server.on(api.tryRequirement).answer(() => ({ shifts: 0, people: 0, first: [] }));
  server.on(api.updateRequirement).answer(() => NEED);
  await open('/rules?tab=skills');
  await page.getByRole('button', { name: /^Change the requirement: At Parramatta/ }).click();
  const form = dialog('Change requirement');
  await expect.element(form.getByLabelText(/^Role on the shift/)).toHaveValue('Guard');
  await expect.element(form.getByRole('checkbox', { name: 'First aid' })).toBeChecked();
  for (const name of ['CPR', 'White card']) {
    await form.getByRole('checkbox', { name }).click();
    await form.getByLabelText(`How ${name} is needed`).selectOptions('One of these');
  }
  await expectAccessible();
  await form.getByRole('button', { name: 'Check the roster' }).click();
  await expect
    .element(
      form.getByText(
        'At Parramatta Depot, every Guard needs First aid, and also CPR or White card',
      ),
    )
    .toBeVisible();
  await form.getByRole('button', { name: 'Save requirement' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.sent(api.updateRequirement)).toMatchObject([
    {
      params: { id: NEED.id },
      body: { all_of: [AID.id], any_of: [idOf('CPR'), idOf('White card')] },
    },
  ]);
});

test('bad figures of a skill get a sentence beside their field', async ({ server, open }) => {
  withSkills(server, [AID]);
  server.on(api.updateSkill).answer(() => {
    throw new AppError('skill_name_taken');
  });
  await open('/rules?tab=skills');
  await page.getByRole('button', { name: 'Edit First aid' }).click();
  const form = dialog('Edit First aid');
  await form.getByLabelText('Months it is valid').fill('a year');
  await form.getByLabelText('Reminders').fill('30, 30');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(form.getByText('Enter whole months')).toBeVisible();
  await expect.element(form.getByText('Name each day once')).toBeVisible();
  await form.getByLabelText('Months it is valid').fill('36');
  await form.getByLabelText('Reminders').fill('60 30');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(form.getByText('There is already a skill with this name.')).toBeVisible();
  expect(server.sent(api.updateSkill)[0]?.body).toMatchObject({
    validity_months: 36,
    reminder_days: [60, 30],
    seen: { updated_at: AID.updated_at },
  });
});

test('a manager verifies from the list of who holds a skill, and changes no skill', async ({
  server,
  open,
}) => {
  withSkills(server, [AID], [NEED]);
  const claimed = holding('First aid', { verified_at: null, verified_by_name: null });
  server.on(api.listHolders).answer(() => [{ ...claimed, employee_name: 'Amy Able' }]);
  server.on(api.verifyHolding).answer(() => holding('First aid'));
  await open('/rules?tab=skills', person({ role: 'manager' }));
  await page.getByRole('button', { name: 'Who holds First aid' }).click();
  const list = dialog('Who holds First aid');
  await expect.element(list.getByText('To verify')).toBeVisible();
  await list.getByRole('button', { name: 'Verify Amy Able' }).click();
  await expect.poll(() => server.sent(api.verifyHolding)).toHaveLength(1);
  expect(server.sent(api.verifyHolding)[0]?.body).toEqual({
    seen: { updated_at: claimed.updated_at },
  });
  await list.getByRole('button', { name: 'Close' }).first().click();
  for (const name of ['Add skill', 'Edit First aid', 'Add requirement', 'Add CPR']) {
    expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
  }
});
