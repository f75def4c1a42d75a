import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoster } from '../generation/plan-roster';
import { code, planInput } from '../testing/plan-input';
import { date, minutes, time, zone } from '../testing/times';
import { addDays } from '../time/dates';
import { MINUTE_MS } from '../time/instants';
import { EXAMINED_WEEKS, examinePattern, type PatternQuestion } from './examine-pattern';

const SYDNEY = zone('Australia/Sydney');
const MONDAY = date('2027-03-08');

const CODES = {
  D: { startTime: time('07:00'), duration: minutes(720) },
  N: { startTime: time('19:00'), duration: minutes(720) },
};

const lettersOf = (text: string) => [...text].map((letter) => (letter === '-' ? 'OFF' : letter));

/** Two days, two nights, four off, in four teams that take turns. */
const FOUR_TEAMS = ['DDNN----', '--DDNN--', '----DDNN', 'NN----DD'];

function question(
  patterns: readonly string[],
  changes: Partial<PatternQuestion> = {},
): PatternQuestion {
  return {
    patterns: patterns.map(lettersOf),
    codes: CODES,
    teams: patterns.map(() => 1),
    tiedToWeekdays: false,
    from: MONDAY,
    zone: SYDNEY,
    holidays: [],
    ...changes,
  };
}

describe('the examination of a pattern', () => {
  it('X1 takes 104 weeks from the Monday of the first day, and begins the cycle as the wizard does', () => {
    const wednesday = date('2027-03-10');
    const free = examinePattern(question(['DD--'], { from: wednesday }));
    expect([free.from, free.to, free.cycleStart]).toEqual([MONDAY, '2029-03-04', wednesday]);
    const tied = examinePattern(question(['DDDDD--'], { from: wednesday, tiedToWeekdays: true }));
    expect(tied.cycleStart).toBe(MONDAY);
  });

  it('X2 adds up the hours by week', () => {
    const [team] = examinePattern(question(['DDDDD--'], { tiedToWeekdays: true })).teams;
    expect(team?.shifts).toBe(5 * EXAMINED_WEEKS);
    expect(team?.minutes).toBe(5 * 720 * EXAMINED_WEEKS);
    expect(new Set(team?.weeks)).toEqual(new Set([5 * 720]));
    expect(team?.longestShift).toBe(720);
  });

  it('X3 counts days and nights in a row, rest and quick returns', () => {
    const codes = { ...CODES, E: { startTime: time('15:00'), duration: minutes(8 * 60) } };
    const [team] = examinePattern(question(['EDNN--'], { codes, zone: zone('UTC') })).teams;
    expect(team).toMatchObject({
      daysInARow: 4,
      nightsInARow: 2,
      // 23:00 to 07:00.
      shortestRest: 8 * 60,
      // From 07:00 on day 5 to 15:00 on day 7.
      restAfterNights: 56 * 60,
      forward: Math.floor(728 / 6),
    });
    expect(team?.backward).toBe(team?.quickReturns);
  });

  it('X4 counts free weekends, and weekends with work in a row', () => {
    const [team] = examinePattern(
      question(['DDDDDD-DDDDDDDDDDDD--'], { tiedToWeekdays: true }),
    ).teams;
    expect(team).toMatchObject({ freeWeekends: 34, weekendsInARow: 2 });
  });

  it('X5 counts the public holidays on which a team works', () => {
    const holidays = [
      { date: date('2027-04-26'), hours: 'all-day' as const },
      // A Saturday and a Sunday.
      { date: date('2027-12-25'), hours: 'all-day' as const },
      { date: date('2027-12-26'), hours: 'all-day' as const },
    ];
    const { teams } = examinePattern(
      question(['DDDDD--', '----NN-'], { tiedToWeekdays: true, holidays }),
    );
    // The Saturday night reaches into the Sunday.
    expect(teams.map((team) => team.holidays)).toEqual([1, 2]);
  });

  it('X6 tells how many people are there at every moment, and when nobody is', () => {
    const full = examinePattern(question(FOUR_TEAMS, { teams: [2, 2, 3, 3] })).cover;
    expect(full).toMatchObject({ smallest: 2, largest: 3, gaps: [] });
    expect(full.codes.map((each) => each.code)).toEqual(['D', 'N']);
    expect(full.codes[0]?.weekdays[0]).toEqual({ smallest: 2, largest: 3 });
    const { cover } = examinePattern(question(['DDDDD--'], { tiedToWeekdays: true }));
    expect(cover.smallest).toBe(0);
    expect(cover.gaps.slice(0, 2)).toEqual([
      { from: 'Mon 19:00', to: 'Tue 07:00', times: 104 },
      { from: 'Tue 19:00', to: 'Wed 07:00', times: 104 },
    ]);
    expect(cover.gaps).toContainEqual({ from: 'Fri 19:00', to: 'Mon 07:00', times: 103 });
  });

  it('X7 tells both changes of the clocks, and who works longer or shorter', () => {
    const { clockChanges } = examinePattern(question(FOUR_TEAMS));
    expect(clockChanges.map(({ date: day, minutes: by }) => [day, by])).toEqual([
      ['2027-04-04', -60],
      ['2027-10-03', 60],
      ['2028-04-02', -60],
      ['2028-10-01', 60],
    ]);
    expect(clockChanges.map(({ teams }) => teams.map((team) => team.minutes))).toEqual([
      [780],
      [660],
      [780],
      [660],
    ]);
    expect(examinePattern(question(FOUR_TEAMS, { zone: zone('UTC') })).clockChanges).toEqual([]);
  });

  it('X8 says what the guide says, with the value that was measured', () => {
    const { guide } = examinePattern(question(FOUR_TEAMS, { zone: zone('UTC') }));
    expect(guide.map(({ isWithin, text }) => `${isWithin ? 'yes' : 'no'}: ${text}`)).toEqual([
      'yes: Every change from one day to the next is to a later start.',
      "yes: Up to 2 nights in a row. The guide's maximum is 4.",
      "yes: 96 h from the last night to the next shift by day. The guide's minimum is 48 h, which is two full nights of sleep.",
      "yes: The shortest rest is 12 h. The guide's minimum is 12 h.",
      'yes: No quick returns: every rest has 11 h or more.',
      "yes: Up to 4 days in a row with a shift. The guide's maximum is 7.",
      "yes: The longest shift has 12 h. The guide's maximum is 12 h.",
      "yes: The longest week has 48 h. The guide's maximum is 50 h.",
      'no: 39 weekends of 104 are free, with work on up to 5 weekends in a row. Guides ask for regular free weekends; we take one in three.',
    ]);
    const hard = examinePattern(question(['NNNNND-'], { zone: zone('UTC') })).guide;
    expect(hard.filter(({ isWithin }) => !isWithin).map(({ rule }) => rule)).toEqual([
      'forward rotation',
      'nights in a row',
      'rest after nights',
      'rest between shifts',
      'quick returns',
      'long weeks',
      'free weekends',
    ]);
  });

  it('X8 names shifts that overlap', () => {
    const codes = { X: { startTime: time('07:00'), duration: minutes(24 * 60) }, ...CODES };
    const early = { ...codes, E: { startTime: time('02:00'), duration: minutes(8 * 60) } };
    const { guide } = examinePattern(question(['XE-'], { codes: early, zone: zone('UTC') }));
    expect(guide.at(-1)?.text).toBe(
      "243 shifts can't be worked: they begin before the one before has ended, or the clocks jump over them.",
    );
  });
});

const anyQuestion = fc
  .record({
    patterns: fc.integer({ min: 2, max: 15 }).chain((cycle) =>
      fc.array(
        fc
          .array(fc.constantFrom('D', 'N', 'E', '-'), { minLength: cycle, maxLength: cycle })
          .map((letters) => letters.join('')),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    name: fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth'),
    people: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ patterns, name, people }) =>
    question(patterns, {
      zone: zone(name),
      teams: patterns.map(() => people),
      codes: { ...CODES, E: { startTime: time('02:30'), duration: minutes(8 * 60) } },
    }),
  );

describe('any pattern', () => {
  it('X2 has the hours that generation would create', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { from, to, teams } = examinePattern(asked);
        const { shifts } = planRoster(generated(asked, from, to));
        const real = teams.map((_, team) =>
          shifts
            .filter(({ employeeId, slot }) => employeeId === `${team}` && slot.date >= from)
            .reduce((sum, { slot }) => sum + (slot.end - slot.start) / MINUTE_MS, 0),
        );
        expect(teams.map((team) => team.minutes)).toEqual(real);
        expect(teams.map(({ weeks }) => weeks.reduce((sum, week) => sum + week, 0))).toEqual(real);
      }),
      { numRuns: 30 },
    );
  });

  it('X3 has the shortest rest that looking at every pair of shifts finds', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { from, to, teams } = examinePattern(asked);
        const { shifts } = planRoster(generated(asked, from, to));
        for (const [team, figures] of teams.entries()) {
          const own = shifts
            .filter(({ employeeId, slot }) => employeeId === `${team}` && slot.date >= from)
            .map(({ slot }) => slot);
          const rests = own.flatMap((one) =>
            own
              .filter((other) => other.start >= one.end && other.start < one.end + 20 * 86_400_000)
              .map((other) => (other.start - one.end) / MINUTE_MS),
          );
          expect(figures.shortestRest).toBe(rests.length === 0 ? null : Math.min(...rests));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('X6 has someone at work for as long as no gap is told', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { cover, teams } = examinePattern(asked);
        expect(cover.smallest === 0).toBe(cover.gaps.length > 0);
        const isEmpty = teams.every(({ shifts }) => shifts === 0);
        expect(cover.largest === 0).toBe(isEmpty);
      }),
      { numRuns: 30 },
    );
  });
});

function generated(
  { patterns, codes, teams, zone: here }: PatternQuestion,
  from: PatternQuestion['from'],
  to: PatternQuestion['from'],
) {
  const plans = Object.entries(codes).map(
    ([name, { startTime, duration }]) => [name, code(startTime, duration / 60, here)] as const,
  );
  return planInput({
    patterns,
    cycleStart: MONDAY,
    from: addDays(from, -3),
    to,
    zone: here,
    codes: Object.fromEntries(plans),
    people: teams.map((_, team) => ({ id: `${team}`, team })),
    minRest: minutes(0),
    maxConsecutiveNights: 1000,
  });
}
