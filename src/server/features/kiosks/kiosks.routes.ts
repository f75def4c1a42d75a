import type { OutgoingHttpHeaders } from 'node:http';
import * as own from '#contract/api/kiosk';
import * as api from '#contract/api/kiosks';
import * as pins from '#contract/api/pins';
import type { Http } from '../../http/http';
import type { OpenStream, OpenStreams } from '../../http/open-streams';
import type { Parts } from '../../parts';
import { createKiosk, revokeKiosk } from './change-kiosks';
import { routeEnrolKiosk } from './enrol-kiosk';
import { listKiosks } from './kiosks.queries';
import { readKiosk } from './read-kiosk';
import { findPin, routeSetPins } from './set-pins';
import { checkPins, takeKioskEvents } from './take-kiosk-events';

export function kiosksRoutes(http: Http, parts: Parts, tablets: OpenStreams<OpenStream>): void {
  const { clock, database } = parts;
  http.route(api.listKiosks, ({ scope }) => listKiosks(scope));
  http.routeInSteps(api.createKiosk, ({ user, body }, commit) =>
    commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
      const answer = await createKiosk({ db, orgId: user.org_id }, user, body);
      return { answer, repeat: { ...answer, code: null } };
    }),
  );
  http.route(api.deleteKiosk, ({ scope, user, params }) => revokeKiosk(scope, user.id, params.id));
  routeEnrolKiosk(http, parts);
  http.route(own.readKiosk, ({ scope, kiosk }) => readKiosk(scope, kiosk, clock()));
  http.routeRaw(own.followKiosk, async ({ kiosk }, _request, reply) => {
    tablets.requireRoom(kiosk.org_id);
    reply.hijack();
    tablets.add({
      response: reply.raw,
      headers: reply.getHeaders() as OutgoingHttpHeaders,
      tokenHash: kiosk.tokenHash,
      holder: kiosk.id,
      orgId: kiosk.org_id,
    });
    return reply;
  });
  http.routeInSteps(own.postKioskEvents, async ({ kiosk, body }, commit) => {
    const now = clock();
    const checked = await checkPins(database, kiosk, body.events, now);
    return commit({ orgId: kiosk.org_id }, async ({ db }) => {
      const scope = { db, orgId: kiosk.org_id };
      const sent = { checked, sentAt: body.sentAt };
      const receipts = await takeKioskEvents(scope, kiosk, sent, now);
      return { answer: { receipts, kiosk: await readKiosk(scope, kiosk, now) } };
    });
  });
  http.route(pins.readOwnPin, ({ scope, user }) => findPin(scope, user.employee_id));
  routeSetPins(http);
}
