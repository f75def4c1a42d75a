// Small random organisations for Fill: people with shifts, leave, statuses, contracts and skills, and two sites' needs.

import type { RosterShift } from '#engine/rules/person';
import type { Rule } from '#engine/rules/rule';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant, WallTime, Zone } from '#engine/time/kinds';
import { shiftInterval } from '#engine/time/shift-interval';
import { seededRandom } from '../random';
import type { FillInput, FillPerson } from '../roster/fill-input';

const ZONE = 'Australia/Sydney' as Zone;
const FROM = '2027-03-29' as CalendarDate;
const TIMES = [
  ['07:00', '15:00'],
  ['14:00', '22:00'],
  ['22:00', '07:00'],
] as const;

/** Ten days around the end of daylight saving. */
export function anyRoster(seed: number): FillInput {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const day = () => addDays(FROM, whole(-4, 13));
  const shift = (at: number): RosterShift[] => {
    const [startTime, endTime] = TIMES[whole(0, 2)].map((time) => time as WallTime);
    const date = day();
    const times = shiftInterval({ date, startTime, endTime, zone: ZONE });
    if (!times.ok) return [];
    const siteId = random() < 0.7 ? 'depot' : 'gate';
    const more = { published: random() < 0.5, role: null, code: null, toldAt: null };
    return [{ ...times.interval, id: `shift ${at}`, siteId, zone: ZONE, date, ...more }];
  };
  const people = Array.from({ length: 6 }, (_, at): FillPerson => {
    const dates = new Set<string>();
    const shifts = Array.from({ length: whole(0, 6) }, (__, each) => shift(at * 100 + each))
      .flat()
      .filter(({ date }) => !dates.has(date) && dates.add(date));
    const away = Date.parse(`${day()}T00:00:00Z`) as Instant;
    return {
      id: `person ${at}`,
      name: `Person ${at}`,
      asked: random() < 0.9,
      groupIds: random() < 0.5 ? ['days'] : [],
      birthDate: null,
      shifts,
      statuses: new Map(random() < 0.4 ? [[day(), 'sick' as const]] : []),
      leave: random() < 0.4 ? [{ start: away, end: (away + 3 * 86_400_000) as Instant }] : [],
      unavailable: [],
      contracts:
        random() < 0.6
          ? [
              {
                validFrom: '2026-01-01' as CalendarDate,
                type: 'full-time',
                ordinary: { minutes: 60 * whole(16, 40), days: 7 },
                averaging: null,
                agreements: [],
              },
            ]
          : [],
      holdings:
        random() < 0.5
          ? [{ skillId: 'aid', validFrom: null, validTo: null, verified: random() < 0.8 }]
          : [],
      sites: random() < 0.3 ? ['depot'] : null,
      roles: null,
      likes: [],
      ratherNot: [],
    };
  });
  const need = (siteId: string, at: number) => ({
    id: `${siteId} ${at}`,
    siteId,
    label: `Need ${at}`,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    onHolidays: 'as-weekday' as const,
    startTime: TIMES[at][0] as WallTime,
    endTime: TIMES[at][1] as WallTime,
    minimum: 1,
    target: whole(1, 2),
    maximum: null,
    role: null,
    groupId: random() < 0.2 ? 'days' : null,
    skills: random() < 0.3 ? [{ skill: 'aid', count: 1 }] : [],
    validFrom: null,
    validTo: null,
    exceptions: [],
  });
  return {
    from: FROM,
    to: addDays(FROM, 9),
    notBefore: 0 as Instant,
    people,
    book: {
      weekStart: 'monday',
      sites: new Map(),
      skills: new Map([['aid', { name: 'First aid', severity: 'block' }]]),
      requirements: [
        { siteId: 'gate', role: null, code: null, allOf: random() < 0.3 ? ['aid'] : [], anyOf: [] },
      ],
      rules: [
        rule('rest', { minutes: 600, agreed: null, brokenSpan: null }),
        rule('days-in-a-row', { days: whole(3, 5) }),
        rule('nights-in-a-row', { nights: 2 }),
        rule('hours-in-period', { minutes: 2400, days: 7, begins: 'any-day', anchor: null }),
        rule('weekends-off', { off: 1, weeks: 2 }),
        rule('away', { reason: 'leave' }),
        rule('skill', {}),
      ],
    },
    needs: [need('depot', 0), need('depot', 2), need('gate', 1)],
    sites: ['depot', 'gate'].map((id) => ({ id, zone: ZONE, holidays: [] })),
    settings: {
      mayChange: random() < 0.5 ? 'open' : 'drafts',
      warnings: random() < 0.5 ? 'keep' : 'may break',
      hours: random() < 0.5 ? 'keep' : 'may exceed',
      weights: { wishes: 1, hours: 1, fairness: 1, changes: 1 },
    },
  };

  function rule<K extends Rule['kind']>(kind: K, params: Extract<Rule, { kind: K }>['params']) {
    return {
      id: kind,
      kind,
      params,
      severity: random() < 0.6 ? 'block' : 'warn',
      scope: { type: 'organisation' },
      validFrom: null,
      validTo: null,
      origin: 'policy',
      text: null,
    } as Rule;
  }
}
