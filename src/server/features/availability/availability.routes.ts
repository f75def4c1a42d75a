import * as api from '#contract/api/availability';
import { AppError } from '#contract/errors';
import type { SessionUser } from '#contract/session-user';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { peopleOfGroups } from '../employees/people-of-groups';
import { readAvailability, type Speaker } from './read-availability';
import { readRosterAvailability } from './roster-availability';
import { saveAvailability } from './save-availability';

export function availabilityRoutes(http: Http, { clock }: Parts): void {
  http.route(api.getAvailability, ({ scope, user }) =>
    readAvailability(scope, speakerOf(user), clock()),
  );
  http.route(api.putAvailability, async ({ scope, user, body }) => {
    const speaker = speakerOf(user);
    await saveAvailability(scope, speaker, body, clock());
    return readAvailability(scope, speaker, clock());
  });
  http.route(api.getRosterAvailability, async ({ scope, query }) =>
    readRosterAvailability(scope, query, await peopleOfGroups(scope, query.groups)),
  );
}

/** An owner may have no record of their own. */
function speakerOf({ id, employee_id }: Pick<SessionUser, 'id' | 'employee_id'>): Speaker {
  if (employee_id === null) throw new AppError('no_own_record');
  return { userId: id, employeeId: employee_id };
}
