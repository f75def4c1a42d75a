// What a reader has to know to read a printed roster. It stands on every page, because pages get separated.
import { addDays, dayOfMonth } from '#engine/time/dates';
import { monthName } from '#engine/time/day-text';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { formatShortDay, zoneInWords, zoneName } from '../../../platform/formats';
import { type OnPaper, STATUS_MARKS } from './printed-cell';
import type { PrintedGroup } from './use-printout';

export function pageNotes(group: PrintedGroup, days: CalendarDate[], paper: OnPaper): string[] {
  const key = [...group.codes].map(([code, times]) => `${code} ${times}`);
  if (paper.span === 'month' && paper.reasons) {
    key.push(`${STATUS_MARKS.sick} Sick`, `${STATUS_MARKS.holiday} Holiday`);
  }
  return [
    zonesText(group.zones, days),
    paper.drafts ? 'Drafts are in brackets.' : 'Published shifts only.',
    key.length > 0 ? `Key: ${key.join(', ')}.` : '',
    ...holidayNotes(group, days),
  ].filter(Boolean);
}

/** '◆ 26 Jan: Australia Day.' */
function holidayNotes({ holidays }: PrintedGroup, days: CalendarDate[]): string[] {
  return days.flatMap((date) => {
    const name = holidays.get(date);
    return name ? `◆ ${dayOfMonth(date)} ${monthName(date)}: ${name}.` : [];
  });
}

function zonesText(zones: readonly string[], days: CalendarDate[]): string {
  const named = zones.map((zone) => zoneOver(zone, days));
  if (named.length === 0) return '';
  if (named.length === 1) return `Times are ${named[0]}.`;
  return `Times are in each site's time zone (${named.join('; ')}).`;
}

/** 'Sydney time, AEDT', or 'Sydney time, AEDT, from Sun 4 Apr AEST' where the clocks change. */
function zoneOver(zone: string, days: CalendarDate[]): string {
  const nameAfter = (date: CalendarDate) => zoneName(zone, startText(addDays(date, 1), zone));
  const first = startText(days[0] as CalendarDate, zone);
  const before = zoneName(zone, first);
  const change = days.find((date) => nameAfter(date) !== before);
  const words = zoneInWords(zone, first);
  return change ? `${words}, from ${formatShortDay(change)} ${nameAfter(change)}` : words;
}

function startText(date: CalendarDate, zone: string): string {
  return new Date(startOfDate(date, zone as Zone)).toISOString();
}
