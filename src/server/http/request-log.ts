// What becomes of every request: one line in the log, and the same facts for the figures at /metrics.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { events } from '#contract/api/events';

export interface EndedRequest {
  method: string;
  /** The pattern of the route, never the address itself: that holds ids, and what strangers make up. */
  route: string;
  /** Undefined: the connection ended before the answer did. */
  status: number | undefined;
  seconds: number;
  /** An event stream lasts as long as its screen is open: its duration says nothing about speed. */
  wasStream: boolean;
}

export interface RequestObserver {
  begun(): void;
  ended(request: EndedRequest): void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** To be called once for each request, before anything else is done with it. */
export function createRequestLog(observer: RequestObserver | undefined) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const begin = performance.now();
    observer?.begun();
    request.log.debug('request begun');
    // Not 'finish', which never comes when the caller goes away.
    reply.raw.once('close', () => {
      const ended = describe(request, reply, (performance.now() - begin) / 1000);
      observer?.ended(ended);
      const { method, route, status, seconds } = ended;
      request.log.info(
        { method, route, status, duration_ms: Math.round(seconds * 1e4) / 10, address: request.ip },
        sentenceFor(ended),
      );
    });
  };
}

function describe(request: FastifyRequest, { raw }: FastifyReply, seconds: number): EndedRequest {
  const wasStream = request.routeOptions.url === events.path && raw.headersSent;
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    route: routeOf(request, raw.statusCode),
    status: raw.writableEnded || wasStream ? raw.statusCode : undefined,
    seconds,
    wasStream: wasStream && raw.statusCode === 200,
  };
}

function routeOf(request: FastifyRequest, status: number): string {
  const { url } = request.routeOptions;
  if (url === undefined || request.is404) return status < 400 ? 'page' : 'unknown';
  // The names of built files change with every version.
  return url.startsWith('/api/') || url === '/metrics' ? url : 'file';
}

function sentenceFor({ status, wasStream }: EndedRequest): string {
  if (wasStream) return 'event stream ended';
  return status === undefined ? 'request given up by the caller' : 'request answered';
}

/** Fastify's own two lines a request print the whole address; its other lines stay. */
export function withoutLinesOfRequests(): LogController {
  const controller = new LogController();
  const nothing = () => undefined;
  controller.incomingRequest = nothing;
  controller.requestCompleted = nothing;
  controller.routeNotFound = nothing;
  return controller;
}
