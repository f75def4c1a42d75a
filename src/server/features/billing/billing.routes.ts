import * as api from '#contract/api/billing';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { openBilling } from './open-billing';
import { receiveEvent } from './receive-event';
import { changeSubscription, payCheckout, readCheckout, readPortal } from './sandbox';

export const WEBHOOK_PATH = api.receiveStripeEvent.path;

export function billingRoutes(http: Http, parts: Parts): void {
  http.routeInSteps(api.openBilling, async ({ user }) => ({
    answer: await openBilling(parts, user.org_id, user.id, '/organization'),
  }));
  http.routeRaw(api.receiveStripeEvent, async (_call, request, reply) => {
    const signature = request.headers['stripe-signature'];
    await receiveEvent(parts, request.body, signature?.toString());
    return reply.send({ received: true });
  });
  http.routeInSteps(api.getSandboxCheckout, async (call) => ({
    answer: await readCheckout(parts, call),
  }));
  http.routeInSteps(api.paySandboxCheckout, async (call) => ({
    answer: await payCheckout(parts, call),
  }));
  http.routeInSteps(api.getSandboxPortal, async (call) => ({
    answer: await readPortal(parts, call),
  }));
  http.routeInSteps(api.changeSandboxSubscription, async (call) => ({
    answer: await changeSubscription(parts, call),
  }));
}
