// Properties of every result, whatever the input.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffCode } from '../rotation/pattern';
import { code, planInput, planned } from '../testing/plan-input';
import { addDays, dateOfDayNumber, dayNumber } from '../time/dates';
import { dateAt } from '../time/instants';
import { overlaps } from '../time/intervals';
import type { CalendarDate, Instant, Minutes, Zone } from '../time/kinds';
import { type ExistingShift, type PlanInput, RESOLUTIONS, STRATEGIES } from './input';
import { planRoster } from './plan-roster';

const FIRST = dayNumber('2027-03-01' as CalendarDate);
const ZONES = ['Australia/Sydney', 'Australia/Lord_Howe', 'Europe/London', 'UTC'] as Zone[];
const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => dateOfDayNumber(FIRST + days));
const anyPattern = fc.array(fc.constantFrom('D', 'N', 'E', 'OFF'), { minLength: 7, maxLength: 7 });
const PEOPLE = ['amy', 'ben', 'cat'];

const anyExisting = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PEOPLE), fc.integer({ min: 0, max: 80 })), {
    maxLength: 20,
    selector: ([id, slot]) => `${id}${slot}`,
  })
  .chain((slots) =>
    fc.tuple(
      fc.constant(slots),
      fc.array(fc.integer({ min: 1, max: 18 }), {
        minLength: slots.length,
        maxLength: slots.length,
      }),
    ),
  )
  .map(([slots, hours]) =>
    slots.map(([employeeId, slot], index): ExistingShift => {
      // Each slot is 18 hours, so that no two shifts of a person overlap.
      const start = ((FIRST * 24 + slot * 18) * 3_600_000) as Instant;
      return {
        id: `${employeeId} ${slot}`,
        employeeId,
        date: dateAt(start, 'Australia/Sydney' as Zone),
        code: null,
        siteZone: 'Australia/Sydney' as Zone,
        start,
        end: (start + (hours[index] ?? 1) * 3_600_000) as Instant,
      };
    }),
  );

const anyInput: fc.Arbitrary<PlanInput> = fc
  .record({
    patterns: fc.array(anyPattern, { minLength: 1, maxLength: 3 }),
    from: anyDay,
    length: fc.integer({ min: 1, max: 30 }),
    cycleStart: anyDay,
    zone: fc.constantFrom(...ZONES),
    hours: fc.constantFrom(8, 12, 16, 24),
    teams: fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), {
      minLength: 3,
      maxLength: 3,
    }),
    existing: anyExisting,
    statuses: fc.array(
      fc.record({
        employeeId: fc.constantFrom(...PEOPLE),
        date: anyDay,
        status: fc.constantFrom('off', 'sick'),
      }),
      { maxLength: 6 },
    ),
    minRest: fc.integer({ min: 0, max: 24 }).map((hours) => (hours * 60) as Minutes),
    maxConsecutiveNights: fc.integer({ min: 1, max: 14 }),
    strategy: fc.constantFrom(...STRATEGIES),
    resolutions: fc.array(
      fc.record({
        employeeId: fc.constantFrom(...PEOPLE),
        date: anyDay,
        resolution: fc.constantFrom(...RESOLUTIONS),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ length, hours, teams, ...input }) =>
    planInput({
      ...input,
      to: addDays(input.from, length - 1),
      codes: { D: code('07:00', hours), E: code('15:00', 8), N: code('22:00', 9) },
      people: PEOPLE.map((id, index) => ({ id, team: teams[index] })),
    }),
  );

describe('every result', () => {
  it('C6 has no overlap that nobody chose', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { shifts, replaced } = planned(input);
        const staying = input.existing.filter(({ id }) => !replaced.includes(id));
        for (const [index, shift] of shifts.entries()) {
          if (shift.allowOverlap) continue;
          const others = [
            ...staying.filter(({ employeeId }) => employeeId === shift.employeeId),
            ...shifts.filter(
              (other, at) =>
                at !== index && other.employeeId === shift.employeeId && !other.allowOverlap,
            ),
          ];
          expect(others.filter((other) => overlaps(shift, other))).toEqual([]);
        }
      }),
    );
  });

  // People without shifts are calculated together. A status long past makes someone be calculated alone.
  it('is the same for someone who is calculated alone', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const longAgo = { date: '2000-01-01' as CalendarDate, status: 'sick' };
        const alone = PEOPLE.map((employeeId) => ({ ...longAgo, employeeId }));
        expect(planRoster({ ...input, statuses: [...input.statuses, ...alone] })).toEqual(
          planRoster(input),
        );
      }),
    );
  });

  it('C6 reports every overlap and no other', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { proposed, existing } of planned(input).conflicts) {
          expect(existing.length).toBeGreaterThan(0);
          expect(existing.every((shift) => overlaps(shift, proposed))).toBe(true);
        }
      }),
    );
  });

  it('G8 is the same for the same input, in whatever order existing shifts and statuses come', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const shuffled = {
          ...input,
          existing: input.existing.toReversed(),
          // A day has only one status, so the last one counts.
          statuses: [
            ...new Map(input.statuses.map((day) => [day.employeeId + day.date, day])).values(),
          ].toReversed(),
        };
        expect(planned(shuffled)).toEqual(planned(input));
        expect(planned(input)).toEqual(planned(input));
      }),
    );
  });

  it('G9 is the sum of its parts if no existing shift or status interferes', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 29 }), (input, cut) => {
        const free = { ...input, existing: [], statuses: [], strategy: 'create' as const };
        const middle = addDays(input.from, cut);
        fc.pre(middle <= input.to);
        const first = planned({ ...free, to: addDays(middle, -1) }).shifts;
        const second = planned({ ...free, from: middle }).shifts;
        const key = (shift: { employeeId: string; start: number; end: number; code: string }) =>
          `${shift.employeeId} ${shift.start} ${shift.end} ${shift.code}`;
        expect([...first, ...second].map(key).sort()).toEqual(planned(free).shifts.map(key).sort());
      }),
    );
  });

  it('G10 turns every working day into either a shift or a skip', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { shifts, skipped } = planned(input);
        let working = 0;
        for (const { team } of input.people) {
          if (team === undefined) continue;
          const pattern = input.patterns[team % input.patterns.length] ?? [];
          for (let day = input.from; day <= input.to; day = addDays(day, 1)) {
            const at = dayNumber(day) - dayNumber(input.cycleStart);
            const letter = pattern[((at % 7) + 7) % 7] ?? 'OFF';
            if (!isOffCode(letter)) working += 1;
          }
        }
        expect(shifts.length + skipped.length).toBe(working);
      }),
    );
  });

  it('G11 of a template of constant cover has the same number of people at every instant, through clock changes', () => {
    const patterns = [0, 1, 2, 3].map((team) =>
      Array.from({ length: 8 }, (_, day) => 'DDNNOOOO'[(day + team * 2) % 8]).map((letter) =>
        letter === 'O' ? 'OFF' : (letter ?? 'OFF'),
      ),
    );
    for (const [zone, from] of [
      ['Australia/Sydney', '2027-03-28'],
      ['Australia/Sydney', '2027-09-27'],
      ['Australia/Lord_Howe', '2027-03-28'],
      ['Europe/London', '2027-10-25'],
      ['America/New_York', '2027-03-08'],
    ] as [Zone, CalendarDate][]) {
      const to = addDays(from, 13);
      const { shifts } = planned(
        planInput({
          patterns,
          from,
          to,
          cycleStart: from,
          zone,
          codes: { D: code('07:00', 12, zone), N: code('19:00', 12, zone) },
          people: [0, 1, 2, 3].map((team) => ({ id: String(team), team })),
          maxConsecutiveNights: 14,
        }),
      );
      const sorted = shifts.toSorted((one, other) => one.start - other.start);
      for (const [index, shift] of sorted.slice(1).entries()) {
        expect(shift.start, `${zone} ${shift.date}`).toBe(sorted[index]?.end);
      }
    }
  });
});
