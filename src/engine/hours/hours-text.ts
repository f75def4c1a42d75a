// Hours against contract in words.
import { agree, formatCount } from '../counted';
import type { Hours } from './hours-of-contract';

/** W6: near from 95 % of the ordinary hours, over above them. */
export type HoursLevel = 'within' | 'near' | 'over';

const NEAR = 0.95;

export function hoursLevel({ counted, ordinary }: Pick<Hours, 'counted' | 'ordinary'>): HoursLevel {
  if (counted > ordinary) return 'over';
  return counted >= ordinary * NEAR ? 'near' : 'within';
}

/** '152 of 152 h', '7.6 of 38 h' */
export function hoursText({ counted, ordinary }: Pick<Hours, 'counted' | 'ordinary'>): string {
  return `${inHours(counted)} of ${inHours(ordinary)} h`;
}

/** '152', '7.6', '2,164.25', and '−4.5' with a minus, not a hyphen. */
export function inHours(minutes: number): string {
  const [whole = '', part] = String(Math.round((minutes / 60) * 100) / 100).split('.');
  const sign = whole.startsWith('-') ? '−' : '';
  return `${sign}${formatCount(Math.abs(Number(whole)))}${part ? `.${part}` : ''}`;
}

const LEVELS: Record<HoursLevel, string> = {
  within: '',
  near: ', close to the ordinary hours',
  over: ', more than the ordinary hours',
};

/** '152 of 152 hours, close to the ordinary hours' */
export function hoursInWords(hours: Pick<Hours, 'counted' | 'ordinary'>): string {
  const unit = agree(hours.ordinary / 60, 'hour', 'hours');
  return `${inHours(hours.counted)} of ${inHours(hours.ordinary)} ${unit}${LEVELS[hoursLevel(hours)]}`;
}
