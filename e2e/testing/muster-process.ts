// Runs the built Muster as an operator does: start, commands, signals.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../src/server/testing/free-port';

export interface Finished {
  /** Or the signal that ended it. */
  code: number | NodeJS.Signals | null;
  output: string;
}

export interface Running {
  process: ChildProcess;
  url: string;
  output(): string;
  /** Resolves when the process has ended. */
  end(signal?: NodeJS.Signals): Promise<Finished>;
}

const BUILT = [process.execPath, join('dist', 'server', 'entry.js')];

/** A journey that fails doesn't come to the end of its Muster, which would run on with its PostgreSQL for good. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

function launch(args: string[], env: Record<string, string>, [program = '', ...first] = BUILT) {
  const child = spawn(program, [...first, ...args], {
    env: { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<Finished>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? signal, output });
    });
  });
  return { child, ended, output: () => output };
}

/** Runs a command, or a start that is expected to fail, to its end. */
export function runToEnd(args: string[], env: Record<string, string>): Promise<Finished> {
  return launch(args, env).ended;
}

/** Where it ends in another way, what it has written says why. */
export async function expectEnd(ending: Promise<Finished>, expected = 0): Promise<string> {
  const { code, output } = await ending;
  expect(code, output).toBe(expected);
  return output;
}

export async function startMuster(
  env: Record<string, string>,
  { command = ['serve'], until = /is ready at/, program = BUILT } = {},
): Promise<Running> {
  const port = env.PORT ?? String(await freePort());
  const { child, ended, output } = launch(command, { ...env, PORT: port }, program);
  await new Promise<void>((resolve, reject) => {
    // Until then only: looking through all it has logged with every further line kept the runner busy for seconds.
    const look = () => {
      if (!until.test(output())) return;
      child.stdout.off('data', look);
      resolve();
    };
    child.stdout.on('data', look);
    ended.then(({ code }) => reject(new Error(`Muster ended with ${code}:\n${output()}`)));
  });
  return {
    process: child,
    url: `http://localhost:${port}`,
    output,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
