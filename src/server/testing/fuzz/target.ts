// Builds a request target from params and a query, even from invalid ones.
import type { AnyEndpoint } from '#contract/endpoint';
import type { Random } from './random';

const ODD_PARAMS = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..',
  '..%2f..%2f',
  '.',
  '%20',
  '%F0%9F%98%80',
  '%ED%A0%80',
  'null',
  '__proto__',
  'a'.repeat(199),
  'a'.repeat(201),
  'a'.repeat(4_000),
];

export function pathOf(endpoint: AnyEndpoint, params: unknown, random: Random): string {
  const values = isObject(params) ? params : {};
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'string' && random.chance(0.95)) return encoded(value);
    return random.pick(ODD_PARAMS);
  });
}

export function queryOf(query: unknown): string {
  const pairs = isObject(query) ? Object.entries(query).flatMap(pairsOf) : [];
  const text = pairs.join('&').slice(0, 12_000);
  return text ? `?${text}` : '';
}

function pairsOf([name, value]: [string, unknown]): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value))
    return value.slice(0, 200).map((item) => `${encoded(name)}=${encoded(item)}`);
  if (isObject(value)) {
    return Object.entries(value)
      .slice(0, 200)
      .map(([key, inner]) => `${encoded(name)}[${encoded(key)}]=${encoded(inner)}`);
  }
  return [`${encoded(name)}=${encoded(value)}`];
}

export function withOddQuery(text: string, random: Random): string {
  const joined = text ? `${text}&` : '?';
  return random.pick([
    `${text}${text.replace('?', '&')}`,
    `${joined}page=1&page=2&page[]=3`,
    `${joined}__proto__[role]=owner&constructor=1`,
    `${joined}%ff=%ff&%00=%00`,
    `${joined}${'a=b&'.repeat(2_500)}`,
    `${joined}q=${'x'.repeat(12_000)}`,
    `${joined}=&&=&%`,
    `${joined}search=%25%5f%5c%27&page=1e999&limit=-0`,
    `${joined}page=99999999999999999999&page=9007199254740993`,
    `${joined}page=9007199254740991&limit=100`,
  ]);
}

/** encodeURIComponent refuses lone surrogates. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}')).slice(0, 9_000);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
