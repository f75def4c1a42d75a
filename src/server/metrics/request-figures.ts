import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RequestObserver } from '../http/request-log';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function addRequestFigures(register: Registry, openStreams: () => number): RequestObserver {
  const registers = [register];
  let open = 0;
  const requests = new Counter({
    name: 'muster_http_requests_total',
    help: 'Requests that have ended, by route pattern, method and class of status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer; event streams left out',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'muster_http_requests_in_flight',
    help: 'Requests that are being answered; event streams left out',
    registers,
    collect() {
      this.set(Math.max(0, open - openStreams()));
    },
  });
  new Gauge({
    name: 'muster_event_streams_open',
    help: 'Screens that are told of changes as they happen',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  return {
    begun() {
      open += 1;
    },
    ended({ route, method, status, seconds, wasStream }) {
      open -= 1;
      requests.inc({ route, method, status: status ? `${Math.floor(status / 100)}xx` : 'aborted' });
      if (!wasStream) duration.observe({ route, method }, seconds);
    },
  };
}
