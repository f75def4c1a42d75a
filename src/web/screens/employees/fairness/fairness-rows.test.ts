import { expect, test } from 'vitest';
import type { FairnessFigure, PersonFairness } from '#contract/api/fairness';
import type { CalendarDate } from '#engine/time/kinds';
import { cellOf, nextFairnessSort, readFairnessSort, sortPeople } from './fairness-rows';

function figure(line: FairnessFigure['line'], changes: Partial<FairnessFigure>): FairnessFigure {
  return {
    line,
    count: 0,
    fromPattern: 0,
    minutes: null,
    outOf: null,
    per100Hours: null,
    median: null,
    medianPer100Hours: null,
    ...changes,
  };
}

const someone = (
  employee_name: string,
  nights: number,
  wishes: [kept: number, outOf: number],
): PersonFairness => ({
  employee_id: employee_name,
  employee_name,
  group_id: null,
  group_name: null,
  from: '2026-03-10' as CalendarDate,
  to: '2027-03-09' as CalendarDate,
  since: '2026-03-10' as CalendarDate,
  minutes: nights * 720,
  figures: [
    figure('nights', { count: nights, median: 7.25 }),
    figure('wishes', { count: wishes[0], outOf: wishes[1], median: 50 }),
  ],
});

const AMY = someone('Amy', 4, [1, 2]);
const BEN = someone('Ben', 14, [0, 0]);
const CARA = someone('Cara', 4, [3, 4]);

const order = (sort: string | undefined) =>
  sortPeople([CARA, BEN, AMY], readFairnessSort(sort)).map((each) => each.employee_name);

test('people come by name, or by a figure, and whoever has none stays last', () => {
  expect(order(undefined)).toEqual(['Amy', 'Ben', 'Cara']);
  expect(order('-name')).toEqual(['Cara', 'Ben', 'Amy']);
  expect(order('-nights')).toEqual(['Ben', 'Amy', 'Cara']);
  expect(order('hours')).toEqual(['Amy', 'Cara', 'Ben']);
  expect(order('wishes')).toEqual(['Amy', 'Cara', 'Ben']);
  expect(order('-wishes')).toEqual(['Cara', 'Amy', 'Ben']);
  expect(order('email')).toEqual(['Amy', 'Ben', 'Cara']);
});

test('the first click on a figure brings the highest up', () => {
  expect(nextFairnessSort(readFairnessSort(undefined), 'nights')).toBe('-nights');
  expect(nextFairnessSort(readFairnessSort('-nights'), 'nights')).toBe('nights');
  expect(nextFairnessSort(readFairnessSort('-nights'), 'name')).toBe('name');
});

test('a cell says the figure and the median', () => {
  expect(cellOf(AMY, 'nights')).toEqual({ figure: '4', median: 'median 7.3' });
  expect(cellOf(AMY, 'wishes')).toEqual({ figure: '1 of 2', median: 'median 50 %' });
  expect(cellOf(BEN, 'wishes').figure).toBe('None');
  expect(cellOf(AMY, 'hours')).toEqual({ figure: '48 h', median: null });
  expect(cellOf(AMY, 'holidays')).toEqual({ figure: '', median: null });
});
