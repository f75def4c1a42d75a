// The codes that the specification names, with the times that most rotations give them.
import { type DraftCode, numberIn } from './draft';

const PRESETS = [
  { code: 'D', label: 'Day', start: '07:00', startOfLong: '07:00' },
  { code: 'E', label: 'Evening', start: '15:00', startOfLong: '14:00' },
  { code: 'L', label: 'Late', start: '13:00', startOfLong: '12:00' },
  { code: 'N', label: 'Night', start: '23:00', startOfLong: '19:00' },
];

export const MOST_CODES = 20;

/** Those that the draft does not have yet. */
export function openPresets(codes: readonly DraftCode[], hours: string): Omit<DraftCode, 'key'>[] {
  const isLong = numberIn(hours) > 10;
  return PRESETS.filter(({ code }) => !codes.some((taken) => taken.code === code)).map(
    ({ code, label, start, startOfLong }) => ({
      code,
      label,
      start: isLong ? startOfLong : start,
      hours: '',
    }),
  );
}
