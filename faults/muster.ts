// One Muster on one data folder, started, killed and started again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../src/server/testing/free-port';
import { type Ground, until } from './trial';

/** P7: after any crash it answers again within this time. */
const ANSWERS_WITHIN_MS = 15_000;
const ENTRY = join('.cache', 'faults', 'server', 'entry.js');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Muster {
  url: string;
  dataDir: string;
  /** Until it is ready; with a point to die at, if given. */
  start(options?: { faultAt?: string; env?: Record<string, string> }): Promise<void>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
  /** Resolves when the running process has ended. */
  ended(): Promise<Ended>;
  isRunning(): boolean;
  pid(): number;
  /** What the running process has written. */
  output(): string;
}

export interface Options {
  dataDir: string;
  env?: Record<string, string>;
  nodeArgs?: string[];
  entry?: string;
}

export async function newMuster(ground: Ground, options: Options): Promise<Muster> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let ended: Promise<Ended> = Promise.resolve({ code: 0, signal: null });
  let output = '';
  const isRunning = () => child !== undefined && child.exitCode === null && !child.signalCode;

  const muster: Muster = {
    url,
    dataDir: options.dataDir,
    isRunning,
    ended: () => ended,
    pid: () => child?.pid ?? 0,
    output: () => output,
    async start({ faultAt = '', env = {} } = {}) {
      const begun = Date.now();
      output = '';
      const started = launch(options, ['serve'], {
        PORT: String(port),
        FAULT_AT: faultAt,
        ...options.env,
        ...env,
      });
      child = started;
      const note = (chunk: Buffer) => {
        if (output.length < 20_000_000) output += chunk;
      };
      started.stdout?.on('data', note);
      started.stderr?.on('data', note);
      ended = new Promise((resolve) => {
        started.once('close', (code, signal) => resolve({ code, signal }));
      });
      await until('Muster answers', ANSWERS_WITHIN_MS, async () => {
        if (!isRunning()) throw new Error(`Muster ended at the start:\n${output.slice(-2000)}`);
        return isReady(url);
      });
      ground.tally.longestRestartMs = Math.max(ground.tally.longestRestartMs, Date.now() - begun);
    },
    async end(signal) {
      if (isRunning()) {
        if (signal === 'SIGKILL') ground.tally.kills += 1;
        child?.kill(signal);
      }
      return ended;
    },
  };
  ground.afterwards(async () => {
    // A killed Muster leaves its PostgreSQL running: only an orderly end takes it along.
    if (!isRunning()) await muster.start().catch(() => undefined);
    await muster.end('SIGTERM');
  });
  return muster;
}

export function launch(options: Options, args: string[], env: Record<string, string>) {
  return spawn(process.execPath, [...(options.nodeArgs ?? []), options.entry ?? ENTRY, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      DATA_DIR: options.dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command of Muster, or a start that is expected to fail, to its end. */
export async function runCommand(options: Options, args: string[], env = {}) {
  const child = launch(options, args, env);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise<Ended & { output: string }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
