// Looks for colleagues who can work a shift that its person can't.
import type { Repair, Repairs } from '#contract/api/repairs';
import { AppError } from '#contract/errors';
import { inHours } from '#engine/hours/hours-text';
import type { RosterShift } from '#engine/rules/person';
import { addDays, firstOfWeek } from '#engine/time/dates';
import { overlaps } from '#engine/time/intervals';
import type { Instant } from '#engine/time/kinds';
import { minutesIn } from '#optimiser/roster/desk';
import type { FillPerson } from '#optimiser/roster/fill-input';
import { freeText } from '#optimiser/roster/free-text';
import { openPlaces } from '#optimiser/roster/open-places';
import { repairShift, type ShiftRepair } from '#optimiser/roster/repair-shift';
import type { TenantScope } from '../../db/database';
import { listShiftsById } from '../roster/shifts-by-id';
import { inWords, sentenceOf } from '../rules/in-words';
import { findAsked, listAskable } from './ask-for-cover';
import { type LoadedRepair, loadRepair } from './load-repair';

const COUNT = 3;
const PRICE = { belowMinimum: 200, belowTarget: 80 };

export async function findRepairs(
  scope: TenantScope,
  shiftId: string,
  now: Instant,
): Promise<Repairs> {
  const [record] = await listShiftsById(scope, [shiftId]);
  if (!record) throw new AppError('not_found');
  const loaded = await loadRepair(scope, record);
  const { people, book } = loaded;
  const person = people.find(({ id }) => id === record.employee_id);
  const known = person?.shifts.find(({ id }) => id === shiftId);
  if (!person || !known) throw new AppError('not_found');
  // Whoever takes it is told now, which the rules about notice want to know.
  const shift = known.published ? { ...known, toldAt: now } : known;
  const found = repairShift({ people, book, shift, personId: person.id, count: COUNT });
  const repairs = await inSentences(scope, loaded, found.repairs);
  const asked = await findAsked(scope, shiftId);
  const takers = repairs.flatMap(({ moves: [move, ...others] }) =>
    move && others.length === 0 ? [{ employee_id: move.to_employee_id, name: move.to_name }] : [],
  );
  return {
    repairs,
    why: found.fitting === 0 ? 'Nobody else works here.' : freeText(found, null),
    open: whenOpen(loaded, person, shift),
    can_ask: asked.length === 0 ? await listAskable(scope, record, takers, now) : [],
    asked,
  };
}

async function inSentences(
  scope: TenantScope,
  { people, book }: LoadedRepair,
  repairs: readonly ShiftRepair[],
): Promise<Repair[]> {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rows = await scope.db.selectFrom('locations').select(['id', 'name']).execute();
  const sites = new Map(rows.map(({ id, name }) => [id, name]));
  return repairs.map(({ moves, warnings, price }) => ({
    moves: moves.map((move) => ({
      shift_id: move.shift.id,
      from_name: names.get(move.fromId) ?? '',
      to_employee_id: move.toId,
      to_name: names.get(move.toId) ?? '',
      location_name: sites.get(move.shift.siteId) ?? '',
      timezone: move.shift.zone,
      date: move.shift.date,
      start_at: new Date(move.shift.start).toISOString(),
      end_at: new Date(move.shift.end).toISOString(),
    })),
    warnings: warnings.map((finding) =>
      sentenceOf(inWords(finding, names.get(finding.personId) ?? '')),
    ),
    notes: moves.toReversed().flatMap((move) => {
      const taker = people.find(({ id }) => id === move.toId);
      if (!taker) return [];
      const given = moves.filter(({ fromId }) => fromId === taker.id).map((each) => each.shift);
      return notesOf(taker, move.shift, given, firstOfWeek(move.shift.date, book.weekStart));
    }),
    price,
  }));
}

/** 'Ben Bold would rather not work then', 'Ben Bold: 32 h → 40 h that week' */
function notesOf(
  taker: FillPerson,
  shift: RosterShift,
  given: readonly RosterShift[],
  from: RosterShift['date'],
): string[] {
  const week = { from, to: addDays(from, 6) };
  const before = minutesIn(taker, week);
  const after = before + minutesIn({ shifts: [shift] }, week) - minutesIn({ shifts: given }, week);
  const touches = (times: FillPerson['likes']) => times.some((time) => overlaps(time, shift));
  return [
    ...(touches(taker.ratherNot) ? [`${taker.name} would rather not work then.`] : []),
    ...(touches(taker.likes) ? [`${taker.name} would like to work then.`] : []),
    `${taker.name}: ${inHours(before)} h → ${inHours(after)} h that week.`,
  ];
}

/** As if the person weren't away: their shift is uncovered already when they are. */
function whenOpen(
  { site, people }: LoadedRepair,
  { id }: FillPerson,
  { id: shiftId, date, siteId }: RosterShift,
): Repairs['open'] {
  const [first, last] = [addDays(date, -2), addDays(date, 2)];
  const near = people.map((person) => ({
    ...person,
    shifts: person.shifts.filter(
      (shift) => shift.siteId === siteId && shift.date >= first && shift.date <= last,
    ),
  }));
  const withChange = (change: (person: FillPerson) => Partial<FillPerson>) =>
    openPlaces(
      site,
      near.map((person) => (person.id === id ? { ...person, ...change(person) } : person)),
    );
  const before = withChange(() => ({ statuses: new Map(), leave: [] }));
  const after = withChange(({ shifts }) => ({
    shifts: shifts.filter((shift) => shift.id !== shiftId),
  }));
  const price = priceOf(after) - priceOf(before);
  if (price <= 0) return { price: 0, text: 'The job site has enough people without it.' };
  const below = price >= PRICE.belowMinimum ? 'minimum' : 'target';
  return { price, text: `The job site is then below its ${below}.` };
}

function priceOf(places: ReturnType<typeof openPlaces>): number {
  return places.reduce(
    (sum, { heads, belowMinimum }) =>
      sum + heads * (belowMinimum ? PRICE.belowMinimum : PRICE.belowTarget),
    0,
  );
}
