// What the rule book finds about a plan, in one pass per person: counted for its preview, refused when it is saved.
import type { PlannedShift } from '#engine/generation/plan';
import { bookFor } from '#engine/rules/book-for';
import { check, type Days } from '#engine/rules/check';
import type { Finding } from '#engine/rules/finding';
import { newBlocks } from '#engine/rules/new-blocks';
import type { RosterShift } from '#engine/rules/person';
import { withoutBlocks } from '#engine/rules/without-blocks';
import type { Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { Found } from './in-words';
import { type LoadedBook, loadBook, mayBlock } from './load-book';
import { loadPeople } from './load-people';
import { listOverrides } from './overrides';

interface Plan {
  days: Days;
  shifts: readonly PlannedShift[];
  /** The ids of existing shifts that go. */
  replaced: readonly string[];
  role: string | null;
  published: boolean;
  /** Leaves out what would add a block, and names it. */
  goesAround: boolean;
}

export interface PlanFindings {
  warnings: Found[];
  blocks: Found[];
  leftOut: { planned: PlannedShift; because: Finding }[];
}

export async function checkPlan(scope: TenantScope, plan: Plan): Promise<PlanFindings> {
  const byPerson = shiftsByPerson(plan.shifts);
  const found: PlanFindings = { warnings: [], blocks: [], leftOut: [] };
  if (byPerson.size === 0) return found;
  const ids = [...byPerson.keys()];
  const book = await loadBook(scope, plan.days);
  const blocking = mayBlock(book);
  const allowed = new Set(blocking ? (await listOverrides(scope, ids)).keys() : []);
  const replaced = new Set(plan.replaced);
  for (const person of await loadPeople(scope, ids, plan.days, book)) {
    const own = bookFor(person, book);
    const stays = person.shifts.filter(({ id }) => !replaced.has(id));
    const planned = byPerson.get(person.id) ?? [];
    let shifts = planned.map((each) => shiftOf(each, plan, book.zones));
    if (blocking && plan.goesAround) {
      const kept = withoutBlocks({ ...person, shifts: stays }, shifts, own, plan.days, allowed);
      const places = new Map(shifts.map((shift, at) => [shift, planned[at] as PlannedShift]));
      for (const { shift, because } of kept.leftOut) {
        const out = places.get(shift);
        if (out) found.leftOut.push({ planned: out, because });
      }
      shifts = kept.shifts;
    }
    const after = check({ ...person, shifts: [...stays, ...shifts] }, own, plan.days);
    const proposed = new Set<RosterShift>(shifts);
    for (const finding of after) {
      if (finding.severity === 'warn' && finding.shifts.some((one) => proposed.has(one)))
        found.warnings.push({ person, finding });
    }
    if (!blocking || plan.goesAround) continue;
    const blocks = newBlocks(check(person, own, plan.days), after, allowed);
    found.blocks.push(...blocks.map((finding) => ({ person, finding })));
  }
  return found;
}

function shiftsByPerson(shifts: readonly PlannedShift[]): Map<string, PlannedShift[]> {
  const people = new Map<string, PlannedShift[]>();
  for (const shift of shifts) {
    const own = people.get(shift.employeeId);
    if (own) own.push(shift);
    else people.set(shift.employeeId, [shift]);
  }
  return people;
}

function shiftOf(
  { employeeId, slot }: PlannedShift,
  { role, published }: Plan,
  zones: LoadedBook['zones'],
): RosterShift {
  return {
    start: slot.start,
    end: slot.end,
    id: `${employeeId} ${slot.number}`,
    siteId: slot.locationId,
    zone: zones.get(slot.locationId) ?? ('UTC' as Zone),
    date: slot.date,
    published,
    role,
    code: slot.code,
    toldAt: null,
  };
}
