// Makes of a sample what the server would take: a call that is refused at once tests nothing behind that.
import type { AnyEndpoint } from '#contract/endpoint';
import type { Input } from '../sample-input';
import type { Random } from './random';
import type { World } from './world';

/** What the sample gets wrong, because the schema does not tell. */
const FITTING: Record<string, unknown> = {
  abn: '51 824 753 556',
  overwrite: true,
  // The name of a group that must be there.
  shift_group: undefined,
  // What was seen before: left out, the call is made whatever has changed since.
  version: undefined,
  expected: undefined,
};

export function fittingInput(
  endpoint: AnyEndpoint,
  sample: Input,
  world: World,
  random: Random,
): Input {
  const input = fitting(sample, random) as Input;
  if (!endpoint.path.includes('{session}')) return input;
  const session = world.sandbox[endpoint.path.includes('portals') ? 'portal' : 'checkout'];
  return { ...input, params: { session } };
}

function fitting(value: unknown, random: Random): unknown {
  // The example of the contract would be taken after the first call.
  if (value === 'amy@example.com') return `${random.uuid()}@example.com`;
  if (Array.isArray(value)) return value.map((item) => fitting(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key in FITTING ? FITTING[key] : fitting(inner, random),
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}
