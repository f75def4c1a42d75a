import * as api from '#contract/api/days-off-links';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { agree, askColleague, endLink } from './change-links';
import { listLinks } from './days-off-links.queries';
import { readCommonDays } from './read-common-days';

export function daysOffLinksRoutes(http: Http, { clock }: Parts): void {
  http.route(api.listDaysOffLinks, ({ scope, user }) => listLinks(scope, user.id));
  http.route(api.askForDaysOff, ({ scope, user, body }) =>
    askColleague(scope, user, body.employeeId),
  );
  http.route(api.agreeToDaysOff, ({ scope, user, params }) => agree(scope, user.id, params.id));
  http.route(api.endDaysOffLink, ({ scope, user, params }) => endLink(scope, user.id, params.id));
  http.route(api.getCommonDaysOff, ({ scope, user, params, query }) => {
    const today = dateAt(clock(), (user.org_timezone ?? 'UTC') as Zone);
    return readCommonDays(scope, user, params.id, query, today);
  });
}
