// Reads the rotating workforce scheduling instances of Musliu: numbers and shifts, line by line.
import type { RotationProblem } from '../../src/optimiser/rotation/rotation-problem';

export function readRotation(text: string): RotationProblem {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const take = (count: number) => lines.splice(0, count);
  const numbers = () => (take(1)[0] ?? []).map(Number);
  const [[days], [weeks = 0], [count = 0]] = [numbers(), numbers(), numbers()];
  if (days !== 7) throw new Error('A rotation of whole weeks is needed.');
  const heads = take(count).map((line) => line.map(Number));
  const shifts = take(count);
  const range = ([min = 0, max = 0]: number[]) => ({ min, max });
  const [off, work, [pairs = 0, triples = 0]] = [range(numbers()), range(numbers()), numbers()];
  const kindOf = (name: string) =>
    name === '-' ? 0 : 1 + shifts.findIndex(([each]) => each === name);
  return {
    weeks,
    kinds: shifts.map(([name = '', , , min, max], index) => ({
      name,
      heads: heads[index] ?? [],
      block: range([Number(min), Number(max)]),
    })),
    work,
    off,
    forbidden: take(pairs + triples).map((names) => names.map(kindOf)),
  };
}
