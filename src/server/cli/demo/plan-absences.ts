// Who is away: holidays in whole weeks, days off, and sickness on days that somebody was to work.
import { addDays, daysBetween, eachDay, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { DemoPerson } from './describe';
import type { Period } from './period';
import type { PlannedShift } from './plan-rotations';
import type { Random } from './random';

export interface Absence {
  person: DemoPerson;
  date: CalendarDate;
  status: 'off' | 'sick' | 'holiday';
}

const ONE_HOLIDAY_IN = 5;
const ONE_PAST_HOLIDAY_IN = 14;
const ONE_SICK_DAY_IN = 55;
const SICK_TODAY = 2;
const ONE_DAY_OFF_IN = 90;
const WEEKS_AHEAD = 10;

/** Some are always away, so that a small organisation shows it too. */
export function planAbsences(
  people: DemoPerson[],
  shifts: PlannedShift[],
  period: Period,
  random: Random,
): Absence[] {
  const absences = new Map<string, Absence>();
  const note = (absence: Absence) => {
    const key = dayOf(absence);
    if (!absences.has(key)) absences.set(key, absence);
  };
  for (const holiday of planHolidays(people, period, random)) note(holiday);
  for (const sick of planSickness(shifts, period, random)) note(sick);
  const working = new Set(shifts.map(dayOf));
  for (const off of planDaysOff(people, period, random)) {
    if (!working.has(dayOf(off))) note(off);
  }
  return [...absences.values()];
}

export function dayOf({ person, date }: { person: DemoPerson; date: CalendarDate }): string {
  return `${date} ${person.email}`;
}

function planHolidays(people: DemoPerson[], period: Period, random: Random): Absence[] {
  const monday = mondayOnOrBefore(period.today);
  return random.shuffle(people).flatMap((person, index) => {
    const weeks = 1 + random.below(2);
    const start = addDays(monday, 7 * (1 + random.below(WEEKS_AHEAD)));
    if (index % ONE_HOLIDAY_IN === 0) return holiday(person, start, weeks);
    const pastStart = addDays(period.from, 7 * random.below(3));
    if (index % ONE_PAST_HOLIDAY_IN === 1) return holiday(person, pastStart, 1);
    return [];
  });
}

function holiday(person: DemoPerson, start: CalendarDate, weeks: number): Absence[] {
  return eachDay(start, addDays(start, 7 * weeks - 1)).map((date) => ({
    person,
    date,
    status: 'holiday',
  }));
}

function planSickness(shifts: PlannedShift[], period: Period, random: Random): Absence[] {
  const rostered = shifts.filter((shift) => shift.published && shift.code !== null);
  const before = rostered.filter(({ date }) => date < period.today && random.oneIn(ONE_SICK_DAY_IN));
  const today = rostered.filter(({ date }) => date === period.today);
  return [...before, ...random.shuffle(today).slice(0, SICK_TODAY)].map(({ person, date }) => ({
    person,
    date,
    status: 'sick',
  }));
}

function planDaysOff(people: DemoPerson[], period: Period, random: Random): Absence[] {
  const days = daysBetween(period.from, period.draftTo);
  const count = Math.ceil((people.length * days) / ONE_DAY_OFF_IN);
  return Array.from({ length: count }, () => ({
    person: random.pick(people),
    date: addDays(period.from, random.below(days)),
    status: 'off',
  }));
}
