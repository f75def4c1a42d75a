// A short selection of `npm run test:faults`: the server is killed at bad moments and loses nothing it confirmed.
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** One that hangs is ended in time for its output to be read. */
const LIMIT_MS = 840_000;

/** The usual deadlines assume an idle machine, but other journeys run at the same time. */
const PATIENCE = '4';

function runFaults(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join('faults', 'run.mjs'), ...args], { detached: true });
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  // With its group: it runs the trials in a process of their own.
  const late = setTimeout(() => {
    output += `Ended by the journey after ${LIMIT_MS / 1000} s.`;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  }, LIMIT_MS);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, output });
    });
  });
}

async function contentOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

test('a server killed while generating, saving or clocking loses nothing, and the shipped server has no such kill points', async () => {
  test.setTimeout(LIMIT_MS + 30_000);
  const { code, output } = await runFaults(
    '--short',
    '--only',
    'F1,F21,F30',
    '--patience',
    PATIENCE,
  );
  expect(output).toMatch(/ acknowledged, 0 lost, 0 doubled, .* 0 faults failed/);
  expect(code, output).toBe(0);

  const traces =
    /FAULT_AT|before-tx|after-k-inserts|before-commit|during-(migration|move|copy|switch|webhook|close)/g;
  const inTestBuild = (await contentOf(join('.cache', 'faults', 'server'))).match(traces);
  expect(new Set(inTestBuild).size).toBe(10);
  expect((await contentOf(join('dist', 'server'))).match(traces)).toBeNull();
});
