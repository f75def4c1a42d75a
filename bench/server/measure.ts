// Figures of one run, beside each other: only their ratios mean something on another machine.

/** Milliseconds, the median of several. */
export async function median(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return percentile(taken, 50);
}

/** Milliseconds, the median of each. By turns, so that whatever else the machine does meets all of them alike. */
export async function mediansByTurns(times: number, works: (() => unknown)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let turn = 0; turn < times; turn += 1) {
    for (const [at, work] of works.entries()) taken[at]?.push(await median(1, work));
  }
  return taken.map((each) => percentile(each, 50));
}

export function percentile(times: number[], rank: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * rank) / 100))] ?? 0;
}

export function print(name: string, milliseconds: number, floor?: number): void {
  printTimes(name, milliseconds, floor === undefined ? undefined : milliseconds / floor);
}

/** For a ratio that was not made of two medians. */
export function printTimes(name: string, milliseconds: number, times?: number): void {
  const ratio = times === undefined ? '' : `${times.toFixed(2)} times`;
  process.stdout.write(
    `${name.padEnd(58)}${milliseconds.toFixed(1).padStart(9)} ms${ratio.padStart(14)}\n`,
  );
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
