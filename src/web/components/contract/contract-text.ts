// A contract in words.
import type { Contract } from '#contract/api/contracts';
import { agree, counted } from '#engine/counted';
import { inHours } from '#engine/hours/hours-text';
import { formatDay } from '../../platform/formats';

export const TYPE_LABELS = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  casual: 'Casual',
} as const satisfies Record<Contract['type'], string>;

/** 'Full-time, 38 hours a week' */
export function contractText({ type, hours, period }: Contract): string {
  if (hours === null || period === null) return `${TYPE_LABELS[type]}, without ordinary hours`;
  const figure = inHours(hours * 60);
  return `${TYPE_LABELS[type]}, ${figure} ${agree(hours, 'hour', 'hours')} ${periodText(period)}`;
}

function periodText(days: number): string {
  if (days === 7) return 'a week';
  if (days === 14) return 'a fortnight';
  if (days === 28) return 'in 4 weeks';
  return `in ${counted(days, 'day')}`;
}

/** What else the contract says, a sentence each. */
export function contractNotes(contract: Contract): string[] {
  const { averagingWeeks, anchor, agreements, leaveCounts, holidaysCount } = contract;
  const from = anchor ? `, counted from ${formatDay(anchor)}` : '';
  const averaged = averagingWeeks
    ? [`Averaged over ${counted(averagingWeeks, 'week')}${from}.`]
    : anchor
      ? [`Periods are counted from ${formatDay(anchor)}.`]
      : [];
  const counts = [
    ...(leaveCounts ? [] : ["Leave doesn't count as hours."]),
    ...(holidaysCount ? [] : ["Public holidays without a shift don't count as hours."]),
  ];
  return [
    ...averaged,
    ...(agreements.includes('long-shifts') ? ['Agreed to longer shifts.'] : []),
    ...(agreements.includes('short-rest') ? ['Agreed to a shorter rest between shifts.'] : []),
    ...(contract.hours === null ? [] : counts),
  ];
}
