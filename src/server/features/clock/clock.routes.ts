import * as api from '#contract/api/clock';
import { importClockEvents } from '#contract/api/clock-import';
import { AppError } from '#contract/errors';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { readClockSettings, saveClockSettings } from './clock-settings';
import { readClockState } from './clock-state';
import { importEvents } from './import-events';
import { noteEvent } from './note-event';
import { takeEvents } from './take-events';

export function clockRoutes(http: Http, { clock }: Parts): void {
  http.route(api.postClockEvents, async ({ scope, user, body }) => {
    const employeeId = recordOf(user);
    if (body.employeeId && body.employeeId !== employeeId) throw new AppError('other_person');
    const now = clock();
    const clocker = { employeeId, userId: user.id, source: body.source };
    const receipts = await takeEvents(scope, clocker, body, now);
    return { receipts, state: await readClockState(scope, employeeId, now) };
  });
  http.route(api.noteClockEvent, ({ scope, user, body }) =>
    noteEvent(scope, user, recordOf(user), body, clock()),
  );
  http.route(api.getClockState, ({ scope, user }) =>
    readClockState(scope, recordOf(user), clock()),
  );
  http.route(importClockEvents, ({ scope, user, body }) =>
    importEvents(scope, user, body, clock()),
  );
  http.route(api.getClockSettings, ({ scope }) => readClockSettings(scope));
  http.route(api.setClockSettings, ({ scope, user, body }) =>
    saveClockSettings(scope, user, body, clock()),
  );
}

/** An owner may have no record of their own. */
function recordOf({ employee_id }: { employee_id: string | null }): string {
  if (employee_id === null) throw new AppError('no_own_record');
  return employee_id;
}
