import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
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
      if (!wasStream) duration.observe({ route, method }, seconds);
    },
  };
}
