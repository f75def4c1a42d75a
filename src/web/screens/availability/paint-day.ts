// What a touch with a brush does to a day.
import type { DayWishes, Wish } from '#contract/api/availability';
import { LIMITS } from '#contract/limits';
import type { ExtraWork, WishValue } from '#engine/availability/availability';

export type Brush =
  | { paints: 'work'; value: WishValue | 'can'; times: Wish['times'] }
  | { paints: 'extra'; value: ExtraWork };

/** A part of the day stands beside other parts, and takes the place of what was said for the whole day. */
export function paintDay(day: DayWishes, brush: Brush): DayWishes {
  if (brush.paints === 'extra') return { ...day, extra: brush.value };
  const { value, times } = brush;
  if (value === 'can') return { ...day, wishes: [] };
  if (!times) return { ...day, wishes: [{ value, times }] };
  const others = day.wishes.filter(
    (wish) => wish.times && !(wish.times.from === times.from && wish.times.to === times.to),
  );
  const kept = others.slice(-(LIMITS.wishesOfDay - 1));
  const wishes = [...kept, { value, times }];
  return { ...day, wishes: wishes.sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1)) };
}

function startOf({ times }: Wish): string {
  return times?.from ?? '';
}
