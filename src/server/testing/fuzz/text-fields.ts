// Finds the fields of a call that take free text.
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint';

export interface TextField {
  path: string[];
  longest: number;
}

interface JsonSchema {
  type?: string;
  format?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  'x-right'?: string;
}

/**
 * Fields with their own format, hashed ones, those that the server computes, and those of an import that needs
 * people who are there.
 */
const NOT_FREE =
  /email|password|abn|token|_json$|fingerprint|address|teamId|shift_group$|^code$|^answer\.|\.contract\./i;

export function textFieldsOf({ body }: AnyEndpoint): TextField[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fieldsIn(schema, []).filter(({ path }) => !NOT_FREE.test(path.join('.')));
}

function fieldsIn(schema: JsonSchema, path: string[]): TextField[] {
  // A sample leaves it out.
  if (schema['x-right']) return [];
  if (schema.items) return fieldsIn(schema.items, [...path, '0']);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.slice(0, 1).flatMap((one) => fieldsIn(one, path));
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, property]) =>
      fieldsIn(property, [...path, name]),
    );
  }
  const { type, format, maxLength } = schema;
  return type === 'string' && maxLength && !format ? [{ path, longest: maxLength }] : [];
}

export function withText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.with(Number(key), withText(value[Number(key)], rest, text));
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withText(object[key], rest, text) };
}

/** Packs all texts into as few values as fit the field, plus one that fills it. */
export function packed(texts: string[], longest: number): string[] {
  const packs = ['é'.repeat(longest)];
  let pack = '';
  for (const text of texts) {
    const longer = pack ? `${pack} ${text}` : text;
    if (longer.length > longest) packs.push(pack);
    pack = longer.length > longest ? text : longer;
  }
  return [...packs, pack];
}
