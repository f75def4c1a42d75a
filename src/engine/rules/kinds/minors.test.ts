import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift, shifts, textsOf } from '../../testing/rules-input';
import { date } from '../../testing/times';
import type { RuleParams } from '../rule';

const LIMITS: RuleParams['minors'] = {
  age: 16,
  state: null,
  dayMinutes: 480,
  weekMinutes: 1200,
  earliestStart: 360,
  latestEnd: 1260,
};
const minor = rule('minors', LIMITS);
const birthDate = date('2012-05-10');

describe('people below an age', () => {
  it.each([
    ['05:59', '12:00', ['Under 16 and starts at 05:59 on Tue 4 May; 06:00 is the earliest start']],
    ['06:00', '12:00', []],
    ['14:00', '21:00', []],
    ['14:00', '21:01', ['Under 16 and ends at 21:01 on Tue 4 May; 21:00 is the latest end']],
    ['20:00', '00:30', ['Under 16 and ends at 00:30 on Tue 4 May; 21:00 is the latest end']],
    ['09:00', '17:00', []],
    ['09:00', '17:01', ['Under 16 and works 8 h 1 min on Tue 4 May; 8 h is the maximum']],
  ])('F20 work from %s to %s within their times and hours', (start, end, expected) => {
    const own = [shift('2027-05-04', start, end)];
    expect(textsOf(findingsOf(amy({ shifts: own, birthDate }), minor))).toEqual(expected);
  });

  it.each([
    ['13:00', []],
    ['13:01', ['Under 16 and works 20 h 1 min in the week from Mon 3 May; 20 h is the maximum']],
  ])('F20 work 16 h and until %s in a week', (end, expected) => {
    const own = [...shifts('2027-05-03', 2, '09:00', '17:00'), shift('2027-05-07', '09:00', end)];
    expect(textsOf(findingsOf(amy({ shifts: own, birthDate }), minor))).toEqual(expected);
  });

  it.each([
    ['2011-05-03', 0],
    ['2011-05-04', 0],
    ['2011-05-05', 1],
  ])('F20 born on %s are below 16 on 4 May 2027 until their birthday', (born, count) => {
    const early = [shift('2027-05-04', '05:00', '12:00')];
    const long = [shift('2027-05-04', '07:00', '19:00')];
    for (const own of [early, long]) {
      const person = amy({ shifts: own, birthDate: date(born) });
      expect(findingsOf(person, minor)).toHaveLength(count);
    }
  });

  it('F20 are nobody while no birth date is known', () => {
    const own = [shift('2027-05-04', '05:00', '23:00')];
    expect(findingsOf(amy({ shifts: own }), minor)).toEqual([]);
  });

  it('F20 are judged by the state of the site', () => {
    const own = [shift('2027-05-04', '05:00', '12:00')];
    const inVictoria = rule('minors', { ...LIMITS, state: 'VIC' });
    const at = (state: string) => ({ sites: new Map([['depot', { state, holidays: new Map() }]]) });
    expect(findingsOf(amy({ shifts: own, birthDate }), inVictoria, at('VIC'))).toHaveLength(1);
    expect(findingsOf(amy({ shifts: own, birthDate }), inVictoria, at('NSW'))).toEqual([]);
  });
});
