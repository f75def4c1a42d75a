const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function weekdayOfCycle(day: number): string {
  return WEEKDAYS[day % 7] ?? '';
}

export function isWeekend(day: number): boolean {
  return day % 7 > 4;
}

/** 'day 3', or 'Wed, day 3' where the cycle is tied to weekdays. */
export function dayName(day: number, tied: boolean): string {
  return tied ? `${weekdayOfCycle(day)}, day ${day + 1}` : `day ${day + 1}`;
}

/** Long rows are drawn in pieces, so that one painted cell draws one piece again. */
const CHUNK = 28;

export function chunksOf(days: number): { first: number; length: number }[] {
  return Array.from({ length: Math.ceil(days / CHUNK) }, (_, index) => ({
    first: index * CHUNK,
    length: Math.min(CHUNK, days - index * CHUNK),
  }));
}
