import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { login } from '#contract/api/auth';
import { receiveStripeEvent } from '#contract/api/billing';
import type { RequestObserver } from '../http/request-log';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function addRequestFigures(register: Registry, openStreams: () => number): RequestObserver {
  const registers = [register];
  let open = 0;
  const requests = new Counter({
    name: 'muster_http_requests_total',
    help: 'Finished requests by route pattern, method and status class',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of its answer, without event streams',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  });
  const signIns = new Counter({
    name: 'muster_sign_ins_total',
    help: 'Attempts to sign in: succeeded, wrong (email or password), limited (too many)',
    labelNames: ['outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'muster_webhooks_total',
    help: 'Events of the card provider: taken, refused (signature), failed (it will be sent again)',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['succeeded', 'wrong', 'limited']) signIns.inc({ outcome }, 0);
  for (const outcome of ['taken', 'refused', 'failed']) webhooks.inc({ outcome }, 0);
  new Gauge({
    name: 'muster_http_requests_in_flight',
    help: 'Requests in progress, without event streams',
    registers,
    collect() {
      this.set(Math.max(0, open - openStreams()));
    },
  });
  new Gauge({
    name: 'muster_event_streams_open',
    help: 'Open screens that receive live changes',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  return {
    started() {
      open += 1;
    },
    ended({ route, method, status, seconds, wasStream }) {
      open -= 1;
      requests.inc({ route, method, status: status ? `${Math.floor(status / 100)}xx` : 'aborted' });
      if (route === login.path) {
        const outcome = { 200: 'succeeded', 401: 'wrong', 429: 'limited' }[status ?? 0];
        if (outcome) signIns.inc({ outcome });
      }
      if (route === receiveStripeEvent.path) {
        webhooks.inc({ outcome: { 200: 'taken', 400: 'refused' }[status ?? 0] ?? 'failed' });
      }
      if (!wasStream) duration.observe({ route, method }, seconds);
    },
  };
}
