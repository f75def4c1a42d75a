import { describe, expect, it } from 'vitest';
import { parseCalendarDate } from '../time/parse';
import { KINDS } from './kinds/all';
import { STARTER_RULES } from './starter-book';

describe('the starter book', () => {
  it('F26 has every kind, each with its source and its date', () => {
    expect(new Set(STARTER_RULES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    for (const { source, asOf } of STARTER_RULES) {
      expect(source.length).toBeGreaterThan(3);
      expect(parseCalendarDate(asOf)).toBe(asOf);
    }
  });

  it('F26 blocks shifts on leave and nothing else', () => {
    const blocking = STARTER_RULES.filter(({ severity }) => severity === 'block');
    expect(blocking.map(({ params }) => params)).toEqual([{ reason: 'leave' }]);
  });
});
