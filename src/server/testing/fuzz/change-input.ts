// Turns a valid input into an invalid one, or one that is barely valid.

import type { Random } from './random';
import {
  BAD_KEYS,
  BAD_NUMBERS,
  BAD_STRINGS,
  BAD_VALUES,
  bare,
  ODD_TEXTS,
  writeJson,
} from './values';

type Change = (value: unknown, random: Random) => unknown;
type Container = Record<string, unknown> | unknown[];

const MANY = 10_000;
const LONG = 900_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

const CHANGES: readonly Change[] = [
  (_, random) => random.pick(BAD_VALUES),
  (_, random) => random.pick(BAD_VALUES),
  () => undefined,
  (value) => [value],
  (value) => ({ value }),
  (value) => JSON.stringify(value) ?? 'undefined',
  (value) => (Array.isArray(value) ? [...value, ...value] : [value, value]),
  (value) => (Array.isArray(value) ? [] : value),
  withExtraKey,
  withExtraKey,
  withOtherKey,
];

/** Used rarely, because each makes a request close to the size limit. */
const HEAVY_CHANGES: readonly Change[] = [
  () => 'x'.repeat(LONG),
  () => '\u00e9'.repeat(LONG / 2),
  (value) => manyOf(Array.isArray(value) ? value[0] : value),
  () => Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`key ${index}`, index])),
  () => bare('['.repeat(20_000) + ']'.repeat(20_000)),
  () => bare(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
];

/** Repeats the item as often as the limit allows: ten thousand large items would exhaust the fuzzer's memory. */
function manyOf(item: unknown): unknown[] {
  const weight = writeJson(item).length + 1;
  return Array.from({ length: Math.min(MANY, Math.ceil(LONG / weight)) }, () => item);
}

export function changeSomewhere(input: unknown, random: Random): unknown {
  if (!isContainer(input) || random.chance(0.1)) return changed(input, random);
  const keys = Object.keys(input);
  if (keys.length === 0 || random.chance(0.1)) return changed(input, random);
  const key = random.pick(keys);
  const inner = (input as Record<string, unknown>)[key];
  const next = isContainer(inner) ? changeSomewhere(inner, random) : changed(inner, random);
  if (Array.isArray(input)) return input.with(Number(key), next);
  return { ...input, [key]: next };
}

function changed(value: unknown, random: Random): unknown {
  if (random.chance(0.04)) return random.pick(HEAVY_CHANGES)(value, random);
  return random.chance(0.5)
    ? changedWithinKind(value, random)
    : random.pick(CHANGES)(value, random);
}

/** A value of the right type passes the first check and reaches the next. */
function changedWithinKind(value: unknown, random: Random): unknown {
  const inner = containerIn(value);
  // Templates arrive as texts that contain JSON.
  if (inner !== undefined && random.chance(0.8)) return writeJson(changeSomewhere(inner, random));
  if (typeof value === 'string') return random.pick(BAD_STRINGS);
  if (typeof value === 'number') return random.pick(BAD_NUMBERS);
  if (typeof value === 'boolean') return !value;
  return withOtherKey(value, random);
}

/** Puts the value of a field under another name. */
function withOtherKey(value: unknown, random: Random): unknown {
  if (!isContainer(value) || Array.isArray(value)) return random.pick(BAD_VALUES);
  const [first, ...rest] = Object.entries(value);
  return Object.fromEntries([[random.pick(BAD_KEYS), first?.[1]], ...rest]);
}

function withExtraKey(value: unknown, random: Random): unknown {
  if (!isContainer(value) || Array.isArray(value)) return random.pick(BAD_VALUES);
  return { ...value, [random.pick(BAD_KEYS)]: random.pick([1, 'x', null, { role: 'owner' }]) };
}

function containerIn(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Replaces the sample texts that people would type with odd ones. */
export function withOddTexts(input: unknown, random: Random): unknown {
  if (Array.isArray(input)) return input.map((item) => withOddTexts(item, random));
  if (isContainer(input)) {
    return Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, withOddTexts(value, random)]),
    );
  }
  return typeof input === 'string' && /^[A-Z][a-z]+ |^x+$/.test(input)
    ? random.pick([...ODD_TEXTS, 'é'.repeat(200)])
    : input;
}
