// Reads params, query and body against the endpoint's schemas; what does not fit becomes sentences about fields.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint';
import { AppError, type FieldError } from '#contract/errors';

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
  const fields = result.error.issues.map(
    (issue): FieldError => ({ field: issue.path.join('.'), message: issue.message }),
  );
  throw new AppError('invalid_input', {
    fields,
    sentence: fields.slice(0, 5).map(sentenceOf).join(' '),
  });
}

function sentenceOf({ field, message }: FieldError): string {
  const text = /[.!?]$/.test(message) ? message : `${message}.`;
  return field ? `${field}: ${text}` : text;
}
