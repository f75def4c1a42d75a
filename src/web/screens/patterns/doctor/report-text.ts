// What an examination found, in sentences.
import type { Examination } from '#contract/api/patterns';
import { counted, formatCount } from '#engine/counted';
import { formatDay } from '../../../platform/formats';

type Cover = Examination['cover'];

/** 'Always 1 person at work.', '1 to 3 people at work.' */
export function coverSentence({ smallest, largest }: Cover): string {
  const people = counted(largest, 'person', 'people');
  if (largest === 0) return 'Nobody is at work.';
  if (smallest === largest) return `Always ${people} at work, at every hour of two years.`;
  if (smallest === 0) return `Up to ${people} at work, and at times nobody:`;
  return `${smallest} to ${people} at work, at every hour of two years.`;
}

/** 'Fri 19:00 to Mon 07:00, 104 times' */
export function gapSentence({ from, to, times }: Cover['gaps'][number]): string {
  return `${from} to ${to}, ${counted(times, 'time')}`;
}

/** 'with 26 public holidays' */
export function holidaysText(holidays: Examination['holidays']): string {
  if (!holidays) return 'without public holidays, because no job site is chosen';
  const { count, unknownYears } = holidays;
  const known = `with ${counted(count, 'public holiday')}`;
  return unknownYears.length === 0
    ? known
    : `${known}. We don't know the public holidays of ${unknownYears.join(' and ')} yet`;
}

/** 'Sun 4 Apr 2027: clocks go back 1 h. Team C works N for 13 h.' */
export function clockChangeText(change: Examination['clockChanges'][number]): string {
  const way = change.minutes < 0 ? 'back' : 'forward';
  const first = `${formatDay(change.date)}: clocks go ${way} ${hoursText(Math.abs(change.minutes))}.`;
  if (change.teams.length === 0) return `${first} Nobody works at that time.`;
  const teams = change.teams.map(
    ({ team, code, minutes }) => `Team ${team} works ${code} for ${hoursText(minutes)}.`,
  );
  return [first, ...teams].join(' ');
}

/** '12 h', '7.5 h', '3,505 h' */
export function hoursText(minutes: number): string {
  const [whole = '', part] = String(Number((minutes / 60).toFixed(1))).split('.');
  return `${formatCount(Number(whole))}${part ? `.${part}` : ''} h`;
}
