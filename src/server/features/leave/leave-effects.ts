// What approving leave would do, for any number of requests at once: the list and the decision read the same.
import type { LeavePreview } from '#contract/api/leave';
import type { DecisionEffect } from '#contract/api/requests';
import { daysAround } from '#engine/rules/added-findings';
import { addDays, firstOfWeek } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { changedCover, isWorse } from '../cover/cover-effect';
import type { CoverChange, CoverWorld } from '../cover/cover-world';
import { sealed } from '../requests/fingerprint';
import { remembered } from '../requests/remembered';
import { type PersonDates, type World, weekBeside } from '../requests/simulate';
import type { Worlds } from '../requests/worlds';
import { addedTo } from '../rules/check-edit';
import { inWords, sentenceOf } from '../rules/in-words';
import type { LoadedPerson } from '../rules/load-people';
import { readLeaveSettings } from './leave-types';
import { askedOf, type LeaveRow } from './leaves.queries';
import { previewLeaves } from './preview-leave';
import type { OwnShift, Span, Touched } from './read-touched';

export interface LeaveEffect {
  row: LeaveRow;
  preview: LeavePreview & { shifts: Touched[] };
  effect: DecisionEffect;
  change: CoverChange;
}

export async function effectsOfLeave(
  scope: TenantScope,
  rows: readonly LeaveRow[],
  today: CalendarDate,
  worlds: Worlds,
): Promise<{ effects: LeaveEffect[]; cover: CoverWorld }> {
  const { types } = await readLeaveSettings(scope);
  const world = await worlds.rules(rows.map(datesOfLeave));
  const previews = await previewLeaves(
    scope,
    rows.flatMap((row) => {
      const type = types.find(({ id }) => id === row.type_id);
      if (!type) return [];
      return [{ employeeId: row.employee_id, type, leave: askedOf(row), today, drafts: true }];
    }),
    (span) => rosteredIn(world, span),
  );
  const rostered = previews.map(({ shifts }) => shifts.filter(isLost));
  const cover = await worlds.cover(rostered.flatMap((shifts) => shifts.map(({ date }) => date)));
  const effects = rows.flatMap((row, at) => {
    const preview = previews[at];
    if (!preview) return [];
    const change = changeOf(row, rostered[at] ?? []);
    return [{ row, preview, change, effect: effectOf(row, preview, change, world, cover) }];
  });
  return { effects, cover };
}

/** From the day before, whose night reaches in. */
export function datesOfLeave({ employee_id, first_date, last_date }: LeaveRow): PersonDates {
  return { employeeId: employee_id, dates: [addDays(first_date, -1), addDays(last_date, 1)] };
}

/** The shifts of the roster that the rules are tried on, without those of a day with a status. */
function rosteredIn({ people, book }: World, { employeeId, from, to }: Span): OwnShift[] {
  const person = people.get(employeeId);
  return (person?.shifts ?? [])
    .filter(({ date }) => from <= date && date <= to && !person?.statuses.has(date))
    .map(({ id, date, code, published, siteId, zone, role, start, end }) => {
      const site = book.siteNames.get(siteId) ?? '';
      return { id, date, code, published, siteId, site, zone, role, start, end };
    });
}

/** What the person would not work any more. */
function isLost({ id, touch }: Touched): boolean {
  return id !== null && touch !== 'reaches-in';
}

/** As each shift usually becomes: nobody works it, or only what is outside the leave. */
function changeOf({ employee_id }: LeaveRow, lost: readonly Touched[]): CoverChange {
  return {
    gone: lost.flatMap(({ id }) => id ?? []),
    come: lost
      .filter(({ touch }) => touch === 'part')
      .flatMap(({ rest, siteId, date, role }) =>
        rest.map((time) => ({ ...time, employeeId: employee_id, siteId, date, role })),
      ),
  };
}

function effectOf(
  row: LeaveRow,
  preview: LeavePreview & { shifts: Touched[] },
  change: CoverChange,
  world: World,
  cover: CoverWorld,
): DecisionEffect {
  const person = world.people.get(row.employee_id);
  const lost = preview.shifts.filter(isLost);
  const { findings, people } = person
    ? remembered(person, JSON.stringify(['leave', lost.map(whatStays)]), () =>
        withoutLost(world, person, lost),
      )
    : NOBODY;
  const days = cover.daysOf(change);
  const known = new Set(
    days.map(({ siteId, date, before }) => before !== 'nothing-asked' && `${siteId} ${date}`),
  );
  const changed = changedCover(cover, change);
  // Where nobody said how many people are needed, only a manager knows whether a shift may go.
  const sure = lost.every(({ siteId, date }) => known.has(`${siteId} ${date}`));
  const effect: DecisionEffect = {
    fingerprint: '',
    clean:
      findings.length === 0 &&
      !isWorse(changed) &&
      sure &&
      preview.blackouts.length === 0 &&
      (preview.balance === null || preview.balance.after >= 0),
    blocked: false,
    findings,
    people,
    cover: changed,
  };
  return sealed(effect, [row.id, row.version, preview.shifts]);
}

const NOBODY: Pick<DecisionEffect, 'findings' | 'people'> = { findings: [], people: [] };

function whatStays({ id, date, touch, rest }: Touched) {
  return [id, date, touch, rest];
}

/** What the rules find once someone doesn't work these shifts, and the week of the first of them. */
function withoutLost(
  world: World,
  person: LoadedPerson,
  lost: readonly Touched[],
): Pick<DecisionEffect, 'findings' | 'people'> {
  const dates = lost.map(({ date }) => date);
  const [first] = dates;
  if (first === undefined) return NOBODY;
  const after = withoutShifts(person, lost);
  const { blocks, warnings } = addedTo(person, after, {
    book: world.book,
    days: daysAround(dates),
    allowed: world.allowed,
    isNew: () => false,
  });
  const week = weekBeside(person, after, firstOfWeek(first, world.book.weekStart));
  return {
    findings: [...blocks, ...warnings]
      .filter(({ rule }) => rule.kind !== 'away')
      .map((finding) => sentenceOf(inWords(finding, person.name))),
    people: [{ employee_id: person.id, name: person.name, ...week }],
  };
}

function withoutShifts(person: LoadedPerson, lost: readonly Touched[]): LoadedPerson {
  const becomes = new Map(
    lost.map((shift) => [shift.id, shift.touch === 'part' ? shift.rest : []]),
  );
  return {
    ...person,
    shifts: person.shifts.flatMap((shift) => {
      const rest = becomes.get(shift.id);
      return rest ? rest.map((time) => ({ ...shift, ...time })) : [shift];
    }),
  };
}
