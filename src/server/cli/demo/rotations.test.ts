import { describe, expect, test } from 'vitest';
import { codeOn, ROTATIONS, type Rotation } from './rotations';

const LONGEST_CYCLE = 28;

function codesByDay(rotation: Rotation): string[] {
  return Array.from({ length: 2 * LONGEST_CYCLE }, (_, day) =>
    Array.from({ length: rotation.teams }, (_, team) => codeOn(rotation, team, day) ?? '')
      .sort()
      .join(''),
  );
}

describe('rotations', () => {
  test('2-2-3 has one team on days and one on nights every day', () => {
    expect(new Set(codesByDay(ROTATIONS.daysAndNights))).toEqual(new Set(['DN']));
  });

  test('the three-shift rotation has one team on each shift every day', () => {
    expect(new Set(codesByDay(ROTATIONS.threeShifts))).toEqual(new Set(['ELN']));
  });

  test('home visits cover every day of the week', () => {
    expect(codesByDay(ROTATIONS.homeVisits)).not.toContain('');
  });

  test.each(Object.entries<Rotation>(ROTATIONS))('%s has times for every code', (_, rotation) => {
    const codes = new Set(rotation.pattern.replaceAll('-', ''));
    expect(codes).toEqual(new Set(Object.keys(rotation.times)));
  });
});
