// The built server in a process of its own, so that the benchmark's own work doesn't count.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/server/testing/free-port';

export interface Muster {
  address: string;
  port: number;
  residentKilobytes(): number;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function startMuster(
  logLevel = 'warn',
  givenPort?: number,
  environment = process.env,
): Promise<Muster> {
  const port = givenPort ?? (await freePort());
  const address = `http://localhost:${port}`;
  const child: ChildProcess = spawn(
    process.execPath,
    [join('dist', 'server', 'entry.js'), 'serve'],
    {
      env: { ...environment, PORT: String(port), LOG_LEVEL: logLevel },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // A benchmark that breaks off would leave the server and its PostgreSQL behind.
  process.once('exit', () => child.kill('SIGTERM'));
  for (;;) {
    const ready = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (ready?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    port,
    residentKilobytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    },
    async stop(signal = 'SIGTERM') {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    },
  };
}
