import { describe, expect, it } from 'vitest';
import { code } from '../testing/plan-input';
import { date, zone } from '../testing/times';
import { needsOfRotation, type Rotation } from './rotation-needs';

function rotation(patterns: string[], changes: Partial<Rotation> = {}): Rotation {
  return {
    patterns: patterns.map((letters) => [...letters].map((each) => (each === '-' ? 'OFF' : each))),
    cycleStart: date('2027-03-08'),
    zone: zone('Australia/Sydney'),
    codes: { D: code('07:00', 12), N: code('19:00', 12) },
    people: patterns.map((_, team) => person(team)),
    ...changes,
  };
}

function person(team: number | undefined, id = `person ${team}`): Rotation['people'][number] {
  return { id, team, role: null, groupId: null, skills: [] };
}

const short = ({ needs }: ReturnType<typeof needsOfRotation>) =>
  needs.map(
    ({ siteId, label, weekdays, startTime, endTime, minimum, target, maximum }) =>
      `${siteId} ${label} ${weekdays.join('')} ${startTime}-${endTime} ${minimum} ${target} ${maximum}`,
  );

describe('the needs that a rotation gives', () => {
  it('K15 are one line for each code, with as many people as every week has', () => {
    const found = needsOfRotation(rotation(['DDNN----', 'NN----DD', '----DDNN', '--DDNN--']));
    expect(short(found)).toEqual([
      'depot D 1234567 07:00-19:00 1 1 null',
      'depot N 1234567 19:00-07:00 1 1 null',
    ]);
    expect(found.leftOut).toEqual([]);
  });

  it('K15 have a line for the weekdays with the same number of people', () => {
    expect(short(needsOfRotation(rotation(['DDDDD--', 'DDDDDD-', '-----DD'])))).toEqual([
      'depot D 123456 07:00-19:00 2 2 null',
      'depot D 7 07:00-19:00 1 1 null',
    ]);
  });

  it('K15 leave out a weekday that some week has nobody on', () => {
    expect(short(needsOfRotation(rotation(['DDDDDD-DDDDD--'])))).toEqual([
      'depot D 12345 07:00-19:00 1 1 null',
    ]);
    expect(short(needsOfRotation(rotation(['DDDD----'])))).toEqual([]);
  });

  it('K15 count the people of each team, and nobody without a team', () => {
    const people = [person(0, 'amy'), person(0, 'ben'), person(1, 'cat'), person(undefined, 'dan')];
    expect(short(needsOfRotation(rotation(['DDDDDDD', 'NNNNNNN'], { people })))).toEqual([
      'depot D 1234567 07:00-19:00 2 2 null',
      'depot N 1234567 19:00-07:00 1 1 null',
    ]);
  });

  it('K15 belong to the site of the team', () => {
    const gate = { D: { ...code('07:00', 12), locationId: 'gate' } };
    const found = needsOfRotation(
      rotation(['DDDDDDD', 'DDDDDDD'], { codesOfTeam: [undefined, gate] }),
    );
    expect(short(found)).toEqual([
      'depot D 1234567 07:00-19:00 1 1 null',
      'gate D 1234567 07:00-19:00 1 1 null',
    ]);
  });

  it('K15 begin on the weekday of the anchor', () => {
    const thursday = { cycleStart: date('2027-03-11') };
    expect(short(needsOfRotation(rotation(['D------'], thursday)))).toEqual([
      'depot D 4 07:00-19:00 1 1 null',
    ]);
  });

  it('K15 leave out codes on another clock or longer than a day, and name them', () => {
    const codes = {
      D: code('07:00', 12, zone('Australia/Perth')),
      M: code('07:00', 12, zone('Australia/Melbourne')),
      L: code('07:00', 36),
      A: code('07:00', 24),
    };
    const found = needsOfRotation(
      rotation(['DDDDDDD', 'MMMMMMM', 'LLLLLLL', 'AAAAAAA'], { codes }),
    );
    expect(found.leftOut).toEqual(['D', 'L']);
    expect(short(found)).toEqual([
      'depot M 1234567 07:00-19:00 1 1 null',
      'depot A 1234567 07:00-07:00 1 1 null',
    ]);
  });
});
