// The wizard has two figures of its own, rest and nights. Its breaches and the findings of a check must be the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRoster } from '../generation/plan-roster';
import { SITES } from '../testing/any-person';
import { code, planInput } from '../testing/plan-input';
import { amy, bookOf, rule } from '../testing/rules-input';
import { date } from '../testing/times';
import { addDays, dateOfDayNumber } from '../time/dates';
import type { Minutes } from '../time/kinds';
import { check } from './check';

const anyInput = fc.record({
  pattern: fc.array(fc.constantFrom('D', 'E', 'N', 'X', 'OFF'), { minLength: 3, maxLength: 9 }),
  site: fc.constantFrom(...SITES),
  from: fc.constantFrom('2027-03-10', '2027-03-30', '2027-09-28', '2027-10-28').map(date),
  minRest: fc.integer({ min: 6, max: 20 }).map((hours) => (hours * 60) as Minutes),
  nights: fc.integer({ min: 1, max: 4 }),
});

describe('rest and nights of a check', () => {
  it('F11 are those of the wizard', () => {
    fc.assert(
      fc.property(anyInput, ({ pattern, site: [siteId, zone], from, minRest, nights }) => {
        const input = planInput({
          patterns: [pattern],
          from,
          to: addDays(from, 20),
          zone,
          codes: {
            D: code('06:00', 8, zone),
            E: code('14:00', 8, zone),
            N: code('22:00', 8, zone),
            X: code('21:00', 6.5, zone),
          },
          minRest,
          maxConsecutiveNights: nights,
        });
        const plan = planRoster(input);
        const shifts = plan.shifts.map(({ slot }) => ({
          id: String(slot.number),
          siteId,
          zone,
          date: slot.date,
          start: slot.start,
          end: slot.end,
          published: true,
          role: null,
          code: slot.code,
          toldAt: null,
        }));
        const person = amy({ shifts });
        const rules = [
          rule('rest', { minutes: minRest, agreed: null, brokenSpan: null }),
          rule('nights-in-a-row', { nights }),
        ];
        const found = check(person, bookOf(person, rules), { from, to: addDays(from, 20) });
        const restAt = plan.breaches.flatMap((breach) =>
          breach.rule === 'rest' && breach.side === 'before' ? [breach.date] : [],
        );
        expect(
          found.flatMap((each) => (each.rule.id === 'rest' ? [each.shifts[1]?.date] : [])),
        ).toEqual(restAt);
        // The wizard names each night beyond the maximum, a check the whole run.
        const beyond = found.flatMap((each) =>
          each.rule.id === 'nights-in-a-row'
            ? Array.from({ length: each.excess }, (_, day) =>
                dateOfDayNumber(each.from + each.limit + day),
              )
            : [],
        );
        const nightsAt = plan.breaches.flatMap((breach) =>
          breach.rule === 'nights' ? [breach.date] : [],
        );
        expect(beyond).toEqual(nightsAt);
      }),
      { numRuns: 300 },
    );
  });
});
