// Whatever belongs to the cells of a roster can be read of some groups: the same as everyone's, without the others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRosterAvailability, putAvailability } from '#contract/api/availability';
import { postClockEvents } from '#contract/api/clock';
import { addContract, listHours } from '#contract/api/contracts';
import { createRule, listFindings } from '#contract/api/rules';
import { answerShift, getRosterAnswers } from '#contract/api/shift-answers';
import { createShiftGroup, moveEmployees } from '#contract/api/shift-groups';
import { getRosterActual } from '#contract/api/timesheets';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { peopleOfGroups } from './people-of-groups';

const WEEK = { from: '2027-03-08' as CalendarDate, to: '2027-03-14' as CalendarDate };
const NOW = '2027-03-09T21:50:00Z';
let testApp: TestApp;
let roster: Roster;
let ward: string;

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW });
  roster = await createRoster(testApp);
  const { owner, amy, ben, amyId, benId } = roster;
  ({ id: ward } = await owner.browser.call(createShiftGroup, { body: { name: 'Ward' } }));
  await owner.browser.call(moveEmployees, {
    body: { moves: [{ employeeId: benId, groupId: ward }] },
  });
  await owner.browser.call(createRule, {
    body: {
      kind: 'long-shift',
      params: { minutes: 60, agreed: null },
      scope: { type: 'organisation' },
      severity: 'warn',
      origin: 'policy',
    },
  });
  await addEverything(amy, amyId);
  await addEverything(ben, benId);
});
afterAll(() => testApp.close());

/** A shift and an answer to it, a clocked start, a wish, and a contract. */
async function addEverything({ browser }: Person, employeeId: string) {
  const shift = await roster.add({ employeeId, published: true });
  const { location_id: locationId, start_at: startAt, end_at: endAt } = shift;
  await browser.call(answerShift, {
    params: { id: shift.id },
    body: { answer: 'confirmed', locationId, startAt, endAt },
  });
  const event = { id: crypto.randomUUID(), kind: 'in' as const, capturedAt: NOW, locationId };
  await browser.call(postClockEvents, { body: { sentAt: NOW, events: [event] } });
  const free = { wishes: [], extra: 'ask' as const };
  const never = { value: 'cannot' as const, times: null };
  const usual = { anchor: '2027-03-01', days: Array.from({ length: 7 }, () => free) };
  await browser.call(putAvailability, {
    body: { usual, dates: [{ ...free, date: '2027-03-12', wishes: [never] }] },
  });
  await roster.owner.browser.call(addContract, {
    params: { id: employeeId },
    body: { validFrom: '2027-01-01', type: 'full-time', hours: 38, period: 7 },
  });
}

interface Row {
  employee_id: string;
}

const READS: Record<string, (groups?: string) => Promise<readonly Row[]>> = {
  answers: async (groups) => (await ask(getRosterAnswers, groups)).rows,
  'clocked time': async (groups) => (await ask(getRosterActual, groups)).rows,
  wishes: async (groups) => (await ask(getRosterAvailability, groups)).rows,
  findings: async (groups) => (await ask(listFindings, groups)).findings,
  hours: async (groups) => {
    const query = { date: WEEK.from, groups };
    const hours = await roster.manager.browser.call(listHours, { query });
    return hours.map(({ employeeId, ...own }) => ({ employee_id: employeeId, ...own }));
  },
};

function ask<E extends Parameters<Person['browser']['call']>[0]>(endpoint: E, groups?: string) {
  return roster.manager.browser.call(endpoint, { query: { ...WEEK, groups } } as never);
}

describe.each(Object.entries(READS))('%s', (_, read) => {
  test('are of the groups that were asked for', async () => {
    const everyone = await read();
    const of = (id: string) => everyone.filter(({ employee_id }) => employee_id === id);
    expect(of(roster.amyId)).not.toEqual([]);
    expect(of(roster.benId)).not.toEqual([]);
    expect(await read(ward)).toEqual(of(roster.benId));
    expect(await read('none')).toEqual(of(roster.amyId));
    expect(await read(`${ward},none`)).toEqual(everyone);
    expect(await read(crypto.randomUUID())).toEqual([]);
  });
});

test('some of a large group are named by the first and the last of them', async () => {
  const names = ['Cas', 'Dee', 'Dee', 'Eve', 'eve', 'Fay 2', 'Fay 10'];
  await testApp.sql(
    `insert into employees (org_id, name, email)
       select $1, name, place || '@people.example' from unnest($2::text[]) with ordinality as given (name, place)`,
    [roster.orgId, names],
  );
  const everyone = await named('none');
  expect(everyone.length).toBeGreaterThan(names.length);
  for (let at = 0; at < everyone.length; at += 1) {
    const [first, last] = [everyone[at], everyone.at(-1)];
    expect(await named(`none:${first}:${last}`)).toEqual(everyone.slice(at));
    expect(await named(`none:${everyone[0]}:${first}`)).toEqual(everyone.slice(0, at + 1));
  }
  const [first, second] = everyone;
  const beside = await named(`none:${first}:${second},${ward}`);
  expect(beside.toSorted()).toEqual([first, second, roster.benId].toSorted());
  expect(await named(`~${second},~${crypto.randomUUID()}`)).toEqual([second]);
  expect(await named(`${ward}:${first}:${second}`)).toEqual([]);
  expect(await named(`none:${first}:${crypto.randomUUID()}`)).toEqual([]);
});

test.each(['-'.repeat(36), 'none:', `none:${'0'.repeat(36)}:${'0'.repeat(36)}`, 'some'])(
  'groups that are no ids are refused with a sentence: %s',
  async (groups) => {
    const answer = await roster.manager.browser.request(getRosterAnswers, {
      query: { ...WEEK, groups },
    });
    expect(answer.statusCode).toBe(400);
  },
);

async function named(groups: string): Promise<string[]> {
  const { orgId } = roster;
  const people = await testApp.database.transact({ orgId }, (db) =>
    peopleOfGroups({ db, orgId }, groups),
  );
  return [...people];
}
