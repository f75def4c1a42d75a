import { describe, expect, it } from 'vitest';
import { amy, findingsOf, fixesOf, rule, shift, textsOf } from '../../testing/rules-input';
import { date, instant } from '../../testing/times';

const night = shift('2027-05-04', '19:00', '07:00');

describe('shifts of people who are away', () => {
  it.each([
    ['sick', 'Sick on Tue 4 May'],
    ['holiday', 'On holiday on Tue 4 May'],
    ['off', 'Off on Tue 4 May'],
  ] as const)('F4 are found on a day with the status %s', (status, text) => {
    const person = amy({ shifts: [night], statuses: new Map([[night.date, status]]) });
    const findings = findingsOf(person, rule('away', { reason: status }));
    expect(textsOf(findings)).toEqual([text]);
    expect(fixesOf(findings)).toEqual(['Take off the shift of Tue 4 May']);
    const nextDay = amy({ shifts: [night], statuses: new Map([[date('2027-05-05'), status]]) });
    expect(findingsOf(nextDay, rule('away', { reason: status }))).toEqual([]);
  });

  it.each([
    ['2027-05-05T06:59+10:00', 1],
    ['2027-05-05T07:00+10:00', 0],
    ['2027-05-05T07:01+10:00', 0],
  ])('F4 reach into leave that begins at %s', (start, count) => {
    const times = { start: instant(start), end: instant('2027-05-10T00:00+10:00') };
    const onLeave = amy({ shifts: [night], leave: [times] });
    expect(textsOf(findingsOf(onLeave, rule('away', { reason: 'leave' })))).toEqual(
      Array(count).fill('On leave on Tue 4 May'),
    );
    const busy = amy({ shifts: [night], unavailable: [times] });
    expect(textsOf(findingsOf(busy, rule('away', { reason: 'unavailable' })))).toEqual(
      Array(count).fill('Unavailable on Tue 4 May'),
    );
  });

  it('L12 are not found for a night that ends in leave of whole days, but for one that begins in it', () => {
    const leave = (from: string) => ({
      start: instant(`${from}T00:00+10:00`),
      end: instant('2027-05-10T00:00+10:00'),
      fromDay: true,
    });
    const count = (from: string) =>
      findingsOf(amy({ shifts: [night], leave: [leave(from)] }), rule('away', { reason: 'leave' }))
        .length;
    expect(count('2027-05-05')).toBe(0);
    expect(count('2027-05-04')).toBe(1);
  });

  it('F2 are not worked, so they count for no other rule', () => {
    const longest = rule('long-shift', { minutes: 600, agreed: null });
    expect(findingsOf(amy({ shifts: [night] }), longest)).toHaveLength(1);
    const sick = amy({ shifts: [night], statuses: new Map([[night.date, 'sick']]) });
    expect(findingsOf(sick, longest)).toEqual([]);
    expect(findingsOf(amy({ shifts: [night], leave: [night] }), longest)).toEqual([]);
    expect(findingsOf(amy({ shifts: [night], unavailable: [night] }), longest)).toHaveLength(1);
  });
});
