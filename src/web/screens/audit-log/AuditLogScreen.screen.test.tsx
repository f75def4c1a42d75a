import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as api from '#contract/api/audit-log';
import { actionsOf } from '#contract/audit-actions';
import { AppError } from '#contract/errors';
import { press, texts, toast } from '../../testing/by-hand';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { address, expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const PATH = '/audit-log';
const AMY = 'Amy Able';

const entry = (action: string, sentence: string, created_at: string): api.AuditLogEntry => ({
  id: idOf(sentence),
  created_at,
  actor_name: AMY,
  action,
  sentence,
});

const PUBLISHED = entry(
  'roster.publish',
  'Amy Able published 12 shifts of 3 people, 3 to 9 May 2027',
  '2026-11-15T14:05:00.000Z',
);
const CREATED = entry(
  'location.created',
  'Amy Able created the job site Depot',
  '2026-09-01T01:00:00.000Z',
);
const FAILED = entry(
  'user.sign_in_failed',
  'Someone tried to sign in as Amy Able with a wrong password',
  '2026-11-15T01:00:00.000Z',
);

const DEFAULTS: api.AuditRetention = { audit_changes_months: 24, audit_sign_ins_months: 12 };

function withLog(server: FakeServer, changes = [PUBLISHED, CREATED], signIns = [FAILED]): void {
  let retention = DEFAULTS;
  server.on(api.readAuditLog).answer(({ query }) => ({
    entries: (query.kind === 'change' ? changes : signIns).filter(
      ({ action }) => !query.action || actionsOf(query.action).some((one) => one === action),
    ),
    more: false,
  }));
  server.on(api.listAuditPeople).answer(() => [{ id: idOf(AMY), name: AMY }]);
  server.on(api.getAuditRetention).answer(() => retention);
  server.on(api.setAuditRetention).answer(({ body }) => {
    retention = body;
    return body;
  });
}

const rows = () => expect.poll(() => texts(page.getByRole('main').getByRole('listitem')));

test('changes are listed by day in the zone of the viewer, which is named once', async ({
  server,
  open,
}) => {
  withLog(server);
  await open(PATH);
  await rows().toEqual([
    expect.stringContaining(`09:05${PUBLISHED.sentence}`),
    expect.stringContaining(`21:00${CREATED.sentence}`),
  ]);
  expect(texts(page.getByRole('heading', { level: 2 }))).toEqual([
    'Sun 15 Nov 2026',
    'Mon 31 Aug 2026',
  ]);
  await expect
    .element(page.getByText('2 entries, newest first. Times are New York time, GMT-5 or GMT-4.'))
    .toBeVisible();
  await expect.element(page.getByText('Changes are kept for 2 years.')).toBeVisible();
  await expectAccessible(document.body);
  await page.viewport(360, 740);
  await expectNoSidewaysScroll();
});

test('filters are in the address and in the export; sign-ins are apart', async ({
  server,
  open,
}) => {
  withLog(server);
  server.on(api.exportAuditLog).answer(() => undefined);
  await open(PATH);
  await page.getByLabelText('Action').selectOptions('Job sites: all');
  await rows().toEqual([expect.stringContaining(CREATED.sentence)]);
  await page.getByLabelText('Person').selectOptions(AMY);
  await page.getByLabelText('From').fill('2026-09-01');
  await page.getByLabelText('To', { exact: true }).fill('2026-08-31');
  await expect.element(page.getByText("'To' is before 'From'.")).toBeVisible();
  await expect
    .poll(address)
    .toBe(`${PATH}?action=sites&person=${idOf(AMY)}&from=2026-09-01&to=2026-08-31`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect
    .poll(() => server.sent(api.exportAuditLog).at(-1)?.query)
    .toEqual({
      kind: 'change',
      action: 'sites',
      person: idOf(AMY),
      from: '2026-09-01',
      to: '2026-08-31',
      zone: 'America/New_York',
    });
  await press(page.getByRole('tab', { name: 'Changes' }), '{ArrowRight}');
  await rows().toEqual([expect.stringContaining(FAILED.sentence)]);
  await expect.element(page.getByText('Sign-ins are kept for 1 year.')).toBeVisible();
  await expect.poll(address).not.toContain('action=');
  await expect.poll(address).toContain('kind=sign-in');
});

test('older entries follow on demand, and the button keeps the focus at the end', async ({
  server,
  open,
}) => {
  withLog(server);
  const many = Array.from({ length: 51 }, (_, index) =>
    entry('location.created', `Amy Able created the job site S${index}`, PUBLISHED.created_at),
  );
  let broken = true;
  server.on(api.readAuditLog).answer(({ query }) => {
    if (!query.before) return { entries: many.slice(0, 50), more: true };
    if (broken) throw new AppError('internal');
    return { entries: many.slice(50), more: false };
  });
  await open(PATH);
  const older = page.getByRole('button', { name: 'Show older entries' });
  await older.click();
  await expect.element(page.getByText(/We couldn't load older entries/)).toBeVisible();
  broken = false;
  await older.click();
  await rows().toHaveLength(51);
  expect(server.sent(api.readAuditLog).at(-1)?.query.before).toBe(many[49]?.id);
  await expect.element(page.getByRole('button', { name: 'No older entries' })).toHaveFocus();
});

test('an empty log says what comes here, an empty filter can be cleared, a failure tried again', async ({
  server,
  open,
}) => {
  withLog(server, []);
  await open(PATH);
  await expect.element(page.getByText('Nothing recorded yet.')).toBeVisible();
  withLog(server);
  await open(`${PATH}?action=people`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rows().toHaveLength(2);
  server.on(api.readAuditLog).answer(() => {
    throw new AppError('internal');
  });
  await open(PATH);
  await expect.element(page.getByText('Failed to load the audit log')).toBeVisible();
  withLog(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows().toHaveLength(2);
});

test('an owner chooses how long it is kept, and is warned before entries go', async ({
  server,
  open,
}) => {
  withLog(server);
  await open(PATH);
  await page.getByRole('button', { name: 'Change how long' }).click();
  const dialog = page.getByRole('dialog', { name: 'How long to keep the audit log' });
  await dialog.getByLabelText('Keep changes for').selectOptions('7 years');
  await expect.element(dialog.getByText(/will be deleted/)).not.toBeInTheDocument();
  await dialog.getByLabelText('Keep sign-ins for').selectOptions('3 months');
  await expect
    .element(dialog.getByText('Older entries will be deleted within a day.'))
    .toBeVisible();
  await expectAccessible(dialog.element());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(toast('Saved how long the audit log is kept')).toBeVisible();
  expect(server.sent(api.setAuditRetention).at(-1)?.body).toEqual({
    audit_changes_months: 84,
    audit_sign_ins_months: 3,
  });
  await expect.element(page.getByText('Changes are kept for 7 years.')).toBeVisible();
});

test('an admin reads it without changing how long; a manager is told who may read it', async ({
  server,
  open,
}) => {
  withLog(server);
  await open(PATH, person({ role: 'admin' }));
  await rows().toHaveLength(2);
  await expect
    .element(page.getByRole('button', { name: 'Change how long' }))
    .not.toBeInTheDocument();
  await open(PATH, person({ role: 'manager' }));
  await expect
    .element(page.getByText('Only owners and admins can see the audit log.'))
    .toBeVisible();
});
