// The OpenAPI document, made from the same declarations as the routes.
import { z } from 'zod';
import { type AnyEndpoint, changesState, successStatus } from '#contract/endpoint';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import { ruleOf } from '#contract/rights';

export function openApiDocument(version: string, publicUrl: URL) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version,
      description:
        'A failed call answers a sentence as text. Accept application/problem+json to get a code and the fields at fault too. Calls that change something take an Idempotency-Key.',
    },
    servers: [{ url: publicUrl.origin }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'muster' } },
      schemas: { Problem: jsonSchema(Problem, 'output') },
    },
    get paths() {
      return allPaths();
    },
  };
}

let made: Record<string, Record<string, unknown>> | undefined;

/** Made when someone first asks: it takes longer than the rest of the start together. */
function allPaths() {
  if (made) return made;
  made = {};
  for (const endpoint of ALL_ENDPOINTS) {
    made[endpoint.path] = {
      ...made[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return made;
}

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

function operation(endpoint: AnyEndpoint) {
  const rule = ruleOf(endpoint.right);
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method} ${endpoint.path}`,
    tags: [endpoint.path.split('/')[2]],
    description: `Right: ${endpoint.right} (${rule}).`,
    security: rule === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(changesState(endpoint.method) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      [successStatus(endpoint)]: success(endpoint),
      default: {
        description: 'A sentence that says what went wrong',
        content: {
          'text/plain': { schema: { type: 'string' } },
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 200 },
  description: 'A call with the same key and body within 24 hours has no second effect.',
};

function success(endpoint: AnyEndpoint) {
  if (endpoint.produces) {
    return {
      description: 'Success',
      content: { [endpoint.produces]: { schema: { type: 'string' } } },
    };
  }
  return endpoint.response
    ? { description: 'Success', content: json(jsonSchema(endpoint.response, 'output')) }
    : { description: 'Success, no content' };
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const object = jsonSchema(schema, 'input');
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (object.required ?? []).includes(name),
    schema: property,
  }));
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
