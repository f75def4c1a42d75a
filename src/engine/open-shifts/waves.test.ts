import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, LAST_WAVE, waveOf } from './waves';

const candidate = (id: string, extra: Candidate['extra'], taken = 0) => ({ id, extra, taken });

describe('the waves of an open shift', () => {
  it('O1 whoever said so comes first, then those who took fewest, then everyone else', () => {
    const people = [
      candidate('amy', 'ask', 1),
      candidate('ben', 'please', 7),
      candidate('cat', 'ask', 3),
      candidate('dan', 'no'),
      candidate('eve', 'ask', 1),
    ];
    expect(waveOf(people, 1)).toEqual(['ben']);
    expect(waveOf(people, 2)).toEqual(['amy', 'eve']);
    expect(waveOf(people, 3)).toEqual(['cat']);
    expect(waveOf([], 2)).toEqual([]);
  });

  it('O2 everyone who may be asked is in exactly one wave', () => {
    const anyone = fc.array(
      fc.record({
        id: fc.uuid(),
        extra: fc.constantFrom<Candidate['extra']>('no', 'ask', 'please'),
        taken: fc.nat(5),
      }),
    );
    fc.assert(
      fc.property(anyone, (people) => {
        const told = Array.from({ length: LAST_WAVE }, (_, at) => waveOf(people, at + 1)).flat();
        const asked = people.filter(({ extra }) => extra !== 'no').map(({ id }) => id);
        expect(told.toSorted()).toEqual(asked.toSorted());
      }),
    );
  });
});
