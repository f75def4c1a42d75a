import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amy, bookOf, MAY, rule, shift, shifts } from '../testing/rules-input';
import { check } from './check';
import { fingerprintOf } from './fingerprint';
import { newBlocks } from './new-blocks';
import type { RosterShift } from './person';
import type { Rule } from './rule';

const rest = rule('rest', { minutes: 600, agreed: null, brokenSpan: null }, { severity: 'block' });
const run = rule('days-in-a-row', { days: 5 }, { severity: 'block' });

function found(own: readonly RosterShift[], rules: readonly Rule[] = [rest]) {
  const person = amy({ shifts: own });
  return check(person, bookOf(person, rules), MAY);
}

const late = shift('2027-05-04', '14:00', '22:00', { id: 'late' });
const early = (start: string) => shift('2027-05-05', start, '14:00', { id: 'early' });

describe('the blocks that a change adds', () => {
  it('F24 are those that were not there', () => {
    const added = newBlocks(found([late]), found([late, early('06:00')]));
    expect(added.map(({ rule: { id } }) => id)).toEqual(['rest']);
  });

  it.each([
    ['05:59', 1],
    ['06:00', 0],
    ['06:01', 0],
  ])('F24 count a shift moved from 06:00 to %s when it makes things worse', (start, count) => {
    const added = newBlocks(found([late, early('06:00')]), found([late, early(start)]));
    expect(added).toHaveLength(count);
  });

  it('F24 know a shift by its days too, because the grid has no ids', () => {
    const moved = (start: string) => ({ ...early(start), id: 'other' });
    const before = found([late, early('06:00')]);
    const others = [{ ...late, id: 'another' }];
    expect(newBlocks(before, found([...others, moved('06:30')]))).toEqual([]);
    expect(newBlocks(before, found([...others, moved('05:30')]))).toHaveLength(1);
  });

  it('F24 leave out what was wrong before, on an unrelated change', () => {
    const before = [late, early('06:00')];
    const after = [...before, shift('2027-05-20', '09:00', '17:00')];
    expect(newBlocks(found(before), found(after))).toEqual([]);
  });

  it('F24 have a second block beside a better one, when both together are worse', () => {
    const before = [late, early('06:00'), shift('2027-05-06', '00:00', '08:00')];
    // The rest before the early shift grows by an hour, the rest after it shrinks by three.
    const after = [late, shift('2027-05-05', '07:00', '17:00'), ...before.slice(2)];
    expect(newBlocks(found(before), found(after))).toHaveLength(2);
  });

  it('F24 are none when a long run becomes two shorter ones', () => {
    const days = shifts('2027-05-03', 14, '09:00', '17:00');
    const after = found(days.toSpliced(7, 1), [run]);
    expect(after).toHaveLength(2);
    expect(newBlocks(found(days, [run]), after)).toEqual([]);
  });

  it('F24 are one more when two runs are joined', () => {
    const days = shifts('2027-05-03', 14, '09:00', '17:00');
    expect(newBlocks(found(days.toSpliced(7, 1), [run]), found(days, [run]))).toHaveLength(1);
  });

  it('F24 leave out what someone allowed, until the facts change', () => {
    const after = found([late, early('06:00')]);
    const allowed = new Set(after.map(fingerprintOf));
    expect(newBlocks([], after, allowed)).toEqual([]);
    expect(newBlocks([], found([late, early('05:00')]), allowed)).toHaveLength(1);
  });

  it('F24 are no warnings', () => {
    const warning = { ...rest, severity: 'warn' as const };
    expect(newBlocks([], found([late, early('06:00')], [warning]))).toEqual([]);
  });

  it('F24 are none when shifts are taken away', () => {
    const rules = [
      rest,
      run,
      rule('nights-in-a-row', { nights: 2 }, { severity: 'block' }),
      rule('days-off', { off: 2, days: 7 }, { severity: 'block' }),
      rule('weekends-off', { off: 1, weeks: 3 }, { severity: 'block' }),
      rule('rest-after-nights', { minutes: 2880 }, { severity: 'block' }),
      rule(
        'hours-in-period',
        { minutes: 2400, days: 7, begins: 'any-day', anchor: null },
        { severity: 'block' },
      ),
    ];
    const slot = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      times: fc.constantFrom(['06:00', '14:00'], ['14:00', '22:00'], ['22:00', '06:00']),
      stays: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(slot, { maxLength: 28, selector: ({ day }) => day }), (slots) => {
        const own = slots.map(({ day, times: [start = '', end = ''] }) =>
          shift(`2027-05-${String(day).padStart(2, '0')}`, start, end),
        );
        const fewer = own.filter((_, index) => slots[index]?.stays);
        expect(newBlocks(found(own, rules), found(fewer, rules))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
