// Plans the roster of a demo organisation. The same day gives the same roster.
import type { CalendarDate } from '#engine/time/kinds';
import type { DemoOrganization, DemoPerson } from './demo-organization';
import { periodAround } from './period';
import { type Absence, dayOf, planAbsences } from './plan-absences';
import { planExtras } from './plan-extras';
import { type PlannedShift, planRotations } from './plan-rotations';
import { createRandom } from './random';

const SEED = 20_260_704;
const ONE_HOLIDAY_SHIFT_LEFT_IN = 15;

export interface DemoRoster {
  shifts: PlannedShift[];
  absences: Absence[];
}

export function planRoster(organization: DemoOrganization, today: CalendarDate): DemoRoster {
  const random = createRandom(SEED);
  const period = periodAround(today);
  const planned = planRotations(organization, period, random);
  const absences = planAbsences(peopleOf(organization), planned, period, random);
  const holidays = new Set(absences.filter(({ status }) => status === 'holiday').map(dayOf));
  // A few shifts stay on holidays, as in real life: a status doesn't delete shifts.
  const shifts = planned.filter(
    (shift) => !holidays.has(dayOf(shift)) || random.oneIn(ONE_HOLIDAY_SHIFT_LEFT_IN),
  );
  return { shifts: [...shifts, ...planExtras(shifts, absences, period, random)], absences };
}

export function peopleOf(organization: DemoOrganization): DemoPerson[] {
  return organization.staff.flatMap((staff) => staff.people);
}
