// Turns a sample into an input that the server accepts: a call refused by the first check tests nothing else.
import type { AnyEndpoint } from '#contract/endpoint';
import type { Input } from '../sample-input';
import type { Random } from './random';
import type { World } from './world';

/** Values that a sample gets wrong, because the schema doesn't describe them. */
const VALID: Record<string, unknown> = {
  abn: '51 824 753 556',
  overwrite: true,
  // A shift group must exist.
  shift_group: undefined,
  // Without these, the call is accepted whatever has changed since.
  version: undefined,
  expected: undefined,
};

export function validInput(
  endpoint: AnyEndpoint,
  sample: Input,
  world: World,
  random: Random,
): Input {
  const input = valid(sample, random) as Input;
  if (!endpoint.path.includes('{session}')) return input;
  const session = world.sandbox[endpoint.path.includes('portals') ? 'portal' : 'checkout'];
  return { ...input, params: { session } };
}

function valid(value: unknown, random: Random): unknown {
  // The first call would take the email of the contract's example.
  if (value === 'amy@example.com') return `${random.uuid()}@example.com`;
  if (Array.isArray(value)) return value.map((item) => valid(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key in VALID ? VALID[key] : valid(inner, random),
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
