// Looks for colleagues who can work a shift that its person can't.
import type { Repairs } from '#contract/api/repairs';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import type { RosterShift } from '#engine/rules/person';
import type { Instant } from '#engine/time/kinds';
import type { FillInput, FillPerson } from '#optimiser/roster/fill-input';
import { openPlaces } from '#optimiser/roster/open-places';
import { repairShift } from '#optimiser/roster/repair-shift';
import type { TenantScope } from '../../db/database';
import { loadFill } from '../fill/load-fill';
import { listShiftsById } from '../roster/shifts-by-id';
import { inWords, sentenceOf } from '../rules/in-words';

const COUNT = 3;
const PRICE = { belowMinimum: 200, belowTarget: 80 };
const LONG_AGO = 0 as Instant;

export async function findRepairs(scope: TenantScope, shiftId: string): Promise<Repairs> {
  const [record] = await listShiftsById(scope, [shiftId]);
  if (!record) throw new AppError('not_found');
  const date = record.local_date as RosterShift['date'];
  const { input } = await loadFill(scope, { ...EVERYONE, from: date, to: date }, LONG_AGO);
  const { people, book } = input;
  const person = people.find(({ id }) => id === record.employee_id);
  const shift = person?.shifts.find(({ id }) => id === shiftId);
  if (!person || !shift) throw new AppError('not_found');
  const found = repairShift({ people, book, shift, personId: person.id, count: COUNT });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const sites = new Map(
    (await scope.db.selectFrom('locations').select(['id', 'name']).execute()).map((site) => [
      site.id,
      site.name,
    ]),
  );
  return {
    repairs: found.repairs.map(({ moves, warnings, price }) => ({
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
      price,
    })),
    why: whyText(found.fitting, found.reasons),
    open: whenOpen(input, person, shiftId),
  };
}

const EVERYONE = {
  locationIds: [],
  groupIds: [],
  mayChange: 'open',
  warnings: 'keep',
  hours: 'keep',
  weights: { wishes: 1, hours: 1, fairness: 1, changes: 1 },
  seconds: 1,
} as const satisfies Partial<Parameters<typeof loadFill>[1]>;

function whyText(fitting: number, reasons: readonly string[]): string {
  if (fitting === 0) return 'Nobody else works here.';
  const who = counted(fitting, 'person can be asked', 'people can be asked');
  return reasons.length === 0 ? `${who}.` : `${who}: ${reasons.join(', ')}.`;
}

/** As if the person weren't away: their shift is uncovered already when they are. */
function whenOpen(input: FillInput, { id }: FillPerson, shiftId: string): Repairs['open'] {
  const withChange = (change: (person: FillPerson) => Partial<FillPerson>) =>
    openPlaces(
      input,
      input.people.map((person) => (person.id === id ? { ...person, ...change(person) } : person)),
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
