// Tells managers, each of it once, who hasn't come, came late, left early, or clocked in without being rostered. Where nobody
// clocked anything in the last week, a shift without a timesheet says nothing.
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { holdManagers } from '../notices/managers.queries';
import { shiftText } from '../notices/shift-text';
import { tellPeople } from '../notices/tell-people';
import { listOdd, type Odd } from './list-odd';

const WORDS = {
  missing: "hasn't clocked in",
  late: 'came late',
  early: 'left early',
  unrostered: "clocked in and isn't rostered",
};

export async function tellOfClocked(scope: TenantScope, now: Instant): Promise<void> {
  const odd = await listOdd(scope, now);
  if (odd.length === 0) return;
  for (const [manager, told] of await holdManagers(scope, 'clocked', 2, now)) {
    const lines = odd
      .filter((each) => each.user_id !== manager && !told.has(keyOf(each)))
      // Whoever was missed and came since is late, which their managers know by now.
      .filter(({ what, id }) => what !== 'late' || !told.has(`missing ${id}`))
      .map((each) => ({
        who: each.employee_name,
        text: `${WORDS[each.what]}: ${textOf(each, now)}`,
        about: keyOf(each),
      }));
    if (lines.length === 0) continue;
    const subject = {
      title: 'Some people clocked differently from the roster',
      lines,
      link: { label: 'See the time of today', path: '/time' },
    };
    await tellPeople(scope, [manager], { kind: 'clocked', urgent: false, subject }, now);
  }
}

/** What else was told stays true. */
export async function listStillMissing(
  scope: TenantScope,
  about: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const odd = new Set((await listOdd(scope, now)).map(keyOf));
  return new Set(about.filter((key) => !key.startsWith('missing ') || odd.has(key)));
}

const keyOf = ({ what, id }: Odd) => `${what} ${id}`;

function textOf({ date, start_at, end_at, site, timezone, role_label, what }: Odd, now: Instant) {
  const [start, end] = [start_at.getTime() as Instant, end_at.getTime() as Instant];
  const role = what === 'unrostered' ? null : role_label;
  return shiftText({ date, start, end, site, zone: timezone, role }, now);
}
