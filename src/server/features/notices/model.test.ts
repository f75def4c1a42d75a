// Whatever two managers do to a roster, in any order: what people were told, all together, is what is published.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '#contract/api/notices';
import { undoChange } from '#contract/api/roster';
import type { Mail } from '../../integrations/mail/mailer';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { anyAct, carryOut } from '../../testing/roster-acts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { emailsAt } from './testing';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const step = fc.record({
  byOwner: fc.boolean(),
  what: fc.oneof(
    { weight: 6, arbitrary: anyAct },
    { weight: 3, arbitrary: anyAct.map((act) => ({ ...act, act: 'publish' as const })) },
    { weight: 2, arbitrary: fc.constant('undo' as const) },
    { weight: 2, arbitrary: fc.constant('tell' as const) },
  ),
});

/** Takes a shift from what someone believes. */
function forget(believed: string[], shift: string): void {
  const at = believed.indexOf(shift);
  expect(at, `${shift} was never told`).toBeGreaterThanOrEqual(0);
  believed.splice(at, 1);
}

test('after any changes, people have been told what is published, in the app and by email', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const roster = await createRoster(testApp);
      for (const { browser } of [roster.amy, roster.ben]) {
        const choices = await browser.call(api.getNoticePreferences);
        await browser.call(api.setNoticePreferences, {
          body: { ...choices, quiet: null, sleep_aware: false },
        });
      }
      const mails: Mail[] = [];
      const undoIds = new Map<Person, string[]>();
      let minutes = 6;
      for (const { byOwner, what } of [...steps, { byOwner: false, what: 'tell' as const }]) {
        const author = byOwner ? roster.owner : roster.manager;
        const known = undoIds.get(author) ?? [];
        if (what === 'tell') {
          minutes += 6;
          mails.push(...(await emailsAt(testApp, Date.now() + minutes * 60_000)));
        } else if (what === 'undo') {
          const id = known.pop();
          if (id) await author.browser.request(undoChange, { params: { id }, body: {} });
        } else {
          const answer = await carryOut(roster, what, author);
          const undoId = answer.statusCode < 300 ? answer.json().undo_id : undefined;
          if (undoId) undoIds.set(author, [...known, undoId]);
        }
      }
      for (const person of [roster.amy, roster.ben]) {
        const published = await publishedOf(roster, person);
        expect(await toldInApp(person)).toEqual(published);
        expect(toldByEmail(mails, person)).toEqual(published);
      }
      // Amy and Ben, and nobody else.
      expect(new Set(mails.map(({ to }) => to)).size).toBeLessThanOrEqual(2);
    }),
    { numRuns: 15 },
  );
}, 240_000);

async function publishedOf(roster: Roster, { user }: Person): Promise<string[]> {
  return (await roster.all())
    .filter(({ published, employee_id }) => published && employee_id === user.employee_id)
    .map(({ start_at, end_at }) => shiftText(start_at, end_at))
    .sort();
}

async function toldInApp({ browser }: Person): Promise<string[]> {
  const believed: string[] = [];
  const { notices } = await browser.call(api.listNotices, { query: {} });
  for (const { items } of notices.reverse()) {
    for (const { was } of items) if (was) forget(believed, shiftText(was.start_at, was.end_at));
    for (const { now } of items) if (now) believed.push(shiftText(now.start_at, now.end_at));
  }
  return believed.sort();
}

/** Reads the lines of the emails as their person does. */
function toldByEmail(mails: Mail[], { user }: Person): string[] {
  const believed: string[] = [];
  for (const { text } of mails.filter(({ to }) => to === user.email)) {
    const lines = text.split('\n').filter((line) => line.endsWith(':') || line.startsWith('- '));
    let section = '';
    const shifts = lines.flatMap((line) => {
      if (line.startsWith('- '))
        return [{ section, shifts: line.slice(2).split(' → ').map(asText) }];
      section = line;
      return [];
    });
    for (const {
      section: of,
      shifts: [was = ''],
    } of shifts)
      if (of !== 'New:') forget(believed, was);
    for (const { section: of, shifts: all } of shifts)
      if (of !== 'Removed:') believed.push(all.at(-1) ?? '');
  }
  return believed.sort();
}

/** 'Wed 10 Mar 2027, 09:00–17:00 at Depot' as the times of March 2027 in Sydney. */
function asText(line: string): string {
  const [, day = '', start, end] =
    /(\d+) Mar 2027, (\d\d:\d\d)–(\d\d:\d\d) at Depot/.exec(line) ?? [];
  return `${day} ${start}–${end}`;
}

function shiftText(start: string, end: string): string {
  const clock = (at: string) => new Date(Date.parse(at) + 11 * 3_600_000).toISOString();
  return `${Number(clock(start).slice(8, 10))} ${clock(start).slice(11, 16)}–${clock(end).slice(11, 16)}`;
}
