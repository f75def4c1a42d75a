// What the wizard's start times are on the clocks of the sites.

import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import { parseWallTime } from '#engine/time/parse';
import { plannedInterval } from '#engine/time/shift-interval';
import type { CodeAssignment } from '../wizard/wizard-state';

interface Site {
  name: string;
  timezone: string;
}

/** '09:00 Sydney is 07:00 at Fremantle'; undefined where both clocks show the same. */
export function siteClockText(
  { startTime }: Pick<CodeAssignment, 'startTime'>,
  { name, timezone }: Site,
  wizardZone: string,
  date: CalendarDate,
): string | undefined {
  const typed = parseWallTime(startTime);
  if (!typed || timezone === wizardZone) return undefined;
  const duration = 30 as Minutes;
  const result = plannedInterval({ date, startTime: typed, duration, zone: wizardZone as Zone });
  if (!result.ok) return undefined;
  const there = wallClockAt(result.interval.start, timezone as Zone);
  if (there.time === typed && there.date === date) return undefined;
  const day = there.date === date ? '' : there.date < date ? ' the day before' : ' the next day';
  return `${typed} ${cityOf(wizardZone)} is ${there.time}${day} at ${name}`;
}

function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
