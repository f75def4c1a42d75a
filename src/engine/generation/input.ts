// What a plan is made from. Everything that it depends on is here: nothing is read, nothing is guessed.
import type { Pattern } from '../rotation/pattern';
import type { CalendarDate, Interval, Minutes, WallTime, Zone } from '../time/kinds';

export const STRATEGIES = ['flag', 'skip', 'replace', 'create'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const RESOLUTIONS = ['replace', 'skip', 'create'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Where and when a working code is worked. */
export interface CodePlan {
  locationId: string;
  siteZone: Zone;
  startTime: WallTime;
  duration: Minutes;
}

export interface Person {
  id: string;
  /** Counts from 0; undefined for somebody in no team. */
  team: number | undefined;
}

export interface ExistingShift extends Interval {
  id: string;
  employeeId: string;
  /** The day it belongs to. */
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
  /** One for each team of the template, all of the same length. */
  patterns: readonly Pattern[];
  cycleStart: CalendarDate;
  from: CalendarDate;
  to: CalendarDate;
  /** The clock that start times are read off. */
  zone: Zone;
  codes: Readonly<Record<string, CodePlan>>;
  people: readonly Person[];
  /** From `LOOK_AROUND_DAYS` before the window to as many after it. */
  existing: readonly ExistingShift[];
  statuses: readonly DayStatus[];
  minRestHours: number;
  maxConsecutiveNights: number;
  strategy: Strategy;
  /** For single conflicts; they win over the strategy. */
  resolutions: readonly { employeeId: string; date: CalendarDate; resolution: Resolution }[];
  /** For all other conflicts. */
  defaultResolution?: Resolution | undefined;
}

/** Longer than the longest run of nights that a limit can name, and than the longest rest. */
export const LOOK_AROUND_DAYS = 16;
