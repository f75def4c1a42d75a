// The built Muster, as operators run it.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../src/server/testing/free-port';

export interface Muster {
  port: number;
  /** What it has written so far. */
  output(): string;
  residentMegabytes(): Promise<number>;
  answers(): Promise<boolean>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

export async function startMuster(env: Record<string, string>): Promise<Muster> {
  const port = await freePort();
  const child = spawn(process.execPath, [join('dist', 'server', 'entry.js'), 'serve'], {
    // Behind a proxy every request has an address of its own, and none meets another's rate limit.
    env: {
      ...process.env,
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answers = () =>
    fetch(`http://localhost:${port}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      child.kill();
      throw new Error(`Muster did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    answers,
    output: () => output,
    async residentMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
