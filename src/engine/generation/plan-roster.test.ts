import { describe, expect, it } from 'vitest';
import { code, date, existing, planInput, planned, SYDNEY } from '../testing/plan-input';
import type { Minutes, Zone } from '../time/kinds';
import type { Strategy } from './input';
import { explanationsOf, warningsOf } from './warnings-text';

const name = () => 'Amy Able';
const iso = (instant: number) => new Date(instant).toISOString();

describe('shifts', () => {
  it('G1 are created for everyone in a team, on the first and last day of the window too', () => {
    const plan = planned(
      planInput({
        people: [
          { id: 'amy', team: 0 },
          { id: 'ben', team: undefined },
        ],
        to: date('2027-03-12'),
      }),
    );
    expect(plan.shifts.map((shift) => [shift.date, shift.code])).toEqual([
      ['2027-03-08', 'D'],
      ['2027-03-09', 'N'],
      ['2027-03-12', 'D'],
    ]);
    expect(plan.withoutTeam).toEqual(['ben']);
    expect(warningsOf(plan, () => 'Ben Bold')).toEqual([
      "Ben Bold isn't in a team, so they get no shifts.",
    ]);
  });

  it('G2 follow the clock through clock changes', () => {
    const night = (from: string) => {
      const [shift] = planned(
        planInput({ patterns: [['N']], from: date(from), to: date(from), cycleStart: date(from) }),
      ).shifts;
      return shift && (shift.end - shift.start) / 3_600_000;
    };
    expect(night('2027-04-03')).toBe(13);
    expect(night('2027-10-02')).toBe(11);
    expect(night('2027-05-01')).toBe(12);
  });

  it('G2 belong to the date at their site, whatever zone was requested', () => {
    const [shift] = planned(
      planInput({ zone: 'America/New_York' as Zone, to: date('2027-03-08') }),
    ).shifts;
    expect(shift).toMatchObject({ date: '2027-03-08' });
    expect(iso(shift?.start ?? 0)).toBe('2027-03-08T12:00:00.000Z');
    const late = planned(
      planInput({
        zone: 'America/New_York' as Zone,
        codes: { D: code('13:00', 8) },
        to: date('2027-03-08'),
      }),
    );
    expect(late.shifts[0]?.date).toBe('2027-03-09');
  });

  it('G3 are not created on a day with a status', () => {
    const plan = planned(
      planInput({ statuses: [{ employeeId: 'amy', date: date('2027-03-08'), status: 'sick' }] }),
    );
    expect(plan.shifts[0]?.date).toBe('2027-03-09');
    expect(plan.skipped).toEqual([
      { employeeId: 'amy', date: '2027-03-08', code: 'D', reason: 'status', status: 'sick' },
    ]);
    expect(warningsOf(plan, name)).toEqual(['Amy Able, Mon 8 Mar: sick, so no shift.']);
  });

  it('G6 of one person that overlap each other are not both created', () => {
    const double = { patterns: [['D', 'D']], codes: { D: code('07:00', 25) } };
    const plan = planned(planInput({ ...double, to: date('2027-03-09'), minRest: 0 as Minutes }));
    expect(plan.shifts).toHaveLength(1);
    expect(warningsOf(plan, name)).toEqual([
      'Amy Able, Tue 9 Mar: D would start before the shift of the previous day ends, so it was skipped.',
    ]);
    const chosen = planned(planInput({ ...double, to: date('2027-03-09'), strategy: 'create' }));
    expect(chosen.shifts.map(({ allowOverlap }) => allowOverlap)).toEqual([false, true]);
    expect(warningsOf(chosen, name)).toEqual([
      'Amy Able, Tue 9 Mar: D starts before the shift of the previous day ends. Both are created.',
    ]);
  });

  it('G7 that a clock change swallows are skipped and reported', () => {
    const plan = planned(
      planInput({
        patterns: [['D']],
        codes: { D: code('02:15', 0.5) },
        from: date('2027-10-03'),
        to: date('2027-10-03'),
      }),
    );
    expect(plan.shifts).toHaveLength(1);
    const lost = planned(
      planInput({
        patterns: [['D']],
        codes: { D: code('02:30', 0.5) },
        from: date('2027-10-03'),
        to: date('2027-10-03'),
      }),
    );
    expect(lost.shifts).toEqual([]);
    expect(warningsOf(lost, name)).toEqual([
      'Amy Able, Sun 3 Oct: the clocks go forward during D, so no shift.',
    ]);
  });
});

describe('conflicts', () => {
  const inTheWay = existing('2027-03-08T09:00:00+11:00', '2027-03-08T11:00:00+11:00');
  const plan = (strategy: Strategy, more = {}) =>
    planned(planInput({ existing: [inTheWay], strategy, to: date('2027-03-08'), ...more }));

  it('G4 flag waits, skip creates nothing, replace removes the existing shift, create keeps both', () => {
    expect(plan('flag')).toMatchObject({
      shifts: [],
      conflicts: [{ resolution: 'manual', existing: [inTheWay] }],
      skipped: [{ reason: 'undecided' }],
      replaced: [],
    });
    expect(plan('skip')).toMatchObject({
      shifts: [],
      conflicts: [{ resolution: 'skip' }],
      skipped: [{ reason: 'conflict' }],
    });
    expect(plan('replace')).toMatchObject({
      shifts: [{ allowOverlap: false }],
      replaced: [inTheWay.id],
      skipped: [],
    });
    expect(plan('create')).toMatchObject({ shifts: [{ allowOverlap: true }], replaced: [] });
  });

  it('G4 a decision about one conflict overrides the strategy', () => {
    const decide = (resolution: 'replace' | 'skip' | 'create') => ({
      resolutions: [{ employeeId: 'amy', date: date('2027-03-08'), resolution }],
    });
    expect(plan('flag', decide('replace')).replaced).toEqual([inTheWay.id]);
    expect(plan('create', decide('skip')).shifts).toEqual([]);
    expect(plan('skip', decide('create')).shifts).toMatchObject([{ allowOverlap: true }]);
    const all = { defaultResolution: 'replace' as const };
    expect(plan('flag', all).replaced).toEqual([inTheWay.id]);
    expect(plan('flag', { ...all, ...decide('skip') }).shifts).toEqual([]);
  });

  it('G5 only an overlap that someone chose is marked as deliberate', () => {
    const free = planned(planInput({ strategy: 'create' }));
    expect(free.shifts.every(({ allowOverlap }) => !allowOverlap)).toBe(true);
  });

  it("C1 shifts that meet end to end don't conflict, and a conflict names all overlapping shifts", () => {
    const before = existing('2027-03-08T05:00:00+11:00', '2027-03-08T07:00:00+11:00');
    const after = existing('2027-03-08T19:00:00+11:00', '2027-03-08T20:00:00+11:00');
    const second = existing('2027-03-08T18:00:00+11:00', '2027-03-08T18:30:00+11:00');
    const touching = planned(planInput({ existing: [before, after], to: date('2027-03-08') }));
    expect(touching.conflicts).toEqual([]);
    expect(plan('flag', { existing: [second, inTheWay, before] }).conflicts[0]?.existing).toEqual([
      inTheWay,
      second,
    ]);
  });

  it("C1 a conflict is only with the same person's shifts", () => {
    const bens = { ...inTheWay, employeeId: 'ben' };
    expect(plan('flag', { existing: [bens] }).conflicts).toEqual([]);
  });
});

describe('breaches', () => {
  const rest = (text: string, strategy: Strategy = 'flag') =>
    planned(
      planInput({
        to: date('2027-03-08'),
        strategy,
        existing: [existing('2027-03-07T15:00:00+11:00', text)],
      }),
    );

  it("C2 less rest than the minimum is a breach, exactly the minimum isn't", () => {
    expect(rest('2027-03-07T23:00:00+11:00').breaches).toEqual([]);
    const plan = rest('2027-03-07T23:30:00+11:00');
    expect(plan.breaches).toMatchObject([{ rule: 'rest', restMinutes: 450, side: 'before' }]);
    expect(warningsOf(plan, name)).toEqual([
      'Amy Able, Mon 8 Mar: 7.5 h rest before D (minimum 8 h).',
    ]);
  });

  it('C2 counts true hours: the night on which the clocks go forward is an hour shorter', () => {
    const plan = planned(
      planInput({
        from: date('2027-10-03'),
        to: date('2027-10-03'),
        cycleStart: date('2027-10-03'),
        existing: [existing('2027-10-02T15:00:00+10:00', '2027-10-02T23:00:00+10:00')],
      }),
    );
    expect(plan.breaches).toMatchObject([{ restMinutes: 420 }]);
  });

  it('C2 the shifts before and after both count', () => {
    const plan = planned(
      planInput({
        to: date('2027-03-08'),
        existing: [existing('2027-03-08T22:00:00+11:00', '2027-03-08T23:00:00+11:00')],
      }),
    );
    expect(plan.breaches).toMatchObject([{ side: 'after', restMinutes: 180 }]);
  });

  it('C3 each night beyond the maximum is a breach', () => {
    const plan = planned(planInput({ patterns: [['N']], to: date('2027-03-12') }));
    expect(plan.breaches).toMatchObject([
      { rule: 'nights', date: '2027-03-11', nights: 4 },
      { rule: 'nights', date: '2027-03-12', nights: 5 },
    ]);
    expect(warningsOf(plan, name)[0]).toBe('Amy Able, Thu 11 Mar: 4 nights in a row (maximum 3).');
  });

  it.each([
    ['N', '07:00', 8, true],
    ['E', '18:00', 9, false],
    ['E', '18:00', 9.5, true],
    ['E', '03:00', 2, true],
    ['E', '03:15', 2, false],
  ])('C3 %s from %s for %d hours counts as a night: %s', (letter, start, hours, night) => {
    const plan = planned(
      planInput({
        patterns: [[letter]],
        codes: { [letter]: code(start, hours) },
        maxConsecutiveNights: 1,
        minRest: 0 as Minutes,
        to: date('2027-03-09'),
      }),
    );
    expect(plan.breaches.length > 0).toBe(night);
  });

  it("C4 shifts before and after the window count, replaced shifts don't", () => {
    const night = (day: string) => existing(`${day}T09:00:00Z`, `${day}T19:00:00Z`);
    const around = [night('2027-03-06'), night('2027-03-07'), night('2027-03-09')];
    const input = planInput({ patterns: [['N']], to: date('2027-03-08'), existing: around });
    expect(planned(input).breaches).toMatchObject([{ nights: 4 }]);
    const replacing = planned({
      ...input,
      existing: [...around, night('2027-03-08')],
      strategy: 'replace',
      maxConsecutiveNights: 4,
    });
    expect(replacing.breaches).toEqual([]);
  });

  it('C4 a shift that a later one replaces breaks no limit', () => {
    const input = planInput({ patterns: [['D']], to: date('2027-03-09'), strategy: 'replace' });
    // It starts 5 hours after the first new shift, and the second new shift takes its place.
    const inTheWay = existing('2027-03-09T00:00:00+11:00', '2027-03-09T08:00:00+11:00');
    const plan = planned({ ...input, existing: [inTheWay] });
    expect(plan).toMatchObject({ replaced: [inTheWay.id], breaches: [] });
    expect(warningsOf(plan, name)).toEqual([]);
    const kept = planned({ ...input, existing: [inTheWay], strategy: 'create' });
    expect(kept.breaches).toMatchObject([{ side: 'after', restMinutes: 300 }]);
  });

  it('C4 nights that the run replaces are not counted, and those it creates once', () => {
    const night = (day: string) => existing(`${day}T09:00:00Z`, `${day}T19:00:00Z`);
    const replaced = ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12'].map(night);
    const nights = { patterns: [['N']], to: date('2027-03-12'), strategy: 'replace' } as const;
    expect(planned(planInput({ ...nights, existing: replaced })).breaches).toEqual(
      planned(planInput(nights)).breaches,
    );
  });

  it('C5 are skipped under skip, and created and reported under every other strategy', () => {
    const skipped = rest('2027-03-07T23:30:00+11:00', 'skip');
    expect(skipped.shifts).toEqual([]);
    expect(skipped.breaches).toMatchObject([{ created: false }]);
    expect(warningsOf(skipped, name)).toEqual([
      'Amy Able, Mon 8 Mar: 7.5 h rest before D (minimum 8 h). Skipped.',
    ]);
    for (const strategy of ['flag', 'replace', 'create'] as const) {
      const plan = rest('2027-03-07T23:30:00+11:00', strategy);
      expect(plan.shifts).toHaveLength(1);
      expect(plan.breaches).toMatchObject([{ created: true }]);
    }
  });

  it('C5 a replacement that is skipped keeps the shift it would have replaced', () => {
    const early = existing('2027-03-07T15:00:00+11:00', '2027-03-08T05:00:00+11:00');
    const inTheWay = existing('2027-03-08T09:00:00+11:00', '2027-03-08T11:00:00+11:00');
    const plan = planned(
      planInput({
        to: date('2027-03-08'),
        strategy: 'skip',
        existing: [early, inTheWay],
        resolutions: [{ employeeId: 'amy', date: date('2027-03-08'), resolution: 'replace' }],
      }),
    );
    expect(plan).toMatchObject({ shifts: [], replaced: [], skipped: [{ reason: 'breach' }] });
  });
});

it('G2 start times are in the requested zone, even for sites in another', () => {
  const perth = 'Australia/Perth' as Zone;
  const [shift] = planned(
    planInput({ codes: { D: code('07:00', 12, perth) }, to: date('2027-03-08'), zone: SYDNEY }),
  ).shifts;
  expect(iso(shift?.start ?? 0)).toBe('2027-03-07T20:00:00.000Z');
  expect(shift?.date).toBe('2027-03-08');
});

describe('teams with a site of their own', () => {
  const perth = 'Australia/Perth' as Zone;

  it('G13 work every code there, and everyone else where the code is worked', () => {
    const plan = planned(
      planInput({
        people: [
          { id: 'amy', team: 0 },
          { id: 'ben', team: 1 },
        ],
        patterns: [['D'], ['D']],
        to: date('2027-03-08'),
        codesOfTeam: [undefined, { D: { ...code('07:00', 12, perth), locationId: 'port' } }],
      }),
    );
    expect(plan.shifts.map(({ locationId, start }) => [locationId, iso(start)])).toEqual([
      ['depot', '2027-03-07T20:00:00.000Z'],
      ['port', '2027-03-07T20:00:00.000Z'],
    ]);
    expect(new Set(plan.shifts.map(({ number }) => number)).size).toBe(2);
  });

  it('G14 a code with a clock of its own starts on that clock', () => {
    const [shift] = planned(
      planInput({
        codes: { D: { ...code('07:00', 12, perth), clock: perth } },
        to: date('2027-03-08'),
      }),
    ).shifts;
    expect(iso(shift?.start ?? 0)).toBe('2027-03-07T23:00:00.000Z');
  });
});

describe('explanations', () => {
  const words = (input: Parameters<typeof planned>[0]) =>
    explanationsOf(planned(input)).map(({ date: day, reason, text }) => [day, reason, text]);

  it('G10 name every skipped shift once, whatever the reasons', () => {
    const nights = planInput({
      patterns: [['N', 'D']],
      codes: { D: code('07:00', 12), N: code('22:00', 8) },
      to: date('2027-03-10'),
      maxConsecutiveNights: 1,
      strategy: 'skip',
      existing: [existing('2027-03-07T21:00:00+11:00', '2027-03-08T20:00:00+11:00')],
      statuses: [{ employeeId: 'amy', date: date('2027-03-09'), status: 'off' }],
    });
    expect(words(nights)).toEqual([
      ['2027-03-08', 'limits', '2 h rest before N (minimum 8 h), 2 nights in a row (maximum 1)'],
      ['2027-03-09', 'status', 'off'],
    ]);
  });

  it('C5 tell created shifts from skipped ones', () => {
    const early = existing('2027-03-07T15:00:00+11:00', '2027-03-08T02:00:00+11:00');
    const created = planInput({ to: date('2027-03-08'), existing: [early] });
    expect(words(created)).toEqual([
      ['2027-03-08', 'created-outside-limits', '5 h rest before D (minimum 8 h)'],
    ]);
    expect(words({ ...created, people: [{ id: 'amy', team: undefined }] })).toEqual([
      [null, 'no-team', 'in no team'],
    ]);
  });
});
