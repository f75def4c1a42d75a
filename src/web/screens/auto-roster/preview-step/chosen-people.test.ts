import { expect, test } from 'vitest';
import { chosenPeople } from './chosen-people';

const nights = { id: 'g1', name: 'Nights', color_hex: '#10B981', position: 0 };
const people = [
  { id: 'amy', shift_group: nights },
  { id: 'ben', shift_group: null },
  { id: 'carl', shift_group: nights },
];
// What was chosen on the other tab stays there and does not count.
const teams = {
  selectedEmployeeIds: ['carl', 'ben'],
  selectedGroupIds: ['g1'],
  teamAssignments: [],
};

test('only the tab that is in use counts', () => {
  const ids = (teamMode: 'groups' | 'manual') =>
    chosenPeople({ ...teams, teamMode }, people).map(({ id }) => id);
  expect(ids('groups')).toEqual(['amy', 'carl']);
  expect(ids('manual')).toEqual(['ben', 'carl']);
});
