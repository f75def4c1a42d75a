// Reads params, query and body against the endpoint's schemas; what does not fit becomes sentences about fields.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint';
import { AppError, type FieldError } from '#contract/errors';

/** An array of ten thousand wrong things is not answered with ten thousand sentences. */
const MOST_FIELDS = 100;

export function parseInput(endpoint: AnyEndpoint, request: FastifyRequest) {
  const params = endpoint.params?.safeParse(request.params);
  // An id that cannot exist is answered like one that does not.
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
    .slice(0, MOST_FIELDS)
    .map((issue): FieldError => ({ field: fieldOf(issue.path), message: issue.message }));
  throw new AppError('invalid_input', {
    fields,
    sentence: fields.slice(0, 5).map(sentenceOf).join(' '),
  });
}

/** Where keys are free, they are the caller's, and may be of any length. */
function fieldOf(path: PropertyKey[]): string {
  return path.map((key) => String(key).slice(0, 40)).join('.');
}

function sentenceOf({ field, message }: FieldError): string {
  const text = /[.!?]$/.test(message) ? message : `${message}.`;
  return field ? `${field}: ${text}` : text;
}
