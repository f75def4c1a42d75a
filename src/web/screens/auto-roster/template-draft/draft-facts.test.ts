import { expect, it } from 'vitest';
import { blankDraft, type Draft, type DraftCode } from './draft';
import { factName, factsOfDraft, timesOf } from './draft-facts';

const [DAY, NIGHT] = blankDraft().codes as [DraftCode, DraftCode];

function week(cells: number[], codes: DraftCode[] = [DAY, NIGHT]): Draft {
  return { ...blankDraft(), cycleDays: '7', codes, teams: [{ key: 9, name: 'A', cells }] };
}

it('reads cover, hours and rest from what is painted so far', () => {
  const facts = factsOfDraft(week([1, 1, 2, 2]));
  expect(facts.cover[factName(DAY)]).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(facts.cover[factName(NIGHT)]).toEqual([0, 0, 1, 1, 0, 0, 0]);
  expect(facts).toMatchObject({
    weeklyWork: 48 * 60,
    nightsInARow: 2,
    shortestRest: 12 * 60,
  });
});

it('takes N for a night by its name, and another code by its times', () => {
  expect(factsOfDraft(week([2, 2], [DAY, { ...NIGHT, start: '12:00' }])).nightsInARow).toBe(2);
  const late = { ...NIGHT, code: 'L', start: '16:00' };
  expect(factsOfDraft(week([2, 2], [DAY, late])).nightsInARow).toBe(2);
  expect(factsOfDraft(week([2, 2], [DAY, { ...late, hours: '8' }])).nightsInARow).toBe(0);
});

it('leaves out a code whose times cannot be read yet', () => {
  const facts = factsOfDraft(week([1, 2], [DAY, { ...NIGHT, start: '19:' }]));
  expect(facts.weeklyWork).toBe(12 * 60);
});

it('reads the times of a code in minutes, and none that cannot be worked', () => {
  expect(timesOf(DAY, '12')).toEqual({ start: 7 * 60, duration: 12 * 60 });
  expect(timesOf({ ...NIGHT, hours: '7,5' }, '12')).toEqual({ start: 19 * 60, duration: 7.5 * 60 });
  expect(timesOf({ ...NIGHT, hours: '25' }, '12')).toBeUndefined();
  expect(timesOf({ ...NIGHT, start: '19:' }, '12')).toBeUndefined();
});
