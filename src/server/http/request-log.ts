// Logs one line per request, and hands the same facts to the figures at /metrics.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { events } from '#contract/api/events';
import { followKiosk } from '#contract/api/kiosk';

export interface EndedRequest {
  method: string;
  /** The route pattern, never the address itself: addresses hold ids, and whatever strangers make up. */
  route: string;
  /** Undefined when the connection ended before the answer did. */
  status: number | undefined;
  seconds: number;
  /** An event stream stays open as long as its screen, so its duration says nothing about speed. */
  wasStream: boolean;
}

export interface RequestObserver {
  started(): void;
  ended(request: EndedRequest): void;
}

const STREAMS: readonly (string | undefined)[] = [events.path, followKiosk.path];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Call it once for each request, before anything else. */
export function createRequestLog(observer: RequestObserver | undefined) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const begin = performance.now();
    observer?.started();
    request.log.debug('request started');
    // 'finish' never comes when the caller goes away.
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
  const wasStream = STREAMS.includes(request.routeOptions.url) && raw.headersSent;
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
  return /^\/(api|calendar)\//.test(url) || url === '/metrics' ? url : 'file';
}

function sentenceFor({ status, wasStream }: EndedRequest): string {
  if (wasStream) return 'event stream ended';
  return status === undefined ? 'caller went away before the answer' : 'request answered';
}

/** Silences Fastify's own two lines per request, which print the whole address. */
export function withoutRequestLines(): LogController {
  const controller = new LogController();
  const nothing = () => undefined;
  controller.incomingRequest = nothing;
  controller.requestCompleted = nothing;
  controller.routeNotFound = nothing;
  return controller;
}
