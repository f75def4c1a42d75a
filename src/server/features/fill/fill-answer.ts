// A fill as its asker reads it: names and sentences instead of ids.
import type { Fill, FillProposal, Growing } from '#contract/api/fill';
import { AppError } from '#contract/errors';
import type { Place } from '#optimiser/roster/fill-input';
import type { Growing as GrowingRoster, Proposal } from '#optimiser/roster/fill-roster';
import { freeText } from '#optimiser/roster/free-text';
import type { OpenPlace } from '#optimiser/roster/why-open';
import type { TenantScope } from '../../db/database';
import { listShiftsById } from '../roster/shifts-by-id';
import { findFill } from './fills.queries';

export async function fillAnswer(scope: TenantScope, id: string, userId: string): Promise<Fill> {
  const fill = await findFill(scope, id, userId);
  if (!fill) throw new AppError('not_found');
  const { from, to, status, open, elapsed, problem, request, growing, proposal } = fill;
  const names = growing || proposal ? await namesOf(scope) : null;
  return {
    id,
    from,
    to,
    status,
    open,
    elapsed,
    problem,
    request,
    seconds: request.seconds,
    growing: names && growing && (await shiftsInWords(scope, growing, names)),
    proposal: names && proposal && (await inWords(scope, proposal, names)),
  };
}

type Names = Awaited<ReturnType<typeof namesOf>>;

function personOf({ people }: Names, id: string) {
  return { employee_id: id, employee_name: people.get(id) ?? '' };
}

function siteOf({ sites }: Names, id: string) {
  const { name = '', timezone = 'UTC' } = sites.get(id) ?? {};
  return { location_id: id, location_name: name, timezone };
}

async function shiftsInWords(
  scope: TenantScope,
  { added, removed }: GrowingRoster,
  names: Names,
): Promise<Growing> {
  return {
    added: added
      .filter(({ personId }) => names.people.has(personId))
      .map((shift) => ({
        ...personOf(names, shift.personId),
        ...siteOf(names, shift.siteId),
        ...timesOf(shift),
        role_label: shift.role,
      })),
    removed: (await listShiftsById(scope, removed)).map((shift) => ({
      id: shift.id,
      ...personOf(names, shift.employee_id),
      ...siteOf(names, shift.location_id),
      date: shift.local_date as Place['date'],
      start_at: new Date(shift.start_at).toISOString(),
      end_at: new Date(shift.end_at).toISOString(),
      role_label: shift.role_label,
    })),
  };
}

async function inWords(
  scope: TenantScope,
  proposal: Proposal,
  names: Names,
): Promise<FillProposal> {
  const { open, before, after, findings, unfair, refused, hours } = proposal;
  const missing = ({ places, belowMinimum }: Proposal['before']) => ({
    places,
    below_minimum: belowMinimum,
  });
  return {
    ...(await shiftsInWords(scope, proposal, names)),
    open: open.map((place) => {
      const skill = place.skillId === null ? null : (names.skills.get(place.skillId) ?? null);
      return {
        ...siteOf(names, place.siteId),
        ...timesOf(place),
        role_label: place.role,
        skill_name: skill,
        places: place.heads,
        below_minimum: place.belowMinimum,
        why: whyText(place, skill),
        remedies: place.relaxations.map(
          ({ condition, personIds }) =>
            `${condition}: ${personIds.map((id) => names.people.get(id) ?? '').join(', ')}`,
        ),
      };
    }),
    before: missing(before),
    after: missing(after),
    findings,
    unfair,
    refused,
    hours: hours
      .filter((each) => each.before !== each.after && names.people.has(each.personId))
      .map((each) => ({
        ...personOf(names, each.personId),
        before: each.before,
        after: each.after,
      })),
  };
}

function timesOf({ date, start, end }: Pick<Place, 'date' | 'start' | 'end'>) {
  return { date, start_at: new Date(start).toISOString(), end_at: new Date(end).toISOString() };
}

function whyText(place: OpenPlace, skill: string | null): string {
  const { fitting, role } = place;
  if (fitting === 0) {
    if (skill !== null) return `Nobody who works here holds ${skill}.`;
    return role === null ? 'Nobody works here.' : `Nobody works here as ${role}.`;
  }
  return freeText(place, skill);
}

async function namesOf({ db }: TenantScope) {
  const people = await db
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute();
  const sites = await db.selectFrom('locations').select(['id', 'name', 'timezone']).execute();
  const skills = await db.selectFrom('skills').select(['id', 'name']).execute();
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    sites: new Map(sites.map((site) => [site.id, site])),
    skills: new Map(skills.map(({ id, name }) => [id, name])),
  };
}
