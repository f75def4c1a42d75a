// One declaration per call: it drives the route, the typed client, forms, the rights and tenant tests and OpenAPI.
import type { z } from 'zod';
import type { Right } from './rights';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint<
  R extends Right = Right,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Calendars outside of Muster read addresses under /calendar. */
  path: `/api/${string}` | `/calendar/${string}`;
  summary: string;
  right: R;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Left out: the call answers 204 without a body. */
  response?: Response;
  /** The status of success where it is not 200 (or 204 without a response). */
  status?: 200 | 201 | 202;
  /** The call works while storage is nearly full, although it changes something. */
  worksWhenFull?: true;
  /** The call answers something other than JSON and its route writes the answer by itself. */
  produces?:
    | 'text/event-stream'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html'
    | 'application/zip'
    | 'application/octet-stream';
  /** How large a body may be, where it may be larger than others. */
  bodyBytes?: number;
}

export type AnyEndpoint = Endpoint<Right, z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E> = E extends { params: infer T } ? OutputOf<T> : undefined;
export type QueryOf<E> = E extends { query: infer T } ? OutputOf<T> : undefined;
export type BodyOf<E> = E extends { body: infer T } ? OutputOf<T> : undefined;
export type ResponseOf<E> = E extends { response: infer T }
  ? OutputOf<T>
  : E extends { produces: string }
    ? string
    : undefined;
/** What a route may hand over: the response before its schema has stripped and checked it. */
export type AnswerOf<E> = E extends { response: infer T } ? InputOf<T> : undefined;

export type ParamsInput<E> = E extends { params: infer T } ? InputOf<T> : undefined;
export type QueryInput<E> = E extends { query: infer T } ? InputOf<T> : undefined;
export type BodyInput<E> = E extends { body: infer T } ? InputOf<T> : undefined;

/** Not distributed over a union: a body of several kinds is one input. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a caller hands over: those of params, query and body that the endpoint declares. */
export type CallInput<E> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>;

/** The arguments after the endpoint: nothing needs to be written where nothing is required. */
export type CallArguments<E, More = unknown> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E> & More]
    : [input: CallInput<E> & More];

/** Where a call goes, with its params and query in place. */
export function urlOf(
  endpoint: { path: string },
  input: { params?: unknown; query?: unknown },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** Keeps the exact types of the declaration; `right` has no default, so a call without one does not compile. */
export function endpoint<const E extends AnyEndpoint>(declaration: E): E {
  return declaration;
}

export function changesState(method: string): boolean {
  return method !== 'GET';
}

export function successStatus(declaration: AnyEndpoint): number {
  return declaration.status ?? (declaration.response || declaration.produces ? 200 : 204);
}
