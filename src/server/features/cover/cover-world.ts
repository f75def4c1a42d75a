// Cover of some dates, read once, and what would become of it: any number of changes is tried in memory.
import type { AwayByPerson } from '#engine/cover/heads';
import type { CoverShift, CoverSite } from '#engine/cover/input';
import type { Light } from '#engine/cover/light';
import type { Reading } from '#engine/cover/match-heads';
import type { HeadChange, SiteDay, siteDays } from '#engine/cover/site-day';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Interval } from '#engine/time/kinds';

/** What would be different: shifts that go, and shifts that come. */
export interface CoverChange {
  gone: readonly string[];
  come: readonly (Interval & {
    employeeId: string;
    siteId: string;
    date: CalendarDate;
    role: string | null;
  })[];
  /** Days on which someone is no longer away. */
  back?: readonly { employeeId: string; date: CalendarDate }[];
}

export interface CoverDay {
  siteId: string;
  siteName: string;
  date: CalendarDate;
  before: Light;
  after: Light;
  /** How many people too few or too many the lights stand for. */
  beforeBy: number;
  afterBy: number;
}

export interface CoverWorld {
  /** The days of sites whose cover the change touches, also where it stays as it is. */
  daysOf(change: CoverChange): CoverDay[];
  /** One of those days, when several changes happen together. */
  dayOf(day: Pick<CoverDay, 'siteId' | 'date'>, changes: readonly CoverChange[]): Reading;
  /** What it was made of, for a later world of the same dates. */
  made: CoverMade | undefined;
}

export interface WorldShift extends CoverShift {
  id: string;
  date: CalendarDate;
}

/** What cover depends on besides cells. */
export interface CoverFrame {
  from: CalendarDate;
  to: CalendarDate;
  sites: ReadonlyMap<string, CoverSite & { name: string }>;
  daysAt: ReadonlyMap<string, ReturnType<typeof siteDays>>;
  asShift: AsShift;
}

export type Facts = Pick<WorldShift, 'siteId' | 'date' | 'role' | 'start' | 'end'>;
type AsShift = (id: string, employeeId: string, facts: Facts) => WorldShift;

export interface CoverMade {
  frame: CoverFrame;
  dates: ReadonlySet<CalendarDate>;
  shiftsAt: ReadonlyMap<string, readonly WorldShift[]>;
  byId: ReadonlyMap<string, WorldShift>;
  /** By date: those with a status. */
  awayOn: ReadonlyMap<CalendarDate, readonly string[]>;
  away: AwayByPerson;
  /** The days of sites that were swept; more are added when they are asked for. */
  swept: Map<string, Swept>;
  /** What became of the days that changes touch, by what they are. It holds while those days are the same. */
  tried: Map<string, { days: CoverDay[]; on: readonly Swept[] }>;
}

interface Swept {
  day: SiteDay;
  shiftsOf: ReadonlyMap<string, readonly WorldShift[]>;
}

/** A change by person, and what it does to the days that were looked at. */
interface Prepared {
  people: ReadonlyMap<string, OwnChange>;
  days?: CoverDay[];
  on: Map<SiteDay, readonly HeadChange[]>;
}

interface OwnChange {
  gone: Set<string>;
  come: WorldShift[];
  back: Set<CalendarDate>;
}

/** The queue has hundreds of cards, and few change from one call to the next. */
const MOST_TRIED = 2000;

export function coverWorldOf(made: CoverMade): CoverWorld {
  const { frame, shiftsAt, byId, away, swept, tried } = made;
  const { sites, daysAt, asShift } = frame;
  // The same change is tried again and again, alone and together with others.
  const prepared = new WeakMap<CoverChange, Prepared>();

  // Each date is part of two days: its nights reach into the next one.
  const onDate = new Map<string, Map<string, WorldShift[]>>();

  function peopleOn(place: Place) {
    const key = keyOf(place);
    const found = onDate.get(key) ?? groupBy(shiftsAt.get(key) ?? [], (shift) => shift.employeeId);
    onDate.set(key, found);
    return found;
  }

  function siteDay({ siteId, date }: Place): Swept {
    const key = keyOf({ siteId, date });
    const found = swept.get(key);
    if (found) return found;
    const shiftsOf = new Map(peopleOn({ siteId, date: addDays(date, -1) }));
    for (const [employeeId, own] of peopleOn({ siteId, date })) {
      const earlier = shiftsOf.get(employeeId);
      shiftsOf.set(employeeId, earlier ? [...earlier, ...own] : own);
    }
    const make = daysAt.get(siteId) as ReturnType<typeof siteDays>;
    const day = { day: make(date, { shiftsOf, away }), shiftsOf };
    swept.set(key, day);
    return day;
  }

  function prepare(change: CoverChange): Prepared {
    const found = prepared.get(change);
    if (found) return found;
    const people = new Map<string, OwnChange>();
    const ownOf = (employeeId: string): OwnChange => {
      const own = people.get(employeeId) ?? { gone: new Set(), come: [], back: new Set() };
      people.set(employeeId, own);
      return own;
    };
    for (const shift of change.gone.flatMap((id) => byId.get(id) ?? [])) {
      ownOf(shift.employeeId).gone.add(shift.id);
    }
    for (const shift of change.come) {
      if (sites.has(shift.siteId))
        ownOf(shift.employeeId).come.push(asShift('', shift.employeeId, shift));
    }
    for (const { employeeId, date } of change.back ?? []) ownOf(employeeId).back.add(date);
    const own: Prepared = { people, on: new Map() };
    prepared.set(change, own);
    return own;
  }

  function headChanges(place: Place, { people, on }: Prepared): readonly HeadChange[] {
    const { day, shiftsOf } = siteDay(place);
    const found = on.get(day);
    if (found) return found;
    const changes = [...people].flatMap(([employeeId, { gone, come, back }]) => {
      const stays = (shiftsOf.get(employeeId) ?? []).filter(({ id }) => !gone.has(id));
      const comes = come.filter(({ siteId }) => siteId === place.siteId);
      const days = away.days.get(employeeId);
      const daysAway = days && back.size > 0 ? without(days, back) : days;
      return day.changesOf(employeeId, { shifts: [...stays, ...comes], daysAway });
    });
    on.set(day, changes);
    return changes;
  }

  function readingWith(place: Place, changes: readonly CoverChange[]): Reading {
    const all = changes.map(prepare);
    const parts = areApart(all) ? all : [prepare(joined(changes))];
    return siteDay(place).day.worstWith(parts.flatMap((each) => headChanges(place, each)));
  }

  /** Each day on which a shift begins, and the one after it, into which it may reach. */
  function placesOf(change: CoverChange): Place[] {
    const { people } = prepare(change);
    const shifts = [...people].flatMap(([employeeId, { gone, come, back }]) => [
      ...[...gone].flatMap((id) => byId.get(id) ?? []),
      ...come,
      ...[...back].flatMap((date) =>
        [...sites.keys()].flatMap((siteId) =>
          (shiftsAt.get(keyOf({ siteId, date })) ?? []).filter(
            (shift) => shift.employeeId === employeeId,
          ),
        ),
      ),
    ]);
    const places = new Map<string, Place>();
    for (const { siteId, date } of shifts) {
      for (const day of [date, addDays(date, 1)]) {
        places.set(keyOf({ siteId, date: day }), { siteId, date: day });
      }
    }
    return [...places.values()];
  }

  function daysOf(change: CoverChange): CoverDay[] {
    const places = placesOf(change);
    const on = places.map(siteDay);
    const key = JSON.stringify([...prepare(change).people].map(([id, own]) => [id, asText(own)]));
    const known = tried.get(key);
    const isSame = known?.on.length === on.length && on.every((day, at) => day === known.on[at]);
    if (known && isSame) return known.days;
    const days = places.map(({ siteId, date }, at) => {
      const was = (on[at] as Swept).day.worst;
      const will = readingWith({ siteId, date }, [change]);
      return {
        siteId,
        siteName: sites.get(siteId)?.name ?? '',
        date,
        before: was.light,
        after: will.light,
        beforeBy: was.by,
        afterBy: will.by,
      };
    });
    if (tried.size >= MOST_TRIED) tried.clear();
    tried.set(key, { days, on });
    return days;
  }

  return {
    daysOf(change) {
      const own = prepare(change);
      own.days ??= daysOf(change);
      return own.days;
    },
    dayOf: ({ siteId, date }, changes) => readingWith({ siteId, date }, changes),
    made,
  };
}

function asText({ gone, come, back }: OwnChange) {
  return [[...gone], come, [...back]];
}

/** Whether nobody is part of two of the changes. */
function areApart(changes: readonly Prepared[]): boolean {
  if (changes.length < 2) return true;
  const people = changes.flatMap((each) => [...each.people.keys()]);
  return new Set(people).size === people.length;
}

function joined(changes: readonly CoverChange[]): CoverChange {
  return {
    gone: changes.flatMap(({ gone }) => gone),
    come: changes.flatMap(({ come }) => come),
    back: changes.flatMap(({ back = [] }) => back),
  };
}

function without<Value>(values: ReadonlySet<Value>, gone: ReadonlySet<Value>): Set<Value> {
  return new Set([...values].filter((value) => !gone.has(value)));
}

interface Place {
  siteId: string;
  date: CalendarDate;
}

export function keyOf({ siteId, date }: Place): string {
  return `${siteId} ${date}`;
}

function groupBy<Key, Value>(
  values: readonly Value[],
  keyFor: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyFor(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
