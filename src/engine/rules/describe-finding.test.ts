import { describe, expect, it } from 'vitest';
import { amy, findingsOf, rule, shift } from '../testing/rules-input';
import { describeFinding } from './describe-finding';
import { fingerprintOf } from './fingerprint';

describe('a finding in words', () => {
  it('F21 says what was measured, when, the limit, and the smallest change that clears it', () => {
    const shifts = [
      shift('2027-05-04', '14:00', '22:00', { id: 'late' }),
      shift('2027-05-05', '06:30', '14:30', { id: 'early' }),
    ];
    const ten = rule('rest', { minutes: 600, agreed: null, brokenSpan: null });
    const [finding] = findingsOf(amy({ shifts }), ten);
    if (!finding) throw new Error('Nothing found');
    expect(describeFinding(finding)).toEqual({
      ruleId: 'rest',
      kind: 'rest',
      severity: 'warn',
      personId: 'amy',
      shiftIds: ['late', 'early'],
      from: '2027-05-04',
      to: '2027-05-05',
      measured: 510,
      limit: 600,
      sentence: {
        what: 'Rest of 8 h 30 min',
        when: 'between Tue 4 May and Wed 5 May',
        limit: '10 h needed',
      },
      text: 'Rest of 8 h 30 min between Tue 4 May and Wed 5 May; 10 h needed',
      fix: 'Start the shift of Wed 5 May 1 h 30 min later',
      fingerprint: fingerprintOf(finding),
    });
  });
});
