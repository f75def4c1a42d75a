// Wishes in words.
import type { DayWishes, Wish } from '#contract/api/availability';
import type { ExtraWork, WishValue } from '#engine/availability/availability';

const WISHES: Record<WishValue, string> = {
  cannot: "can't",
  'rather-not': 'rather not',
  like: 'like to',
};

const EXTRA: Record<ExtraWork, string> = {
  no: "don't ask for extra work",
  ask: '',
  please: 'ask first for extra work',
};

/** "can't 09:00–12:00, ask first for extra work" */
export function wishText({ wishes, extra }: DayWishes): string {
  const said = [...wishes.map(oneWishText), EXTRA[extra]].filter(Boolean);
  return said.length === 0 ? 'can work' : said.join(', ');
}

export function oneWishText({ value, times }: Wish): string {
  return times ? `${WISHES[value]} ${times.from}–${times.to}` : WISHES[value];
}
