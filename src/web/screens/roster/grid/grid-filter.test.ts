import { describe, expect, it } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { filterRows, readFilter, showsOf, withGroupToggled, writeFilter } from './grid-filter';

const person = (name: string, group: string | null) =>
  ({
    id: name,
    name,
    shift_group: group && { id: group, name: group, color_hex: null, position: 0 },
  }) as Employee;
const people = [person('amy', 'early'), person('ben', 'late'), person('cat', null)];
const names = (text: string | undefined) =>
  filterRows(people, readFilter(text)).map(({ name }) => name);

describe('the rows', () => {
  it.each([
    { filter: undefined, shown: ['amy', 'ben', 'cat'] },
    { filter: 'unassigned', shown: ['cat'] },
    { filter: 'auto', shown: ['amy', 'ben', 'cat'] },
    { filter: 'early', shown: ['amy'] },
    { filter: 'early,late', shown: ['amy', 'ben'] },
    { filter: 'gone', shown: [] },
  ])('with $filter are $shown', ({ filter, shown }) => {
    expect(names(filter)).toEqual(shown);
  });
});

it('typed words and a role narrow the rows further', () => {
  const some = [
    { ...person('Amy Able', 'early'), role: 'manager' },
    { ...person('Ben Best', 'early'), role: 'employee' },
  ] as Employee[];
  const shown = (wanted: Parameters<typeof filterRows>[2]) =>
    filterRows(some, readFilter(undefined), wanted).map(({ name }) => name);
  expect(shown({ find: 'best' })).toEqual(['Ben Best']);
  expect(shown({ find: 'early' })).toEqual(['Amy Able', 'Ben Best']);
  expect(shown({ find: 'early', role: 'manager' })).toEqual(['Amy Able']);
});

it('a group ends a mode, and removing the last group shows everyone', () => {
  const one = withGroupToggled(readFilter('auto'), 'early');
  expect(writeFilter(one)).toBe('early');
  expect(writeFilter(withGroupToggled(one, 'late'))).toBe('early,late');
  expect(writeFilter(withGroupToggled(one, 'early'))).toBeUndefined();
});

it('only auto and manual hide shifts inside cells', () => {
  expect(['auto', 'manual', 'unassigned', 'x'].map((text) => showsOf(readFilter(text)))).toEqual([
    'auto',
    'manual',
    'all',
    'all',
  ]);
});
