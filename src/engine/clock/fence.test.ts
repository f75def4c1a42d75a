import { describe, expect, it } from 'vitest';
import { fenceOf } from './fence';

const DEPOT = { latitude: -33.815, longitude: 151.0011 };
/** About so many metres to the north. */
const away = (metres: number, accuracy: number) =>
  fenceOf({ ...DEPOT, latitude: DEPOT.latitude + metres / 111_195, accuracy }, DEPOT, 200);

describe('fenceOf', () => {
  it.each([
    [0, 10, 'inside'],
    [150, 50, 'inside'],
    [150, 60, 'unknown'],
    [250, 60, 'unknown'],
    [250, 40, 'outside'],
    [5_000, 3_000, 'outside'],
  ] as const)('S16 takes %s m away, give or take %s m, for %s', (metres, accuracy, fence) => {
    expect(away(metres, accuracy)).toEqual({ fence, distanceM: metres });
  });

  it('S16 knows nothing without a position or a place', () => {
    expect(fenceOf(null, DEPOT, 200)).toEqual({ fence: 'unknown', distanceM: null });
    expect(fenceOf({ ...DEPOT, accuracy: 1 }, null, 200).fence).toBe('unknown');
  });
});
