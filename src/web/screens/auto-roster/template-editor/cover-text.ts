// How many teams work a code, in words.
import { counted } from '#engine/counted';

/** 'always 1 team', '0 to 2 teams' */
export function coverText(cover: readonly number[]): string {
  const least = Math.min(...cover);
  const most = Math.max(...cover);
  if (least === most) return most === 0 ? 'never' : `always ${teams(most)}`;
  return `${least} to ${teams(most)}`;
}

function teams(count: number): string {
  return counted(count, 'team');
}

const MOST_SPANS = 6;

/** 'days 3, 5–7', the days without cover; empty when the code is always or never worked. */
export function gapText(cover: readonly number[]): string {
  if (cover.every((count) => count === 0)) return '';
  const spans = gapsOf(cover);
  const told = spans
    .slice(0, MOST_SPANS)
    .map(({ first, last }) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`));
  if (told.length === 0) return '';
  const more = spans.length - told.length;
  const days = spans.length === 1 && spans[0]?.first === spans[0]?.last ? 'day' : 'days';
  return `${days} ${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function gapsOf(cover: readonly number[]): { first: number; last: number }[] {
  const spans: { first: number; last: number }[] = [];
  cover.forEach((count, day) => {
    if (count > 0) return;
    const before = spans.at(-1);
    if (before && before.last === day - 1) before.last = day;
    else spans.push({ first: day, last: day });
  });
  return spans;
}
