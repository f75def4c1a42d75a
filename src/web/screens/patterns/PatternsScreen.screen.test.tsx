import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { designPattern, examinePattern } from '#contract/api/patterns';
import { createShiftTemplate } from '#contract/api/shift-templates';
import { AppError } from '#contract/errors';
import { FOUR_ON_FOUR_OFF, template } from '../../testing/auto-roster';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import { address, expectNoSidewaysScroll, person, test } from '../../testing/screen-test';

const MANAGER = person({ role: 'manager' });
/** Longer than a screen: what scrolls must not widen the page. */
const DAYS = template('Our days', {
  cycle_days: 56,
  pattern_json: JSON.stringify({
    A: Array.from({ length: 56 }, (_, day) => (day % 4 < 2 ? 'D' : 'OFF')),
  }),
});
const doctor = `/patterns?template=${FOUR_ON_FOUR_OFF.id}&from=2027-03-08`;

test('a manager chooses a pattern and reads what two years of it bring', async ({
  server,
  open,
}) => {
  withBakery(server, { templates: [FOUR_ON_FOUR_OFF, DAYS] });
  await open('/patterns', MANAGER);
  await expect.element(page.getByRole('heading', { name: 'Your own 1' })).toBeVisible();
  await page.getByLabelText('Search patterns').fill('4-on');
  await expect.element(page.getByRole('link', { name: 'Our days' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: '4-on-4-off fixed' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('4-on-4-off');
  // Two teams by day and two by night: two rotations.
  const days = page.getByRole('table', { name: 'Rotation of teams A, B' });
  await expect.element(days.getByRole('cell').nth(5)).toHaveTextContent('–off, team B begins here');
  await expect.element(page.getByRole('table', { name: 'Rotation of teams C, D' })).toBeVisible();
  const guide = page.getByRole('region', { name: 'What the guide says' });
  await expect
    .element(guide)
    .toHaveTextContent("Up to 4 nights in a row. The guide's maximum is 4.");
  await expect.element(guide.getByLabelText('Outside the guide:').first()).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Cover' }))
    .toHaveTextContent('Always 1 person at work, at every hour of two years.');
  await expectAccessible();
});

test('the change of clocks is told with the team that works longer', async ({ server, open }) => {
  withBakery(server);
  await open(doctor, MANAGER);
  const clocks = page.getByRole('region', { name: 'When clocks change' });
  await expect
    .element(clocks.getByRole('listitem').first())
    .toHaveTextContent('Sun 4 Apr 2027: clocks go back 1 h. Team');
  await expect.element(clocks.getByRole('listitem').first()).toHaveTextContent('works N for 13 h.');
});

test('two patterns stand side by side, and the address keeps them', async ({ server, open }) => {
  withBakery(server, { templates: [FOUR_ON_FOUR_OFF, DAYS] });
  await open(doctor, MANAGER);
  await page.getByLabelText('Compare with').selectOptions('Our days');
  await expect.element(page.getByRole('region', { name: 'Our days' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Our days' }).getByRole('region', { name: 'Cover' }))
    .toHaveTextContent('Up to 1 person at work, and at times nobody:');
  await expect.poll(address).toContain(`with=${DAYS.id}`);
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('each team can have several people, and the page says so', async ({ server, open }) => {
  withBakery(server, { templates: [FOUR_ON_FOUR_OFF, DAYS] });
  await open(doctor, MANAGER);
  await expect.element(page.getByText(/with 1 person in each team/)).toBeVisible();
  const field = page.getByLabelText('People in each team');
  await field.fill('');
  await expect.element(page.getByText('Choose 1 to 200')).toBeVisible();
  await field.fill('3');
  await expect.element(page.getByText(/with 3 people in each team/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Cover' }))
    .toHaveTextContent('Always 3 people at work, at every hour of two years.');
  await expect.poll(address).toContain('people=3');
  expect(server.sent(examinePattern).at(-1)?.body.teams).toEqual([3, 3, 3, 3]);
  await expectAccessible();
});

test('a pattern that cannot be examined says why, and can be tried again', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(examinePattern).answer(() => {
    throw new AppError('too_many_codes');
  });
  await open(doctor, MANAGER);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Patterns takes up to 20 codes, and this pattern has more.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a deleted pattern and an organisation without sites have words of their own', async ({
  server,
  open,
}) => {
  withBakery(server, { sites: [] });
  await open('/patterns?template=gone', MANAGER);
  await expect.element(page.getByText("This pattern isn't there any more")).toBeVisible();
  await open(doctor, MANAGER);
  await expect.element(page.getByLabelText('Job site')).toBeDisabled();
  await expect.element(page.getByRole('region', { name: 'Cover' })).toBeVisible();
  expect(server.sent(examinePattern)[0]?.body).toMatchObject({ locationId: null });
});

const ROTATION = [...'DDEENN-', ...'-DDEENN', ...'--DDEEN', ...'N--DDEE', ...'NN--DD-'].map(
  (letter) => (letter === '-' ? 'OFF' : letter),
);

test('a manager designs a rotation, looks at two years of it and saves it', async ({
  server,
  open,
}) => {
  const bakery = withBakery(server);
  server.on(designPattern).answer(() => ({
    outcome: 'found',
    sentence: 'Found 1 rotation. Each keeps every rule.',
    rotations: [ROTATION],
    relaxations: [],
  }));
  server.on(createShiftTemplate).answer(({ body }) => {
    const saved = template(body.name, {
      ...body,
      code_durations_json: null,
      tied_to_weekdays: true,
    });
    bakery.templates = [...bakery.templates, saved];
    return saved;
  });
  await open('/patterns?tab=design', MANAGER);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect.element(page.getByText('Found 1 rotation. Each keeps every rule.')).toBeVisible();
  expect(server.sent(designPattern)[0]?.body).toMatchObject({ people: 5, freeWeekends: 1 });
  const card = page.getByRole('region', { name: 'Rotation 1' });
  await expect
    .element(card.getByRole('table', { name: 'Rotation of teams A, B, C, D, E' }))
    .toBeVisible();
  await card.getByRole('button', { name: 'See two years' }).click();
  await expect.element(card.getByRole('region', { name: 'What the guide says' })).toBeVisible();
  await expectAccessible();
  await card.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Five weeks');
  await expectAccessible(dialog.element());
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Five weeks');
});

test('where no rotation exists, a small change gives one with a click', async ({
  server,
  open,
}) => {
  withBakery(server);
  server.on(designPattern).answer(({ body }) =>
    body.off.max === 4
      ? {
          outcome: 'none',
          sentence: 'None was found to exist. This change gives one:',
          rotations: [],
          relaxations: [
            {
              text: 'With blocks of up to 5 days off',
              request: { ...body, off: { min: 2, max: 5 } },
            },
          ],
        }
      : { outcome: 'found', sentence: 'Found.', rotations: [ROTATION], relaxations: [] },
  );
  await open('/patterns?tab=design', MANAGER);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'With blocks of up to 5 days off' }).click();
  await expect.element(page.getByLabelText('Days off in a row, maximum')).toHaveValue('5');
  await expect.element(page.getByRole('region', { name: 'Rotation 1' })).toBeVisible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('a bad field has a sentence beside it, and takes the focus', async ({ server, open }) => {
  withBakery(server);
  await open('/patterns?tab=design', MANAGER);
  const field = page.getByLabelText('Days of work in a row, maximum');
  await field.fill('1');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect.element(page.getByText("The maximum can't be below the minimum")).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(server.sent(designPattern)).toEqual([]);
});

test('a designer that is busy says so', async ({ server, open }) => {
  withBakery(server);
  server.on(designPattern).answer(() => {
    throw new AppError('design_running');
  });
  await open('/patterns?tab=design', MANAGER);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect
    .element(page.getByText(/Someone in your organisation is designing a pattern already/))
    .toBeVisible();
});

test('an employee learns that the page is for managers', async ({ server, open }) => {
  withBakery(server);
  await open('/patterns', person({ role: 'employee' }));
  await expect
    .element(page.getByText('Only managers, admins and owners can see the patterns.'))
    .toBeVisible();
});
