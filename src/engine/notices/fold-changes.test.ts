import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date, instant } from '../testing/times';
import type { Instant } from '../time/kinds';
import { foldChanges, type UntoldChange } from './fold-changes';
import type { ToldShift } from './told-shift';

const NOW = instant('2027-03-01T00:00:00Z');
const HOUR = 3_600_000;

function shift(hour: number, changes: Partial<ToldShift> = {}): ToldShift {
  const start = (Date.parse('2027-03-10T00:00:00Z') + hour * HOUR) as Instant;
  const end = (start + 8 * HOUR) as Instant;
  return {
    siteId: 'depot',
    date: date('2027-03-10'),
    start,
    end,
    role: null,
    note: null,
    ...changes,
  };
}

function change(
  was: Record<string, ToldShift | null>,
  more: Partial<UntoldChange> = {},
): UntoldChange {
  const had = Object.entries(was).filter(
    (entry): entry is [string, ToldShift] => entry[1] !== null,
  );
  return {
    own: false,
    aloud: true,
    shiftIds: Object.keys(was),
    was: Object.fromEntries(had),
    ...more,
  };
}

const published = (shifts: Record<string, ToldShift>) => new Map(Object.entries(shifts));
const news = (changes: UntoldChange[], now: Record<string, ToldShift>, moment = NOW) =>
  foldChanges(changes, published(now), moment).map(({ shiftId, was, now: is }) => [
    shiftId,
    was,
    is,
  ]);

describe('foldChanges', () => {
  it('N1 tells the first state and the last, as new, changed or removed', () => {
    const changes = [
      change({ a: null, b: shift(9) }),
      change({ a: shift(5), b: shift(10), c: shift(7) }),
    ];
    expect(news(changes, { a: shift(6), b: shift(11) })).toEqual([
      ['a', null, shift(6)],
      ['c', shift(7), null],
      ['b', shift(9), shift(11)],
    ]);
  });

  it('N2 says nothing of what was changed back, or made and deleted', () => {
    const changes = [change({ a: shift(9), b: null }), change({ a: shift(10), b: shift(5) })];
    expect(news(changes, { a: shift(9) })).toEqual([]);
  });

  it('N3 says nothing of what the person did, and begins with what they knew', () => {
    const own = change({ a: shift(10) }, { own: true });
    expect(news([change({ a: shift(9) }), own], { a: shift(11) })).toEqual([]);
    expect(
      news([change({ a: shift(9) }), own, change({ a: shift(11) })], { a: shift(12) }),
    ).toEqual([['a', shift(11), shift(12)]]);
  });

  it('N4 says nothing of a shift that was replaced by its like, one for one', () => {
    const changes = [change({ a: shift(9), b: null, c: null })];
    expect(news(changes, { b: shift(9), c: shift(9) })).toEqual([['b', null, shift(9)]]);
    expect(news(changes, { b: shift(9, { note: 'Bring keys' }) })).toHaveLength(2);
  });

  it('N5 says nothing of a shift that has ended', () => {
    const changes = [change({ a: shift(0), b: shift(4) })];
    const after = shift(0).end;
    expect(news(changes, {}, after)).toEqual([['b', shift(4), null]]);
  });

  it('N1 gives what makes the known shifts the published ones, after any changes', () => {
    const state = fc.option(fc.integer({ min: 0, max: 3 }).map((hour) => shift(hour)));
    const step = fc.record({ id: fc.constantFrom('a', 'b', 'c'), own: fc.boolean(), to: state });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const known = new Map<string, ToldShift>();
        const current = new Map<string, ToldShift>();
        const changes = steps.map(({ id, own, to }) => {
          const entry = change({ [id]: current.get(id) ?? null }, { own });
          if (to) current.set(id, to);
          else current.delete(id);
          if (own && to) known.set(id, to);
          else if (own) known.delete(id);
          return entry;
        });
        for (const { shiftId, now } of foldChanges(changes, current, NOW)) {
          if (now) known.set(shiftId, now);
          else known.delete(shiftId);
        }
        // By content: N4 tells nothing of a shift that only has another id.
        const contents = (shifts: Map<string, ToldShift>) =>
          [...shifts.values()].map(({ start }) => start).sort();
        expect(contents(known)).toEqual(contents(current));
      }),
    );
  });
});
