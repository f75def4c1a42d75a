import { useMemo } from 'react';
import type { RosterAvailability } from '#contract/api/availability';
import type { Employee } from '#contract/api/employees';
import type { Growing } from '#contract/api/fill';
import type { RosterAnswers } from '#contract/api/shift-answers';
import type { RosterActual } from '#contract/api/timesheets';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { PersonHours } from '../../../data/contracts';
import { NOT_LOADED, type RosterCells } from '../../../data/roster-cells';
import type { ShownCells } from '../../../data/roster-cells-reading';
import { actualLooks } from '../actual/actual-looks';
import { answeredLooks } from '../answers/answered-looks';
import { type Marks, markedLooks } from '../checks/marks';
import { proposedLooks } from '../fill/proposed-looks';
import { rowOrder } from '../selection/selection';
import {
  type CellLook,
  LOADING,
  lookOf,
  NOT_COUNTED,
  type Shows,
  type SiteClocks,
  shownPart,
  totalLook,
} from '../surface/cell-look';
import type { Zoom } from '../surface/geometry';
import type { GridDay, GridModel } from '../surface/grid-model';
import { wishedLooks } from '../wishes/wished-looks';
import type { GridYear } from './grid-days';
import { gridRows } from './grid-rows';

interface ModelInput {
  year: GridYear;
  employees: readonly Employee[];
  shown: ShownCells;
  shows: Shows;
  clocks: SiteClocks;
  zoom: Zoom;
  today: CalendarDate;
  /** Groups by their id in the address. */
  folded: ReadonlySet<string>;
  hours: readonly PersonHours[] | undefined;
  /** What each day is called, in words. */
  holidays: ReadonlyMap<CalendarDate, string>;
  marks: Marks;
  /** What people answered; undefined until it is known. */
  answers: RosterAnswers | undefined;
  /** When people can work; undefined until it is known. */
  availability: RosterAvailability | undefined;
  /** What Fill proposes, as long as it waits to be accepted. */
  proposal: Growing | undefined;
  /** What people clocked; undefined until it is known. */
  actual: RosterActual | undefined;
}

export function useGridModel(input: ModelInput): GridModel {
  const { year, employees, shown, shows, clocks, zoom, today, folded, hours, holidays } = input;
  const { marks, answers, availability, actual, proposal } = input;
  const { cells } = shown;
  const looks = useMemo(() => lookTable(cells, year, shows, clocks), [cells, year, shows, clocks]);
  const marked = useMemo(() => markedLooks(marks), [marks]);
  const answered = useMemo(() => answeredLooks(answers, year.from), [answers, year]);
  const wished = useMemo(() => wishedLooks(availability, year.from), [availability, year]);
  const clocked = useMemo(() => actualLooks(actual, year.from), [actual, year]);
  const proposed = useMemo(() => proposal && proposedLooks(proposal, year.from), [proposal, year]);
  const { rows, members } = useMemo(
    () => gridRows(employees, folded, hours),
    [employees, folded, hours],
  );
  const days = useMemo(() => withHolidays(year.days, holidays), [year, holidays]);
  const lines = useMemo(() => rowOrder(rows.map(({ id }) => id)), [rows]);
  const order = useMemo(
    () => rowOrder(rows.filter(({ heading }) => !heading).map(({ id }) => id)),
    [rows],
  );
  const day = daysBetween(year.from, today);
  return useMemo(() => {
    // Only those that say something: each is asked for every cell.
    const layers = [
      availability && wished,
      marks.size > 0 && marked,
      answers && answered,
      actual && clocked,
      proposed?.look,
    ].filter((layer) => layer !== undefined && layer !== false);
    const look = (employeeId: string, at: number) => {
      let seen = looks(shown.at(employeeId, at), at);
      // With an answer or a finding on it, what is read a moment later would seem to be a colleague's change.
      if (seen === LOADING) return seen;
      for (const layer of layers) seen = layer(seen, employeeId, at);
      return seen;
    };
    // A heading looks at everyone in its group, and nothing else says who works.
    const totals = totalTable(members, (employeeId, at) => {
      const seen = looks(shown.at(employeeId, at), at);
      if (seen === LOADING) return undefined;
      return seen.showsShifts || Boolean(proposed?.adds(employeeId, at));
    });
    return {
      from: year.from,
      days,
      months: year.months,
      firstWeekday: year.firstWeekday,
      rows,
      lines,
      order,
      zoom,
      shows,
      findings: marks,
      answers,
      availability,
      proposal,
      actual,
      changing: shown.changing,
      own: shown.own,
      today: day >= 0 && day < days.length ? day : undefined,
      look: (id, at) => (members.has(id) ? totals(id, at) : look(id, at)),
    };
  }, [
    year,
    days,
    rows,
    members,
    lines,
    order,
    zoom,
    day,
    looks,
    marked,
    marks,
    answered,
    answers,
    wished,
    availability,
    proposed,
    proposal,
    clocked,
    actual,
    shows,
    shown,
  ]);
}

/** Days without a holiday stay the same objects, so that the header draws only what differs. */
function withHolidays(
  days: readonly GridDay[],
  holidays: ReadonlyMap<CalendarDate, string>,
): readonly GridDay[] {
  if (holidays.size === 0) return days;
  return days.map((day) => {
    const holiday = holidays.get(day.date);
    return holiday ? { ...day, holiday } : day;
  });
}

/** Undefined while the day isn't read. */
type Works = (employeeId: string, day: number) => boolean | undefined;

/** The cells of a heading: how many of its people work that day. Counted when they come into view. */
function totalTable(members: ReadonlyMap<string, readonly string[]>, works: Works) {
  const made = new Map<string, CellLook>();
  return (heading: string, day: number): CellLook => {
    const key = `${heading} ${day}`;
    const known = made.get(key);
    if (known) return known;
    const people = members.get(heading) ?? [];
    const total = countIn(people, day, works);
    made.set(key, total);
    return total;
  };
}

function countIn(people: readonly string[], day: number, works: Works): CellLook {
  let working = 0;
  for (const id of people) {
    const isWorking = works(id, day);
    if (isWorking === undefined) return NOT_COUNTED;
    if (isWorking) working += 1;
  }
  return totalLook(working, people.length);
}

/** Makes each look once: a cell that keeps its look is not drawn again. */
function lookTable(cells: RosterCells, year: GridYear, shows: Shows, clocks: SiteClocks) {
  const anyDay = new Map<number, CellLook>();
  const byDay = new Map<string, CellLook>();
  return (content: number, day: number): CellLook => {
    if (content === NOT_LOADED) return LOADING;
    const made = anyDay.get(content);
    if (made) return made;
    const cell = shownPart(cells.content(content), shows);
    // Zone names change with the clocks, so these looks belong to one day.
    const zoned = cell.shifts.some(({ site }) => clocks.differ(site));
    const key = zoned ? `${content} ${day}` : '';
    const look = byDay.get(key) ?? lookOf(cell, year.days[day]?.date ?? year.from, clocks);
    if (zoned) byDay.set(key, look);
    else anyDay.set(content, look);
    return look;
  };
}
