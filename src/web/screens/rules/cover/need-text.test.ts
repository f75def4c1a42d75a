import { expect, it } from 'vitest';
import type { CoverNeed } from '#contract/api/cover';
import { needText } from './need-text';

const NAMES = { skill: () => 'First aid', group: () => 'Red team' };
const NIGHT: CoverNeed = {
  id: 'night',
  locationId: 'depot',
  label: 'Night',
  weekdays: [1, 2, 3, 4, 5],
  onHolidays: 'as-weekday',
  startTime: '23:00' as CoverNeed['startTime'],
  endTime: '07:00' as CoverNeed['endTime'],
  minimum: 2,
  target: 3,
  maximum: 4,
  role: null,
  groupId: null,
  skills: [{ skillId: 'aid', count: 1 }],
  validFrom: null,
  validTo: null,
  exceptions: [],
};

it.each<[Partial<CoverNeed>, string]>([
  [{}, 'Mon to Fri 23:00 to 07:00: at least 2, better 3, at most 4; 1 with First aid'],
  [{ skills: [], maximum: null, target: 2 }, 'Mon to Fri 23:00 to 07:00: at least 2'],
  [{ skills: [], target: 2, maximum: 2 }, 'Mon to Fri 23:00 to 07:00: exactly 2'],
  [
    { skills: [], weekdays: [1, 2, 6, 7], onHolidays: 'never' },
    'Mon, Tue, Sat, Sun 23:00 to 07:00: at least 2, better 3, at most 4; not on public holidays',
  ],
  [
    { skills: [], weekdays: [], onHolidays: 'always', role: 'Guard', groupId: 'red' },
    'Public holidays 23:00 to 07:00: at least 2, better 3, at most 4 as Guard of Red team',
  ],
  [
    { skills: [], weekdays: [1, 2, 3, 4, 5, 6, 7], onHolidays: 'as-sunday', maximum: null },
    'Every day 23:00 to 07:00: at least 2, better 3; public holidays as on a Sunday',
  ],
])('a need with %j reads well', (changes, text) => {
  expect(needText({ ...NIGHT, ...changes }, NAMES)).toBe(text);
});
