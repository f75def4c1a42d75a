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
  path: `/api/${string}`;
  summary: string;
  right: R;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Left out: the call answers 204 without a body. */
  response?: Response;
  /** The status of success where it is not 200 (or 204 without a response). */
  status?: 200 | 201 | 202;
  /** The call answers something other than JSON and its route writes the answer by itself. */
  produces?: 'text/event-stream' | 'text/csv' | 'text/html';
}

export type AnyEndpoint = Endpoint<Right, z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E> = E extends { params: infer T } ? OutputOf<T> : undefined;
export type QueryOf<E> = E extends { query: infer T } ? OutputOf<T> : undefined;
export type BodyOf<E> = E extends { body: infer T } ? OutputOf<T> : undefined;
export type ResponseOf<E> = E extends { response: infer T } ? OutputOf<T> : undefined;
/** What a route may hand over: the response before its schema has stripped and checked it. */
export type AnswerOf<E> = E extends { response: infer T } ? InputOf<T> : undefined;

export type ParamsInput<E> = E extends { params: infer T } ? InputOf<T> : undefined;
export type QueryInput<E> = E extends { query: infer T } ? InputOf<T> : undefined;
export type BodyInput<E> = E extends { body: infer T } ? InputOf<T> : undefined;

/** Keeps the exact types of the declaration; `right` has no default, so a call without one does not compile. */
export function endpoint<const E extends AnyEndpoint>(declaration: E): E {
  return declaration;
}

export function changesState(method: Method): boolean {
  return method !== 'GET';
}

export function successStatus(declaration: AnyEndpoint): number {
  return declaration.status ?? (declaration.response || declaration.produces ? 200 : 204);
}
