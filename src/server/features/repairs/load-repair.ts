// What one shift's repair needs to know, and no more: the people who work at its site, the rules, and what the site needs
// that day. Fill reads everyone and weeks of needs, which takes seconds where someone waits for a name.
import { timesOf } from '#engine/availability/availability';
import type { RuleBook } from '#engine/rules/book';
import { addDays } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { FillInput, FillPerson } from '#optimiser/roster/fill-input';
import type { TenantScope } from '../../db/database';
import { listAvailability, NOTHING_SAID } from '../availability/availability.queries';
import { listNeeds } from '../cover/cover-needs.queries';
import { asNeed, listSites } from '../cover/read-cover';
import { ANY_WORK, listUsualWork } from '../fill/usual-work';
import type { ShiftRecord } from '../roster/edit-roster';
import { loadBook } from '../rules/load-book';
import { loadPeople } from '../rules/load-people';

export interface LoadedRepair {
  people: FillPerson[];
  book: RuleBook;
  /** What the site needs that day, for the question what happens when nobody works the shift. */
  site: Pick<FillInput, 'from' | 'to' | 'notBefore' | 'needs' | 'sites'>;
}

const LONG_AGO = 0 as Instant;

export async function loadRepair(scope: TenantScope, shift: ShiftRecord): Promise<LoadedRepair> {
  const { location_id: siteId, employee_id } = shift;
  const date = shift.local_date as CalendarDate;
  const days = { from: date, to: date };
  const usual = await listUsualWork(scope);
  const ids = [...usual].flatMap(([id, { sites }]) =>
    id === employee_id || !sites || sites.includes(siteId) ? [id] : [],
  );
  const book = await loadBook(scope, days);
  const people = await loadPeople(scope, ids, days, book);
  // The day before and after, for shifts over midnight.
  const around = { from: addDays(date, -1), to: addDays(date, 1) };
  const said = await listAvailability(scope, ids, around);
  return {
    book,
    people: people.map((person) => ({
      ...person,
      asked: true,
      ...(usual.get(person.id) ?? ANY_WORK),
      likes: timesOf(said.get(person.id) ?? NOTHING_SAID, 'like', around),
      ratherNot: timesOf(said.get(person.id) ?? NOTHING_SAID, 'rather-not', around),
    })),
    site: {
      ...days,
      notBefore: LONG_AGO,
      needs: (await listNeeds(scope, { locationId: siteId })).map(asNeed),
      sites: await listSites(scope, [siteId], days),
    },
  };
}
