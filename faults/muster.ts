// One Muster on one data folder, started, killed and started again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../src/server/testing/free-port';
import { type Ground, until } from './trial';

/** P7: after any crash it answers again within this time. */
const ANSWERS_WITHIN_MS = 15_000;
const DIES_WITHIN_MS = 60_000;
/** By its own hand at its point. */
const DIED = 'SIGKILL';
const ENTRY = join('.cache', 'faults', 'server', 'entry.js');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Muster {
  url: string;
  dataDir: string;
  /** Until it is ready. */
  start(options?: Start): Promise<void>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
  /** Resolves when it has died at the point that it was given; throws if it lives on or ends otherwise. */
  died(): Promise<void>;
  isRunning(): boolean;
  pid(): number;
  /** What the running process has written. */
  output(): string;
}

interface Start {
  /** The point to die at. */
  faultAt?: string;
  /** Calls that wait for it, or a job, may pass the point before anyone has seen it ready. */
  mayDieFirst?: boolean;
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
  let point = '';
  const isRunning = () => child !== undefined && child.exitCode === null && !child.signalCode;

  /** Waits for what must come to pass, and says what Muster wrote if it doesn't. */
  async function expectOf(what: string, deadlineMs: number, look: () => Promise<boolean>) {
    try {
      await until(what, deadlineMs, look);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      throw new Error(`${sentence}; the output of Muster ends with:\n${output.slice(-2000)}`);
    }
  }

  /** Resolves when all of its output is there. */
  async function howItEnded(): Promise<string> {
    const { code, signal } = await ended;
    return signal ?? `code ${code}`;
  }

  const muster: Muster = {
    url,
    dataDir: options.dataDir,
    isRunning,
    pid: () => child?.pid ?? 0,
    output: () => output,
    async start({ faultAt = '', mayDieFirst = false } = {}) {
      const begun = Date.now();
      output = '';
      point = faultAt;
      const started = launch(options, ['serve'], {
        PORT: String(port),
        FAULT_AT: faultAt,
        ...options.env,
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
      await expectOf('Muster answers', ANSWERS_WITHIN_MS, async () => {
        if (isRunning()) return isReady(url);
        const how = await howItEnded();
        if (how === DIED && mayDieFirst) return true;
        throw new Error(`it ended at the start with ${how}`);
      });
      if (!isRunning()) return;
      ground.tally.longestRestartMs = Math.max(ground.tally.longestRestartMs, Date.now() - begun);
    },
    async died() {
      await expectOf(`Muster dies at ${point}`, DIES_WITHIN_MS, async () => {
        if (isRunning()) return false;
        const how = await howItEnded();
        if (how !== DIED) throw new Error(`it ended with ${how}`);
        return true;
      });
      ground.tally.kills += 1;
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
