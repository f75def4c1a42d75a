import * as api from '#contract/api/locations';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import { createLocation, deleteLocation, updateLocation } from './change-locations';
import { correctTimezone } from './correct-timezone';
import { countFutureShifts, findLocation, listLocations, listPlaces } from './locations.queries';
import { moveSiteShifts } from './move-site-shifts';
import { asSiteShift, listSiteShifts } from './site-shifts';

/** As many shifts as a person reads before moving them all. */
const MOST_LISTED = 50;

export function locationsRoutes(http: Http): void {
  http.route(api.listLocations, ({ scope }) => listLocations(scope));
  http.route(api.listPlaces, ({ scope }) => listPlaces(scope));
  http.route(api.createLocation, ({ scope, user, body }) => createLocation(scope, user.id, body));
  http.route(api.updateLocation, ({ scope, user, params, body }) =>
    updateLocation(scope, user.id, params.id, body),
  );
  http.route(api.countLocationShifts, async ({ scope, params }) => {
    const site = await findLocation(scope, params.id);
    if (!site) throw new AppError('not_found');
    const first = await listSiteShifts(scope, site.id, { limit: MOST_LISTED });
    return {
      count: await countFutureShifts(scope, site.id),
      first: first.map((shift) => asSiteShift(shift, site.timezone)),
    };
  });
  http.routeRosterChange(api.moveSiteShifts, ({ scope, user, params, body }) =>
    moveSiteShifts(scope, user, params.id, body),
  );
  http.routeRosterChange(api.correctTimezone, ({ scope, user, params, body }) =>
    correctTimezone(scope, user, params.id, body),
  );
  http.route(api.deleteLocation, async ({ scope, user, params }) => {
    await deleteLocation(scope, user.id, params.id);
    return undefined;
  });
}
