import { expect, test } from 'vitest';
import type { RosterShift } from '#engine/rules/person';
import { shift } from '#engine/testing/rules-input';
import { anyRoster } from '../testing/any-roster';
import { createDesk } from './desk';
import type { FillInput, FillPerson } from './fill-input';
import { createPrices } from './prices';

const input = anyRoster(1);
const [someone] = input.people as [FillPerson, ...FillPerson[]];
const idle = { ...someone, asked: true, shifts: [], contracts: [], likes: [], ratherNot: [] };

/** What a shift costs more for someone who worked more than the median than for someone who didn't. */
function dearer(
  worked: FillPerson['worked'],
  wanted: RosterShift,
  changes: Partial<FillInput> = {},
) {
  const people = [
    { ...idle, id: 'Amy', worked },
    { ...idle, id: 'Ben' },
  ];
  const asked = { ...input, people, ...changes };
  const price = createPrices(asked, createDesk(asked), new Set());
  return price('Amy', wanted) - price('Ben', wanted);
}

const NIGHT = shift('2027-05-05', '19:00', '07:00');
const SATURDAY = shift('2027-05-08', '09:00', '17:00');
const DAY = shift('2027-05-05', '09:00', '17:00');
const more = (changes: object) => ({ nights: 0, weekends: 0, holidays: 0, ...changes });

test('whoever worked more nights, weekends or public holidays than the median pays a little more for the next', () => {
  expect(dearer(more({ nights: 5 }), NIGHT)).toBe(3);
  expect(dearer(more({ weekends: 10 }), SATURDAY)).toBe(6);
  const sites = input.sites.map((site) => ({
    ...site,
    id: DAY.siteId,
    holidays: [{ date: DAY.date, hours: 'all-day' as const }],
  }));
  expect(dearer(more({ holidays: 5 }), DAY, { sites })).toBe(3);
});

test('other shifts cost them the same, and no year costs more than four shifts', () => {
  expect(dearer(more({ nights: 5, weekends: 5, holidays: 5 }), DAY)).toBe(0);
  expect(dearer(more({ nights: 200 }), NIGHT)).toBe(12);
  expect(dearer(undefined, NIGHT)).toBe(0);
});

test('without a weight for fairness nobody pays', () => {
  const weights = { ...input.settings.weights, fairness: 0 };
  const settings = { ...input.settings, weights };
  expect(dearer(more({ nights: 5 }), NIGHT, { settings })).toBe(0);
});
