import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './account';
import { cannotRun, errorText } from './errors';
import { complaintIn } from './log-files';

export interface Run {
  child: ChildProcess;
  /** Settles when the program has ended; `complaint` is what it said last on standard error. */
  ended: Promise<{ code: number | null; complaint: string }>;
}

const loaderFailed = 127;

function start(program: string, args: string[], account: Account | undefined) {
  try {
    return spawn(program, args, {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    });
  } catch (error) {
    // Some failures are thrown and others emitted: without the right to change the user, EPERM is thrown.
    throw cannotRun(errorText(error));
  }
}

/** Runs a program of PostgreSQL as the account, apart from our terminal's signals and environment. */
export function runProgram(program: string, args: string[], account: Account | undefined): Run {
  const child = start(program, args, account);
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    text = (text + chunk).slice(-4000);
  });
  const ended = new Promise<{ code: number | null; complaint: string }>((resolve, reject) => {
    child.on('error', (error) => reject(cannotRun(errorText(error))));
    child.on('close', (code) => {
      if (code === loaderFailed) reject(cannotRun(complaintIn(text)));
      else resolve({ code, complaint: complaintIn(text) });
    });
  });
  ended.catch(() => undefined);
  return { child, ended };
}
