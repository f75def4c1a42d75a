// Reads the table of Australian public holidays.
import type { CalendarDate } from '../time/kinds';
import { AUSTRALIAN_TABLE } from './australian-table';
import {
  AUSTRALIAN_STATES,
  type AustralianState,
  type Holiday,
  type HolidayHours,
  type HolidayPlace,
} from './holiday';

export interface Region {
  name: string;
  /** Where the region lies, unless its name says so. */
  extent: string;
}

interface TableDay extends Holiday {
  states: readonly AustralianState[];
  /** Empty for a statewide day. */
  regions: readonly string[];
  insteadOf: CalendarDate | undefined;
}

interface Table {
  days: readonly TableDay[];
  extents: ReadonlyMap<string, string>;
}

/** H1 to H3: the days of a place in a year that the table knows, in order. */
export function australianDays(place: HolidayPlace, year: number): Holiday[] {
  const here = daysOfYear(year).filter(
    ({ states, regions }) =>
      states.includes(place.state) && (regions.length === 0 || sharesOne(regions, place.regions)),
  );
  const givenUp = new Set(here.map(({ insteadOf }) => insteadOf));
  const kept = here.filter(({ date, regions }) => regions.length > 0 || !givenUp.has(date));
  return kept.map(({ date, name, hours, status, note }) => ({ date, name, hours, status, note }));
}

/** H4: regions of the place whose own days of that year aren't known yet. */
export function regionsNotKnown(place: HolidayPlace, year: number): string[] {
  const known = new Set(daysOfYear(year).flatMap(({ regions }) => regions));
  return regionsOf(place.state)
    .map(({ name }) => name)
    .filter((name) => place.regions.includes(name) && !known.has(name));
}

/** The regions of a state that have days of their own, for people to choose from. */
export function regionsOf(state: AustralianState): Region[] {
  const { days, extents } = table();
  const names = days.flatMap(({ states, regions }) => (states.includes(state) ? regions : []));
  return [...new Set(names)].sort().map((name) => ({ name, extent: extents.get(name) ?? '' }));
}

function daysOfYear(year: number): TableDay[] {
  return table().days.filter(({ date }) => date.startsWith(`${year}-`));
}

function sharesOne(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each));
}

let read: Table | undefined;

function table(): Table {
  read ??= readTable(AUSTRALIAN_TABLE.split('\n').filter((line) => line !== ''));
  return read;
}

function readTable(lines: readonly string[]): Table {
  const notes = new Map<string, string>();
  const extents = new Map<string, string>();
  const days: TableDay[] = [];
  for (const line of lines) {
    const [first = '', ...cells] = line.split(' | ');
    if (line.startsWith('@')) {
      notes.set(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
    } else if (line.startsWith('= ')) {
      for (const region of placeOf(first.slice(2)).regions) extents.set(region, cells[0] ?? '');
    } else days.push(dayOf(first, cells, notes));
  }
  return { days, extents };
}

function dayOf(when: string, cells: readonly string[], notes: Map<string, string>): TableDay {
  const [where = '', name = '', standing = '', , note = ''] = cells;
  const [status = '', insteadOf] = standing.split(' instead of ');
  return {
    date: when.slice(0, 10) as CalendarDate,
    name,
    hours: hoursOf(when.slice(11)),
    status: status === 'disputed' ? 'expected' : (status as Holiday['status']),
    note: notes.get(note) ?? note,
    ...placeOf(where),
    insteadOf: insteadOf as CalendarDate | undefined,
  };
}

/** 'all', 'NSW VIC', or 'TAS: King Island; Circular Head', whose regions are 'TAS King Island' and so on. */
function placeOf(where: string): Pick<TableDay, 'states' | 'regions'> {
  if (where === 'all') return { states: AUSTRALIAN_STATES, regions: [] };
  const [states = '', regions] = where.split(': ');
  return {
    states: states.split(' ') as AustralianState[],
    regions: regions === undefined ? [] : regions.split('; ').map((name) => `${states} ${name}`),
  };
}

function hoursOf(text: string): HolidayHours {
  if (text === '') return 'all-day';
  if (text === 'hours unknown') return 'unknown';
  const [start = 0, end = 0] = text.split('-').map((time) => {
    const [hour, minute] = time.split(':').map(Number);
    return (hour ?? 0) * 60 + (minute ?? 0);
  });
  return { start, end };
}
