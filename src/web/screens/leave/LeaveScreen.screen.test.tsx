import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getInbox } from '#contract/api/inbox';
import * as api from '#contract/api/leave';
import * as kinds from '#contract/api/leave-types';
import { findRepairs } from '#contract/api/repairs';
import { AppError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { withBakery } from '../../testing/bakery';
import { expectAccessible } from '../../testing/expect-accessible';
import type { FakeServer } from '../../testing/fake-server';
import { LEAVE_SETTINGS, leaveOf } from '../../testing/leave';
import { expectNoSidewaysScroll, idOf, person, test } from '../../testing/screen-test';

const AMY = person({ name: 'Amy Able', role: 'employee', employee_id: idOf('Amy Able') });
const ANNUAL = idOf('Annual leave');
const date = (text: string) => text as CalendarDate;

const SHIFT: api.TouchedShift = {
  id: idOf('Thursday'),
  date: date('2127-03-13'),
  label: 'D',
  location_name: 'Parramatta Depot',
  timezone: 'Australia/Sydney',
  start_at: '2127-03-12T20:00:00.000Z',
  end_at: '2127-03-13T08:00:00.000Z',
  published: true,
  touch: 'whole',
  minutes: 720,
};

const PREVIEW: api.LeavePreview = {
  text: 'uses 12 h: Thu D',
  minutes: 720,
  shifts: [SHIFT],
  othersAway: 2,
  blackouts: [],
  balance: { before: 1200, after: 480 },
  needsEvidence: false,
};

function withLeave(server: FakeServer, own: api.LeaveView[] = []) {
  withBakery(server);
  server.on(kinds.listLeaveTypes).answer(() => LEAVE_SETTINGS);
  server.on(api.listOwnLeave).answer(() => own);
  server.on(api.previewLeave).answer(() => PREVIEW);
  server.on(api.listLeaveBalances).answer(() => [
    {
      type_id: ANNUAL,
      type_name: 'Annual leave',
      minutes: 1200,
      booked: 720,
      accrual_weeks: 4,
      entries: [],
    },
  ]);
}

const toDecide = (changes: Partial<api.LeaveToDecide> = {}): api.LeaveToDecide => ({
  ...leaveOf(),
  preview: PREVIEW,
  clashes: [],
  refusals: 0,
  effect: { clean: true, blocked: false, findings: [], people: [], cover: [] },
  fingerprint: 'print',
  may_decide: true,
  ...changes,
});

test('an employee sees balances, asks for leave on a phone, and reads what it uses first', async ({
  server,
  open,
}) => {
  withLeave(server);
  server.on(api.askForLeave).answer(() => leaveOf());
  await open('/leave', AMY);
  await page.viewport(360, 740);
  await expect.element(page.getByText('20 h (12 h booked)')).toBeVisible();
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(form.getByText('Choose a kind of leave')).toBeVisible();
  await form.getByLabelText('Kind of leave').selectOptions('Annual leave');
  await form.getByLabelText('First day').fill('2127-03-11');
  await form.getByLabelText('Last day').fill('2127-03-13');
  await expect.element(form.getByText('This leave uses 12 h: Thu D.')).toBeVisible();
  await expect.element(form.getByText(/2 other people of your shift group are away/)).toBeVisible();
  await expect
    .element(form.getByText(/You have 20 h on the first day, and 8 h after/))
    .toBeVisible();
  await expectAccessible();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText('Request sent').first()).toBeVisible();
  expect(server.sent(api.askForLeave)[0]?.body).toEqual({
    typeId: ANNUAL,
    first: '2127-03-11',
    last: '2127-03-13',
    startTime: null,
    endTime: null,
    reason: '',
  });
});

test('sickness is told, not asked', async ({ server, open }) => {
  withLeave(server);
  await open('/leave', AMY);
  await page.getByRole('button', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByLabelText('Kind of leave').selectOptions('Personal leave');
  await expect.element(form.getByRole('button', { name: 'Tell my managers' })).toBeVisible();
});

test('what the server refuses is said, and the form stays', async ({ server, open }) => {
  withLeave(server);
  server.on(api.askForLeave).answer(() => {
    throw new AppError('leave_overlap');
  });
  await open('/leave', AMY);
  await page.getByRole('button', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByLabelText('Kind of leave').selectOptions('Annual leave');
  await form.getByLabelText('First day').fill('2127-03-11');
  await form.getByLabelText('Last day').fill('2127-03-11');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByText(/already have leave/).first()).toBeVisible();
  await expect.element(form).toBeVisible();
});

test('a request is withdrawn while it waits', async ({ server, open }) => {
  withLeave(server, [leaveOf()]);
  server.on(api.withdrawLeave).answer(() => undefined);
  await open('/leave', AMY);
  await expect.element(page.getByText('Waiting for a decision')).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw Tue 11 Mar/ }).click();
  await expect.element(page.getByText('Request withdrawn').first()).toBeVisible();
});

test('approved leave is cut short, and evidence is asked for', async ({ server, open }) => {
  const approved = leaveOf({ state: 'done', minutes: 720, needs_evidence: true });
  withLeave(server, [approved]);
  const end_asked = { id: idOf('end'), last_date: date('2127-03-12') };
  server.on(api.endLeave).answer(() => ({ ...approved, end_asked }));
  await open('/leave', AMY);
  await expect.element(page.getByRole('button', { name: /^Add evidence for/ })).toBeVisible();
  await page.getByRole('button', { name: /^Cancel or end/ }).click();
  const form = page.getByRole('dialog', { name: 'Cancel or end leave early?' });
  await form.getByLabelText('New last day').fill('2127-03-12');
  await form.getByRole('button', { name: 'End leave early' }).click();
  await expect.element(page.getByText('Request sent').first()).toBeVisible();
  expect(server.sent(api.endLeave)[0]?.body).toEqual({ last: '2127-03-12' });
});

test('whoever asked to end their leave can stay on leave after all', async ({ server, open }) => {
  const end_asked = { id: idOf('end'), last_date: null };
  let own = leaveOf({ state: 'done', minutes: 720, end_asked });
  withLeave(server, []);
  server.on(api.listOwnLeave).answer(() => [own]);
  server.on(api.withdrawLeave).answer(async () => {
    own = { ...own, end_asked: null };
  });
  await open('/leave', AMY);
  await expect.element(page.getByText('You asked to end it.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Stay on leave/ }).click();
  await expect.element(page.getByRole('button', { name: /^Cancel or end/ })).toBeVisible();
  expect(server.sent(api.withdrawLeave)).toHaveLength(1);
});

test('evidence of the wrong kind gets a sentence beside it, and a PDF is sent but not read again', async ({
  server,
  open,
}) => {
  const own = leaveOf({ state: 'done', minutes: 720, needs_evidence: true });
  withLeave(server, [own]);
  const evidence = { name: 'certificate.pdf', bytes: 9, sighted_by_name: null };
  server.on(api.putLeaveFile).answer(async () => undefined);
  await open('/leave', AMY);
  const input = () =>
    page.getByRole('main').element().querySelector('input[type=file]') as HTMLInputElement;
  await expect.element(page.getByRole('button', { name: /^Add evidence for/ })).toBeVisible();
  await userEvent.upload(input(), new File(['<html>'], 'certificate.pdf'));
  await expect.element(page.getByText('Choose a PDF, JPEG, PNG or HEIC file')).toBeVisible();
  expect(server.sent(api.putLeaveFile)).toEqual([]);
  server.on(api.listOwnLeave).answer(() => [{ ...own, evidence }]);
  await userEvent.upload(input(), new File(['%PDF-1.4\n'], 'certificate.pdf'));
  await expect.element(page.getByText('certificate.pdf')).toBeVisible();
  expect(server.sent(api.putLeaveFile)[0]?.body).toEqual({
    name: 'certificate.pdf',
    content: 'JVBERi0xLjQK',
  });
  await expect.element(page.getByRole('link', { name: /certificate/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Delete evidence for/ })).toBeVisible();
});

test('the finder names the longest break and asks for it', async ({ server, open }) => {
  withLeave(server);
  server.on(api.findLeave).answer(() => [
    {
      first: date('2127-03-11'),
      last: date('2127-03-13'),
      minutes: 1440,
      free_from: '2127-03-05T08:00:00.000Z',
      free_to: '2127-03-20T20:00:00.000Z',
      timezone: 'Australia/Sydney',
    },
  ]);
  await open('/leave', AMY);
  await page.getByLabelText('Hours to use').fill('24');
  await page.getByRole('button', { name: 'Find breaks' }).click();
  await expect.element(page.getByText('15 days off for 24 h')).toBeVisible();
  await page.getByRole('button', { name: /^Ask for Tue 11 Mar/ }).click();
  const form = page.getByRole('dialog', { name: 'Ask for leave' });
  await expect.element(form.getByLabelText('First day')).toHaveValue('2127-03-11');
});

const cardOf = (leave: api.LeaveToDecide) => ({
  type: 'leave' as const,
  id: leave.id,
  starts_at: SHIFT.start_at,
  if_nobody_decides: 'If nobody decides, they stay rostered.',
  clashes: [],
  leave,
});

test('a manager approves leave and gives a shift to someone else', async ({ server, open }) => {
  withLeave(server);
  const clash = {
    name: 'Ben Best',
    first_date: date('2127-03-12'),
    last_date: date('2127-03-12'),
    waiting: true,
    refusals: 1,
  };
  server.on(getInbox).answer(() => ({ cards: [cardOf(toDecide({ clashes: [clash] }))] }));
  server.on(api.decideLeave).answer(() => leaveOf({ state: 'done' }));
  await open('/requests');
  const card = page.getByRole('region', { name: 'Leave for Amy Able' });
  await expect.element(card.getByText(/It uses 12 h: Thu D\. 8 h left after it\./)).toBeVisible();
  await card.getByRole('button', { name: 'Show the effect' }).click();
  await expect.element(card.getByText(/waits too, refused 1 time in the last year/)).toBeVisible();
  await expectAccessible();
  await card.getByLabelText(/^What becomes of Thu 13 Mar/).selectOptions('Give it to...');
  const approve = card.getByRole('button', { name: 'Approve: Leave for Amy Able' });
  await expect.element(approve).toBeDisabled();
  await card.getByLabelText(/^Who works Thu 13 Mar/).selectOptions('Ben Best');
  await approve.click();
  await expect.element(page.getByText('Request approved').first()).toBeVisible();
  expect(server.sent(api.decideLeave)[0]?.body).toEqual({
    decision: 'approve',
    fingerprint: 'print',
    perShift: [{ shiftId: SHIFT.id, decision: 'give', employeeId: idOf('Ben Best') }],
  });
});

test('someone is found for a shift of the leave, and gets it with the approval', async ({
  server,
  open,
}) => {
  withLeave(server);
  const { location_name, timezone, date: day, start_at, end_at } = SHIFT;
  const times = { location_name, timezone, date: day, start_at, end_at };
  const taker = { to_employee_id: idOf('Ben Best'), to_name: 'Ben Best' };
  const move = { shift_id: idOf('Thursday'), from_name: 'Amy Able', ...times, ...taker };
  server.on(findRepairs).answer(() => ({
    repairs: [{ moves: [move], warnings: [], notes: [], price: 10 }],
    why: '4 people are free. 4 people do such shifts.',
    open: { price: 0, text: 'The job site has enough people without it.' },
    can_ask: [],
    asked: [],
  }));
  server.on(getInbox).answer(() => ({ cards: [cardOf(toDecide({}))] }));
  server.on(api.decideLeave).answer(() => leaveOf({ state: 'done' }));
  await open('/requests');
  const card = page.getByRole('region', { name: 'Leave for Amy Able' });
  await card.getByRole('button', { name: 'Show the effect' }).click();
  await card.getByRole('button', { name: /^Find someone for Thu 13 Mar/ }).click();
  const answers = card.getByRole('list', { name: 'What you can do' }).getByRole('listitem');
  // Where nobody is needed, leaving it open comes first.
  await expect.element(answers.first().getByText('Leave it open').first()).toBeVisible();
  await card.getByRole('button', { name: 'Choose Ben Best' }).click();
  await expect.element(card.getByLabelText(/^Who works Thu 13 Mar/)).toHaveValue(idOf('Ben Best'));
  await card.getByRole('button', { name: 'Approve: Leave for Amy Able' }).click();
  await expect.element(page.getByText('Request approved').first()).toBeVisible();
  expect(server.sent(api.decideLeave)[0]?.body).toMatchObject({
    perShift: [{ shiftId: SHIFT.id, decision: 'give', employeeId: idOf('Ben Best') }],
  });
});

test('a wish to end approved leave leads to where it is decided', async ({ server, open }) => {
  withLeave(server);
  const end_asked = { id: idOf('end'), last_date: null };
  server.on(api.listLeaveOfPeople).answer(() => [leaveOf({ state: 'done', end_asked })]);
  await open('/leave?tab=approved');
  await page.getByRole('link', { name: 'Decide it' }).click();
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
});
