// Properties of every check, around both changes of the clocks in six zones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyShifts,
  anyStatuses,
  DAYS,
  FIRST_DAYS,
  personWith,
  SITES,
  STRICT_RULES,
} from '../testing/any-person';
import { amy, bookOf, findingsOf, rule, ruleBook, shift } from '../testing/rules-input';
import { date } from '../testing/times';
import { addDays, dayNumber } from '../time/dates';
import type { CalendarDate, Interval, Minutes, WallTime } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';
import type { Holiday, RuleBook } from './book';
import { bookFor } from './book-for';
import { check, type Days, reachOf, recheck } from './check';
import type { Finding } from './finding';
import { asPublished, type Person, type RosterShift } from './person';

const holidays = new Map<CalendarDate, Holiday[]>(
  ['2027-03-26', '2027-03-29', '2027-04-04', '2027-10-04', '2027-10-31'].map((day) => [
    date(day),
    [{ name: 'Holiday', from: 0, to: 1440 }],
  ]),
);
const BOOK: RuleBook = ruleBook(STRICT_RULES, {
  sites: new Map(SITES.map(([id]) => [id, { state: 'NSW', holidays }])),
  skills: new Map([['aid', { name: 'First aid', severity: 'block' }]]),
  requirements: [{ siteId: 'sydney', role: null, code: null, allOf: ['aid'], anyOf: [] }],
});

const anyFirst = fc.constantFrom(...FIRST_DAYS);
const whole = (first: CalendarDate): Days => ({ from: first, to: addDays(first, DAYS - 1) });

function anyLeave(first: CalendarDate): fc.Arbitrary<Interval[]> {
  const midnight = dayNumber(first) * 86_400_000;
  return fc
    .array(fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 1, max: 3 })), {
      maxLength: 2,
    })
    .map((all) =>
      all.map(
        ([day, days]) =>
          ({
            start: midnight + day * 86_400_000,
            end: midnight + (day + days) * 86_400_000,
          }) as Interval,
      ),
    );
}

function anyPerson(first: CalendarDate): fc.Arbitrary<Person> {
  return fc
    .record({
      shifts: anyShifts(first),
      statuses: anyStatuses(first),
      leave: anyLeave(first),
    })
    .map(({ shifts, ...more }) => personWith(shifts, more));
}

/** A finding as one text: comparing whole findings takes minutes. */
function keysOf(findings: readonly Finding[]): string[] {
  return findings.map(({ rule: { id }, severity, shifts, restsOn, fix, ...figures }) =>
    JSON.stringify([id, severity, restsOn, fix, figures, shifts.map((each) => each.id)]),
  );
}

function found(person: Person, window: Days): Finding[] {
  return check(person, bookFor(person, BOOK), window);
}

describe('a check', () => {
  it('F1 finds the same in whatever order the shifts come', () => {
    const input = anyFirst.chain((first) =>
      fc.record({ first: fc.constant(first), person: anyPerson(first), seed: fc.nat(50) }),
    );
    fc.assert(
      fc.property(input, ({ first, person, seed }) => {
        const shifts = [...person.shifts.slice(seed), ...person.shifts.slice(0, seed)].reverse();
        const other = found({ ...person, shifts }, whole(first));
        expect(keysOf(other)).toEqual(keysOf(found(person, whole(first))));
      }),
      { numRuns: 100 },
    );
  });

  it('F1 finds in a window what a check of all days finds there', () => {
    const input = anyFirst.chain((first) =>
      fc.record({
        first: fc.constant(first),
        person: anyPerson(first),
        from: fc.integer({ min: 0, max: DAYS - 1 }),
        length: fc.integer({ min: 1, max: 10 }),
      }),
    );
    fc.assert(
      fc.property(input, ({ first, person, from, length }) => {
        const window = { from: addDays(first, from), to: addDays(first, from + length - 1) };
        const [one, last] = [dayNumber(window.from), dayNumber(window.to)];
        const all = found(person, { from: addDays(first, -400), to: addDays(first, 400) });
        const inside = all.filter((finding) => finding.from <= last && one <= finding.to);
        expect(keysOf(found(person, window))).toEqual(keysOf(inside));
      }),
      { numRuns: 100 },
    );
  });

  it('F1 needs no shifts further away than the rules reach', () => {
    // Runs are cut where the known days end, and holidays reach a year.
    const rules = STRICT_RULES.filter(({ kind }) => !/in-a-row|public-holidays/.test(kind));
    const reach = reachOf(rules, personWith([]).contracts);
    expect(reach).toBe(31);
    const input = anyFirst.chain((first) =>
      fc.record({
        first: fc.constant(first),
        person: anyPerson(first),
        from: fc.integer({ min: 0, max: DAYS - 1 }),
      }),
    );
    fc.assert(
      fc.property(input, ({ first, person, from }) => {
        const window = { from: addDays(first, from), to: addDays(first, from + 2) };
        const near = (on: CalendarDate) =>
          on >= addDays(window.from, -reach) && on <= addDays(window.to, reach);
        const less = { ...person, shifts: person.shifts.filter((each) => near(each.date)) };
        const book = { ...BOOK, rules };
        expect(keysOf(check(less, bookFor(less, book), window))).toEqual(
          keysOf(check(person, bookFor(person, book), window)),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('F1 reaches as far as the longest of the rules that are on, and of the contracts', () => {
    const holidays = rule('public-holidays', { count: 1 });
    const average = rule('average-hours', { minutes: null, period: null });
    const [contract] = personWith([]).contracts;
    if (!contract) throw new Error('No contract');
    expect(reachOf([holidays], [])).toBe(369);
    expect(reachOf([{ ...holidays, severity: 'off' }], [])).toBe(3);
    expect(reachOf([average], [contract])).toBe(17);
    expect(reachOf([average], [{ ...contract, averaging: null }])).toBe(10);
  });

  it('F1 finds every kind in these random shifts, so that the properties say something', () => {
    const kinds = new Set<string>();
    for (const first of FIRST_DAYS) {
      for (const person of fc.sample(anyPerson(first), { numRuns: 60, seed: 7 })) {
        for (const finding of found(person, whole(first))) kinds.add(finding.rule.id);
      }
    }
    expect(STRICT_RULES.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([]);
  });

  it('F1 may be made of the published shifts alone', () => {
    const shifts = [
      shift('2027-05-04', '14:00', '22:00', { published: false }),
      shift('2027-05-05', '06:00', '14:00'),
    ];
    const ten = rule('rest', { minutes: 600, agreed: null, brokenSpan: null });
    expect(findingsOf(amy({ shifts }), ten)).toHaveLength(1);
    expect(findingsOf(asPublished(amy({ shifts })), ten)).toEqual([]);
  });

  it('F2 measures rest in true time, whatever the clocks of the sites do', () => {
    const ten = rule('rest', { minutes: 600, agreed: null, brokenSpan: null });
    const input = anyFirst.chain((first) =>
      fc.record({
        day: fc.integer({ min: 1, max: DAYS - 2 }).map((days) => addDays(first, days)),
        site: fc.constantFrom(...SITES),
        // The rest to make, in minutes.
        rest: fc.integer({ min: 597, max: 603 }),
      }),
    );
    fc.assert(
      fc.property(input, ({ day, site: [siteId, zone], rest }) => {
        const late = shift(day, '14:00', '22:30', { siteId, zone });
        const start = late.end + rest * 60_000;
        const early = {
          ...late,
          id: 'early',
          date: addDays(day, 1),
          start,
          end: start + 3_600_000,
        };
        const person = amy({ shifts: [late, early as RosterShift] });
        const findings = check(person, bookOf(person, [ten]), { from: day, to: day });
        expect(findings.map(({ measured }) => measured)).toEqual(rest < 600 ? [rest] : []);
      }),
    );
  });

  it('F2 counts the hours of a rotation in true time: an hour more or less in the night of the change', () => {
    // Nights from 19:00 to 07:00 through the change, by zone: what the week holds beyond 84 hours.
    const changes = [
      ['Australia/Sydney', '2027-04-04', 60],
      ['Australia/Sydney', '2027-10-03', -60],
      ['Australia/Adelaide', '2027-04-04', 60],
      ['Australia/Adelaide', '2027-10-03', -60],
      ['Australia/Lord_Howe', '2027-04-04', 30],
      ['Australia/Lord_Howe', '2027-10-03', -30],
      ['Australia/Perth', '2027-04-04', 0],
      ['Australia/Perth', '2027-10-03', 0],
      ['Europe/London', '2027-03-28', -60],
      ['Europe/London', '2027-10-31', 60],
      ['America/New_York', '2027-03-14', -60],
      ['America/New_York', '2027-11-07', 60],
    ] as const;
    for (const [name, sunday, more] of changes) {
      const monday = addDays(date(sunday), -6);
      const shifts = Array.from({ length: 7 }, (_, day): RosterShift => {
        const zone = SITES.find(([, each]) => each === name)?.[1] ?? SITES[0]?.[1];
        if (!zone) throw new Error('No such zone');
        const on = addDays(monday, day);
        const times = plannedInterval({
          date: on,
          startTime: '19:00' as WallTime,
          duration: 720 as Minutes,
          zone,
        });
        if (!times.ok) throw new Error('No such shift');
        return { ...shift(on, '19:00', '07:00'), ...times.interval, zone };
      });
      const week = rule('hours-in-period', { minutes: 1, days: 7, begins: 'fixed', anchor: null });
      const findings = findingsOf(amy({ shifts }), week, {}, { from: monday, to: date(sunday) });
      // The last night of the week begins on the Sunday of the change, after it.
      expect(findings.map(({ measured }) => measured)).toEqual([84 * 60 + more]);
    }
  });
});

describe('a check after a change', () => {
  it('F22 of the changed days gives the same as a full check', () => {
    const input = anyFirst.chain((first) =>
      fc.record({
        first: fc.constant(first),
        person: anyPerson(first),
        added: anyShifts(first, 3, 'new'),
        removed: fc.array(fc.nat(60), { maxLength: 3 }),
        status: fc.option(fc.nat(DAYS - 1)),
        from: fc.integer({ min: 0, max: 20 }),
        length: fc.integer({ min: 1, max: DAYS }),
      }),
    );
    fc.assert(
      fc.property(input, ({ first, person, added, removed, status, from, length }) => {
        const gone = new Set(removed.map((index) => person.shifts[index]));
        const statuses = new Map(person.statuses);
        const marked = status === null ? [] : [addDays(first, status)];
        for (const day of marked) {
          if (!statuses.delete(day)) statuses.set(day, 'sick');
        }
        const after: Person = {
          ...person,
          statuses,
          shifts: [...person.shifts.filter((each) => !gone.has(each)), ...added],
        };
        const dates = [...gone, ...added].flatMap((each) => (each ? [each.date] : []));
        const changed = [...dates, ...marked].sort();
        const window = { from: addDays(first, from), to: addDays(first, from + length - 1) };
        const book = bookFor(person, BOOK);
        const [firstChanged, lastChanged] = [changed[0], changed.at(-1)];
        if (!firstChanged || !lastChanged) return;
        const before = check(person, book, window);
        const days = { from: firstChanged, to: lastChanged };
        expect(keysOf(recheck(before, days, after, book, window))).toEqual(
          keysOf(check(after, book, window)),
        );
      }),
      { numRuns: 120 },
    );
  });
});

describe('a check after a change of one day', () => {
  const everyFifth = new Map(
    Array.from({ length: 12 }, (_, index): [CalendarDate, Holiday[]] => [
      addDays(date('2027-05-01'), index * 5),
      [{ name: 'Holiday', from: 0, to: 1440 }],
    ]),
  );
  const sites = new Map([['depot', { state: null, holidays: everyFifth }]]);
  const period = { minutes: 2400, begins: 'any-day', anchor: null } as const;

  it.each([
    rule('days-in-a-row', { days: 3 }),
    rule('days-off', { off: 2, days: 7 }),
    rule('days-off', { off: 6, days: 14 }),
    rule('weekends-off', { off: 1, weeks: 2 }),
    rule('weekends-off', { off: 2, weeks: 4 }),
    rule('public-holidays', { count: 3 }),
    rule('hours-in-period', { ...period, days: 7 }),
    rule('hours-in-period', { ...period, days: 14, begins: 'each-week' }),
    rule('average-hours', { minutes: 2280, period: { days: 14, anchor: date('2027-05-03') } }),
  ])('F22 gives the same as a full check for $kind $params', (one) => {
    const all = Array.from({ length: 56 }, (_, day) =>
      shift(addDays(date('2027-05-01'), day), '09:00', '17:00'),
    );
    const window = { from: date('2027-05-01'), to: date('2027-06-30') };
    const input = fc.record({
      worked: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 56, maxLength: 56 }),
      flipped: fc.nat(55),
    });
    fc.assert(
      fc.property(input, ({ worked, flipped }) => {
        const isWorked = (day: number) => (worked[day] ?? 0) > 0;
        const before = amy({ shifts: all.filter((_, day) => isWorked(day)) });
        const after = amy({
          shifts: all.filter((_, day) => (day === flipped ? !isWorked(day) : isWorked(day))),
        });
        const book = bookOf(before, [one], { sites });
        const on = all[flipped]?.date ?? window.from;
        const kept = check(before, book, window);
        expect(keysOf(recheck(kept, { from: on, to: on }, after, book, window))).toEqual(
          keysOf(check(after, book, window)),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('the change that a finding names', () => {
  it('F21 clears it', () => {
    const input = anyFirst.chain((first) =>
      fc.record({ first: fc.constant(first), person: anyPerson(first) }),
    );
    fc.assert(
      fc.property(input, ({ first, person }) => {
        for (const finding of found(person, whole(first))) {
          if (!finding.fix) continue;
          const shifts = applied(person.shifts, finding);
          const ids = finding.shifts.map(({ id }) => id).join();
          const same = found({ ...person, shifts }, whole(first)).filter(
            (each) =>
              each.rule === finding.rule &&
              (each.shifts.map(({ id }) => id).join() === ids ||
                (finding.fix?.change === 'day-off' &&
                  each.from >= finding.from &&
                  each.to <= finding.to)),
          );
          expect(same).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

function applied(shifts: readonly RosterShift[], { fix }: Finding): readonly RosterShift[] {
  if (!fix) return shifts;
  if (fix.change === 'day-off') return shifts.filter((each) => dayNumber(each.date) !== fix.day);
  if (fix.change === 'take-off') return shifts.filter((each) => each !== fix.shift);
  const by = fix.minutes * 60_000;
  const moved = {
    'start-later': { start: fix.shift.start + by },
    'end-earlier': { end: fix.shift.end - by },
    'end-later': { end: fix.shift.end + by },
  }[fix.change];
  return shifts.map((each) => (each === fix.shift ? ({ ...each, ...moved } as RosterShift) : each));
}
