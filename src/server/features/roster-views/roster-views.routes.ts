import * as api from '#contract/api/roster-views';
import type { Http } from '../../http/http';
import { readRosterList } from './read-roster-list';
import { readSiteShifts } from './read-site-shifts';

export function rosterViewsRoutes(http: Http): void {
  http.route(api.getRosterList, ({ scope, query }) => readRosterList(scope, query));
  http.route(api.getSiteShifts, ({ scope, query }) => readSiteShifts(scope, query));
}
