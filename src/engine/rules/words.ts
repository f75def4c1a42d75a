// Words that the sentences of several kinds share.
import { dateOfDayNumber } from '../time/dates';
import { shortDay } from '../time/day-text';

/** '8 h 30 min', '45 min', '10 h'. */
export function lengthText(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole - hours * 60;
  if (rest === 0) return `${hours} h`;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/** 'Tue 4 May' */
export function dayText(day: number): string {
  return shortDay(dateOfDayNumber(day));
}

export function fromTo(from: number, to: number): string {
  return `from ${dayText(from)} to ${dayText(to)}`;
}
