// The input of generation: everything that the result depends on.
import type { Pattern } from '../rotation/pattern';
import type { CalendarDate, Interval, Minutes, WallTime, Zone } from '../time/kinds';

export const STRATEGIES = ['flag', 'skip', 'replace', 'create'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const RESOLUTIONS = ['replace', 'skip', 'create'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The site and time of a working code. */
export interface CodePlan {
  locationId: string;
  siteZone: Zone;
  startTime: WallTime;
  duration: Minutes;
  /** The zone whose clock the start time means; the input's unless given. */
  clock?: Zone | undefined;
}

export interface Person {
  id: string;
  /** Counts from 0; undefined for someone in no team. */
  team: number | undefined;
}

export interface ExistingShift extends Interval {
  id: string;
  employeeId: string;
  /** The date that the shift belongs to. */
  date: CalendarDate;
  code: string | null;
  siteZone: Zone;
}

export interface DayStatus {
  employeeId: string;
  date: CalendarDate;
  status: string;
}

export interface PlanInput {
  /** One pattern for each team of the template, all of the same length. */
  patterns: readonly Pattern[];
  cycleStart: CalendarDate;
  from: CalendarDate;
  to: CalendarDate;
  /** The zone whose clock the start times mean. */
  zone: Zone;
  codes: Readonly<Record<string, CodePlan>>;
  /** By team, for teams that work the codes at a site of their own. */
  codesOfTeam?: readonly (Readonly<Record<string, CodePlan>> | undefined)[];
  people: readonly Person[];
  /** Existing shifts from `LOOK_AROUND_DAYS` before the window to as many after it. */
  existing: readonly ExistingShift[];
  statuses: readonly DayStatus[];
  minRest: Minutes;
  maxConsecutiveNights: number;
  strategy: Strategy;
  /** Decisions about single conflicts, which override the strategy. */
  resolutions: readonly { employeeId: string; date: CalendarDate; resolution: Resolution }[];
  /** The decision for all other conflicts. */
  defaultResolution?: Resolution | undefined;
}

/** Longer than the highest limit on nights in a row, and than the longest minimum rest. */
export const LOOK_AROUND_DAYS = 16;
