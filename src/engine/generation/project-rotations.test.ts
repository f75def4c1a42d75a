import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, date, existing, planInput } from '../testing/plan-input';
import { addDays } from '../time/dates';
import type { Minutes, Zone } from '../time/kinds';
import type { ExistingShift } from './input';
import { planRoster } from './plan-roster';
import { type OwnRotation, projectRotations } from './project-rotations';
import type { Slot } from './slots';

const NOTHING = { published: [], statuses: [] };
const FROM = date('2027-03-08');

function rotation(changes: Partial<OwnRotation> = {}): OwnRotation {
  const { patterns, cycleStart, zone, codes, minRest, maxConsecutiveNights } = planInput();
  return {
    patterns,
    cycleStart,
    zone,
    codes,
    minRest,
    maxConsecutiveNights,
    team: 0,
    from: FROM,
    endsOn: null,
    ...changes,
  };
}

const daysOf = (slots: readonly Slot[]) => slots.map((slot) => `${slot.date} ${slot.code}`);

/** What a rule creates that goes on in windows of so many days, each time around what it has created before. */
function generatedInWindows(rule: OwnRotation, days: number, windows: number): Slot[] {
  const made: Slot[] = [];
  for (let window = 0; window < windows; window += 1) {
    const from = addDays(rule.from, window * days);
    const { shifts } = planRoster({
      ...rule,
      from,
      to: addDays(from, days - 1),
      people: [{ id: 'amy', team: rule.team }],
      existing: made
        .filter((slot) => slot.date >= addDays(from, -16))
        .map(
          (slot): ExistingShift => ({
            ...slot,
            id: String(slot.start),
            employeeId: 'amy',
            siteZone: rule.codes[slot.code]?.siteZone ?? rule.zone,
          }),
        ),
      statuses: [],
      strategy: 'skip',
      resolutions: [],
    });
    made.push(...shifts.map(({ slot }) => slot));
  }
  return made;
}

describe('projectRotations', () => {
  it('has nothing to add on days that are all published', () => {
    const later = rotation({ from: addDays(FROM, 60) });
    expect(projectRotations([later], NOTHING, FROM, addDays(FROM, 6))).toEqual([]);
  });

  it('P1 is what generation creates, into however many windows it splits the time', () => {
    const anyCode = fc.constantFrom('D', 'N', 'E', 'OFF', 'OFF');
    fc.assert(
      fc.property(
        fc.array(fc.array(anyCode, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -20, max: 20 }),
        fc.constantFrom(
          'Australia/Sydney',
          'Australia/Lord_Howe',
          'Europe/London',
        ) as fc.Arbitrary<Zone>,
        fc.integer({ min: 2, max: 90 }),
        fc.constantFrom(0, 8, 11),
        fc.integer({ min: 1, max: 5 }),
        (patterns, team, anchor, zone, days, rest, maxConsecutiveNights) => {
          const rule = rotation({
            patterns,
            team,
            zone,
            cycleStart: addDays(FROM, anchor),
            codes: { D: code('07:00', 12), N: code('19:00', 12), E: code('14:30', 8, zone) },
            minRest: (rest * 60) as Minutes,
            maxConsecutiveNights,
          });
          const windows = Math.ceil(200 / days);
          const to = addDays(FROM, days * windows - 1);
          const times = (slots: readonly Slot[]) =>
            slots.map(({ date: day, start, end, locationId }) => [day, start, end, locationId]);
          const generated = generatedInWindows(rule, days, windows).filter(
            (slot) => slot.date <= to,
          );
          expect(times(projectRotations([rule], NOTHING, FROM, to))).toEqual(times(generated));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('P1 begins with the first day that is not published, and ends with the rule', () => {
    const rule = rotation({ from: date('2027-03-10'), endsOn: date('2027-03-16') });
    expect(daysOf(projectRotations([rule], NOTHING, FROM, date('2027-03-31')))).toEqual([
      '2027-03-12 D',
      '2027-03-13 N',
      '2027-03-16 D',
    ]);
    expect(
      daysOf(projectRotations([rule], NOTHING, date('2027-03-13'), date('2027-03-14'))),
    ).toEqual(['2027-03-13 N']);
  });

  it('P2 goes around published shifts and days with a status', () => {
    const { employeeId: _, ...published } = existing(
      '2027-03-12T05:00+11:00',
      '2027-03-12T08:00+11:00',
    );
    const own = {
      published: [published],
      statuses: [{ date: date('2027-03-16'), status: 'holiday' }],
    };
    expect(daysOf(projectRotations([rotation()], own, FROM, date('2027-03-17')))).toEqual([
      '2027-03-08 D',
      '2027-03-09 N',
      '2027-03-13 N',
      '2027-03-17 N',
    ]);
  });

  it('P3 plans a second rule around the first, with enough rest', () => {
    const evenings = rotation({ patterns: [['E']], codes: { E: code('14:00', 8) } });
    const both = projectRotations([rotation(), evenings], NOTHING, FROM, date('2027-03-11'));
    expect(daysOf(both)).toEqual(['2027-03-08 D', '2027-03-09 N', '2027-03-11 E']);
  });
});
