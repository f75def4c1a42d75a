import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSeats } from '../testing/brute-cover';
import { type AskedLine, type HeadKind, matchHeads } from './match-heads';

const ANYONE: HeadKind = { roles: [], groupIds: [], skills: [] };

function line(changes: Partial<AskedLine> = {}): AskedLine {
  return {
    needId: 'day',
    role: null,
    groupId: null,
    skills: [],
    minimum: 2,
    target: 3,
    maximum: 4,
    ...changes,
  };
}

function head(changes: Partial<HeadKind>): HeadKind {
  return { ...ANYONE, ...changes };
}

/** One of each kind. */
function reading(lines: AskedLine[], heads: HeadKind[]) {
  return matchHeads(
    lines,
    heads,
    heads.map(() => 1),
  );
}

describe('the light', () => {
  it.each([
    [0, 'below-minimum', 2],
    [1, 'below-minimum', 1],
    [2, 'below-target', 1],
    [3, 'enough', 0],
    [4, 'enough', 0],
    [6, 'too-many', 2],
  ])(
    'K9 of %i people where 2, better 3, at most 4 are asked for is %s by %i',
    (count, light, by) => {
      expect(matchHeads([line()], [ANYONE], [count])).toMatchObject({
        light,
        by,
        heads: count,
        minimum: 2,
        target: 3,
      });
    },
  );

  it('K9 is enough with any number of people if there is no maximum', () => {
    expect(matchHeads([line({ maximum: null })], [ANYONE], [90]).light).toBe('enough');
    expect(matchHeads([line({ minimum: 0, target: 0, maximum: null })], [ANYONE], [0]).light).toBe(
      'enough',
    );
  });

  it('K9 says that nothing is asked for', () => {
    expect(matchHeads([], [ANYONE], [3])).toMatchObject({ light: 'nothing-asked', heads: 0 });
  });
});

describe('heads', () => {
  it('K7 count for a line only in its role and of its group', () => {
    const guards = line({ role: 'guard', groupId: 'red', minimum: 1, target: 1 });
    const guard = head({ roles: ['guard'], groupIds: ['red'] });
    expect(reading([guards], [guard]).light).toBe('enough');
    expect(reading([guards], [head({ roles: ['guard'] })]).by).toBe(1);
    expect(reading([guards], [head({ groupIds: ['red'] })])).toMatchObject({ by: 1, heads: 0 });
  });

  it('K8 fill one line each', () => {
    const early = line({ needId: 'early', minimum: 1, target: 1, maximum: 1 });
    const late = line({ needId: 'late', minimum: 1, target: 1, maximum: 1 });
    expect(reading([early, late], [ANYONE])).toMatchObject({
      light: 'below-minimum',
      by: 1,
      lines: [
        { needId: 'early', heads: 1, short: 0 },
        { needId: 'late', heads: 0, short: 1 },
      ],
    });
    expect(matchHeads([early, late], [ANYONE], [2]).light).toBe('enough');
  });

  it('K8 go where they are needed, not to the first line that takes them', () => {
    const anyone = line({ needId: 'any', minimum: 1, target: 1 });
    const guard = line({ needId: 'guard', role: 'guard', minimum: 1, target: 1 });
    const people = [head({ roles: ['guard'] }), ANYONE];
    expect(reading([anyone, guard], people).light).toBe('enough');
    expect(reading([anyone, guard], people.toReversed()).light).toBe('enough');
  });

  it('K8 fill all minimums before any target', () => {
    const first = line({ needId: 'a', minimum: 1, target: 3 });
    const second = line({ needId: 'b', minimum: 1, target: 1 });
    expect(matchHeads([first, second], [ANYONE], [2])).toMatchObject({
      light: 'below-target',
      by: 2,
    });
  });

  it('K8 have each skill that is asked for, one head for one skill', () => {
    const both = line({
      minimum: 2,
      target: 2,
      skills: [
        { skill: 'first aid', count: 1 },
        { skill: 'fire warden', count: 1 },
      ],
    });
    const expert = head({ skills: ['first aid', 'fire warden'] });
    const aider = head({ skills: ['first aid'] });
    expect(reading([both], [expert, ANYONE])).toMatchObject({
      light: 'below-minimum',
      by: 1,
      lines: [{ missingSkills: ['fire warden'] }],
    });
    expect(reading([both], [expert, aider]).light).toBe('enough');
    expect(reading([both], [aider, expert]).light).toBe('enough');
  });

  it('K8 without the skill leave its seat empty, however many they are', () => {
    const aid = line({ skills: [{ skill: 'first aid', count: 1 }] });
    expect(matchHeads([aid], [ANYONE], [3])).toMatchObject({
      light: 'below-minimum',
      by: 1,
      heads: 3,
      lines: [{ missingSkills: ['first aid'] }],
    });
  });

  it('K8 are matched as well as trying every way of matching them', () => {
    const skill = fc.constantFrom('aid', 'fire');
    const role = fc.constantFrom('guard', 'lead');
    const anyLine = fc
      .record({
        role: fc.option(role),
        groupId: fc.constantFrom(null, 'red'),
        skills: fc.uniqueArray(fc.record({ skill, count: fc.integer({ min: 1, max: 2 }) }), {
          selector: (each) => each.skill,
        }),
        steps: fc.tuple(fc.nat(2), fc.nat(1), fc.option(fc.nat(1))),
      })
      .map(({ steps: [minimum, more, most], ...rest }) =>
        line({
          ...rest,
          minimum,
          target: minimum + more,
          maximum: most === null ? null : minimum + more + most,
        }),
      );
    const anyHead = fc.record({
      roles: fc.uniqueArray(role),
      groupIds: fc.subarray(['red']),
      skills: fc.uniqueArray(skill),
    });
    const lines = fc.array(anyLine, { maxLength: 2 });
    fc.assert(
      fc.property(lines, fc.array(anyHead, { maxLength: 4 }), (asked, people) => {
        const named = asked.map((each, at) => ({ ...each, needId: String(at) }));
        const found = reading(named, people);
        const best = bestSeats(named, people);
        const sum = (pick: 'short' | 'belowTarget' | 'heads') =>
          found.lines.reduce((total, each) => total + each[pick], 0);
        expect({
          short: sum('short'),
          belowTarget: sum('belowTarget'),
          over: found.heads - sum('heads'),
        }).toEqual(best);
        // Each line gets the same whichever person comes first.
        expect(reading(named, people.toReversed())).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });
});
