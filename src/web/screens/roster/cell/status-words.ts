import type { DayStatus } from '#contract/api/day-statuses';

export const STATUS_WORDS: Record<DayStatus['status'], string> = {
  off: 'Day Off',
  sick: 'Sick',
  holiday: 'Holiday',
  unavailable: 'Unavailable',
};
