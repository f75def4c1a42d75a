// Makes one bad request from the contract. The same seed and number give the same request.
import type { AnyEndpoint } from '#contract/endpoint';
import { ALL_ENDPOINTS } from '#contract/endpoints';
import type { Resource } from '#contract/fields';
import { ruleOf } from '#contract/rights';
import { type Input, sampleInput } from '../sample-input';
import { changeSomewhere, withOddTexts } from './change-input';
import { ADDRESSES } from './odd-addresses';
import { BODIES } from './odd-bodies';
import { HEADERS } from './odd-headers';
import type { Oddity } from './oddity';
import { createRandom, type Random } from './random';
import { pathOf, queryOf, withOddQuery } from './target';
import { validInput } from './valid-input';
import { writeJson } from './values';
import { CALLERS, type Caller, type World } from './world';

export interface FuzzRequest {
  number: number;
  /** For example 'truncated JSON'. */
  wrong: string;
  /** Method and path, as in the contract. */
  endpoint: string;
  caller: Caller;
  method: string;
  target: string;
  version: string;
  headers: [string, string][];
  body: Buffer;
}

/** Kinds of bad requests, with their share in percent. */
const KINDS = {
  'the input': 58,
  'odd texts': 12,
  'the ids': 10,
  'the body': 8,
  'the headers': 7,
  'the address': 5,
};
type Kind = keyof typeof KINDS;
const KIND_OF_A_HUNDRED = Object.entries(KINDS).flatMap(([kind, share]) =>
  Array<Kind>(share).fill(kind as Kind),
);

/** Every call gets its turn. Calls with more fields get more turns. */
const TURNS = ALL_ENDPOINTS.flatMap((endpoint) =>
  Array<AnyEndpoint>(turnsOf(endpoint)).fill(endpoint),
);

function turnsOf(endpoint: AnyEndpoint): number {
  const fields = JSON.stringify(sampleInput(endpoint, () => '')).split(':').length;
  return Math.min(6, 1 + Math.floor(fields / 3));
}

export function makeRequest(seed: number, number: number, world: World): FuzzRequest {
  const random = createRandom(seed, number);
  const endpoint = TURNS[number % TURNS.length] as AnyEndpoint;
  const caller = chooseCaller(endpoint, random);
  const kind = random.pick(KIND_OF_A_HUNDRED);
  const chooseId = idsFor(kind, world, random);
  const input = validInput(endpoint, sampleInput(endpoint, chooseId), world, random);
  const wrongInput = kind === 'the input' ? changeInput(input, random) : { input, wrong: kind };
  const { params, query, body } =
    kind === 'odd texts' ? (withOddTexts(input, random) as Input) : wrongInput.input;
  const text = endpoint.body ? writeJson(body) : '';
  const oddity = oddityOf(kind, random, text || '{"a":1}');
  return {
    number,
    wrong: oddity?.name ?? wrongInput.wrong,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    caller,
    method: oddity?.method ?? endpoint.method,
    target:
      oddity?.target ?? `${pathOf(endpoint, params, random)}${targetQuery(kind, query, random)}`,
    version: oddity?.version ?? 'HTTP/1.1',
    ...framed(oddity, text, random, cookieOf(endpoint, caller, world)),
  };
}

function changeInput(input: Input, random: Random): { input: Input; wrong: string } {
  const parts = (['params', 'query', 'body'] as const).filter((part) => input[part] !== undefined);
  if (parts.length === 0) return { input: { query: { unknown: 'x' } }, wrong: 'a query' };
  const part = parts.includes('body') && random.chance(0.7) ? 'body' : random.pick(parts);
  let value = input[part];
  for (let times = random.pick([1, 1, 2, 3]); times > 0; times -= 1) {
    value = changeSomewhere(value, random);
  }
  return { input: { ...input, [part]: value }, wrong: `the ${part}` };
}

function chooseCaller(endpoint: AnyEndpoint, random: Random): Caller {
  if (random.chance(0.25)) return random.pick(CALLERS);
  const rule = ruleOf(endpoint.right);
  if (rule === 'super-admin') return 'super admin';
  if (rule === 'anyone') return random.pick(['nobody', 'owner']);
  return rule === 'employee' ? random.pick(['employee', 'owner']) : 'owner';
}

function idsFor(kind: Kind, world: World, random: Random): (resource: Resource) => string {
  if (kind !== 'the ids') return (resource) => world.own[resource];
  return (resource) =>
    random.pick([
      world.own[resource],
      world.foreign[resource],
      world.foreign[resource],
      random.uuid(),
      random.pick(Object.values(world.own)),
      random.pick(Object.values(world.foreign)),
    ]);
}

function oddityOf(kind: Kind, random: Random, body: string): Oddity | undefined {
  if (kind === 'the body') return random.pick(BODIES)(random, body);
  if (kind === 'the headers') return random.pick(HEADERS)(random, body);
  return kind === 'the address' ? random.pick(ADDRESSES)(random, body) : undefined;
}

function targetQuery(kind: Kind, query: unknown, random: Random): string {
  const text = queryOf(query);
  return kind === 'the input' && random.chance(0.15) ? withOddQuery(text, random) : text;
}

function framed(oddity: Oddity | undefined, text: string, random: Random, cookie: string | null) {
  const body = Buffer.from(oddity?.body ?? text);
  const headers = new Map<string, string | null>([
    ['host', 'localhost'],
    ['connection', 'close'],
    ['x-forwarded-for', `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ['cookie', cookie],
    ['idempotency-key', random.chance(0.3) ? random.uuid() : null],
    ['content-type', body.length > 0 ? 'application/json' : null],
    ['content-length', body.length > 0 ? String(body.length) : null],
    ...(oddity?.headers ?? []),
  ]);
  const sent = [...headers].filter((header): header is [string, string] => header[1] !== null);
  return { body, headers: [...sent, ...(oddity?.more ?? [])] };
}

function cookieOf({ path }: AnyEndpoint, caller: Caller, world: World): string | null {
  return path.startsWith('/api/onboarding/') ? world.signupCookie : world.cookies[caller];
}
