// Why nobody takes a place: everyone whom it asks for, counted by what is against it, and what would fill it.
import { counted } from '#engine/counted';
import type { Finding } from '#engine/rules/finding';
import type { RuleKind } from '#engine/rules/rule';
import { lengthText } from '#engine/rules/words';
import type { Desk, Obstacle } from './desk';
import { type Place, shiftAt } from './fill-input';
import type { Asked } from './free-text';

export interface OpenPlace extends Place, Asked {
  /** What would fill it, one rule relaxed at a time. */
  relaxations: Relaxation[];
}

export interface Relaxation {
  /** 'If the rest could be shorter' */
  condition: string;
  personIds: string[];
}

/** Everyone is asked about every open place, so a long list of places would take minutes. */
const MOST_PLACES = 300;
const MOST_NAMES = 5;

export function whyOpen(desk: Desk, places: readonly Place[]): OpenPlace[] {
  return places.map((place, at) => {
    const fitting = desk.people.filter(({ id }) => desk.fits(id, place));
    const obstacles =
      at < MOST_PLACES
        ? fitting.map(({ id }) => ({ id, against: desk.obstacles(id, shiftAt(place, id)) }))
        : [];
    return {
      ...place,
      fitting: fitting.length,
      free:
        at < MOST_PLACES ? obstacles.filter(({ against }) => against.length === 0).length : null,
      reasons: reasonsOf(obstacles.map(({ against }) => against)),
      relaxations: relaxationsOf(obstacles),
    };
  });
}

/** Each person counts once, by the first thing that is against it; the most frequent first. */
export function reasonsOf(all: readonly (readonly Obstacle[])[]): string[] {
  const counts = new Map<string, { count: number; obstacle: Obstacle }>();
  for (const [obstacle] of all) {
    if (!obstacle) continue;
    const key = sentence(obstacle, 2);
    counts.set(key, { obstacle, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ count, obstacle }) => sentence(obstacle, count));
}

function sentence(obstacle: Obstacle, count: number): string {
  switch (obstacle.because) {
    case 'works already':
      return counted(count, 'works already', 'work already');
    case 'on leave':
      return counted(count, 'is on leave', 'are on leave');
    case 'sick':
      return counted(count, 'is sick', 'are sick');
    case 'off':
      return counted(count, 'has the day off', 'have the day off');
    case 'rule':
      return ofRule(obstacle.finding, count);
  }
}

function ofRule({ rule, limit }: Finding, count: number): string {
  const would = (what: string) => counted(count, `would ${what}`, `would ${what}`);
  switch (rule.kind) {
    case 'average-hours':
    case 'hours-in-period':
    case 'hours-limit':
      return counted(count, 'has no hours left', 'have no hours left');
    case 'rest':
    case 'rest-after-nights':
      return would(`have less than ${lengthText(limit)} rest`);
    case 'days-in-a-row':
      return would(`work more than ${counted(limit, 'day')} in a row`);
    case 'nights-in-a-row':
      return would(`work more than ${counted(limit, 'night')} in a row`);
    case 'days-off':
      return would('have too few days off');
    case 'weekends-off':
      return would('have too few weekends off');
    case 'skill':
      return counted(count, "doesn't have the skill", "don't have the skill");
    case 'away':
      return counted(count, "can't work then", "can't work then");
    default:
      return would('break another rule');
  }
}

/** Leave, sickness and another shift are facts; only rules can give way. */
const CONDITIONS: Partial<Record<RuleKind, string>> = {
  'average-hours': 'With more hours than their contract has',
  'hours-in-period': 'With more hours',
  rest: 'With a shorter rest',
  'rest-after-nights': 'With a shorter rest after nights',
  'days-in-a-row': 'With more days in a row',
  'nights-in-a-row': 'With more nights in a row',
  'days-off': 'With fewer days off',
  'weekends-off': 'With fewer weekends off',
  'forward-rotation': 'With an earlier start than on the day before',
  'long-shift': 'With a longer shift',
};

function relaxationsOf(
  obstacles: readonly { id: string; against: readonly Obstacle[] }[],
): Relaxation[] {
  const found = new Map<string, string[]>();
  for (const { id, against } of obstacles) {
    const kinds = new Set(
      against.map((each) => (each.because === 'rule' ? each.finding.rule.kind : null)),
    );
    const [kind] = kinds;
    const condition = kinds.size === 1 && kind ? CONDITIONS[kind] : undefined;
    if (condition) found.set(condition, [...(found.get(condition) ?? []), id]);
  }
  return [...found].map(([condition, ids]) => ({
    condition,
    personIds: ids.slice(0, MOST_NAMES),
  }));
}
