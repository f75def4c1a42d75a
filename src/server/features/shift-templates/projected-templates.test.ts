// Two years of every template: what someone sees of their pattern is what a rule creates later.
import { expect, test } from 'vitest';
import { contentOf } from '#contract/template-content';
import { type ExistingShift, LOOK_AROUND_DAYS } from '#engine/generation/input';
import { planRoster } from '#engine/generation/plan-roster';
import { type OwnRotation, projectRotations } from '#engine/generation/project-rotations';
import { nextRuleWindow } from '#engine/generation/rule-window';
import type { Slot } from '#engine/generation/slots';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import { SYSTEM_TEMPLATES } from './system-templates';

const ZONE = 'Australia/Sydney' as Zone;
const FROM = '2027-03-01' as CalendarDate;
const TO = addDays(FROM, 2 * 365 - 1);
const LONGEST_RUN = 90;

/** Extends a rule every so often, as the job does. */
function generate(rotation: OwnRotation): Slot[] {
  const made: Slot[] = [];
  let filledTo = addDays(FROM, -1);
  for (let today = FROM; filledTo < TO; today = addDays(today, 25)) {
    const window = nextRuleWindow({ filledTo, endsOn: null }, today, LONGEST_RUN);
    if (!window) continue;
    const existing = made.filter(({ date }) => date >= addDays(window.from, -LOOK_AROUND_DAYS));
    const { shifts } = planRoster({
      ...rotation,
      ...window,
      people: [{ id: 'amy', team: rotation.team }],
      existing: existing.map(
        (slot): ExistingShift => ({
          ...slot,
          id: String(slot.start),
          employeeId: 'amy',
          siteZone: ZONE,
        }),
      ),
      statuses: [],
      strategy: 'skip',
      resolutions: [],
    });
    made.push(...shifts.map(({ slot }) => slot));
    filledTo = window.to;
  }
  return made.filter(({ date }) => date <= TO);
}

test.each(SYSTEM_TEMPLATES)('$name: the pattern is what its rule creates', (template) => {
  const { patterns, codes } = contentOf(template);
  for (let team = 0; team < patterns.length; team += 1) {
    const rotation: OwnRotation = {
      patterns,
      cycleStart: FROM,
      zone: ZONE,
      codes: Object.fromEntries(
        Object.entries(codes).map(([code, { startTime, duration }]) => [
          code,
          { locationId: 'depot', siteZone: ZONE, startTime, duration },
        ]),
      ),
      minRest: (8 * 60) as Minutes,
      maxConsecutiveNights: 3,
      team,
      from: FROM,
      endsOn: null,
    };
    const told = ({ date, code, start, end }: Slot) => `${date} ${code} ${start} ${end}`;
    const projected = projectRotations([rotation], { published: [], statuses: [] }, FROM, TO);
    expect(projected.length).toBeGreaterThan(100);
    expect(projected.map(told).join('\n')).toBe(generate(rotation).map(told).join('\n'));
  }
});
