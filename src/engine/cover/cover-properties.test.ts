// Properties of all cover, whatever the input, around the days when the clocks change.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteHalfHours } from '../testing/brute-cover';
import { coverInput, need, site } from '../testing/cover-input';
import { anyTime, date, time } from '../testing/times';
import { addDays } from '../time/dates';
import { MINUTE_MS, startOfDate } from '../time/instants';
import type { Instant, Interval } from '../time/kinds';
import { type Cover, coverOf } from './cover-of';
import { awayByPerson } from './heads';
import type { CoverInput, CoverShift, CoverSite } from './input';
import type { Reading } from './match-heads';
import { type Need, ON_HOLIDAYS } from './need';
import { siteDays } from './site-day';

/** The day before each change of the clocks; Perth has none. */
const CHANGES = [
  ['Australia/Sydney', '2027-04-03'],
  ['Australia/Sydney', '2027-10-02'],
  ['Australia/Adelaide', '2027-04-03'],
  ['Australia/Adelaide', '2027-10-02'],
  ['Australia/Lord_Howe', '2027-04-03'],
  ['Australia/Lord_Howe', '2027-10-02'],
  ['Australia/Perth', '2027-04-03'],
  ['Europe/London', '2027-03-27'],
  ['Europe/London', '2027-10-30'],
  ['America/New_York', '2027-03-13'],
  ['America/New_York', '2027-11-06'],
] as const;

const PEOPLE = ['amy', 'ben', 'cat', 'dan'];
const role = fc.constantFrom(null, 'guard', 'lead');
const groupId = fc.constantFrom(null, 'red');
const SKILLS = ['aid', 'fire'];
/** Times that meet often, and any others. */
const clock = fc.oneof(
  fc.constantFrom('00:00', '02:00', '02:30', '03:00', '07:00', '19:00').map(time),
  anyTime,
);

const anyFigures = fc
  .tuple(fc.nat(2), fc.nat(1), fc.option(fc.nat(1)))
  .map(([minimum, more, most]) => ({
    minimum,
    target: minimum + more,
    maximum: most === null ? null : minimum + more + most,
  }));

const DAYS = 2;

const anyInput: fc.Arbitrary<CoverInput> = fc.oneof(
  ...CHANGES.map(([zone, text]) => {
    const here = site(zone);
    const from = date(text);
    const start = startOfDate(addDays(from, -1), here.zone);
    const anyInterval = fc
      .tuple(fc.nat((DAYS + 1) * 48), fc.nat(29), fc.integer({ min: 1, max: 24 * 60 }))
      .map(([half, minute, length]): Interval => {
        const at = start + (half * 30 + minute * (half % 3 === 0 ? 1 : 0)) * MINUTE_MS;
        return { start: at as Instant, end: (at + length * MINUTE_MS) as Instant };
      });
    const anyDay = fc.nat(DAYS).map((day) => addDays(from, day - 1));
    const anyNeed = fc
      .record({
        figures: anyFigures,
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 3 }),
        onHolidays: fc.constantFrom(...ON_HOLIDAYS),
        startTime: clock,
        endTime: clock,
        role,
        groupId,
        skills: fc.subarray(SKILLS).map((some) => some.map((skill) => ({ skill, count: 1 }))),
        validFrom: fc.option(anyDay),
        exceptions: fc.array(fc.record({ date: anyDay, figures: fc.option(anyFigures) }), {
          maxLength: 1,
        }),
      })
      .map(({ figures, ...rest }): Need => need({ ...rest, ...figures }));
    const anyShift = fc
      .record({
        when: anyInterval,
        employeeId: fc.constantFrom(...PEOPLE),
        published: fc.boolean(),
        role,
        groupId,
        skills: fc.subarray(SKILLS),
      })
      .map(({ when, ...rest }): CoverShift => ({ ...rest, ...when, siteId: 'depot' }));
    const whose = fc.constantFrom(...PEOPLE);
    return fc.record({
      needs: fc
        .array(anyNeed, { maxLength: 3 })
        .map((needs) => needs.map((each, at) => ({ ...each, id: `need ${at}` }))),
      shifts: fc.array(anyShift, { maxLength: 12 }),
      away: fc.record({
        days: fc.array(fc.record({ employeeId: whose, date: anyDay }), { maxLength: 2 }),
        hours: fc.array(
          fc.record({ employeeId: whose, when: anyInterval }).map(({ when, ...rest }) => ({
            ...rest,
            ...when,
          })),
          { maxLength: 2 },
        ),
      }),
      sites: fc
        .array(fc.record({ date: anyDay, hours: fc.constant('all-day' as const) }), {
          maxLength: 1,
        })
        .map((holidays) => [{ ...here, holidays }]),
      from: fc.constant(from),
      to: fc.constant(addDays(from, DAYS - 1)),
    });
  }),
);

describe('cover', () => {
  it('K10 is what looking at every minute finds, over every change of the clocks', () => {
    fc.assert(
      fc.property(anyInput, ({ to, ...rest }) => {
        // The second day alone, on which the clocks change: a day of minutes takes long.
        const input = { ...rest, from: to, to };
        const covers = coverOf(input);
        for (const which of ['published', 'withDrafts'] as const) {
          const found = covers.map((cover) =>
            cover[which].halfHours.map(({ light, by, heads }) => ({ light, by, heads })),
          );
          const slowly = bruteHalfHours(input, input.sites[0] as CoverSite, which === 'published');
          expect(found).toEqual(slowly);
        }
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('K14 is the same in whatever order needs, shifts and absences come', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { needs, shifts, away } = input;
        const turned = coverOf({
          ...input,
          needs: needs.toReversed(),
          shifts: shifts.toReversed(),
          away: { days: away.days.toReversed(), hours: away.hours.toReversed() },
        });
        expect(JSON.stringify(turned)).toBe(JSON.stringify(coverOf(input)));
      }),
    );
  });

  it('K14 is the sum of its parts when the window is split', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { from, to } = input;
        const parts = [...coverOf({ ...input, to: from }), ...coverOf({ ...input, from: to })];
        expect(JSON.stringify(parts)).toBe(JSON.stringify(coverOf(input)));
      }),
    );
  });

  it('K12 never loses a light of published shifts to a draft', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const published = input.shifts.filter((each) => each.published);
        const alone = coverOf(coverInput({ ...input, shifts: published }));
        const readingsOf = (covers: Cover[]) =>
          JSON.stringify(covers.map((each) => each.published));
        expect(readingsOf(coverOf(input))).toBe(readingsOf(alone));
      }),
    );
  });

  it('K19 is the same for a change whether the day is swept anew or only what the change touches', () => {
    const anyone = fc.constantFrom(...PEOPLE);
    const change = fc.record({
      go: fc.array(fc.nat(11), { maxLength: 4 }),
      from: fc.nat(11),
      to: anyone,
      skills: fc.subarray(SKILLS),
      back: anyone,
    });
    fc.assert(
      fc.property(anyInput, fc.array(change, { minLength: 1, maxLength: 3 }), (input, changes) => {
        const here = input.sites[0] as CoverSite;
        const dayOf = siteDays(here, input.needs);
        const people = {
          shiftsOf: byPerson(input.shifts),
          away: awayByPerson(input.away),
        };
        for (const date of [input.from, input.to]) {
          const day = dayOf(date, people);
          expect(day.worst).toEqual(worstOf({ ...input, from: date, to: date }));
          for (const { go, from, to, skills, back } of changes) {
            const gone = new Set(go.flatMap((at) => input.shifts[at] ?? []));
            const given = input.shifts[from];
            const come = given ? [{ ...given, employeeId: to, skills }] : [];
            const shifts = [...input.shifts.filter((each) => !gone.has(each)), ...come];
            const away = {
              ...input.away,
              days: input.away.days.filter(({ employeeId }) => employeeId !== back),
            };
            const shiftsOf = byPerson(shifts);
            const parts = PEOPLE.flatMap((id) =>
              day.changesOf(id, {
                shifts: shiftsOf.get(id) ?? [],
                daysAway: awayByPerson(away).days.get(id),
              }),
            );
            const anew = worstOf({ ...input, shifts, away, from: date, to: date });
            const { light, by, heads } = day.worstWith(parts);
            expect({ light, by, heads }).toEqual({
              light: anew.light,
              by: anew.by,
              heads: anew.heads,
            });
          }
        }
      }),
    );
  });
});

function byPerson(shifts: readonly CoverShift[]): Map<string, CoverShift[]> {
  const people = new Map<string, CoverShift[]>();
  for (const shift of shifts) {
    people.set(shift.employeeId, [...(people.get(shift.employeeId) ?? []), shift]);
  }
  return people;
}

function worstOf(input: CoverInput): Reading {
  const [cover] = coverOf(input);
  const { halfHours, worst } = cover?.withDrafts ?? { halfHours: [], worst: 0 };
  return halfHours[worst] as Reading;
}
