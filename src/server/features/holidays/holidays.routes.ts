import * as api from '#contract/api/holidays';
import type { Http } from '../../http/http';
import { asSeen, changeHolidays, undoHolidayChange } from './change-holidays';
import { listChanges } from './holidays.queries';
import { listCalendars } from './list-calendars';

export function holidaysRoutes(http: Http): void {
  http.route(api.listHolidays, async ({ scope, query }) => {
    const changes = await listChanges(scope);
    return {
      calendars: await listCalendars(scope, query, changes),
      changes: changes.map(asSeen),
    };
  });
  http.route(api.changeHolidays, ({ scope, user, body }) => changeHolidays(scope, user.id, body));
  http.route(api.undoHolidayChange, async ({ scope, user, params }) => {
    await undoHolidayChange(scope, user.id, params.id);
    return undefined;
  });
}
