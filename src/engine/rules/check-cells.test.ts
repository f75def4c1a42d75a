// What the browser finds in the grid's cells is what the server finds in its rows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyToCells } from '../cells/apply-to-cells';
import type { Cell, CellShift, KnownCells } from '../cells/cell';
import { intervalIn, wallTimeOf } from '../cells/cell';
import type { CellChange } from '../cells/change';
import { FIRST_DAYS, SITES, STRICT_RULES } from '../testing/any-person';
import { amy, rule, ruleBook } from '../testing/rules-input';
import { date, zone } from '../testing/times';
import { addDays, eachDay } from '../time/dates';
import type { CalendarDate } from '../time/kinds';
import { addedFindings, daysAround } from './added-findings';
import { bookFor } from './book-for';
import { createCellCheck } from './check-cells';
import { describeFinding } from './describe-finding';
import type { Finding } from './finding';
import type { Person } from './person';
import type { Rule } from './rule';

const ZONES = new Map(SITES);
const PEOPLE = ['amy', 'ben'];
/** Enough around a change in the middle for every rule. */
const DAYS = 120;

type Roster = ReadonlyMap<string, Cell>;

function cellsOf(roster: Roster, isRead: (on: CalendarDate) => boolean = () => true): KnownCells {
  return {
    read: (who, on) =>
      isRead(on) ? (roster.get(`${who} ${on}`) ?? { status: null, shifts: [] }) : undefined,
    zoneOf: (site) => ZONES.get(site) ?? zone('UTC'),
  };
}

/** The person as the server reads them from its rows: every day, each row with an id of its own. */
function rowsOf(who: string, cells: KnownCells, days: readonly CalendarDate[]): Person {
  const statuses = new Map();
  const shifts = days.flatMap((on) => {
    const cell = cells.read(who, on);
    if (cell?.status) statuses.set(on, cell.status);
    return (cell?.shifts ?? []).flatMap((shift, at) => {
      const there = cells.zoneOf(shift.site);
      const interval = intervalIn(on, shift, there);
      const { site: siteId, published, code } = shift;
      const id = shift.id ?? `row ${who} ${on} ${at}`;
      const more = { siteId, zone: there, date: on, published, role: null, code, toldAt: null };
      return interval ? [{ ...interval, id, ...more }] : [];
    });
  });
  return amy({ id: who, shifts, statuses });
}

const anyCellShift: fc.Arbitrary<CellShift> = fc.record({
  start: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  end: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  site: fc.constantFrom('sydney', 'sydney', 'sydney', 'perth', 'lord howe'),
  published: fc.boolean(),
  auto: fc.constant(false),
  code: fc.constantFrom(null, 'N'),
});

const anyRoster = (first: CalendarDate): fc.Arbitrary<Roster> =>
  fc
    .array(
      fc.record({
        who: fc.constantFrom(...PEOPLE),
        day: fc.integer({ min: 40, max: 80 }),
        status: fc.constantFrom(null, null, null, null, 'sick' as const),
        shift: anyCellShift,
      }),
      { minLength: 20, maxLength: 60, size: 'max' },
    )
    .map(
      (all) =>
        new Map(
          all.map(({ who, day, status, shift }) => [
            `${who} ${addDays(first, day)}`,
            { status, shifts: [shift] },
          ]),
        ),
    );

const anyChange = (first: CalendarDate): fc.Arbitrary<CellChange> => {
  const anyDay = fc.integer({ min: 50, max: 70 }).map((day) => addDays(first, day));
  const anyone = fc.constantFrom(...PEOPLE);
  const transfer = fc
    .record({
      mode: fc.constantFrom('move' as const, 'copy' as const),
      from: anyone,
      to: anyone,
      on: anyDay,
      days: fc.integer({ min: -6, max: 6 }),
    })
    .map(
      ({ mode, from, to, on, days }): CellChange => ({
        type: 'transfer',
        body: { mode, cells: [{ employeeId: from, dates: [on] }], days, people: [{ from, to }] },
      }),
    );
  const create = fc
    .record({ employeeId: anyone, on: anyDay, shift: anyCellShift })
    .map(({ employeeId, on, shift }): CellChange => {
      const [startTime, endTime] = [wallTimeOf(shift.start), wallTimeOf(shift.end)];
      const body = { employeeId, date: on, locationId: shift.site, startTime, endTime };
      return { type: 'create', body };
    });
  const status = fc
    .record({ employeeId: anyone, date: anyDay })
    .map((day): CellChange => ({ type: 'set-status', status: 'sick', ...day }));
  return fc.oneof(
    { weight: 3, arbitrary: transfer },
    { weight: 3, arbitrary: create },
    { weight: 1, arbitrary: status },
  );
};

/** Half of the rules block, and the two that read contracts do without them. */
const RULES: readonly Rule[] = STRICT_RULES.map((each, at) => {
  const judged =
    each.kind === 'rest' || each.kind === 'long-shift'
      ? { ...each, params: { ...each.params, agreed: null } }
      : each;
  return { ...judged, severity: at % 2 ? 'block' : 'warn' } as Rule;
});
const LEFT = ['average-hours', 'notice', 'public-holidays', 'skill', 'minors'];

function textsOf(findings: readonly Finding[]): string[] {
  return findings.map((each) => {
    const { ruleId, severity, personId, text, fingerprint } = describeFinding(each);
    return `${personId} ${ruleId} ${severity} ${text} ${fingerprint}`;
  });
}

/** As the server does it, with every row of the roster. */
function addedByServer(
  roster: Roster,
  change: CellChange,
  rules: readonly Rule[],
  first: CalendarDate,
) {
  const days = eachDay(first, addDays(first, DAYS - 1));
  const named: Roster = new Map(
    [...roster].map(([key, { status, shifts }]) => [
      key,
      { status, shifts: shifts.map((shift, at) => ({ ...shift, id: `row ${key} ${at}` })) },
    ]),
  );
  const cells = cellsOf(named);
  const changed = applyToCells([change], cells);
  const touched = [...changed.values()].flatMap((row) => [...row.keys()]);
  return [...changed].map(([who, row]) => {
    const before = rowsOf(who, cells, days);
    const read: KnownCells['read'] = (id, on) => row.get(on) ?? cells.read(id, on);
    const after = rowsOf(who, { ...cells, read }, days);
    const stood = new Map(before.shifts.map((each) => [each.id, each.start]));
    return addedFindings({
      before,
      after,
      book: bookFor(after, ruleBook(rules)),
      days: daysAround(touched),
      isNew: ({ id, start }) => stood.get(id) !== start,
    });
  });
}

function checkOf(roster: Roster, rules: readonly Rule[], isRead?: (on: CalendarDate) => boolean) {
  const weekStart = 'monday' as const;
  const groupIdsOf = () => [];
  return createCellCheck({ ...cellsOf(roster, isRead), rules, weekStart, groupIdsOf });
}

describe('a change of cells', () => {
  it('F25 adds the findings that the server adds, but for rules that need more than cells', () => {
    const input = fc.constantFrom(...FIRST_DAYS.map((day) => addDays(day, -40))).chain((first) =>
      fc.record({
        first: fc.constant(first),
        roster: anyRoster(first),
        change: anyChange(first),
      }),
    );
    let findings = 0;
    fc.assert(
      fc.property(input, ({ first, roster, change }) => {
        const isRead = (on: CalendarDate) => first <= on && on < addDays(first, DAYS);
        const here = checkOf(roster, RULES, isRead)([change]);
        const rules = RULES.filter(({ kind }) => !LEFT.includes(kind));
        const there = addedByServer(roster, change, rules, first);
        expect(textsOf(here.blocks)).toEqual(textsOf(there.flatMap(({ blocks }) => blocks)));
        expect(textsOf(here.warnings)).toEqual(textsOf(there.flatMap(({ warnings }) => warnings)));
        findings += here.blocks.length + here.warnings.length;
      }),
      { numRuns: 50 },
    );
    // How many there are differs from run to run.
    expect(findings).toBeGreaterThan(10);
  });
});

const on = date('2027-05-04');
const LATE: CellShift = {
  start: 14 * 60,
  end: 22 * 60,
  site: 'sydney',
  published: true,
  auto: false,
  code: null,
};
const ROSTER: Roster = new Map([[`amy ${on}`, { status: null, shifts: [LATE] }]]);
const EARLY: CellChange = {
  type: 'create',
  body: {
    employeeId: 'amy',
    date: addDays(on, 1),
    locationId: 'sydney',
    startTime: wallTimeOf(6 * 60),
    endTime: wallTimeOf(14 * 60),
  },
};
const REST = rule('rest', { minutes: 600, agreed: null, brokenSpan: null });

describe('a rule that cells alone cannot judge', () => {
  const found = (rules: readonly Rule[], isRead?: (on: CalendarDate) => boolean) =>
    checkOf(ROSTER, rules, isRead)([EARLY]).warnings.map((each) => describeFinding(each).text);
  const TEXT = 'Rest of 8 h between Tue 4 May and Wed 5 May; 10 h needed';

  it('F25 is left to the server, with the wider rules that it wins over', () => {
    const casual = rule('rest', REST.params as never, {
      id: 'casual',
      scope: { type: 'contract', contract: 'casual' },
    });
    expect(found([REST])).toEqual([TEXT]);
    expect(found([REST, casual])).toEqual([]);
    expect(found([REST, { ...casual, validTo: date('2026-12-31') }])).toEqual([TEXT]);
  });

  it('F25 is left to the server when it looks at a day that has not been read', () => {
    expect(found([REST], (day) => day >= addDays(on, -7))).toEqual([TEXT]);
    expect(found([REST], (day) => day >= addDays(on, -6))).toEqual([]);
    expect(found([REST], (day) => day >= addDays(on, -2))).toEqual([]);
  });

  it('F25 finds nothing about a change that changes nothing', () => {
    const nothing: CellChange = { type: 'cells', body: { action: 'clear', cells: [] } };
    expect(checkOf(ROSTER, [REST])([nothing])).toEqual({ blocks: [], warnings: [], notes: [] });
  });
});
