import { expect } from 'vitest';
import type { Explanation } from '#contract/api/auto-roster';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import { countOf, finding } from '../../../testing/findings';
import { idOf, test } from '../../../testing/screen-test';
import { withPreview, withRoster } from '../testing/roster-server';
import { walkTo, wizard } from '../testing/walk-wizard';

function skipped(employeeName: string, changes: Partial<Explanation> = {}): Explanation {
  return {
    employeeId: idOf(employeeName),
    employeeName,
    date: '2027-03-03' as CalendarDate,
    code: 'D',
    reason: 'conflict',
    text: 'already has a shift then',
    ...changes,
  };
}

test('every skipped shift is explained, by reason and person, for one person too', async ({
  server,
  open,
}) => {
  withRoster(server);
  withPreview(server);
  await open('/employees');
  await walkTo('Preview Results');
  withPreview(server, {
    explanations: [
      skipped('Amy Able'),
      skipped('Ben Best'),
      skipped('Ben Best', { reason: 'status', text: 'sick', date: '2027-03-04' as CalendarDate }),
    ],
  });
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  const reasons = wizard.getByRole('region', { name: 'Skipped shifts and warnings' });
  await expect.element(reasons).toHaveTextContent('3 shifts skipped, 0 warnings');
  await expect.element(reasons.getByText('Already has a shift: 2 shifts, 2 people')).toBeVisible();
  await expect.element(reasons.getByText('Ben Best: Thu 4 Mar D, sick')).toBeVisible();
  await expect.element(reasons.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expectAccessible(wizard.element());
  await wizard.getByLabelText('Filter by employee').selectOptions('Amy Able');
  await expect.element(reasons).toHaveTextContent('1 shift skipped, 0 warnings');
  await expect.element(reasons.getByText('Amy Able: Wed 3 Mar D')).toBeVisible();
}, 90_000);

test('the rule book counts what it finds by rule, beside the first sentences', async ({
  server,
  open,
}) => {
  withRoster(server);
  const rest = finding({ severity: 'block' });
  const row = finding({ kind: 'days-in-a-row', rule_id: idOf('row'), text: '8 days in a row' });
  withPreview(server, {
    found: {
      counts: [countOf(row, { findings: 40, people: 12 }), countOf(rest)],
      findings: [row, rest],
    },
  });
  await open('/employees');
  await walkTo('Preview Results');
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  await expect.element(wizard.getByText('A rule blocks this roster')).toBeVisible();
  await expect
    .element(wizard.getByRole('list', { name: 'Findings by rule' }))
    .toHaveTextContent(
      /^Rest between shifts1 block1 person.*Days in a row40 warnings12 people.*\+39 more$/,
    );
  await expectAccessible(wizard.element());
}, 90_000);

test('gaps that the pattern leaves in the cover of a site are told', async ({ server, open }) => {
  withRoster(server);
  withPreview(server, { gaps: ['Tue 03:00-07:00 one short, 11 times'] });
  await open('/employees');
  await walkTo('Preview Results');
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  await expect.element(wizard.getByText('This pattern leaves gaps')).toBeVisible();
  await expect.element(wizard.getByText('Tue 03:00-07:00 one short, 11 times')).toBeVisible();
}, 90_000);

test('the preview counts heads per code and day, and hours per person', async ({
  server,
  open,
}) => {
  withRoster(server);
  withPreview(server);
  await open('/employees');
  await walkTo('Preview Results');
  await wizard.getByRole('button', { name: 'Generate Preview' }).click();
  await wizard.getByText('Heads', { exact: true }).click();
  const heads = wizard.getByRole('region', { name: 'Heads per code and day' });
  await expect.element(heads.getByRole('row').nth(1)).toHaveTextContent(/D\s*2100/);
  await expectAccessible(wizard.element());
  await wizard.getByText('Hours', { exact: true }).click();
  const hours = wizard.getByRole('region', { name: 'Hours per person' });
  await expect.element(hours.getByRole('row').nth(1)).toHaveTextContent('Amy Able216 h28 h');
  await wizard.getByLabelText('Filter by employee').selectOptions('Ben Best');
  await expect.element(hours.getByRole('row').nth(1)).toHaveTextContent('Ben Best18 h14 h');
}, 90_000);
