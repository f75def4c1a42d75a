// Reads the rotating workforce scheduling instances of Musliu: numbers and shifts, line by line.
import type { RotationProblem } from '../../src/optimiser/rotation/rotation-problem';

export function readRotation(text: string): RotationProblem {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const take = (count: number) => lines.splice(0, count);
  const numbers = () => (take(1)[0] ?? []).map(wholeNumber);
  const [[days], [weeks = 0], [count = 0]] = [numbers(), numbers(), numbers()];
  if (days !== 7) throw new Error('A rotation of whole weeks is needed.');
  const heads = take(count).map((line) => line.map(wholeNumber));
  const shifts = take(count);
  const range = ([min = 0, max = 0]: number[]) => ({ min, max });
  const [off, work, [pairs = 0, triples = 0]] = [range(numbers()), range(numbers()), numbers()];
  const kindOf = (name: string) => {
    const at = shifts.findIndex(([each]) => each === name);
    if (name !== '-' && at < 0) throw new Error(`The instance has no shift '${name}'.`);
    return name === '-' ? 0 : at + 1;
  };
  if (!weeks || heads.some((line) => line.length < 7) || shifts.length < count)
    throw new Error('The instance ends too early.');
  return {
    weeks,
    kinds: shifts.map(([name = '', , , min, max], index) => ({
      name,
      heads: heads[index] ?? [],
      block: range([wholeNumber(min), wholeNumber(max)]),
    })),
    work,
    off,
    forbidden: take(pairs + triples).map((names) => names.map(kindOf)),
  };
}

function wholeNumber(text: string | undefined): number {
  if (!/^\d+$/.test(text ?? '')) throw new Error(`'${text}' should be a whole number.`);
  return Number(text);
}
