import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotices } from '#contract/api/notices';
import * as api from '#contract/api/shift-answers';
import { type Shift, updateShift } from '#contract/api/shifts';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from '../notices/testing';

/** Monday 8 March 2027, 13:00 in Sydney. */
const NOON = '2027-03-08T02:00:00Z';
const time = { now: NOON };
let testApp: TestApp;
let roster: Roster;
beforeAll(async () => {
  testApp = await createTestApp(time);
});
beforeEach(async () => {
  time.now = NOON;
  for (const table of ['untold_changes', 'notices', 'shift_answers', 'rate_limits'])
    await testApp.sql(`delete from ${table}`);
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

/** A published shift that its person needn't be told about any more. */
async function published(changes: Parameters<Roster['add']>[0] = {}) {
  const shift = await roster.add({ published: true, ...changes });
  await testApp.sql('delete from untold_changes');
  return shift;
}

function answer(
  { id, location_id, start_at, end_at }: Shift,
  given: api.ShiftAnswer,
  { browser }: Person = roster.amy,
) {
  const facts = { locationId: location_id, startAt: start_at, endAt: end_at };
  const note = given === 'cannot' ? { note: 'In hospital' } : {};
  return browser.call(api.answerShift, {
    params: { id },
    body: { answer: given, ...facts, ...note },
  });
}

async function toldTo({ browser }: Person) {
  const { notices } = await browser.call(listNotices, { query: {} });
  return notices.map(({ kind, urgent, subject }) => ({ kind, urgent, subject }));
}

const addresses = (mails: { to: string }[]) => mails.map(({ to }) => to).sort();

describe("someone who can't work a shift", () => {
  test('is told to every manager straight away, without the note', async () => {
    const shift = await published({ date: '2027-03-09', roleLabel: 'Nurse' });
    time.now = '2027-03-08T12:00:00Z';
    await answer(shift, 'cannot');
    expect(await toldTo(roster.manager)).toEqual([
      {
        kind: 'cannot',
        urgent: true,
        subject: {
          title: "Someone can't work a shift",
          lines: [{ who: 'Amy Able', text: 'Tue 9 Mar, 09:00–17:00 at Depot (Nurse)' }],
          link: { label: 'See that day', path: '/roster?view=list&date=2027-03-09' },
        },
      },
    ]);
    expect(await toldTo(roster.amy)).toEqual([]);
    expect(await toldTo(roster.ben)).toEqual([]);
    // At 11 pm in Sydney, because the shift starts within a day.
    const mails = await emailsAt(testApp, time.now);
    expect(addresses(mails)).toEqual([roster.manager.user.email, roster.owner.user.email].sort());
    expect(mails.map(({ text, html }) => `${text}${html}`).join()).not.toContain('hospital');
  });

  test('is told once for the same site and times, and again for others', async () => {
    const shift = await published();
    await answer(shift, 'cannot');
    await answer(shift, 'seen');
    await answer(shift, 'cannot');
    expect(await toldTo(roster.manager)).toHaveLength(1);
    await roster.owner.browser.call(updateShift, {
      params: { id: shift.id },
      body: { startTime: '10:00' },
    });
    await answer((await roster.all())[0] as Shift, 'cannot');
    expect(await toldTo(roster.manager)).toHaveLength(2);
  });

  test('and changes their mind overnight is in no email, however the day begins', async () => {
    const shift = await published();
    time.now = '2027-03-08T12:00:00Z';
    await answer(shift, 'cannot');
    expect(await emailsAt(testApp, time.now)).toEqual([]);
    await answer(shift, 'confirmed');
    expect(await emailsAt(testApp, '2027-03-08T20:30:00Z')).toEqual([]);
  });

  test('is not told to themselves', async () => {
    const [own] = await testApp.sql('select id from employees where org_id = $1 and user_id = $2', [
      roster.orgId,
      roster.manager.user.id,
    ]);
    const shift = await published({ employeeId: String(own?.id) });
    await answer(shift, 'cannot', roster.manager);
    expect(await toldTo(roster.manager)).toEqual([]);
    expect(await toldTo(roster.owner)).toHaveLength(1);
  });
});

describe('what nobody confirmed a day before', () => {
  /** Nobody is missed where nobody confirms. */
  async function someoneConfirms() {
    await answer(
      await published({ date: '2027-03-20', employeeId: roster.benId }),
      'confirmed',
      roster.ben,
    );
  }
  const linesTo = async (who: Person) =>
    (await toldTo(who)).map(({ subject }) => subject?.lines.map((line) => line.who));

  test('is told to the managers once, all of a minute in one notice', async () => {
    await someoneConfirms();
    await published({ date: '2027-03-09' });
    await published({ date: '2027-03-09', employeeId: roster.benId });
    await published({ date: '2027-03-12' });
    await emailsAt(testApp, '2027-03-07T21:59:00Z');
    expect(await toldTo(roster.manager)).toEqual([]);
    const mails = await emailsAt(testApp, '2027-03-07T22:00:00Z');
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Some shifts aren't confirmed yet at Acacia",
      "Some shifts aren't confirmed yet at Acacia",
    ]);
    expect(await linesTo(roster.manager)).toEqual([['Amy Able', 'Ben Bold']]);
    expect(await linesTo(roster.owner)).toEqual([['Amy Able', 'Ben Bold']]);
    expect(await emailsAt(testApp, '2027-03-07T22:01:00Z')).toEqual([]);
    expect(await toldTo(roster.amy)).toEqual([]);
  });

  test('two processes at the same moment tell it once', async () => {
    await someoneConfirms();
    await published({ date: '2027-03-09' });
    await Promise.all([emailsAt(testApp, NOON), emailsAt(testApp, NOON)]);
    await emailsAt(testApp, NOON);
    expect(await toldTo(roster.manager)).toHaveLength(1);
  });

  test('is left out of the email when it is confirmed before quiet hours end', async () => {
    await someoneConfirms();
    const shift = await published({ date: '2027-03-10', startTime: '01:00' });
    await published({ date: '2027-03-10', startTime: '01:00', employeeId: roster.benId });
    const night = '2027-03-08T14:30:00Z';
    expect(await emailsAt(testApp, night)).toEqual([]);
    expect(await linesTo(roster.manager)).toEqual([['Amy Able', 'Ben Bold']]);
    await answer(shift, 'confirmed');
    const [mail] = await emailsAt(testApp, '2027-03-08T20:30:00Z');
    expect(mail?.text).toContain('Ben Bold: Wed 10 Mar, 01:00–17:00 at Depot');
    expect(mail?.text).not.toContain('Amy Able');
  });

  test("is nobody's business where nobody confirms, and not yet when it was published a moment ago", async () => {
    const shift = await published({ date: '2027-03-09' });
    await emailsAt(testApp, NOON);
    expect(await toldTo(roster.manager)).toEqual([]);
    await someoneConfirms();
    await testApp.sql('update shifts set updated_at = $1 where id = $2', [
      '2027-03-08T00:30:00Z',
      shift.id,
    ]);
    await emailsAt(testApp, NOON);
    expect(await toldTo(roster.manager)).toEqual([]);
    await emailsAt(testApp, '2027-03-08T03:00:00Z');
    expect(await linesTo(roster.manager)).toEqual([['Amy Able']]);
  });

  test("and can't be worked is not told twice", async () => {
    await someoneConfirms();
    await answer(await published({ date: '2027-03-09' }), 'cannot');
    await emailsAt(testApp, NOON);
    expect((await toldTo(roster.manager)).map(({ kind }) => kind)).toEqual(['cannot']);
  });
});
