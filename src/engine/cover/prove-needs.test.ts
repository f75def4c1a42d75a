import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTimeOf } from '../cells/cell';
import { planRoster } from '../generation/plan-roster';
import { coverInput, need, shift, site } from '../testing/cover-input';
import { code, planInput } from '../testing/plan-input';
import { date, time, zone } from '../testing/times';
import { addDays } from '../time/dates';
import { MINUTE_MS, readingOf } from '../time/instants';
import { coverOf } from './cover-of';
import type { Need } from './need';
import { type Gap, gapText, PROOF_WEEKS, proveNeeds } from './prove-needs';
import { needsOfRotation, type Rotation } from './rotation-needs';

const MONDAY = date('2027-03-08');

function rotation(name: string, patterns: string[], changes: Partial<Rotation> = {}): Rotation {
  const here = zone(name);
  return {
    patterns: patterns.map((letters) => [...letters].map((each) => (each === '-' ? 'OFF' : each))),
    cycleStart: MONDAY,
    zone: here,
    codes: { D: code('07:00', 12, here), N: code('19:00', 12, here), E: code('02:30', 8, here) },
    people: patterns.map((_, team) => ({
      id: `person ${team}`,
      team,
      role: null,
      groupId: null,
      skills: [],
    })),
    ...changes,
  };
}

const SYDNEY = 'Australia/Sydney';
const prove = (needs: Need[], turning: Rotation, name: string = SYDNEY) =>
  proveNeeds(needs, turning, [site(name)], MONDAY);

describe('the proof of needs', () => {
  it('K16 finds a need met in all weeks of two years', () => {
    const found = prove(
      [need()],
      rotation(SYDNEY, ['DDNN----', 'NN----DD', '----DDNN', '--DDNN--']),
    );
    expect(found).toEqual([{ needId: 'day', weeksMet: PROOF_WEEKS, gaps: [] }]);
  });

  it('K16 tells gaps with their weekday, times and number', () => {
    const night = need({ id: 'night', startTime: time('19:00'), endTime: time('07:00') });
    const codes = { N: code('19:00', 8) };
    const [proof] = prove([night], rotation(SYDNEY, ['-N-----'], { codes }));
    expect(proof?.weeksMet).toBe(0);
    expect(proof?.gaps.map(gapText)).toEqual([
      'Mon 19:00-07:00 one short, 104 times',
      'Wed 03:00-07:00 one short, 104 times',
      'Wed 19:00-07:00 one short, 104 times',
      'Thu 19:00-07:00 one short, 104 times',
      'Fri 19:00-07:00 one short, 104 times',
      'Sat 19:00-07:00 one short, 104 times',
      'Sun 19:00-07:00 one short, 104 times',
    ]);
  });

  it('K16 counts how often a gap comes in a cycle that is not of whole weeks', () => {
    const tuesday = need({ weekdays: [2] });
    const [proof] = prove([tuesday], rotation(SYDNEY, ['DDDDDDDD-']));
    expect(proof?.gaps.map(gapText)).toEqual(['Tue 07:00-19:00 one short, 12 times']);
    expect(proof?.weeksMet).toBe(PROOF_WEEKS - 12);
  });

  it('K16 names the skills that are missing', () => {
    const aid = need({ weekdays: [2], skills: [{ skill: 'first aid', count: 1 }] });
    const turning = rotation(SYDNEY, ['DDDDDDD']);
    const [proof] = prove([aid], turning);
    expect(proof?.gaps.map(gapText)).toEqual(['Tue 07:00-19:00 one short (first aid), 104 times']);
    const skilled = turning.people.map((person) => ({ ...person, skills: ['first aid'] }));
    expect(prove([aid], { ...turning, people: skilled })[0]?.gaps).toEqual([]);
  });

  it('K16 keeps to the line for public holidays', () => {
    const holidays = [{ date: date('2027-04-26'), hours: 'all-day' as const }];
    const line = need({ weekdays: [], onHolidays: 'always', minimum: 2 });
    const found = proveNeeds(
      [line],
      rotation(SYDNEY, ['DDDDDDD']),
      [site(SYDNEY, { holidays })],
      MONDAY,
    );
    expect(found[0]?.gaps).toMatchObject([{ date: '2027-04-26', short: 1, times: 1 }]);
  });

  it('K16 misses as many hours of people as the half-hours of the cover do', () => {
    const half = (count: number) => wallTimeOf(count * 30);
    const anyNeed = fc
      .tuple(fc.nat(46), fc.integer({ min: 1, max: 47 }), fc.integer({ min: 1, max: 3 }))
      .map(([start, length, minimum]) =>
        need({
          startTime: half(start),
          endTime: half(Math.min(47, start + length)),
          minimum,
          target: minimum,
        }),
      );
    const pattern = fc
      .array(fc.constantFrom('D', 'N', '-'), { minLength: 9, maxLength: 9 })
      .map((letters) => letters.join(''));
    const perth = site('Australia/Perth');
    fc.assert(
      fc.property(anyNeed, fc.array(pattern, { minLength: 1, maxLength: 3 }), (line, patterns) => {
        const turning = rotation(perth.zone, patterns);
        const to = addDays(MONDAY, PROOF_WEEKS * 7 - 1);
        const before = addDays(MONDAY, -2);
        const { shifts } = planRoster(planInput({ ...turning, from: before, to }));
        const covers = coverOf(
          coverInput({
            needs: [line],
            shifts: shifts.map(({ employeeId, slot: { start, end } }) => ({
              ...shift('2027-01-01T00:00Z', '2027-01-01T01:00Z', employeeId),
              start,
              end,
            })),
            sites: [perth],
            from: MONDAY,
            to,
          }),
        );
        const missing = covers
          .flatMap(({ published }) => published.halfHours)
          .reduce((sum, reading) => sum + (reading.lines[0]?.short ?? 0) * 30, 0);
        const [proof] = proveNeeds([line], turning, [perth], MONDAY);
        const minutes = ({ from, to: until }: Gap) =>
          (readingOf(MONDAY, until) - readingOf(MONDAY, from)) / MINUTE_MS;
        const told = (proof?.gaps ?? []).map((gap) => minutes(gap) * gap.short * gap.times);
        expect(told.reduce((sum, each) => sum + each, 0)).toBe(missing);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('K16 finds every rotation to meet the needs that it gives, through every change of the clocks', () => {
    const anyPattern = (cycle: number) =>
      fc
        .array(fc.constantFrom('D', 'N', 'E', '-'), { minLength: cycle, maxLength: cycle })
        .map((letters) => letters.join(''))
        // E begins before the N of the day before has ended, and one person can't be two.
        .filter((letters) => !`${letters}${letters[0]}`.includes('NE'));
    const patterns = fc.oneof(
      ...[7, 8, 14].map((cycle) => fc.array(anyPattern(cycle), { minLength: 1, maxLength: 3 })),
    );
    const names = [SYDNEY, 'Australia/Lord_Howe', 'Australia/Perth', 'Europe/London'];
    fc.assert(
      fc.property(patterns, fc.constantFrom(...names), (all, name) => {
        const turning = rotation(name, all);
        const needs = needsOfRotation(turning).needs.map((line, at) => ({ ...line, id: `${at}` }));
        for (const proof of prove(needs, turning, name)) {
          expect(proof).toEqual({ needId: proof.needId, weeksMet: PROOF_WEEKS, gaps: [] });
        }
      }),
      { numRuns: 50 },
    );
  }, 60_000);
});

describe('the sentence about a gap', () => {
  const gap: Gap = {
    date: date('2027-03-09'),
    from: time('03:00'),
    to: time('07:00'),
    short: 1,
    missingSkills: [],
    times: 11,
  };

  it('K17 says when, how many are missing and how often', () => {
    expect(gapText(gap)).toBe('Tue 03:00-07:00 one short, 11 times');
    expect(gapText({ ...gap, short: 12, times: 1 })).toBe('Tue 03:00-07:00 12 short, 1 time');
  });
});
