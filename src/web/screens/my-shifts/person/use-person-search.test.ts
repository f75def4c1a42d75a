import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { matchPeople } from './use-person-search';

const people = ['Amy Able', 'Ben Best', 'Zoë Amyes'].map((name) => ({ name }) as Employee);

test.each([
  ['AMY', ['Amy Able', 'Zoë Amyes']],
  ['able', ['Amy Able']],
  [' ben ', ['Ben Best']],
  ['ZOË', ['Zoë Amyes']],
  ['', []],
  ['  ', []],
  ['nobody', []],
])('%j finds %j', (typed, names) => {
  expect(matchPeople(people, typed).map(({ name }) => name)).toEqual(names);
});
