import { expect, test } from 'vitest';
import { bookFor } from '#engine/rules/book-for';
import { check } from '#engine/rules/check';
import { newBlocks } from '#engine/rules/new-blocks';
import { isOnLeave, type Person } from '#engine/rules/person';
import type { Rule } from '#engine/rules/rule';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { stepBudget } from '../budget';
import { anyRoster } from '../testing/any-roster';
import { type FillInput, type FillPerson, shiftAt } from './fill-input';
import { fillRoster, type Growing } from './fill-roster';
import { openPlaces } from './open-places';

const SEEDS = Array.from({ length: 25 }, (_, at) => at + 1);
const run = (input: FillInput, seed = 1) => fillRoster(input, { budget: stepBudget(40), seed });

function withProposal({ people }: FillInput, { added, removed }: Growing): FillPerson[] {
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
    { heads: 2, fitting: 3, free: 0, reasons: ['2 work already', '1 is sick'], relaxations: [] },
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

/** Two people are needed every day of four weeks, and only rules about hours, days off and weekends hold. */
function hoursOnly(seed: number): FillInput {
  const input = anyRoster(seed);
  const [day] = input.needs as [FillInput['needs'][number]];
  const rule = (kind: string, params: unknown) =>
    ({ ...input.book.rules[0], id: kind, kind, params, severity: 'block' }) as Rule;
  return {
    ...input,
    to: addDays(input.from, 27),
    people: input.people.map((person) => ({
      ...person,
      asked: true,
      sites: null,
      contracts: [
        {
          validFrom: '2026-01-01' as CalendarDate,
          type: 'full-time',
          ordinary: { minutes: 38 * 60, days: 7 },
          averaging: null,
          agreements: [],
        },
      ],
    })),
    needs: [{ ...day, minimum: 3, target: 3, groupId: null, skills: [] }],
    book: {
      ...input.book,
      requirements: [],
      rules: [
        ...input.book.rules.filter(({ kind }) => kind === 'rest'),
        rule('hours-in-period', { minutes: 2400, days: 7, begins: 'any-day', anchor: null }),
        rule('days-off', { off: 4, days: 14 }),
        rule('weekends-off', { off: 1, weeks: 2 }),
      ],
    },
  };
}

test('the search knows weekly hours, days off and weekends off, so the check refuses none of its shifts', async () => {
  let [shifts, refused] = [0, 0];
  for (const seed of SEEDS.slice(0, 8)) {
    const proposal = await run(hoursOnly(seed));
    shifts += proposal.added.length;
    refused += proposal.refused;
  }
  expect(shifts).toBeGreaterThan(300);
  expect(refused).toBe(0);
});

test('every roster shown while the search goes on has passed the check, and changes nothing that may not change', async () => {
  let looks = 0;
  for (const seed of SEEDS.slice(0, 6)) {
    const input = anyRoster(seed);
    const onBetter = (_: number, look: () => Growing) => {
      const growing = look();
      looks += 1;
      const after = withProposal(input, growing);
      for (const [at, person] of after.entries()) {
        const book = bookFor(person, input.book);
        const found = (each: Person) => check(each, book, { from: input.from, to: input.to });
        const base = { ...person, shifts: input.people[at]?.shifts ?? [] };
        expect(newBlocks(found(base), found(person)), `seed ${seed}`).toEqual([]);
      }
      if (input.settings.mayChange === 'open') expect(growing.removed).toEqual([]);
    };
    const shown = await fillRoster(input, { budget: stepBudget(40), seed: 1, onBetter });
    expect(shown).toEqual(await run(input));
  }
  expect(looks).toBeGreaterThan(5);
});
