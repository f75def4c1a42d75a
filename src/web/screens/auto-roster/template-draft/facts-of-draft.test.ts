import { expect, it } from 'vitest';
import { blankDraft, type Draft, type DraftCode } from './draft';
import { endOf, factName, factsOfDraft, timesOf } from './facts-of-draft';

const [DAY, NIGHT] = blankDraft().codes as [DraftCode, DraftCode];

function week(cells: number[], codes: DraftCode[] = [DAY, NIGHT]): Draft {
  return { ...blankDraft(), cycleDays: '7', codes, teams: [{ key: 9, name: 'A', cells }] };
}

it('reads cover, hours and rest from what is painted so far', () => {
  const facts = factsOfDraft(week([1, 1, 2, 2]));
  expect(facts.cover[factName(DAY)]).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(facts.cover[factName(NIGHT)]).toEqual([0, 0, 1, 1, 0, 0, 0]);
  expect(facts).toMatchObject({ hoursPerWeek: 48, nightsInARow: 2, shortestRest: 12 });
});

it('takes N for a night by its name, and another code by its times', () => {
  expect(factsOfDraft(week([2, 2], [DAY, { ...NIGHT, start: '12:00' }])).nightsInARow).toBe(2);
  const late = { ...NIGHT, code: 'L', start: '16:00' };
  expect(factsOfDraft(week([2, 2], [DAY, late])).nightsInARow).toBe(2);
  expect(factsOfDraft(week([2, 2], [DAY, { ...late, hours: '8' }])).nightsInARow).toBe(0);
});

it('leaves out a code whose times cannot be read yet', () => {
  const facts = factsOfDraft(week([1, 2], [DAY, { ...NIGHT, start: '19:' }]));
  expect(facts.hoursPerWeek).toBe(12);
});

it('tells when a shift ends, also after midnight', () => {
  const end = (code: DraftCode) => {
    const times = timesOf(code, '12');
    return times && endOf(times);
  };
  expect(end(DAY)).toBe('19:00');
  expect(end({ ...NIGHT, hours: '7.5' })).toBe('02:30');
  expect(end({ ...NIGHT, hours: '25' })).toBeUndefined();
});
