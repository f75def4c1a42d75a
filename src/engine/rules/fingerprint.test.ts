import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift } from '../testing/rules-input';
import { date } from '../testing/times';
import type { CalendarDate } from '../time/kinds';
import type { Finding } from './finding';
import { fingerprintOf } from './fingerprint';
import type { RosterShift } from './person';
import type { Rule } from './rule';

const twelve = rule('long-shift', { minutes: 720, agreed: null });
const long = shift('2027-05-04', '06:00', '21:00');

function found(one: Rule = twelve, own: RosterShift = long, id = 'amy'): Finding {
  const [finding] = findingsOf(amy({ id, shifts: [own] }), one);
  if (!finding) throw new Error('Nothing found');
  return finding;
}

describe('the fingerprint of a finding', () => {
  it('F23 is the same on every machine', () => {
    expect(fingerprintOf(found())).toMatch(/^[0-9a-f]{14}$/);
    expect(fingerprintOf(found())).toBe('08ea7826dbff2d');
  });

  it.each([
    ['the figures of the rule', found(rule('long-shift', { minutes: 721, agreed: null }))],
    ['the rule', found({ ...twelve, id: 'other' })],
    ['the start', found(twelve, shift('2027-05-04', '05:59', '21:00'))],
    ['the end', found(twelve, shift('2027-05-04', '06:00', '21:01'))],
    ['the site', found(twelve, { ...long, siteId: 'mine' })],
    ['the person', found(twelve, long, 'ben')],
  ])('F23 changes with %s', (_what, other) => {
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(found()));
  });

  it('F23 stays the same in whatever order the figures are stored', () => {
    const average = (period: { days: number; anchor: CalendarDate }) =>
      fingerprintOf(found(rule('average-hours', { minutes: 60, period })));
    const anchor = date('2027-05-03');
    expect(average({ anchor, days: 7 })).toBe(average({ days: 7, anchor }));
    expect(average({ anchor, days: 7 })).not.toBe(average({ anchor, days: 14 }));
  });

  it('F23 stays the same when the shift is published, gets a new id, or the rule a new text', () => {
    const same = found({ ...twelve, text: 'Too long' }, { ...long, id: 'new', published: false });
    expect(fingerprintOf(same)).toBe(fingerprintOf(found()));
  });
});
