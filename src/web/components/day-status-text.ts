import type { DayStatus } from '#contract/api/day-statuses';

export const DAY_STATUS_TEXT: Record<DayStatus['status'], string> = {
  off: 'Day Off',
  sick: 'Sick',
  holiday: 'Holiday',
  unavailable: 'Unavailable',
};
