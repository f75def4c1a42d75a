import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#engine/time/dates';
import { MINUTE_MS, wallClockAt } from '#engine/time/instants';
import { lengthOf } from '#engine/time/intervals';
import type { CalendarDate } from '#engine/time/kinds';
import { BANKSIA } from './banksia';
import { type DemoPerson, zoneOfSite } from './demo-organization';
import { hasJoined, periodAround } from './period';
import { dayOf } from './plan-absences';
import { planRoster } from './plan-roster';
import type { PlannedShift } from './plan-rotations';
import { WATTLE } from './wattle';

const LEAST_REST_MS = 9 * 60 * MINUTE_MS;

/** Ordinary days, both ends of a year, a leap day, and days around both clock changes. */
const DAYS = [
  '2026-07-04',
  '2026-10-03',
  '2026-10-04',
  '2026-10-05',
  '2026-12-31',
  '2027-01-01',
  '2027-04-03',
  '2027-04-04',
  '2027-04-05',
  '2028-02-29',
] as CalendarDate[];

const ROSTERS = DAYS.flatMap((today) =>
  [WATTLE, BANKSIA].map((organization) => ({
    today,
    organization,
    title: `${organization.name} on ${today}`,
    period: periodAround(today),
    ...planRoster(organization, today),
  })),
);
const WATTLE_ROSTERS = ROSTERS.filter(({ organization }) => organization === WATTLE);

function inOrderOfPerson(shifts: PlannedShift[]): PlannedShift[][] {
  const found = new Map<DemoPerson, PlannedShift[]>();
  for (const shift of shifts) found.set(shift.person, [...(found.get(shift.person) ?? []), shift]);
  return [...found.values()].map((own) =>
    own.toSorted((a, b) => a.interval.start - b.interval.start),
  );
}

describe.each(ROSTERS)('$title', ({ organization, period, today, shifts, absences }) => {
  test('nobody has overlapping shifts, or too little rest between two shifts', () => {
    const tooSoon = inOrderOfPerson(shifts).flatMap((own) =>
      own.filter((shift, index) => {
        const before = own[index - 1];
        return before && shift.interval.start - before.interval.end < LEAST_REST_MS;
      }),
    );
    expect(tooSoon).toEqual([]);
  });

  test('every shift has its times in the zone of its site, and night shifts end the next day', () => {
    const wrong = shifts.filter(({ site, date, times: [startTime, endTime], interval }) => {
      const start = wallClockAt(interval.start, zoneOfSite(site));
      const end = wallClockAt(interval.end, zoneOfSite(site));
      const endDate = endTime < startTime ? addDays(date, 1) : date;
      return (
        `${start.date} ${start.time}` !== `${date} ${startTime}` ||
        `${end.date} ${end.time}` !== `${endDate} ${endTime}`
      );
    });
    expect(wrong).toEqual([]);
    expect(shifts.length).toBeGreaterThan(0);
  });

  test('thirteen weeks from a Monday are published, and the next four are drafts', () => {
    const { from, publishedTo, draftTo } = period;
    expect(weekdayOf(from)).toBe(1);
    expect(daysBetween(from, publishedTo)).toBe(13 * 7 - 1);
    expect(daysBetween(publishedTo, draftTo)).toBe(4 * 7);
    const dates = shifts.map(({ date }) => date).sort();
    expect(dates[0]).toBe(from);
    expect(daysBetween(dates.at(-1) ?? from, draftTo)).toBeLessThan(7);
    expect(shifts.filter(({ date, published }) => published && date > publishedTo)).toEqual([]);
  });

  test('a person has one status per day, and no shift on a day off or a holiday', () => {
    expect(new Set(absences.map(dayOf)).size).toBe(absences.length);
    const working = new Set(shifts.map(dayOf));
    for (const absence of absences) {
      if (absence.status !== 'sick') expect(working).not.toContain(dayOf(absence));
      else expect(absence.date <= today).toBe(true);
    }
  });

  test('nobody has shifts or leave before they joined', () => {
    const early = [...shifts, ...absences].filter(
      (day) => !hasJoined(period, day.person, day.date),
    );
    expect(early).toEqual([]);
  });

  test('the same day gives the same roster', () => {
    expect(planRoster(organization, today)).toEqual({ shifts, absences });
  });
});

describe.each(WATTLE_ROSTERS)('$title', ({ period, today, shifts, absences }) => {
  test('has thousands of shifts, most of them with a code', () => {
    expect(shifts.length).toBeGreaterThan(3_500);
    const codes = shifts.flatMap(({ code }) => code ?? []);
    expect(new Set(codes)).toEqual(new Set(['D', 'N', 'E', 'L']));
    expect(codes.length).toBeGreaterThan(shifts.length * 0.8);
    expect(codes.length).toBeLessThan(shifts.length);
  });

  test('has someone sick today, past sick days, days off and coming holidays', () => {
    const on = (status: string, when: (date: CalendarDate) => boolean) =>
      absences.filter((absence) => absence.status === status && when(absence.date)).length;
    expect(on('sick', (date) => date === today)).toBe(2);
    expect(on('sick', (date) => date < today)).toBeGreaterThan(5);
    expect(on('off', () => true)).toBeGreaterThan(10);
    expect(on('holiday', (date) => date > today)).toBeGreaterThan(70);
  });

  test('has one uncovered shift from today on: a night in the first group, by someone who is sick', () => {
    const sick = new Set(absences.filter(({ date }) => date >= today).map(dayOf));
    const uncovered = shifts.filter((shift) => sick.has(dayOf(shift)));
    expect(uncovered.map(({ date, code, staff }) => [date, code, staff.group])).toEqual([
      [today, 'N', 'Ward A Nursing'],
    ]);
  });

  test('has a few drafts in the published weeks, and notes on some shifts', () => {
    const drafts = shifts.filter(({ date, published }) => !published && date <= period.publishedTo);
    expect(drafts.length).toBeGreaterThan(2);
    expect(drafts.length).toBeLessThan(10);
    expect(shifts.filter(({ notes }) => notes).length).toBeGreaterThan(50);
  });

  test('never says in a note who is sick', () => {
    expect(shifts.filter(({ notes }) => /sick|ill\b/i.test(notes ?? ''))).toEqual([]);
  });
});

describe('night shifts when the clocks change', () => {
  function hoursOfNights(today: string, date: string): Record<string, number[]> {
    const { shifts } = planRoster(WATTLE, today as CalendarDate);
    const nights = shifts.filter((shift) => shift.code === 'N' && shift.date === date);
    const hoursAt = (town: string) =>
      nights
        .filter(({ site }) => site.town === town)
        .map(({ interval }) => lengthOf(interval) / 60);
    return { Parramatta: hoursAt('Parramatta'), Toowoomba: hoursAt('Toowoomba') };
  }

  test('are an hour shorter in spring where the clocks go forward', () => {
    const { Parramatta, Toowoomba } = hoursOfNights('2026-10-01', '2026-10-03');
    expect(new Set(Parramatta)).toEqual(new Set([11]));
    expect(new Set(Toowoomba)).toEqual(new Set([8]));
  });

  test('are an hour longer in autumn where the clocks go back', () => {
    const { Parramatta, Toowoomba } = hoursOfNights('2027-04-01', '2027-04-03');
    expect(new Set(Parramatta)).toEqual(new Set([13]));
    expect(new Set(Toowoomba)).toEqual(new Set([8]));
  });
});
