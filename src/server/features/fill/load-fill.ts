// Everything that Fill works with, as the optimiser reads it, and a fingerprint that tells when it has changed since.
import { createHash } from 'node:crypto';
import type { FillRequest } from '#contract/api/fill';
import { timesOf } from '#engine/availability/availability';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { FillInput, FillPerson } from '#optimiser/roster/fill-input';
import type { TenantScope } from '../../db/database';
import { listAvailability, NOTHING_SAID } from '../availability/availability.queries';
import { listNeeds } from '../cover/cover-needs.queries';
import { asNeed, listSites } from '../cover/read-cover';
import { readMoreThanMedian } from '../fairness/read-more-than-median';
import { loadBook } from '../rules/load-book';
import { loadPeople } from '../rules/load-people';
import { ANY_WORK, listUsualWork } from './usual-work';

export interface LoadedFill {
  input: FillInput;
  fingerprint: string;
}

export async function loadFill(
  scope: TenantScope,
  request: FillRequest,
  now: Instant,
): Promise<LoadedFill> {
  const { to, groupIds, locationIds, mayChange, warnings, hours, weights } = request;
  const from = laterOf(request.from, dateAt(now, 'Pacific/Pago_Pago' as Zone));
  const days = { from, to };
  const book = await loadBook(scope, days);
  const people = await loadPeople(scope, 'everyone', days, book);
  const said = await listAvailability(
    scope,
    people.map(({ id }) => id),
    days,
  );
  const usual = await listUsualWork(scope);
  const worked = await readMoreThanMedian(scope, from);
  const all = (await listNeeds(scope)).map(asNeed);
  const needs =
    locationIds.length === 0 ? all : all.filter(({ siteId }) => locationIds.includes(siteId));
  const siteIds = [...new Set(needs.map(({ siteId }) => siteId))];
  const input: FillInput = {
    from,
    to,
    notBefore: now,
    book,
    needs,
    sites: await listSites(scope, siteIds, days),
    people: people.map((person): FillPerson => {
      const wishes = said.get(person.id) ?? NOTHING_SAID;
      return {
        ...person,
        asked: groupIds.length === 0 || person.groupIds.some((id) => groupIds.includes(id)),
        ...(usual.get(person.id) ?? ANY_WORK),
        likes: timesOf(wishes, 'like', days),
        ratherNot: timesOf(wishes, 'rather-not', days),
        worked: worked.get(person.id),
      };
    }),
    settings: { mayChange, warnings, hours, weights },
  };
  return { input, fingerprint: fingerprintOf(input) };
}

function laterOf(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

/** Of the shifts, statuses and leave around the window and of the needs. Rules are asked again when it is saved. */
function fingerprintOf({ from, to, people, needs }: FillInput): string {
  const [first, last] = [addDays(from, -1), addDays(to, 1)];
  const isNear = (date: CalendarDate) => date >= first && date <= last;
  const facts = {
    needs,
    people: people.map(({ id, shifts, statuses, leave }) => ({
      id,
      shifts: shifts
        .filter(({ date }) => isNear(date))
        .map((shift) => [shift.id, shift.start, shift.end, shift.siteId, shift.published]),
      statuses: [...statuses].filter(([date]) => isNear(date)).sort(),
      leave: leave.map(({ start, end }) => [start, end]).sort(),
    })),
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
