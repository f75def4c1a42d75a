// A roster of a problem as the app knows it: people with shifts at times and places, and the starter rules.
import type { RuleBook } from '../../src/engine/rules/book';
import type { RosterShift } from '../../src/engine/rules/person';
import type { Rule } from '../../src/engine/rules/rule';
import { STARTER_RULES } from '../../src/engine/rules/starter-book';
import { addDays } from '../../src/engine/time/dates';
import type { CalendarDate, Minutes, WallTime, Zone } from '../../src/engine/time/kinds';
import { plannedInterval } from '../../src/engine/time/shift-interval';
import { OFF, type Problem, type Roster } from '../../src/optimiser/problem';
import type { FillPerson } from '../../src/optimiser/roster/fill-input';

const MONDAY = '2027-03-01' as CalendarDate;
const zone = 'Australia/Sydney' as Zone;
/** Early, late and night, in this order for each skill. */
const STARTS = ['07:00', '14:00', '21:00'];

/** The shift of a person on a day has the id `person day`. Whoever may work a kind has its role. */
export function appRoster(
  { days, kinds, people }: Problem,
  roster: Roster,
): { people: FillPerson[]; book: RuleBook } {
  const roleOf = (kind: number) => `role ${Math.floor((kind - 1) / STARTS.length)}`;
  const shiftOf = (person: number, day: number): RosterShift[] => {
    const kind = roster[person * days + day];
    const duration = kinds[(kind ?? OFF) - 1]?.minutes as Minutes | undefined;
    if (kind === undefined || duration === undefined) return [];
    const date = addDays(MONDAY, day);
    const startTime = STARTS[(kind - 1) % STARTS.length] as WallTime;
    const planned = plannedInterval({ date, startTime, duration, zone });
    if (!planned.ok) return [];
    const place = { siteId: 'hospital', zone, date, role: roleOf(kind), code: null };
    const told = { published: true, toldAt: null };
    return [{ ...planned.interval, ...place, ...told, id: `${person} ${day}` }];
  };
  return {
    people: people.map(({ name, maxOfKind, maxMinutes }, person) => ({
      id: String(person),
      name,
      asked: true,
      groupIds: [],
      birthDate: null,
      shifts: Array.from({ length: days }, (_, day) => shiftOf(person, day)).flat(),
      statuses: new Map(),
      leave: [],
      unavailable: [],
      contracts: [
        {
          validFrom: MONDAY,
          type: 'full-time',
          ordinary: { minutes: maxMinutes, days },
          averaging: null,
          agreements: [],
        },
      ],
      holdings: [],
      sites: null,
      roles: [...new Set(maxOfKind.flatMap((most, at) => (most > 0 ? [roleOf(at + 1)] : [])))],
      likes: [],
      ratherNot: [],
    })),
    book: {
      rules: STARTER_RULES.map(
        (starter, at) =>
          ({
            ...starter,
            id: String(at),
            scope: { type: 'organisation' },
            validFrom: null,
            validTo: null,
            text: null,
          }) as unknown as Rule,
      ),
      weekStart: 'monday',
      sites: new Map(),
      skills: new Map(),
      requirements: [],
    },
  };
}
