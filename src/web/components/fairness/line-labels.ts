import type { FairnessLine } from '#engine/fairness/count-figures';

export const LINE_LABELS: Record<FairnessLine, string> = {
  nights: 'Nights',
  weekends: 'Weekends',
  holidays: 'Public holidays',
  'short-notice': 'Short notice',
  'refused-leave': 'Leave declined',
  wishes: 'Wishes kept',
};

/** What is known of days to come: nobody has declined leave or changed shifts there yet. */
export const COMING_LINES: readonly FairnessLine[] = ['nights', 'weekends', 'holidays', 'wishes'];
