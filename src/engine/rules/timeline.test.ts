import { describe, expect, it } from 'vitest';
import { amy, shift } from '../testing/rules-input';
import { zone } from '../testing/times';
import { dateOfDayNumber } from '../time/dates';
import { timelineOf } from './timeline';

describe('the dates with work', () => {
  it('F2 are in order and add up, when a later shift belongs to an earlier date', () => {
    const abroad = { zone: zone('America/New_York'), siteId: 'pier' };
    // 05:00 on 5 May in Sydney is 15:00 on 4 May in New York.
    const shifts = [
      shift('2027-05-05', '00:30', '05:00'),
      shift('2027-05-04', '16:00', '18:00', abroad),
      shift('2027-05-04', '20:00', '21:00', abroad),
      shift('2027-05-05', '12:00', '13:00'),
    ];
    const { days, work, start } = timelineOf(amy({ shifts: shifts.toReversed() }));
    expect([...days].map(dateOfDayNumber)).toEqual(['2027-05-04', '2027-05-05']);
    expect([...work].map((milliseconds) => milliseconds / 3_600_000)).toEqual([3, 5.5]);
    expect([...start]).toEqual(shifts.map((each) => each.start));
  });
});
