import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as api from '#contract/api/cover';
import { AppError } from '#contract/errors';
import { withBakery } from '../../../testing/bakery';
import { FIRST_AID, need } from '../../../testing/cover';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { expectNoSidewaysScroll, person, test } from '../../../testing/screen-test';
import { DEPOT, site } from '../../../testing/shifts';

const YARD = site('Zetland Yard');
const PATH = '/rules?tab=cover';
const NIGHT_TEXT = 'Mon to Fri 23:00 to 07:00: at least 2, better 3, at most 4; 1 with First aid';

function withNeeds(server: FakeServer, ...needs: api.CoverNeed[]) {
  return withBakery(server, { needs, skills: [FIRST_AID], sites: [DEPOT, YARD] });
}

const dialog = (name: string) => page.getByRole('dialog', { name });

test('the needs of each site read as sentences', async ({ server, open }) => {
  withNeeds(server, need({ validFrom: '2027-03-01' as api.CoverNeed['validFrom'] }));
  await open(PATH);
  await expect.element(page.getByText(NIGHT_TEXT)).toBeVisible();
  await expect.element(page.getByText('from 1 Mar 2027')).toBeVisible();
  await expect.element(page.getByText('Nothing is asked for at this site.')).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a new need is sent as it was typed', async ({ server, open }) => {
  const bakery = withNeeds(server);
  server.on(api.createCoverNeed).answer(({ body }) => {
    const made = { ...body, id: crypto.randomUUID(), exceptions: [] };
    bakery.needs.push(made);
    return made;
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Add a need to Parramatta Depot' }).click();
  const form = dialog('Add a need to Parramatta Depot');
  await form.getByLabelText('Name').fill('Day');
  await form.getByLabelText('Sat').click();
  await form.getByLabelText('From').fill('7');
  await form.getByLabelText('Minimum').fill('2');
  await form.getByLabelText('Target').fill('2');
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expectAccessible();
  await form.getByRole('button', { name: 'Add need', exact: true }).click();
  await expect.element(page.getByText('Need added').first()).toBeVisible();
  await expect
    .element(page.getByText('Mon to Sat 07:00 to 17:00: at least 2; 1 with First aid'))
    .toBeVisible();
  expect(server.sent(api.createCoverNeed)[0]?.body).toMatchObject({
    locationId: DEPOT.id,
    label: 'Day',
    weekdays: [1, 2, 3, 4, 5, 6],
    minimum: 2,
    maximum: null,
    role: null,
    groupId: null,
    skills: [{ skillId: FIRST_AID.id, count: 1 }],
  });
});

test('figures in the wrong order are told beside their field', async ({ server, open }) => {
  withNeeds(server, need());
  await open(PATH);
  await page.getByRole('button', { name: 'Edit Night' }).click();
  const form = dialog('Edit Night');
  await form.getByLabelText('Minimum').fill('5');
  await form.getByRole('button', { name: 'Save need' }).click();
  await expect
    .element(form.getByLabelText('Target'))
    .toHaveAccessibleDescription("The target can't be below the minimum");
  expect(server.sent(api.updateCoverNeed)).toEqual([]);
});

test('a time that the clocks skip is told beside its field', async ({ server, open }) => {
  withNeeds(server, need());
  const message = 'Clocks at this site skip this time on Sun 3 Oct 2027.';
  server.on(api.updateCoverNeed).answer(() => {
    throw new AppError('invalid_input', { fields: [{ field: 'endTime', message }] });
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Edit Night' }).click();
  const form = dialog('Edit Night');
  await form.getByRole('button', { name: 'Save need' }).click();
  await expect.element(form.getByLabelText('To')).toHaveAccessibleDescription(message);
});

test('a date gets other figures, or none, and takes them back', async ({ server, open }) => {
  const bakery = withNeeds(server, need());
  server.on(api.setCoverNeedDate).answer(({ params, body }) => {
    const changed = need({ exceptions: [{ date: params.date, figures: body.figures }] });
    bakery.needs = [changed];
    return changed;
  });
  server.on(api.removeCoverNeedDate).answer(() => {
    bakery.needs = [need()];
    return need();
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Exceptions of Night' }).click();
  const form = dialog('Exceptions of Night');
  await form.getByLabelText('Date').fill('2027-03-10');
  await form.getByLabelText('Minimum').fill('6');
  await form.getByRole('button', { name: 'Add exception' }).click();
  await expect
    .element(form.getByLabelText('Target'))
    .toHaveAccessibleDescription("The target can't be below the minimum");
  await form.getByLabelText('Nobody is needed').click();
  await form.getByRole('button', { name: 'Add exception' }).click();
  await expect.element(form.getByText('nobody is needed', { exact: false }).first()).toBeVisible();
  expect(server.sent(api.setCoverNeedDate)[0]).toMatchObject({
    params: { date: '2027-03-10' },
    body: { figures: null },
  });
  await form.getByRole('button', { name: /^Remove the exception/ }).click();
  await expect.element(form.getByText('There are no exceptions.')).toBeVisible();
});

test('the needs of a site are copied to another one', async ({ server, open }) => {
  withNeeds(server, need(), need({ label: 'Day' }));
  server.on(api.createCoverNeeds).answer(() => []);
  await open(PATH);
  await page.getByRole('button', { name: 'Copy the needs of Parramatta Depot' }).click();
  await page.getByRole('button', { name: 'Copy 2 needs' }).click();
  await expect.element(page.getByText('Copied 2 needs to Zetland Yard').first()).toBeVisible();
  const sent = server.sent(api.createCoverNeeds)[0]?.body.needs ?? [];
  expect(sent.map(({ label, locationId }) => [label, locationId])).toEqual([
    ['Night', YARD.id],
    ['Day', YARD.id],
  ]);
});

test('a rotation makes needs in one step, and is proved against those of the site', async ({
  server,
  open,
}) => {
  withNeeds(server, need({ skills: [], weekdays: [2] }));
  server.on(api.createCoverNeeds).answer(() => []);
  await open(PATH);
  await page.getByRole('button', { name: 'Rotation at Parramatta Depot' }).click();
  const form = dialog('Rotation at Parramatta Depot');
  await form.getByLabelText('Day 1 of the pattern').fill('2027-03-01');
  for (const team of ['A', 'B']) await form.getByLabelText(`People in ${team}`).fill('2');
  await expect
    .element(form.getByText('D, 07:00 to 19:00, 7 days a week: at least 2'))
    .toBeVisible();
  await expect.element(form.getByRole('row', { name: /^Night 0 of 104 weeks/ })).toBeVisible();
  await expectAccessible();
  await form.getByRole('button', { name: 'Add 2 needs' }).click();
  await expect.element(page.getByText('Added 2 needs to Parramatta Depot').first()).toBeVisible();
  const sent = server.sent(api.createCoverNeeds)[0]?.body.needs ?? [];
  expect(sent.map(({ label, minimum }) => [label, minimum])).toEqual([
    ['D', 2],
    ['N', 1],
  ]);
});

test('a need is deleted once that is confirmed', async ({ server, open }) => {
  const bakery = withNeeds(server, need());
  server.on(api.deleteCoverNeed).answer(() => {
    bakery.needs = [];
    return undefined;
  });
  await open(PATH);
  await page.getByRole('button', { name: 'Delete Night' }).click();
  await page.getByRole('button', { name: 'Delete need' }).click();
  await expect.element(page.getByText('Need deleted').first()).toBeVisible();
  await expect.element(page.getByText(NIGHT_TEXT)).not.toBeInTheDocument();
});

test('a manager reads the needs and changes nothing', async ({ server, open }) => {
  withNeeds(server, need());
  await open(PATH, person({ role: 'manager' }));
  await expect.element(page.getByText(NIGHT_TEXT)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Night' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Add a need/ })).not.toBeInTheDocument();
});
