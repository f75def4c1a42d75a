import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/kinds';
import { effectLines } from './effect-lines';

describe('the effect of a decision', () => {
  it('D1 is told in sentences: findings, cover, then the week of each person', () => {
    const week = { minutes_before: 2280, minutes_after: 2760, rest_before: 660, rest_after: 480 };
    const same = { minutes_before: 0, minutes_after: 90, rest_before: null, rest_after: null };
    const lines = effectLines({
      findings: ['Cy: rest of 8 h; 10 h needed.'],
      cover: [
        {
          location_name: 'Depot',
          date: '2027-03-10' as CalendarDate,
          before: 'enough',
          after: 'below-minimum',
        },
      ],
      people: [
        { name: 'Amy', nights_before: 2, nights_after: 3, ...week },
        { name: 'Ben', nights_before: 0, nights_after: 0, ...same },
      ],
    });
    expect(lines).toEqual([
      'Cy: rest of 8 h; 10 h needed.',
      'Depot on Wed 10 Mar: enough people now, below the minimum after.',
      'Amy: 38 h that week now, 46 h after. Nights: 2 now, 3 after. Shortest rest: 11 h now, 8 h after.',
      'Ben: 0 h that week now, 1.5 h after.',
    ]);
  });
});
