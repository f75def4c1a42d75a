// What Fill is asked, in the words of the roster: people with their rules, what the sites need, and what may change.
import type { CoverSite } from '#engine/cover/input';
import type { Need } from '#engine/cover/need';
import type { RuleBook } from '#engine/rules/book';
import type { Person, RosterShift } from '#engine/rules/person';
import type { CalendarDate, Instant, Interval, WallTime, Zone } from '#engine/time/kinds';

export interface FillInput {
  from: CalendarDate;
  to: CalendarDate;
  /** Nothing that has begun by then is filled. */
  notBefore: Instant;
  /** Everyone whose shifts count for cover. */
  people: readonly FillPerson[];
  book: RuleBook;
  needs: readonly Need[];
  sites: readonly CoverSite[];
  settings: FillSettings;
}

export interface FillPerson extends Person {
  name: string;
  /** Whether Fill may give this person shifts. */
  asked: boolean;
  /** Where they work and in which roles, by their own shifts and those of their group; null for someone new. */
  sites: readonly string[] | null;
  roles: readonly string[] | null;
  likes: readonly Interval[];
  ratherNot: readonly Interval[];
  /** How many more than the median of their group they worked in the last twelve months; left out: none. */
  worked?: { nights: number; weekends: number; holidays: number } | undefined;
}

export interface FillSettings {
  /** Whether drafts that a need asks for may move to someone else. Published shifts never do. */
  mayChange: 'open' | 'drafts';
  /** Whether rules that only warn may be broken. Those that block never are. */
  warnings: 'keep' | 'may break';
  /** Whether someone may get more hours than their contract has. */
  hours: 'keep' | 'may exceed';
  /** From 0 (doesn't matter) to 3 (matters much). */
  weights: { wishes: number; hours: number; fairness: number; changes: number };
}

/** People of one kind whom a need asks for on a date, and who aren't there. */
export interface Place extends Interval {
  needId: string;
  siteId: string;
  zone: Zone;
  date: CalendarDate;
  startTime: WallTime;
  endTime: WallTime;
  role: string | null;
  groupId: string | null;
  skillId: string | null;
  /** Whether someone is missing up to the minimum, not only up to the target. */
  belowMinimum: boolean;
  heads: number;
}

/** The same for places that are alike on different dates or of different needs. */
export function kindOf(place: Place): string {
  const { siteId, role, groupId, skillId, startTime, endTime } = place;
  return [siteId, role, groupId, skillId, startTime, endTime].join('|');
}

/** A shift of someone at a place; a draft of the roster, or one that only Fill has made. */
export function shiftAt(place: Place, personId: string): RosterShift {
  const { start, end, siteId, zone, date, role } = place;
  const id = `${personId} ${siteId} ${start}`;
  return {
    start,
    end,
    id,
    siteId,
    zone,
    date,
    published: false,
    role,
    code: null,
    toldAt: null,
  };
}
