// Plans who is away: holidays in whole weeks, days off, and sick days where someone had a shift.
import { addDays, daysBetween, eachDay, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { DemoPerson } from './demo-organization';
import { hasJoined, type Period } from './period';
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
const ONE_SICK_TODAY_FOR = 30;
const ONE_DAY_OFF_IN = 90;
const WEEKS_AHEAD = 10;

/** At most one status for a person and date. */
export function planAbsences(
  people: DemoPerson[],
  shifts: PlannedShift[],
  period: Period,
  random: Random,
): Absence[] {
  const absences = new Map<string, Absence>();
  function add(planned: Absence[]): void {
    for (const absence of planned) {
      if (!hasJoined(period, absence.person, absence.date)) continue;
      if (!absences.has(dayOf(absence))) absences.set(dayOf(absence), absence);
    }
  }
  add(planHolidays(people, period, random));
  const worked = shifts.filter((shift) => shift.code !== null && !absences.has(dayOf(shift)));
  add(planSickness(worked, period, Math.round(people.length / ONE_SICK_TODAY_FOR), random));
  const working = new Set(shifts.map(dayOf));
  add(planDaysOff(people, period, random).filter((off) => !working.has(dayOf(off))));
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

function planSickness(
  shifts: PlannedShift[],
  { today }: Period,
  countToday: number,
  random: Random,
): Absence[] {
  const before = shifts.filter(({ date }) => date < today && random.oneIn(ONE_SICK_DAY_IN));
  const onToday = shifts.filter(({ date }) => date === today);
  // A night shift of the first team is at the top of the grid, and isn't over before the day is.
  const night = onToday.find(({ times: [start, end] }) => end < start);
  const others = random.shuffle(onToday.filter((shift) => shift !== night));
  const now = [...(night ? [night] : []), ...others].slice(0, countToday);
  return [...before, ...now].map(({ person, date }) => ({ person, date, status: 'sick' }));
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
