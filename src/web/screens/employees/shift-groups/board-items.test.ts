import { expect, test } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { peopleByGroup } from './board-items';

const ward = { id: 'ward', name: 'Ward', color_hex: null, position: 0 };
const person = (name: string, shift_group: Employee['shift_group']) =>
  ({ id: name, name, email: null, shift_group }) as Employee;
const amy = person('Amy Able', ward);
const bob = person('Bob Bright', ward);
const cat = person('Cat Amery', null);

test('everyone stands in their group, in the order of the list', () => {
  expect([...peopleByGroup([amy, bob, cat], '')]).toEqual([
    ['ward', { shown: [amy, bob], count: 2 }],
    [null, { shown: [cat], count: 1 }],
  ]);
});

test('a search hides the others, but still counts them', () => {
  expect([...peopleByGroup([amy, bob, cat], 'BOB')]).toEqual([
    ['ward', { shown: [bob], count: 2 }],
    [null, { shown: [], count: 1 }],
  ]);
});
