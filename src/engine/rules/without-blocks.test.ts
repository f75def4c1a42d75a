import { describe, expect, it } from 'vitest';
import { amy, bookOf, MAY, rule, shift, shifts } from '../testing/rules-input';
import type { RosterShift } from './person';
import type { Rule } from './rule';
import { withoutBlocks } from './without-blocks';

const rest = rule('rest', { minutes: 600, agreed: null, brokenSpan: null }, { severity: 'block' });
const run = rule('days-in-a-row', { days: 5 }, { severity: 'block' });
const late = shift('2027-05-04', '14:00', '22:00', { id: 'late' });
const early = shift('2027-05-05', '06:00', '14:00', { id: 'early' });

function kept(existing: RosterShift[], proposed: RosterShift[], rules: readonly Rule[]) {
  const person = amy({ shifts: existing });
  return withoutBlocks(person, proposed, bookOf(person, rules), MAY);
}

describe('a plan that goes around blocks', () => {
  it('F27 leaves out a shift that adds one, and says why', () => {
    const { shifts: stays, leftOut } = kept([late], [early], [rest]);
    expect(stays).toEqual([]);
    expect(leftOut.map(({ shift: { id }, because }) => [id, because.measured])).toEqual([
      ['early', 480],
    ]);
  });

  it('F27 keeps the earlier of two that block each other', () => {
    expect(kept([], [late, early], [rest]).shifts.map(({ id }) => id)).toEqual(['late']);
  });

  it('F27 breaks a run that is too long as often as it must', () => {
    const { shifts: stays, leftOut } = kept([], shifts('2027-05-03', 14, '09:00', '17:00'), [run]);
    expect(stays.map(({ date }) => Number(date.slice(-2)))).toEqual([
      3, 4, 5, 6, 7, 9, 10, 11, 12, 13,
    ]);
    expect(leftOut).toHaveLength(4);
  });

  it('F27 leaves out nothing for what was wrong before', () => {
    const other = shift('2027-05-20', '09:00', '17:00');
    expect(kept([late, early], [other], [rest]).shifts).toEqual([other]);
  });
});
