import * as api from '#contract/api/fairness';
import { LIMITS } from '#contract/limits';
import { fairnessYears } from '#engine/fairness/years';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { readLines } from './fairness.queries';
import { readFairness } from './read-fairness';
import { setLines } from './set-lines';

/** Nobody is compared with themselves alone. */
const FEWEST = 2;

export function fairnessRoutes(http: Http, { clock }: Parts): void {
  const todayOf = (user: { org_timezone: string | null }) =>
    dateAt(clock(), (user.org_timezone ?? 'UTC') as Zone);

  http.route(api.getFairness, async ({ scope, user, query: { from, to, ...who } }) => {
    const people = await readFairness(scope, {
      who,
      days: { from, to },
      today: todayOf(user),
      fewest: FEWEST,
    });
    return { lines: await readLines(scope), people };
  });

  http.route(api.setFairnessLines, ({ scope, user, body }) => setLines(scope, user.id, body.lines));

  // The days aren't the caller's choice: medians of many short windows would tell more than one of a year.
  http.route(api.getOwnFairness, async ({ scope, user }) => {
    // An owner may have no record of their own.
    const { employee_id: employeeId } = user;
    if (employeeId === null) return { last: null, coming: null };
    const today = todayOf(user);
    const years = fairnessYears(today);
    const own = async (days: typeof years.last) => {
      const question = { who: { employeeId }, days, today, fewest: LIMITS.fewestForMedian };
      const [person] = await readFairness(scope, question);
      return person ?? null;
    };
    return { last: await own(years.last), coming: await own(years.coming) };
  });
}
