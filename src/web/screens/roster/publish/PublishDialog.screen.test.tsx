import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listDayStatuses } from '#contract/api/day-statuses';
import { type Publication, publishRoster } from '#contract/api/publish-roster';
import { undoChange } from '#contract/api/roster';
import type { RosterFinding } from '#contract/api/rules';
import { AppError } from '#contract/errors';
import { letterOf } from '#engine/cover/light';
import type { CalendarDate } from '#engine/time/kinds';
import { expectAccessible } from '../../../testing/expect-accessible';
import type { FakeServer } from '../../../testing/fake-server';
import { countOf } from '../../../testing/findings';
import { expectNoSidewaysScroll, idOf, person, test } from '../../../testing/screen-test';
import { DEPOT, employee, fakeRoster, GROUPS, shift } from '../testing/fake-roster';

const REST = {
  rule_id: idOf('rest'),
  kind: 'rest',
  severity: 'warn',
  employee_id: idOf('Amy Able'),
  employee_name: 'Amy Able',
  from: '2027-11-22',
  to: '2027-11-23',
  text: 'Rest of 8 h between Mon 22 Nov and Tue 23 Nov; 10 h needed',
  fix: 'Start the shift of Tue 23 Nov 2 h later',
  fingerprint: 'f',
  override: null,
} as RosterFinding;

const PUBLICATION: Publication = {
  fingerprint: '7.3.hash',
  shifts: 3,
  besidePublished: 1,
  people: [
    { employee_id: idOf('Amy Able'), name: 'Amy Able', shifts: 2, has_account: true },
    { employee_id: idOf('Ben Bold'), name: 'Ben Bold', shifts: 1, has_account: false },
  ],
  peopleCount: 2,
  withoutAccount: 1,
  findings: [REST],
  counts: [countOf(REST)],
  blocks: [],
  blockCount: 0,
  cover: [
    {
      location_id: DEPOT.id,
      name: 'Depot',
      days: [
        { published: 'below-minimum', withDrafts: 'enough', publishedBy: 1, withDraftsBy: 0 },
        { published: 'below-minimum', withDrafts: 'below-target', publishedBy: 2, withDraftsBy: 1 },
      ]
        .map((day) => letterOf(day as Parameters<typeof letterOf>[0]))
        .join(''),
      gaps: [
        { date: '2027-11-23' as CalendarDate, startTime: '09:00', light: 'below-target', by: 1 },
      ] as Publication['cover'][number]['gaps'],
      gapCount: 1,
    },
  ],
  next: null,
};

const DONE = { shifts: 3, cells: null, undo_id: idOf('undo'), preview: null };

function withDrafts(server: FakeServer, changes: Partial<Publication> = {}): void {
  fakeRoster(server, [employee('Amy Able'), employee('Ben Bold')], {
    'Amy Able 2027-11-22': [shift(14, 22, { published: false })],
  });
  server.on(listDayStatuses).answer(() => []);
  const preview = { ...PUBLICATION, ...changes };
  server
    .on(publishRoster)
    .answer(({ body }) =>
      body.dryRun ? { ...DONE, shifts: preview.shifts, undo_id: null, preview } : DONE,
    );
}

const dialog = () => page.getByRole('dialog', { name: 'Publish roster' });
const opener = () => page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
const asked = (server: FakeServer) =>
  server.sent(publishRoster).flatMap(({ body }) => (body.dryRun ? [body] : []));
const published = (server: FakeServer) =>
  server.sent(publishRoster).flatMap(({ body }) => (body.dryRun ? [] : [body]));

test('a manager reads what publishing does, publishes just that, and undoes it', async ({
  server,
  open,
}) => {
  withDrafts(server);
  server.on(undoChange).answer(() => ({ shifts: 3, statuses: 0, cells: null }));
  await open('/roster?date=2027-11-22&step=fortnight', person({ role: 'manager' }));
  await opener().click();
  await expect.element(dialog().getByText('3 shifts for 2 people.')).toBeVisible();
  await expect
    .element(dialog())
    .toHaveTextContent(/2 shifts are new. 1 shift is beside a published shift/);
  await expect.element(dialog()).toHaveTextContent('Short now: 2 days. Once published: 1 day.');
  await expect
    .element(dialog())
    .toHaveTextContent("1 person has no account yet and can't be told.");
  await dialog().getByText('Rest between shifts').click();
  await expect.element(dialog().getByText(/Rest of 8 h/)).toBeVisible();
  await dialog().getByText('Depot', { exact: true }).click();
  await expect
    .element(dialog().getByText('Tue 23 Nov, 09:00: 1 person below the target'))
    .toBeVisible();
  await dialog().getByText('2 people', { exact: true }).click();
  await expect.element(dialog().getByText('Ben Bold (no account)')).toBeVisible();
  await expectAccessible();
  expect(asked(server)).toEqual([{ from: '2027-11-22', to: '2027-12-05', dryRun: true }]);

  await dialog().getByRole('button', { name: 'Publish 3 shifts' }).click();
  await expect.element(page.getByText('Published 3 shifts')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(published(server)).toEqual([
    { from: '2027-11-22', to: '2027-12-05', dryRun: false, fingerprint: '7.3.hash' },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undid: published 3 shifts')).toBeVisible();
});

test('the summary follows the days, the sites and the groups, also on a phone', async ({
  server,
  open,
}) => {
  withDrafts(server);
  await page.viewport(360, 740);
  await open(`/roster?date=2027-11-22&filter=${GROUPS[0]?.id}`);
  await opener().click();
  await expect.element(dialog().getByText('3 shifts for 2 people.')).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
  await dialog().getByLabelText('Last day').fill('2027-11-30');
  await dialog().getByRole('button', { name: 'Job sites: All job sites' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Depot' }).click();
  await userEvent.keyboard('{Escape}');
  await dialog().getByRole('button', { name: 'Shift groups: Early' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'All shift groups' }).click();
  await userEvent.keyboard('{Escape}');
  await expect
    .poll(() => asked(server).at(-1))
    .toEqual({ from: '2027-11-22', to: '2027-11-30', locationIds: [DEPOT.id], dryRun: true });
});

test('a last day before the first is refused beside its field, and nothing is asked', async ({
  server,
  open,
}) => {
  withDrafts(server);
  await open('/roster?date=2027-11-22');
  await opener().click();
  await expect.element(dialog().getByText('3 shifts for 2 people.')).toBeVisible();
  await dialog().getByLabelText('Last day').fill('2027-11-01');
  await expect
    .element(dialog().getByLabelText('Last day'))
    .toHaveAccessibleDescription("The last day can't be before the first day");
  await expect
    .element(dialog().getByRole('button', { name: 'Publish', exact: true }))
    .toBeDisabled();
  expect(asked(server)).toHaveLength(1);
});

test('days without drafts lead to the next ones', async ({ server, open }) => {
  withDrafts(server, { shifts: 0, next: '2028-02-07' as CalendarDate });
  await open('/roster?date=2027-11-22');
  await opener().click();
  await expect.element(dialog().getByText('No drafts in these days.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Go to Mon 7 Feb' }).click();
  await expect
    .poll(() => asked(server).at(-1))
    .toEqual({ from: '2028-02-07', to: '2028-02-13', dryRun: true });
});

test('what changed since is told, and the new summary is read', async ({ server, open }) => {
  withDrafts(server);
  await open('/roster?date=2027-11-22');
  await opener().click();
  await expect.element(dialog().getByText('3 shifts for 2 people.')).toBeVisible();
  server.on(publishRoster).answer(({ body }) => {
    if (body.dryRun) return { ...DONE, undo_id: null, preview: { ...PUBLICATION, shifts: 4 } };
    throw new AppError('roster_changed', {
      sentence: '1 shift was added since you looked, so nothing was published.',
    });
  });
  await dialog().getByRole('button', { name: 'Publish 3 shifts' }).click();
  await expect.element(page.getByText(/1 shift was added since you looked/)).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Publish 4 shifts' })).toBeEnabled();
});

const BLOCKED = { blocks: [{ ...REST, severity: 'block' as const }], blockCount: 1, counts: [] };

test('a manager cannot publish what a rule blocks, and reads why', async ({ server, open }) => {
  withDrafts(server, BLOCKED);
  await open('/roster?date=2027-11-22', person({ role: 'manager' }));
  await opener().click();
  await expect.element(dialog().getByText('A rule blocks this')).toBeVisible();
  await expect.element(dialog().getByText(/Rest of 8 h/)).toBeVisible();
  await expect.element(dialog().getByText(/^Ask an admin/)).toBeVisible();
  await expectAccessible();
  await expect.element(dialog().getByRole('button', { name: 'Publish 3 shifts' })).toBeDisabled();
});

test('an admin publishes what a rule blocks with a reason', async ({ server, open }) => {
  withDrafts(server, BLOCKED);
  const preview = { ...PUBLICATION, ...BLOCKED };
  server.on(publishRoster).answer(({ body }) => {
    if (body.dryRun) return { ...DONE, undo_id: null, preview };
    if (body.override) return DONE;
    throw new AppError('rule_blocked', { sentence: REST.text, findings: preview.blocks });
  });
  await open('/roster?date=2027-11-22', person({ role: 'admin' }));
  await opener().click();
  await dialog().getByRole('button', { name: 'Publish 3 shifts' }).click();
  const blocked = page.getByRole('dialog', { name: 'A rule blocks this' });
  await blocked.getByLabelText('Reason').fill('Agreed by phone');
  await blocked.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('Published 3 shifts')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(published(server).map(({ override }) => override?.reason)).toEqual([
    undefined,
    'Agreed by phone',
  ]);
});
