// The figures of people, each beside the median of their group, in a few queries for all of them.
import type { PersonFairness } from '#contract/api/fairness';
import { AppError } from '#contract/errors';
import { compareFigures } from '#engine/fairness/compare-figures';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import {
  type Days,
  type LedgerRow,
  listLedgerPeople,
  readLines,
  type Who,
} from './fairness.queries';
import { loadFigures } from './load-figures';

interface FairnessQuestion {
  /** Nobody named: everyone. */
  who: Who;
  days: Days;
  /** From today on the pattern counts too. */
  today: CalendarDate;
  /** A median of fewer people isn't told. */
  fewest: number;
}

export async function readFairness(
  scope: TenantScope,
  { who, days, today, fewest }: FairnessQuestion,
): Promise<PersonFairness[]> {
  const people = await listLedgerPeople(scope, who);
  const asked = who.employeeId ? people.filter(({ id }) => id === who.employeeId) : people;
  if (asked.length === 0) await requireWho(scope, who);
  const lines = await readLines(scope);
  const loaded = await loadFigures(scope, people, days, today);
  const compared = new Map<string, PersonFairness>();
  for (const group of byGroup(people)) {
    const figures = group.flatMap(({ id }) => loaded.get(id) ?? []);
    const beside = compareFigures(
      figures.map(({ counted }) => counted),
      fewest,
    );
    for (const [at, person] of group.entries()) {
      const [own, all] = [figures[at], beside[at]];
      if (!own || !all) continue;
      compared.set(person.id, {
        ...days,
        employee_id: person.id,
        employee_name: person.name,
        group_id: person.group_id,
        group_name: person.group_name,
        since: own.since,
        minutes: own.counted.minutes,
        figures: lines.map((line) => ({ line, ...all[line] })),
      });
    }
  }
  return asked.flatMap(({ id }) => compared.get(id) ?? []);
}

/** A shift group may have nobody in it. */
async function requireWho({ db }: TenantScope, { employeeId, groupId }: Who): Promise<void> {
  if (employeeId) throw new AppError('not_found');
  if (!groupId) return;
  const group = db.selectFrom('shift_groups').select('id').where('id', '=', groupId);
  if (!(await group.executeTakeFirst())) throw new AppError('not_found');
}

function byGroup(people: readonly LedgerRow[]): LedgerRow[][] {
  const groups = new Map<string | null, LedgerRow[]>();
  for (const person of people) {
    const own = groups.get(person.group_id);
    if (own) own.push(person);
    else groups.set(person.group_id, [person]);
  }
  return [...groups.values()];
}
