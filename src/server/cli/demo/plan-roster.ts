// Plans the roster of a demo organisation. The same day gives the same roster.
import type { CalendarDate } from '#engine/time/kinds';
import type { DemoOrganization, DemoPerson } from './demo-organization';
import { periodAround } from './period';
import { type Absence, dayOf, planAbsences } from './plan-absences';
import { planExtras } from './plan-extras';
import { type PlannedShift, planRotations } from './plan-rotations';
import { createRandom } from './random';

const SEED = 20_260_704;

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
  const shifts = planned.filter((shift) => !holidays.has(dayOf(shift)));
  const { extras, dropped } = planExtras(shifts, absences, period, random);
  return { shifts: [...shifts.filter((shift) => !dropped.has(shift)), ...extras], absences };
}

export function peopleOf(organization: DemoOrganization): DemoPerson[] {
  return organization.staff.flatMap((staff) => staff.people);
}
