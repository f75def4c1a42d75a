// Calls the app over HTTP like the front end, and keeps its cookies.
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AnyEndpoint, type CallArguments, type ResponseOf, urlOf } from '#contract/endpoint';

export interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A failed call, with the server's response. */
export class CallFailed extends Error {
  readonly response: LightMyRequestResponse;
  constructor(response: LightMyRequestResponse) {
    super(`${response.statusCode}: ${response.body}`);
    this.response = response;
  }
}

export interface Browser {
  cookies: Map<string, string>;
  /** Makes the call and returns its answer. Throws CallFailed when the call fails. */
  call<E extends AnyEndpoint>(endpoint: E, ...input: CallArguments<E>): Promise<ResponseOf<E>>;
  /** Makes the call with any input, valid or not, and returns the response. */
  request(endpoint: AnyEndpoint, input?: RequestInput): Promise<LightMyRequestResponse>;
  send(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export function openBrowser(app: FastifyInstance, address: string): Browser {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        'x-forwarded-for': address,
        ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return response;
  }

  function request(endpoint: AnyEndpoint, input: RequestInput = {}) {
    return send(endpoint.method, urlOf(endpoint, input), input.body, input.headers);
  }

  return {
    cookies,
    send,
    request,
    async call<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>) {
      const response = await request(endpoint, input ?? {});
      if (response.statusCode >= 400) throw new CallFailed(response);
      return (response.body === '' ? undefined : response.json()) as ResponseOf<E>;
    },
  };
}

export function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
