import { describe, expect, it } from 'vitest';
import { clashesOf } from './clashes';

const card = (id: string, shifts: string[], days: string[]) => ({ id, shifts, days });

describe('clashes', () => {
  it('D2 are cards that touch the same shift', () => {
    const found = clashesOf([
      card('a', ['s1'], []),
      card('b', ['s1', 's2'], []),
      card('c', [], []),
    ]);
    expect(found.get('a')).toEqual([{ id: 'b', over: 'shift' }]);
    expect(found.get('b')).toEqual([{ id: 'a', over: 'shift' }]);
    expect(found.get('c')).toEqual([]);
  });

  it('D3 are cards that touch the same day of a person, named once', () => {
    const found = clashesOf([
      card('a', ['s1'], ['amy 2027-03-10', 'amy 2027-03-11']),
      card('b', ['s2'], ['amy 2027-03-10', 'amy 2027-03-11']),
      card('c', ['s1'], ['ben 2027-03-10']),
    ]);
    expect(found.get('a')).toEqual([
      { id: 'c', over: 'shift' },
      { id: 'b', over: 'day' },
    ]);
    expect(found.get('b')).toEqual([{ id: 'a', over: 'day' }]);
  });
});
