// F20: hours and times for people below an age.
import { wallTimeOf } from '../../cells/cell';
import { DAY_MS, yearOf } from '../../time/dates';
import { MINUTE_MS } from '../../time/instants';
import type { CalendarDate } from '../../time/kinds';
import { offsetAt, offsetsOf } from '../../time/zone-offsets';
import type { Kind, Search } from '../kind';
import type { RosterShift } from '../person';
import type { RuleParams } from '../rule';
import { shiftsOn } from '../timeline';
import { dayText, lengthText } from '../words';
import { firstDayOfWeeks, passing } from './hours-in-period';
import { worstWindows } from './windows';

type Params = RuleParams['minors'];

export const minors: Kind<'minors'> = {
  reach: () => 14,
  variant: ({ age, state }) => `${age} ${state}`,
  find(search, params) {
    const { birthDate } = search.person;
    if (birthDate === null) return;
    const comesOfAge = birthday(birthDate, params.age);
    const isFor = ({ date, siteId }: RosterShift) =>
      date < comesOfAge &&
      (params.state === null || search.book.sites.get(siteId)?.state === params.state);
    findTimes(search, params, isFor);
    if (params.dayMinutes !== null) findHours(search, 1, params.dayMinutes, isFor);
    if (params.weekMinutes !== null) findHours(search, 7, params.weekMinutes, isFor);
  },
  say: ({ from, measured, limit, about }, { age }) => {
    const isTime = about === 'early' || about === 'late';
    const figure = isTime ? wallTimeOf((measured + 2 * 1440) % 1440) : lengthText(measured);
    const verb = { early: 'starts at ', late: 'ends at ' }[about] ?? 'works ';
    const word = { early: 'earliest start', late: 'latest end' }[about] ?? 'maximum';
    return {
      what: `Under ${age} and ${verb}${figure}`,
      when: about === '7' ? `in the week from ${dayText(from)}` : `on ${dayText(from)}`,
      limit: `${isTime ? wallTimeOf(limit) : lengthText(limit)} is the ${word}`,
    };
  },
};

/** Someone born on 29 February comes of age on 1 March where the year has no leap day. */
function birthday(birthDate: CalendarDate, age: number): string {
  return `${yearOf(birthDate) + age}${birthDate.slice(4)}`;
}

type IsFor = (shift: RosterShift) => boolean;

function findTimes({ timeline, report }: Search, params: Params, isFor: IsFor): void {
  const { shifts, day } = timeline;
  const earliest = params.earliestStart ?? Number.NEGATIVE_INFINITY;
  const latest = params.latestEnd ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < shifts.length; at += 1) {
    const shift = shifts[at] as RosterShift;
    if (!isFor(shift)) continue;
    const date = day[at] as number;
    const offsets = offsetsOf(shift.zone);
    const minutesOf = (instant: number) =>
      (instant + offsetAt(offsets, instant) - date * DAY_MS) / MINUTE_MS;
    const [start, end] = [minutesOf(shift.start), minutesOf(shift.end)];
    const found = { at: shift, shifts: [shift], from: date, to: date };
    if (start < earliest) {
      report({ ...found, measured: start, limit: earliest, about: 'early' });
    }
    if (end > latest) {
      report({ ...found, measured: end, limit: latest, about: 'late' });
    }
  }
}

function findHours(
  { timeline, book, report }: Search,
  length: number,
  minutes: number,
  isFor: IsFor,
): void {
  const windows = { length, step: length, anchor: firstDayOfWeeks(book.weekStart) };
  const limit = minutes * MINUTE_MS;
  worstWindows(timeline.days, timeline.work, windows, limit, (from, sum) => {
    const at = passing(timeline, from, limit);
    if (!at || !isFor(at)) return;
    const to = from + length - 1;
    report({
      at,
      shifts: shiftsOn(timeline, from, to),
      from,
      to,
      measured: sum / MINUTE_MS,
      limit: minutes,
      about: String(length),
    });
  });
}
