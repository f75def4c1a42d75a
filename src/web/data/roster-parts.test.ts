import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOfPeople, partsOfSome, partsWith, type RosterPart } from './roster-parts';

function people(sizes: Record<string, number>) {
  return Object.entries(sizes).flatMap(([group, size]) =>
    Array.from({ length: size }, (_, at) => ({
      id: `${group} ${at}`,
      shift_group: group === 'none' ? null : { id: group },
    })),
  );
}

it('a few hundred people are read at once', () => {
  expect(partsOfPeople(people({ early: 300, late: 200 }))).toBeUndefined();
});

it('a large group is read by the first and the last of each part', () => {
  const parts = partsOfPeople(people({ none: 1_100 }));
  const nameOf = (id: string) => parts?.get(id)?.groups;
  expect(nameOf('none 0')).toBe('none:none 0:none 499');
  expect(nameOf('none 500')).toBe('none:none 500:none 999');
  expect(nameOf('none 1099')).toBe('none:none 1000:none 1099');
  expect(nameOf('none')).toBeUndefined();
});

it('someone who joins or leaves makes another part of their group only', () => {
  const before = partsOfPeople(people({ early: 300, late: 400, none: 300 }));
  const after = partsOfPeople(people({ early: 300, late: 401, none: 300 }));
  expect(after?.get('early')).toEqual(before?.get('early'));
  expect(after?.get('late')).not.toEqual(before?.get('late'));
});

it('people of several parts are named one by one, those of a few parts with them', () => {
  const everyone = people({ none: 2_000 });
  const all = partsOfPeople(everyone);
  if (!all) throw new Error('No parts');
  const near = everyone.slice(450, 550);
  expect(partsOfSome(all, near)).toBe(all);
  const far = everyone.filter((_, at) => at % 20 === 0);
  const parts = partsWith(
    partsOfSome(all, far),
    far.map(({ id }) => id),
  );
  expect(parts.map(({ members }) => members.split(',').length)).toEqual([40, 40, 20]);
  expect(parts[2]?.groups).toMatch(/^~none 1600,~none 1620,/);
});

it('everyone is in one part, whole groups with their neighbours as long as they are few', () => {
  const anySizes = fc.array(fc.integer({ min: 1, max: 1_200 }), { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const named = Object.fromEntries(sizes.map((size, at) => [`group ${at}`, size]));
      const everyone = people(named);
      const parts = partsOfPeople(everyone);
      if (!parts) return;
      const distinct = partsWith(
        parts,
        everyone.map(({ id }) => id),
      );
      const members = distinct.flatMap((part) => part.members.split(','));
      expect(members).toEqual(everyone.map(({ id }) => id));
      for (const part of distinct) expectSound(part, named);
      for (const group of Object.keys(named))
        expect(parts.has(group)).toBe((named[group] ?? 0) <= 500);
    }),
    { numRuns: 30 },
  );
});

function expectSound({ groups, members }: RosterPart, sizes: Record<string, number>): void {
  const ids = members.split(',');
  expect(ids.length).toBeLessThanOrEqual(500);
  const [group, first, last] = groups.split(':');
  if (first) {
    expect([first, last]).toEqual([ids[0], ids.at(-1)]);
    expect(ids.every((id) => id.startsWith(`${group} `))).toBe(true);
    return;
  }
  const together = groups.split(',');
  expect(together.length).toBeLessThanOrEqual(50);
  expect(together.reduce((sum, each) => sum + (sizes[each] ?? 0), 0)).toBe(ids.length);
}
