import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { listEmployees } from '#contract/api/employees';
import { listLocations } from '#contract/api/locations';
import * as api from '#contract/api/rules';
import { listShiftGroups } from '#contract/api/shift-groups';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { employee } from '../../../testing/people';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';

const REST = {
  id: idOf('rest'),
  kind: 'rest',
  params: { minutes: 600, agreed: null, brokenSpan: null },
  scope: { type: 'organisation', name: null },
  severity: 'warn',
  valid_from: null,
  valid_to: null,
  origin: 'award',
  text: null,
  source: 'Usual in modern awards',
  source_as_of: '2026-11-16',
  updated_at: '2026-11-16T00:00:00.000Z',
} as api.Rule;
const OLD = { ...REST, id: idOf('old'), params: { ...REST.params, minutes: 480 } } as api.Rule;

function withRules(server: FakeServer, ...rules: api.Rule[]): void {
  server.on(api.listRules).answer(() => rules);
  server.on(listLocations).answer(() => []);
  server.on(listShiftGroups).answer(() => []);
  server.on(listEmployees).answer(() => [employee('Amy Able')]);
  server.on(api.tryRule).answer(() => ({
    from: '2026-11-16' as never,
    to: '2027-12-20' as never,
    findings: 37,
    people: 12,
    bySeverity: { block: 0, warn: 37, note: 0 },
    first: [],
  }));
}

const card = (name: string) => page.getByRole('region', { name });

test('a manager reads the rules as sentences, and the ended ones apart', async ({
  server,
  open,
}) => {
  withRules(server, REST, { ...OLD, valid_to: '2026-01-31' } as api.Rule);
  await open('/rules', person({ role: 'manager' }));
  const rest = card('Rest between shifts');
  await expect.element(rest).toHaveTextContent('At least 10 hours of rest between two shifts Warn');
  await expect.element(rest).toHaveTextContent('Usual in modern awards (as of 16 Nov 2026)');
  await expect.element(card('Ended')).toHaveTextContent('At least 8 hours of rest');
  expect(page.getByRole('button', { name: 'Add rule' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^Change/ }).elements()).toEqual([]);
  await expectAccessible();
});

test('an admin changes a figure in place, after seeing what it would find', async ({
  server,
  open,
}) => {
  withRules(server, REST);
  server.on(api.changeRule).answer(() => REST);
  await open('/rules');
  await page.getByRole('button', { name: /^Change/ }).click();
  const rest = card('Rest between shifts');
  await rest.getByLabelText('Hours of rest', { exact: true }).fill('12');
  await expect
    .element(rest)
    .toHaveTextContent('This would find 37 warnings for 12 people in the published roster.');
  await expectAccessible();
  await rest.getByRole('button', { name: 'Save rule' }).click();
  await expect.element(page.getByText('Rule changed')).toBeVisible();
  expect(server.sent(api.changeRule)).toMatchObject([
    { params: { id: REST.id }, body: { kind: 'rest', params: { minutes: 720 } } },
  ]);
});

test('a wrong figure gets its sentence in the rule, and nothing is saved', async ({
  server,
  open,
}) => {
  withRules(server, REST);
  await open('/rules');
  await page.getByRole('button', { name: /^Change/ }).click();
  const hours = page.getByLabelText('Hours of rest', { exact: true });
  await hours.fill('-1');
  await expect.element(page.getByText('Must be more than 0')).toBeVisible();
  await expect.element(hours).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('button', { name: 'Save rule' })).toBeDisabled();
  expect(server.sent(api.tryRule)).toEqual([]);
});

test('every part of a rule is changed in its sentence, and whom it is for', async ({
  server,
  open,
}) => {
  const limit = {
    ...REST,
    kind: 'hours-limit',
    params: { minutes: 2880, days: 14, begins: 'each-week', anchor: null, of: 'visa' },
  } as api.Rule;
  withRules(server, limit);
  server.on(api.changeRule).answer(() => limit);
  await open('/rules');
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabelText('What limits the hours').selectOptions('licence');
  await page.getByLabelText('How the periods follow each other').selectOptions('from any day on');
  await page.getByLabelText('First day of a period (optional)').fill('2027-03-01');
  await page.getByLabelText('Maximum hours').fill('400');
  await expect
    .element(page.getByText("Maximum hours: There aren't that many hours in the period"))
    .toBeVisible();
  await page.getByLabelText('Maximum hours').fill('40');
  await page.getByLabelText('For', { exact: true }).selectOptions('A type of contract');
  await page.getByLabelText('A type of contract').selectOptions('Casual');
  await page.getByLabelText('When it is broken').selectOptions('Block');
  await page.getByLabelText('Comes from').selectOptions('Law');
  await page.getByLabelText('Note (optional)').fill('Students');
  await page.getByLabelText('Source (optional)').fill('Visa grant notice');
  await expectAccessible();
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect.element(page.getByText('Rule changed')).toBeVisible();
  expect(server.sent(api.changeRule)[0]?.body).toMatchObject({
    params: { minutes: 2400, days: 14, begins: 'any-day', anchor: '2027-03-01', of: 'licence' },
    scope: { type: 'contract', contract: 'casual' },
    severity: 'block',
    origin: 'law',
    text: 'Students',
    source: 'Visa grant notice',
  });
});

test('a rule about averages says what is missing beside its fields', async ({ server, open }) => {
  withRules(server, REST);
  await open('/rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = card('New rule');
  await form.getByLabelText('Kind of rule').selectOptions('Average hours');
  await form.getByLabelText('Days of the period').fill('3');
  await expect.element(form.getByText('Days of the period: Must be at least 7')).toBeVisible();
  await expect
    .element(form.getByText('First day of a period: Enter the first day of a period'))
    .toBeVisible();
  await form.getByLabelText('From', { exact: true }).fill('2020-01-01');
  await expect.element(form.getByText("A rule can't judge the past.")).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Add rule' })).toBeDisabled();
});

test('times of a rule are typed on a clock of 24 hours', async ({ server, open }) => {
  withRules(server, REST);
  server.on(api.createRule).answer(() => REST);
  await open('/rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = card('New rule');
  await form.getByLabelText('Kind of rule').selectOptions('Young people');
  const latest = form.getByLabelText('Latest end (optional)');
  await expect.element(latest).toHaveValue('21:00');
  await latest.fill('late');
  await expect.element(form.getByText('Latest end: Enter a time such as 06:00')).toBeVisible();
  await latest.fill('1930');
  await form.getByLabelText('State (optional)').fill('VIC');
  await expect.element(latest).toHaveValue('19:30');
  await form.getByLabelText('Earliest start (optional)').fill('');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect.element(page.getByText('Rule added')).toBeVisible();
  expect(server.sent(api.createRule)[0]?.body.params).toMatchObject({
    state: 'VIC',
    earliestStart: null,
    latestEnd: 1170,
  });
});

test('a rule for one person is added beside the others', async ({ server, open }) => {
  withRules(server, REST);
  server.on(api.createRule).answer(() => REST);
  await open('/rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const form = card('New rule');
  await form.getByLabelText('Kind of rule').selectOptions('Days in a row');
  await form.getByLabelText('For', { exact: true }).selectOptions('A person');
  await expect.element(form.getByRole('button', { name: 'Add rule' })).toBeDisabled();
  await form.getByLabelText('A person').selectOptions('Amy Able');
  await form.getByLabelText('Maximum days in a row').fill('5');
  await expectNoSidewaysScroll();
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect.element(page.getByText('Rule added')).toBeVisible();
  expect(server.sent(api.createRule)).toMatchObject([
    {
      body: {
        kind: 'days-in-a-row',
        params: { days: 5 },
        scope: { type: 'person', id: idOf('Amy Able') },
        severity: 'warn',
      },
    },
  ]);
});

test('ending a rule asks first', async ({ server, open }) => {
  withRules(server, REST);
  server.on(api.endRule).answer(() => undefined);
  await open('/rules');
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByRole('button', { name: 'End rule' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End rule' }).click();
  await expect.element(page.getByText('Rule ended')).toBeVisible();
  expect(server.sent(api.endRule)).toHaveLength(1);
});
