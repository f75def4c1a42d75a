// The times of each code on each day of a window, calculated once and not once for each person.
import { isNightShift } from '../conflicts/consecutive-nights';
import { cycleDayOf, patternOfTeam } from '../rotation/pattern';
import { dayNumber, eachDay } from '../time/dates';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';
import type { CodePlan, PlanInput } from './input';

export interface Slot {
  lost: false;
  /** The position in the list of all slots. */
  number: number;
  /** The day of the window, from 0. */
  planDay: number;
  code: string;
  locationId: string;
  /** G2: the date at the site, which may differ from the pattern's date when the zones differ. */
  date: CalendarDate;
  day: number;
  start: Instant;
  end: Instant;
  night: boolean;
}

/** A date on which a clock change leaves nothing of the shift. */
export interface LostSlot {
  lost: true;
  code: string;
  date: CalendarDate;
}

/** The slots of each team's working days, in order. */
export function slotsByTeam(input: PlanInput): (team: number) => Slots {
  const { codesOfTeam = [] } = input;
  const perSet = eachDay(input.from, input.to).length * Object.keys(input.codes).length;
  const usual = slotsByPattern(input, input.codes, 0);
  const own = codesOfTeam.map(
    (codes, team) => codes && slotsByPattern(input, codes, (team + 1) * perSet),
  );
  return (team) => patternOfTeam(own[team] ?? usual, team);
}

type Slots = readonly (Slot | LostSlot)[];

/** The slots of each pattern's working days, numbered from `firstNumber`. */
function slotsByPattern(
  { from, to, zone, patterns, cycleStart }: PlanInput,
  codes: PlanInput['codes'],
  firstNumber: number,
): readonly Slots[] {
  const plans = Object.entries(codes);
  const days = eachDay(from, to).map((date, planDay) =>
    Object.fromEntries(
      plans.map(([code, plan], at) => {
        const number = firstNumber + planDay * plans.length + at;
        return [code, slotOn({ number, planDay }, date, code, plan, plan.clock ?? zone)];
      }),
    ),
  );
  return patterns.map((pattern) => {
    const first = cycleDayOf(from, cycleStart, pattern.length);
    return days.flatMap((slots, day) => {
      // R3: a day off, or a code without a start time.
      const slot = slots[pattern[(first + day) % pattern.length] ?? ''];
      return slot ? [slot] : [];
    });
  });
}

function slotOn(
  at: Pick<Slot, 'number' | 'planDay'>,
  date: CalendarDate,
  code: string,
  { locationId, siteZone, startTime, duration }: CodePlan,
  zone: PlanInput['zone'],
): Slot | LostSlot {
  const result = plannedInterval({ date, startTime, duration, zone });
  if (!result.ok) return { lost: true, code, date };
  const { interval } = result;
  const siteDate = dateAt(interval.start, siteZone);
  return {
    lost: false,
    ...at,
    code,
    locationId,
    date: siteDate,
    day: dayNumber(siteDate),
    start: interval.start,
    end: interval.end,
    night: isNightShift(interval, siteZone, code),
  };
}
