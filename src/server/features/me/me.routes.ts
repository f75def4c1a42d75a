import * as api from '#contract/api/me';
import type { Http } from '../../http/http';
import { endOwnSession, endOwnSessions, listOwnSessions } from './own-sessions';
import { updateProfile } from './update-profile';

export function meRoutes(http: Http): void {
  // The session already holds the answer, so this needs no transaction.
  http.routeInSteps(api.getMe, async ({ user }) => ({ answer: { user } }));
  http.route(api.updateMe, async ({ scope, user, body }) => ({
    user: await updateProfile(scope, user, body),
  }));
  http.route(api.listOwnSessions, ({ scope, session }) => listOwnSessions(scope, session));
  http.route(api.endOwnSession, ({ scope, session, params }) =>
    endOwnSession(scope, session, params.id),
  );
  http.routeInSteps(api.endOwnSessions, ({ session }, commit) => endOwnSessions(session, commit));
}
