import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfGroups } from './roster-parts';

function people(sizes: Record<string, number>) {
  return Object.entries(sizes).flatMap(([group, size]) =>
    Array.from({ length: size }, (_, at) => ({
      id: `${group} ${at}`,
      shift_group: group === 'none' ? null : { id: group },
    })),
  );
}

it('a few hundred people are read at once, and so is one large group', () => {
  expect(partsOfGroups(people({ early: 300, late: 200 }))).toBeUndefined();
  expect(partsOfGroups(people({ none: 800 }))).toBeUndefined();
});

it('someone who joins or leaves makes another part of their group only', () => {
  const before = partsOfGroups(people({ early: 300, late: 400, none: 300 }));
  const after = partsOfGroups(people({ early: 300, late: 401, none: 300 }));
  expect(after?.get('early')).toEqual(before?.get('early'));
  expect(after?.get('late')).not.toEqual(before?.get('late'));
});

it('every group is in one part, together with its neighbours as long as they are few', () => {
  const anySizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const named = Object.fromEntries(sizes.map((size, at) => [`group ${at}`, size]));
      const parts = partsOfGroups(people(named));
      if (!parts) return;
      const distinct = [...new Set(parts.values())];
      expect(distinct.map(({ groups }) => groups).join()).toBe(Object.keys(named).join());
      for (const { groups, members } of distinct) {
        const together = groups.split(',');
        const count = members.split(',').length;
        expect(together.reduce((sum, group) => sum + (named[group] ?? 0), 0)).toBe(count);
        expect(count <= 500 || together.length === 1).toBe(true);
        expect(together.length).toBeLessThanOrEqual(50);
      }
    }),
  );
});
