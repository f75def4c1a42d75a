import * as api from '#contract/api/my-year';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { readYear } from './read-year';

export function myYearRoutes(http: Http, { clock }: Parts): void {
  http.route(api.getMyYear, async ({ scope, user, query }) => {
    // An owner may have no record of their own.
    if (user.employee_id === null) return { shifts: [], pattern: [], statuses: [], leave: [] };
    const today = dateAt(clock(), (user.org_timezone ?? 'UTC') as Zone);
    return readYear(scope, { ...query, employeeId: user.employee_id, today });
  });
}
