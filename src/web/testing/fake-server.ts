// Muster's server as the tests of screens meet it: each test says what a call answers, and the contract's own
// schemas check both what the screen sends and what the test answers. A call that nobody answers fails the test.
import { readTogether } from '#contract/api/answers';
import type { LiveEvent } from '#contract/api/events';
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  successStatus,
} from '#contract/endpoint';
import { AppError, ERRORS } from '#contract/errors';

interface Call<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

type Handler = (call: Call<AnyEndpoint>) => unknown;

interface Answered {
  endpoint: AnyEndpoint;
  pattern: RegExp;
  handler: Handler;
}

export interface FakeServer {
  /** What a call answers from now on. An `AppError` that the handler throws is answered as the server would. */
  on<E extends AnyEndpoint>(
    endpoint: E,
  ): {
    answer(handler: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>): void;
  };
  /** What the screen has sent to a call, oldest first. */
  sent<E extends AnyEndpoint>(endpoint: E): Call<E>[];
  /** A change that a colleague made. */
  tell(event: LiveEvent): void;
  /** Calls that no test answered, that broke the contract or that failed and never stopped. */
  faults: string[];
}

/** An answer that comes when the test says so. */
export function held(): { answer: Promise<undefined>; release: () => void } {
  let release = () => {};
  const answer = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { answer, release };
}

/** A page that asks again as soon as it was refused would ask as often as a server can answer. */
const MOST_FAILURES = 20;

export function startFakeServer(): FakeServer & { stop(): void } {
  const answered: Answered[] = [];
  const log: { endpoint: AnyEndpoint; call: Call<AnyEndpoint> }[] = [];
  const faults: string[] = [];
  const failures = new Map<AnyEndpoint, number>();
  const real = { fetch: globalThis.fetch.bind(globalThis), EventSource: globalThis.EventSource };
  const streams = new Set<FakeEventSource>();

  class FakeEventSource extends EventTarget {
    static CLOSED = 2;
    readyState = 1;

    constructor() {
      super();
      streams.add(this);
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('hello')));
    }

    close(): void {
      this.readyState = FakeEventSource.CLOSED;
      streams.delete(this);
    }
  }

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), location.origin);
    if (!url.pathname.startsWith('/api/')) return real.fetch(input, init);
    if (url.pathname === readTogether.path) return answerTogether(url, init);
    const method = init.method ?? 'GET';
    const found = answered.findLast(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname),
    );
    if (!found) {
      faults.push(`No test answers ${method} ${url.pathname}`);
      return problem(new AppError('not_found'));
    }
    try {
      const call = readCall(found, url, init);
      log.push({ endpoint: found.endpoint, call });
      const given = await found.handler(call);
      const body = found.endpoint.response?.parse(given);
      return new Response(body === undefined ? null : JSON.stringify(body), {
        status: successStatus(found.endpoint),
      });
    } catch (error) {
      if (error instanceof AppError) {
        const times = (failures.get(found.endpoint) ?? 0) + 1;
        failures.set(found.endpoint, times);
        if (times === MOST_FAILURES)
          faults.push(`${method} ${url.pathname} is asked for on and on`);
        return problem(error);
      }
      faults.push(`${method} ${url.pathname}: ${error}`);
      return problem(new AppError('internal'));
    }
  }

  /** Each on a line of its own as soon as it is there, as the server does. */
  function answerTogether(url: URL, init: RequestInit): Response {
    const { of } = readTogether.query.parse(Object.fromEntries(url.searchParams));
    let begin = '[';
    const body = new ReadableStream<string>({
      async start(controller) {
        await Promise.all(
          of.map(async (address) => {
            const response = await answer(address, init);
            if (response.status !== 200) return;
            const line = JSON.stringify({ of: address, answer: await response.json() });
            controller.enqueue(`${begin}${line}\n`);
            begin = ',';
          }),
        );
        controller.close();
      },
    });
    return new Response(body.pipeThrough(new TextEncoderStream()));
  }

  Object.assign(globalThis, { fetch: answer, EventSource: FakeEventSource });

  return {
    on(endpoint) {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      return {
        answer: (handler) => answered.push({ endpoint, pattern, handler: handler as Handler }),
      };
    },
    sent: <E extends AnyEndpoint>(endpoint: E) =>
      log.filter((entry) => entry.endpoint === endpoint).map(({ call }) => call as Call<E>),
    tell(event) {
      const message = new MessageEvent('message', { data: JSON.stringify(event) });
      for (const stream of streams) stream.dispatchEvent(message);
    },
    faults,
    stop: () => Object.assign(globalThis, real),
  };
}

/** Throws where the screen sends what the contract refuses: the real server would have answered 400. */
function readCall({ endpoint, pattern }: Answered, url: URL, init: RequestInit) {
  const params = pattern.exec(url.pathname)?.groups;
  return {
    params: endpoint.params?.parse({ ...params }),
    query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
    body: endpoint.body?.parse(init.body ? JSON.parse(String(init.body)) : undefined),
  } as Call<AnyEndpoint>;
}

function problem(error: AppError): Response {
  const { fields, findings, counts } = error.details;
  return new Response(
    JSON.stringify({
      title: ERRORS[error.code][1],
      status: error.status,
      detail: error.message,
      code: error.code,
      ...(fields ? { errors: fields } : {}),
      ...(findings ? { findings } : {}),
      ...(counts ? { counts } : {}),
    }),
    { status: error.status, headers: { 'content-type': 'application/problem+json' } },
  );
}
