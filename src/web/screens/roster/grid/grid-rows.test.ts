import { expect, it } from 'vitest';
import type { Employee } from '#contract/api/employees';
import { gridRows } from './grid-rows';

const person = (name: string, group: string | null) =>
  ({
    id: name,
    name,
    role: 'employee',
    shift_group: group && { id: group, name: group, color_hex: null, position: 0 },
  }) as Employee;
const people = [person('amy', 'early'), person('ann', 'early'), person('cat', null)];
const ids = (folded: string[] = []) => gridRows(people, new Set(folded)).rows.map(({ id }) => id);

it('each group has a heading above its people', () => {
  expect(ids()).toEqual(['group:early', 'amy', 'ann', 'group:none', 'cat']);
  const { rows } = gridRows(people, new Set());
  expect(rows[0]).toMatchObject({ name: 'early', role: '2 people', heading: { folded: false } });
  expect(rows[3]).toMatchObject({ name: 'Unassigned', role: '1 person' });
});

it('a folded group keeps its heading and its number of people', () => {
  expect(ids(['early'])).toEqual(['group:early', 'group:none', 'cat']);
  const { rows, members } = gridRows(people, new Set(['early']));
  expect(rows[0]).toMatchObject({ role: '2 people', heading: { folded: true } });
  expect(members.get('group:early')).toEqual(['amy', 'ann']);
});

it('without groups there are no headings', () => {
  expect(gridRows([person('cat', null)], new Set()).rows.map(({ id }) => id)).toEqual(['cat']);
});
