import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Instant, Interval } from '../time/kinds';
import { leaveTimes } from './leave-times';

const span = (start: number, end: number): Interval => ({
  start: start as Instant,
  end: end as Instant,
});

it('L11 leaves out what is worked, at the edges and in the middle', () => {
  expect(leaveTimes(span(10, 50), [])).toEqual([span(10, 50)]);
  expect(leaveTimes(span(10, 50), [span(30, 35), span(5, 12), span(48, 60), span(60, 70)])).toEqual(
    [span(12, 30), span(35, 48)],
  );
  expect(leaveTimes(span(10, 50), [span(0, 60)])).toEqual([]);
});

it('L11 holds for every moment, also where worked shifts overlap', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
    .map(([start, length]) => span(start, start + length));
  fc.assert(
    fc.property(anySpan, fc.array(anySpan), (leave, worked) => {
      const times = leaveTimes(leave, worked);
      const within = (spans: readonly Interval[], at: number) =>
        spans.some(({ start, end }) => start <= at && at < end);
      for (let at = 0; at < 100; at++) {
        expect(within(times, at)).toBe(within([leave], at) && !within(worked, at));
      }
    }),
  );
});
