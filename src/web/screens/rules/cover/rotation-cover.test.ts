import { expect, it } from 'vitest';
import type { CoverNeed } from '#contract/api/cover';
import type { CalendarDate, Minutes, WallTime } from '#engine/time/kinds';
import { needsFrom, proofOf, weeksText } from './rotation-cover';

/** Two teams take turns by the week. */
const TEMPLATE = {
  patterns: [
    [...Array(7).fill('D'), ...Array(7).fill('OFF')],
    [...Array(7).fill('OFF'), ...Array(7).fill('D')],
  ],
  codes: { D: { label: 'Day', start: 540, duration: 480 as Minutes } },
};

const asked = (first: number, second: number) => ({
  template: TEMPLATE,
  teams: [
    { people: first, groupId: null },
    { people: second, groupId: 'red' },
  ],
  cycleStart: '2027-03-01' as CalendarDate,
  site: { id: 'depot', timezone: 'Australia/Sydney' },
});

it('a rotation gives a need with the people that every week has', () => {
  expect(needsFrom(asked(2, 3)).needs).toMatchObject([
    {
      locationId: 'depot',
      label: 'D',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startTime: '09:00',
      endTime: '17:00',
      minimum: 2,
    },
  ]);
});

it('a rotation is proved against the needs of the site, with the first gap of each', () => {
  const [made] = needsFrom(asked(2, 3)).needs;
  const need: CoverNeed = {
    ...(made as NonNullable<typeof made>),
    id: 'day',
    weekdays: [2],
    startTime: '09:00' as WallTime,
    endTime: '17:00' as WallTime,
    exceptions: [],
  };
  const prove = (changes: Partial<CoverNeed>) => proofOf([{ ...need, ...changes }], asked(2, 3))[0];
  const met = prove({});
  expect(met && [weeksText(met), met.first]).toEqual(['every week', undefined]);
  const short = prove({ minimum: 3, target: 3 });
  expect(short && [weeksText(short), short.first]).toEqual([
    '52 of 104 weeks',
    '02/03/2027: Tue 09:00-17:00 one short, 52 times',
  ]);
  const group = prove({ groupId: 'red', skills: [{ skillId: 'aid', count: 1 }] });
  expect(group && weeksText(group)).toBe('52 of 104 weeks');
});
