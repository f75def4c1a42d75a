// What a decision would do to cover, in the words of its card.
import type { DecisionEffect } from '#contract/api/requests';
import type { Light } from '#engine/cover/light';
import type { CoverChange, CoverWorld } from './cover-world';

type CoverEffect = DecisionEffect['cover'];

/** Only days whose light would be another one. */
export function changedCover(world: CoverWorld, change: CoverChange): CoverEffect {
  return world
    .daysOf(change)
    .filter(({ before, after }) => before !== after)
    .map(({ siteName, date, before, after }) => ({ location_name: siteName, date, before, after }));
}

const WORSE: Record<Light, number> = {
  'nothing-asked': 0,
  enough: 0,
  'too-many': 0,
  'below-target': 1,
  'below-minimum': 2,
};

export function isWorse(cover: CoverEffect): boolean {
  return cover.some(({ before, after }) => WORSE[after] > WORSE[before]);
}
