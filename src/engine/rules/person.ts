// What the rules need to know about one person. The server fills it from the database, the browser from the grid.
import type { DayStatusName } from '../cells/cell';
import { overlaps } from '../time/intervals';
import type { CalendarDate, Instant, Interval, Zone } from '../time/kinds';

export interface RosterShift extends Interval {
  id: string;
  siteId: string;
  /** The zone of the site. */
  zone: Zone;
  /** T17: the date on which it starts at its site. */
  date: CalendarDate;
  published: boolean;
  role: string | null;
  code: string | null;
  /** When the person learnt of the shift as it is now; null for a draft, or where nobody knows. */
  toldAt: Instant | null;
}

export const CONTRACT_TYPES = ['full-time', 'part-time', 'casual'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** In force until the next one begins. */
export interface Contract {
  validFrom: CalendarDate;
  type: ContractType;
  /** The ordinary minutes in so many days; null without any. */
  ordinary: { minutes: number; days: number } | null;
  /** The days over which hours are averaged, and a first day of such a period; null: the days of `ordinary`. */
  averaging: { days: number; anchor: CalendarDate } | null;
  /** Whether the person agreed to a longer shift or a shorter rest, where a rule has one by agreement. */
  agreements: readonly ('long-shifts' | 'short-rest')[];
}

export interface Holding {
  skillId: string;
  /** The first and the last day on which it is valid; null without an end. */
  validFrom: CalendarDate | null;
  validTo: CalendarDate | null;
  /** Only a holding that a manager has verified counts. */
  verified: boolean;
}

export interface LeaveTime extends Interval {
  /** It begins with a day, not at a time: a night of the day before that ends in it is worked. */
  fromDay?: boolean;
}

export interface Person {
  id: string;
  groupIds: readonly string[];
  birthDate: CalendarDate | null;
  /** In any order, with those around the window that `reachOf` asks for. */
  shifts: readonly RosterShift[];
  statuses: ReadonlyMap<CalendarDate, DayStatusName>;
  /** Approved leave only. */
  leave: readonly LeaveTime[];
  unavailable: readonly Interval[];
  contracts: readonly Contract[];
  holdings: readonly Holding[];
}

/** L12 */
export function isOnLeave({ leave }: Pick<Person, 'leave'>, shift: Interval): boolean {
  return leave.some((each) => overlaps(each, shift) && !(each.fromDay && shift.start < each.start));
}

/** F2: a shift on a day with a status or at a time of leave isn't worked by whoever has it. */
export function isWorked(
  person: Pick<Person, 'statuses' | 'leave'>,
  shift: Interval & Pick<RosterShift, 'date'>,
): boolean {
  return !person.statuses.has(shift.date) && !isOnLeave(person, shift);
}

/** The contract in force on a date. */
export function contractOn(
  { contracts }: Pick<Person, 'contracts'>,
  date: CalendarDate,
): Contract | undefined {
  let found: Contract | undefined;
  for (const contract of contracts) {
    if (contract.validFrom > date) continue;
    if (!found || contract.validFrom > found.validFrom) found = contract;
  }
  return found;
}

/** The same person as the published roster has them. */
export function asPublished<P extends Person>(person: P): P {
  return { ...person, shifts: person.shifts.filter(({ published }) => published) };
}
