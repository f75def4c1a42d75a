// What a decision would do, in sentences: one for each thing that would be different.

import type { Light } from '../cover/light';
import { inHours } from '../hours/hours-text';
import { shortDay } from '../time/day-text';
import type { CalendarDate } from '../time/kinds';

interface Effect {
  findings: readonly string[];
  cover: readonly { location_name: string; date: CalendarDate; before: Light; after: Light }[];
  people: readonly PersonWeek[];
}

interface PersonWeek {
  name: string;
  minutes_before: number;
  minutes_after: number;
  nights_before: number;
  nights_after: number;
  rest_before: number | null;
  rest_after: number | null;
}

const LIGHTS: Record<Light, string> = {
  'nothing-asked': 'nobody needed',
  enough: 'enough people',
  'too-many': 'more than the target',
  'below-target': 'below the target',
  'below-minimum': 'below the minimum',
};

/** D1: findings first, then cover, then people. */
export function effectLines({ findings, cover, people }: Effect): string[] {
  return [...findings, ...cover.map(coverLine), ...people.map(personLine)];
}

/** 'Depot on Wed 10 Mar: enough people now, below the minimum after.' */
function coverLine({ location_name, date, before, after }: Effect['cover'][number]): string {
  return `${location_name} on ${shortDay(date)}: ${LIGHTS[before]} now, ${LIGHTS[after]} after.`;
}

/** 'Amy: 38 h that week now, 46 h after. Nights: 2 now, 3 after. Shortest rest: 11 h now, 8 h after.' */
function personLine(person: PersonWeek): string {
  const { name, minutes_before, minutes_after, nights_before, nights_after } = person;
  const { rest_before, rest_after } = person;
  const hours = `${name}: ${inHours(minutes_before)} h that week now, ${inHours(minutes_after)} h after.`;
  const nights =
    nights_before === nights_after ? '' : ` Nights: ${nights_before} now, ${nights_after} after.`;
  const rest =
    rest_before === rest_after
      ? ''
      : ` Shortest rest: ${restText(rest_before)} now, ${restText(rest_after)} after.`;
  return `${hours}${nights}${rest}`;
}

function restText(minutes: number | null): string {
  return minutes === null ? 'free' : `${inHours(minutes)} h`;
}
