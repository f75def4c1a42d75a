// When each code is worked on each day of a window: worked out once, not once for each person.
import { isNightShift } from '../conflicts/consecutive-nights';
import { dayNumber, eachDay } from '../time/dates';
import { dateAt } from '../time/instants';
import type { CalendarDate, Instant } from '../time/kinds';
import { plannedInterval } from '../time/shift-interval';
import type { CodePlan, PlanInput } from './input';

export interface Slot {
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
  return eachDay(from, to).map((date) =>
    Object.fromEntries(plans.map(([code, plan]) => [code, slotOn(date, code, plan, zone)])),
  );
}

function slotOn(
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
    code,
    locationId,
    date: siteDate,
    day: dayNumber(siteDate),
    start: interval.start,
    end: interval.end,
    night: isNightShift(interval, siteZone, code),
  };
}
