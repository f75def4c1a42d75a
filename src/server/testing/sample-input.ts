// Makes a valid input for any endpoint from its schemas, so that tests of all calls cover new ones too.
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint';
import type { Resource } from '#contract/fields';

interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
  'x-resource'?: Resource;
  'x-right'?: string;
  oneOf?: JsonSchema[];
}

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Chooses the id of a resource for this call. */
export type ChooseId = (resource: Resource) => string;

const PARTS = ['params', 'query', 'body'] as const;

export function sampleInput(endpoint: AnyEndpoint, chooseId: ChooseId): Input {
  const input: Input = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (schema) input[part] = sample(jsonSchema(schema), chooseId);
  }
  return input;
}

/** Lists the resources whose ids the call takes. */
export function resourcesOf(endpoint: AnyEndpoint): Resource[] {
  const found = new Set<Resource>();
  sampleInput(endpoint, (resource) => {
    found.add(resource);
    return '';
  });
  return [...found];
}

function sample(schema: JsonSchema, chooseId: ChooseId): unknown {
  if (schema['x-resource']) return chooseId(schema['x-resource']);
  if (schema.examples?.length) return structuredClone(schema.examples[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return sample(one, chooseId);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties)
        // What needs a right of its own would make the call that of other people.
        .filter(([, property]) => !property['x-right'])
        .map(([name, property]) => [name, sample(property, chooseId)]),
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return { D: sample(schema.additionalProperties, chooseId) };
  }
  if (schema.type === 'array') return schema.items ? [sample(schema.items, chooseId)] : [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'string') return 'x'.repeat(schema.minLength ?? 1);
  return null;
}

const made = new WeakMap<z.ZodType, JsonSchema>();

/** Made once: the matrix of rights asks for each as often as there are kinds of callers. */
function jsonSchema(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  made.set(schema, json);
  return json;
}
