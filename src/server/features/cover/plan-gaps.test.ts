import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoverNeed } from '#contract/api/cover';
import { coverNeed } from '../../testing/cover-need';
import { createRoster, type Roster } from '../../testing/roster';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { generationsOf } from '../auto-roster/testing';

let testApp: TestApp;
let roster: Roster;
const { preview } = generationsOf(() => roster);
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  roster = await createRoster(testApp);
});
afterAll(() => testApp.close());

function ask(minimum: number, startTime: string, endTime: string) {
  return roster.owner.browser.call(createCoverNeed, {
    body: coverNeed(roster, { weekdays: [2], startTime, endTime, minimum, target: minimum }),
  });
}

test('a preview tells where the pattern leaves a site short, beside what is there already', async () => {
  expect((await preview()).gaps).toEqual([]);
  await ask(1, '03:00', '05:00');
  expect((await preview()).gaps).toEqual(['Tue 03:00-05:00 one short, 2 times']);
  await roster.add({
    date: '2027-03-02',
    startTime: '03:00',
    endTime: '04:00',
    employeeId: roster.benId,
  });
  expect((await preview()).gaps).toEqual([
    'Tue 04:00-05:00 one short, 1 time',
    'Tue 03:00-05:00 one short, 1 time',
  ]);
  expect((await preview({ detectConflicts: true })).gaps).toEqual([]);
});
