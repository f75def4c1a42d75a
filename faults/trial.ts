// What every trial is given, and what it gives back.
import type { Random } from './random';

export interface Tally {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  longestRestartMs: number;
}

export interface Ground {
  random: Random;
  rounds: number | undefined;
  /** For every run of the tests: the same on a smaller scale. */
  short: boolean;
  tally: Tally;
  /** A folder of its own that is removed after the trial. */
  newFolder(name: string): Promise<string>;
  /** Called after the trial, last to first, whatever came of it. */
  afterwards(undo: () => Promise<unknown>): void;
  /** Notes what is wrong and goes on. */
  wrong(sentence: string): void;
}

export interface Trial {
  id: string;
  title: string;
  /** Resolves with the figures of its line. */
  run(ground: Ground): Promise<string>;
}

/** The trial cannot be made on this machine. */
export class Impossible extends Error {}

let patience = 1;

/** For a machine that is busy with other things: every deadline is so many times as long. */
export function setPatience(times: number): void {
  patience = times;
}

export function patienceFor(ms: number): number {
  return ms * patience;
}

export async function until<T>(
  what: string,
  deadlineMs: number,
  look: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const end = Date.now() + patienceFor(deadlineMs);
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end)
      throw new Error(`${what}: not within ${patienceFor(deadlineMs) / 1000} s`);
    await pause(20);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
