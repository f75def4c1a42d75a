import * as api from '#contract/api/locations';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import { createLocation, deleteLocation, updateLocation } from './change-locations';
import { countFutureShifts, findLocation, listLocations, listPlaces } from './locations.queries';

export function locationsRoutes(http: Http): void {
  http.route(api.listLocations, ({ scope }) => listLocations(scope));
  http.route(api.listPlaces, ({ scope }) => listPlaces(scope));
  http.route(api.createLocation, ({ scope, user, body }) => createLocation(scope, user.id, body));
  http.route(api.updateLocation, ({ scope, user, params, body }) =>
    updateLocation(scope, user.id, params.id, body),
  );
  http.route(api.countLocationShifts, async ({ scope, params }) => {
    if (!(await findLocation(scope, params.id))) throw new AppError('not_found');
    return { count: await countFutureShifts(scope, params.id) };
  });
  http.route(api.deleteLocation, async ({ scope, user, params }) => {
    await deleteLocation(scope, user.id, params.id);
    return undefined;
  });
}
