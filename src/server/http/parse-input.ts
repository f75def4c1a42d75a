// Checks params, query and body against the endpoint's schemas, and words what is wrong field by field.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint';
import { AppError, type FieldError } from '#contract/errors';

/** Ten thousand wrong items would otherwise be answered with ten thousand sentences. */
const MAXIMUM_FIELDS = 100;

export function parseInput(endpoint: AnyEndpoint, request: FastifyRequest) {
  const params = endpoint.params?.safeParse(request.params);
  // A malformed id is answered like an unknown one.
  if (params && !params.success) throw new AppError('not_found');
  return {
    params: params?.data,
    query: endpoint.query ? accept(endpoint.query, request.query) : undefined,
    body: endpoint.body ? accept(endpoint.body, request.body) : undefined,
  };
}

function accept(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (value === undefined)
    throw new AppError('bad_request', { sentence: 'The request has no body.' });
  const fields = result.error.issues
    .slice(0, MAXIMUM_FIELDS)
    .map((issue): FieldError => ({ field: fieldOf(issue.path), message: issue.message }));
  throw new AppError('invalid_input', {
    fields,
    sentence: fields.slice(0, 5).map(sentenceOf).join(' '),
  });
}

/** Callers choose some keys themselves, so a key may have any length. */
function fieldOf(path: PropertyKey[]): string {
  return path.map((key) => String(key).slice(0, 40)).join('.');
}

function sentenceOf({ field, message }: FieldError): string {
  const text = /[.!?]$/.test(message) ? message : `${message}.`;
  return field ? `${field}: ${text}` : text;
}
