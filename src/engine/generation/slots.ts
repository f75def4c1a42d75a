// When each code is worked on each day of a window: worked out once, not once for each person.
import { isNightShift } from '../conflicts/consecutive-nights';
import { dayNumber, eachDay } from '../time/dates';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';
import type { CodePlan, PlanInput } from './input';

export interface Slot {
  /** The place in the list of all slots. */
  number: number;
  /** Of the pattern: 0 for the first day that is planned. */
  planDay: number;
  code: string;
  locationId: string;
  /** G2: at its site, which need not be the date of the pattern when the zones differ. */
  date: CalendarDate;
  day: number;
  start: Instant;
  end: Instant;
  night: boolean;
}

/** A date on which the clocks leave nothing of the shift. */
export interface LostSlot {
  code: string;
  date: CalendarDate;
  lost: true;
}

export type SlotsOfDay = Readonly<Record<string, Slot | LostSlot>>;

export function slotsByDay({ from, to, zone, codes }: PlanInput): SlotsOfDay[] {
  const plans = Object.entries(codes);
  return eachDay(from, to).map((date, day) =>
    Object.fromEntries(
      plans.map(([code, plan], at) => [
        code,
        slotOn({ number: day * plans.length + at, planDay: day }, date, code, plan, zone),
      ]),
    ),
  );
}

function slotOn(
  at: Pick<Slot, 'number' | 'planDay'>,
  date: CalendarDate,
  code: string,
  { locationId, siteZone, startTime, duration }: CodePlan,
  zone: PlanInput['zone'],
): Slot | LostSlot {
  const result = plannedInterval({ date, startTime, duration, zone });
  if (!result.ok) return { code, date, lost: true };
  const { interval } = result;
  const siteDate = dateAt(interval.start, siteZone);
  return {
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
