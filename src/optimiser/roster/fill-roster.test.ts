import { expect, test } from 'vitest';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { newBlocks } from '#engine/rules/new-blocks';
import { isOnLeave, type Person } from '#engine/rules/person';
import { stepBudget } from '../budget';
import { anyRoster } from '../testing/any-roster';
import { type FillInput, type FillPerson, shiftAt } from './fill-input';
import { fillRoster, type Proposal } from './fill-roster';
import { openPlaces } from './open-places';

const SEEDS = Array.from({ length: 25 }, (_, at) => at + 1);
const run = (input: FillInput, seed = 1) => fillRoster(input, { budget: stepBudget(40), seed });

function withProposal({ people }: FillInput, { added, removed }: Proposal): FillPerson[] {
  return people.map((person) => ({
    ...person,
    shifts: [
      ...person.shifts.filter(({ id }) => !removed.includes(id)),
      ...added
        .filter(({ personId }) => personId === person.id)
        .map((shift) => shiftAt({ ...shift, heads: 1, belowMinimum: false }, person.id)),
    ],
  }));
}

test('every proposal adds nothing that a rule blocks', async () => {
  let shifts = 0;
  for (const seed of SEEDS) {
    const input = anyRoster(seed);
    const proposal = await run(input);
    shifts += proposal.added.length;
    const after = withProposal(input, proposal);
    for (const [at, person] of after.entries()) {
      const book = bookFor(person, input.book);
      const found = (each: Person) => check(each, book, { from: input.from, to: input.to });
      const base = { ...person, shifts: input.people[at]?.shifts ?? [] };
      expect(newBlocks(found(base), found(person)), `seed ${seed}`).toEqual([]);
    }
  }
  expect(shifts).toBeGreaterThan(100);
});

test('published shifts stay, drafts move only where they may, and nobody is rostered over leave', async () => {
  for (const seed of SEEDS) {
    const input = anyRoster(seed);
    const { added, removed } = await run(input);
    const gone = input.people.flatMap(({ shifts }) =>
      shifts.filter(({ id }) => removed.includes(id)),
    );
    expect(gone.every(({ published }) => !published)).toBe(true);
    if (input.settings.mayChange === 'open') expect(removed).toEqual([]);
    for (const shift of added) {
      const person = input.people.find(({ id }) => id === shift.personId) as FillPerson;
      expect(person.asked).toBe(true);
      expect(isOnLeave(person, shift), `seed ${seed}`).toBe(false);
      expect(person.statuses.has(shift.date), `seed ${seed}`).toBe(false);
    }
  }
});

test('the same seed gives the same proposal', async () => {
  for (const seed of SEEDS.slice(0, 5))
    expect(await run(anyRoster(seed), 7)).toEqual(await run(anyRoster(seed), 7));
});

test('what is left open is what the roster still lacks, and says why', async () => {
  let open = 0;
  for (const seed of SEEDS) {
    const input = anyRoster(seed);
    const proposal = await run(input);
    const left = openPlaces(input, withProposal(input, proposal));
    const heads = left.reduce((sum, place) => sum + place.heads, 0);
    expect(heads, `seed ${seed}`).toBeLessThanOrEqual(proposal.after.places);
    expect(proposal.after.places).toBeLessThanOrEqual(proposal.before.places);
    for (const place of proposal.open) {
      open += 1;
      expect(place.reasons.length > 0, `seed ${seed}`).toBe(place.fitting > 0);
    }
  }
  expect(open).toBeGreaterThan(20);
});

test('an open place counts everyone once, by what is against it', async () => {
  const input = anyRoster(1);
  const [person] = input.people as [FillPerson, ...FillPerson[]];
  const idle = {
    ...person,
    asked: true,
    groupIds: [],
    shifts: [],
    statuses: new Map(),
    leave: [],
    contracts: [],
    sites: null,
  };
  const sick = new Map([[input.from, 'sick' as const]]);
  const people = ['Amy', 'Ben', 'Cam'].map(
    (id): FillPerson => ({
      ...idle,
      id,
      name: id,
      statuses: id === 'Amy' ? sick : new Map(),
    }),
  );
  const [day] = input.needs;
  const need = {
    ...day,
    groupId: null,
    skills: [],
    minimum: 4,
    target: 4,
  } as FillInput['needs'][number];
  const one = { ...input, to: input.from, people, needs: [need] };
  const { added, open } = await run(one);
  expect(added.map(({ personId }) => personId).sort()).toEqual(['Ben', 'Cam']);
  expect(open).toMatchObject([
    { heads: 2, fitting: 3, reasons: ['2 work already', '1 is sick'], relaxations: [] },
  ]);
});

/** Two people are needed every night, and nobody may work more than two nights in a row. */
function nightsOnly(seed: number): FillInput {
  const input = anyRoster(seed);
  const [, night] = input.needs as [FillInput['needs'][number], FillInput['needs'][number]];
  return {
    ...input,
    people: input.people.map((person) => ({ ...person, asked: true, shifts: [], contracts: [] })),
    needs: [{ ...night, minimum: 2, target: 2, groupId: null, skills: [] }],
    book: {
      ...input.book,
      rules: input.book.rules
        .filter(({ kind }) => ['rest', 'nights-in-a-row', 'days-in-a-row'].includes(kind))
        .map((rule) => ({ ...rule, severity: 'block' })),
    },
  };
}

test('the search knows the limit of nights in a row, so the check refuses none of its shifts', async () => {
  let shifts = 0;
  for (const seed of SEEDS.slice(0, 10)) {
    const { added, refused } = await run(nightsOnly(seed));
    shifts += added.length;
    expect(refused, `seed ${seed}`).toBe(0);
  }
  expect(shifts).toBeGreaterThan(100);
});
