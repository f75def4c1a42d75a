// How long the cover of 20 sites and 1,000 people over a year takes, beside one bare pass over the same shifts.
import { coverOf } from '../../src/engine/cover/cover-of';
import type { CoverInput, CoverShift } from '../../src/engine/cover/input';
import type { Need } from '../../src/engine/cover/need';
import { addDays, eachDay } from '../../src/engine/time/dates';
import type { CalendarDate, Minutes, WallTime, Zone } from '../../src/engine/time/kinds';
import { plannedInterval } from '../../src/engine/time/shift-interval';
import { median, print, say } from '../server/measure';

const ZONES = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Brisbane'];
const SITES = 20;
const PEOPLE = 1_000;
const FROM = '2027-01-01' as CalendarDate;
const TO = '2027-12-31' as CalendarDate;
const PATTERN = 'DDNN----';
const SKILLS = ['first aid', 'fire warden', 'crane'];

const sites = Array.from({ length: SITES }, (_, at) => ({
  id: `site ${at}`,
  zone: ZONES[at % ZONES.length] as Zone,
  holidays: [{ date: '2027-12-25' as CalendarDate, hours: 'all-day' as const }],
}));

const line = (siteId: string, label: string, changes: Partial<Need>): Need => ({
  id: `${siteId} ${label}`,
  siteId,
  label,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  onHolidays: 'as-sunday',
  startTime: '07:00' as WallTime,
  endTime: '19:00' as WallTime,
  minimum: 8,
  target: 12,
  maximum: 20,
  role: null,
  groupId: null,
  skills: [],
  validFrom: null,
  validTo: null,
  exceptions: [],
  ...changes,
});
const night = { startTime: '19:00' as WallTime, endTime: '07:00' as WallTime };
const needs = sites.flatMap(({ id }) => [
  line(id, 'day', { skills: SKILLS.map((skill) => ({ skill, count: 2 })) }),
  line(id, 'night', { ...night, minimum: 6, target: 8 }),
  line(id, 'lead', { role: 'lead', minimum: 1, target: 1 }),
  line(id, 'red at night', { ...night, groupId: 'red', minimum: 1, target: 2 }),
]);

const days = eachDay(addDays(FROM, -1), TO);
const shifts = Array.from({ length: PEOPLE }, (_, person) => {
  const site = sites[person % SITES] as (typeof sites)[number];
  const skills = SKILLS.filter((_skill, at) => (person >> at) % 3 === 0);
  return days.flatMap((date, day): CoverShift[] => {
    const code = PATTERN[(day + person) % PATTERN.length];
    const startTime = (code === 'D' ? '07:00' : '19:00') as WallTime;
    const duration = (12 * 60) as Minutes;
    const planned = plannedInterval({ date, startTime, duration, zone: site.zone });
    if (code === '-' || !planned.ok) return [];
    return [
      {
        start: planned.interval.start,
        end: planned.interval.end,
        employeeId: `person ${person}`,
        siteId: site.id,
        published: date < '2027-07-01',
        role: person % 9 === 0 ? 'lead' : null,
        groupId: person % 4 === 0 ? 'red' : null,
        skills,
      },
    ];
  });
}).flat();
const statuses = Array.from({ length: PEOPLE * 20 }, (_, at) => ({
  employeeId: `person ${at % PEOPLE}`,
  date: days[(at * 7) % days.length] as CalendarDate,
}));
const input: CoverInput = {
  needs,
  shifts,
  away: { days: statuses, hours: [] },
  sites,
  from: FROM,
  to: TO,
};

function barePass(): number {
  let sum = 0;
  for (const { start, end, published } of shifts) sum += published ? end - start : start - end;
  return sum;
}

say(`${shifts.length} shifts, ${needs.length} needs, ${SITES} sites, 365 days; medians of 9`);
for (const warm of [barePass, () => coverOf(input)]) warm();
const floor = await median(9, barePass);
print('one bare pass over the shifts (floor)', floor);
print('cover of the year, published and with drafts', await median(9, () => coverOf(input)), floor);
const published = { ...input, shifts: shifts.map((shift) => ({ ...shift, published: true })) };
print('cover of the year, all published', await median(9, () => coverOf(published)), floor);
const near = shifts.filter(({ start }) => start < Date.UTC(2027, 0, 15));
const fortnight = { ...input, to: addDays(FROM, 13), shifts: near };
print('cover of a fortnight', await median(9, () => coverOf(fortnight)), floor);
