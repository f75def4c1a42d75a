import * as api from '#contract/api/kiosks';
import * as pins from '#contract/api/pins';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { createKiosk, revokeKiosk } from './change-kiosks';
import { routeEnrolKiosk } from './enrol-kiosk';
import { listKiosks } from './kiosks.queries';
import { findPin, routeSetPins } from './set-pins';

export function kiosksRoutes(http: Http, parts: Parts): void {
  http.route(api.listKiosks, ({ scope }) => listKiosks(scope));
  http.routeInSteps(api.createKiosk, ({ user, body }, commit) =>
    commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
      const answer = await createKiosk({ db, orgId: user.org_id }, user, body);
      return { answer, repeat: { ...answer, code: null } };
    }),
  );
  http.route(api.deleteKiosk, ({ scope, user, params }) => revokeKiosk(scope, user.id, params.id));
  routeEnrolKiosk(http, parts);
  http.route(pins.readOwnPin, ({ scope, user }) => findPin(scope, user.employee_id));
  routeSetPins(http);
}
