// npm run bench:grid [-- --rounds 3]: the roster grid in a real browser, beside the floor that any pool of elements
// pays, a bare canvas, and glide-data-grid, which draws on one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { findOrInstallBrowser } from '../../scripts/test/browser.mjs';
import { untilQuiet } from '../quiet.mjs';

const ROUNDS = Number(parseArgs({ options: { rounds: { type: 'string' } } }).values.rounds ?? 7);
const OPENINGS = 15;
/** Until the browser has put a closed page away. */
const PUT_AWAY_MS = 300;
const root = import.meta.dirname;
const glideRoot = join(root, 'glide');
const outDir = join(root, '..', '..', '.cache', 'bench-grid');
const shared = { root, configFile: false, logLevel: 'error' };

/** Compiled as they are fetched, as the files are with which the app begins (scripts/web-build/compile-hint.ts). */
const compiledAtOnce = { output: { postBanner: '//# allFunctionsCalledOnLoad' } };
const buildTo = (folder) => ({
  outDir: folder,
  emptyOutDir: true,
  rolldownOptions: compiledAtOnce,
});

// It needs an older React than ours, so it is a package of its own.
if (!existsSync(join(glideRoot, 'node_modules')))
  spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: glideRoot, stdio: 'inherit' });
await build({ ...shared, plugins: [react(), tailwindcss()], build: buildTo(outDir) });
await build({
  ...shared,
  root: glideRoot,
  base: '/glide/',
  build: buildTo(join(outDir, 'glide')),
});
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
await untilQuiet();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
});

const processes = await browser.newBrowserCDPSession();

/** Seconds of the processor, of all threads of all processes of the browser. */
async function spentByAll() {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function open(search) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}${search}`);
  const first = await page.evaluate(() => window.bench.first());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted).value;
  };
  return { search, page, devtools, metric, firsts: [first], rounds: [] };
}

/** On a page of its own each time: what a page has drawn once, it draws sooner. */
async function openAgain({ search, firsts }) {
  const { page, firsts: more } = await open(search);
  firsts.push(...more);
  await page.close();
  await setTimeout(PUT_AWAY_MS);
}

async function round({ page, metric, rounds }) {
  // What the thread computes: while it waits for a processor it does not count. The durations of tasks leave out what
  // the browser does between two of them, as playing back a canvas that was drawn outside a frame.
  const before = await metric('ThreadTime');
  const beforeTasks = await metric('TaskDuration');
  const beforeAll = await spentByAll();
  const frames = await page.evaluate(() => window.bench.fling());
  const each = (seconds) => (seconds * 1_000) / frames.length;
  const threads = each((await spentByAll()) - beforeAll);
  const cpu = each((await metric('ThreadTime')) - before);
  const tasks = each((await metric('TaskDuration')) - beforeTasks);
  rounds.push({ frames, median: median(frames), cpu, tasks, threads });
}

const median = (values) => percentile(values, 50);

function percentile(values, rank) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * rank) / 100))];
}

const over20 = (frames) => frames.filter((cost) => cost > 20).length;

async function summary({ page, devtools, metric, firsts, rounds }) {
  await devtools.send('HeapProfiler.collectGarbage');
  const heap = (await metric('JSHeapUsedSize')) / 2 ** 20;
  const blanks = await page.evaluate(() => window.bench.countBlanks());
  const nodes = await page.evaluate(() => window.bench.nodes());
  const first = median(firsts);
  const cpu = median(rounds.map((each) => each.cpu));
  const tasks = median(rounds.map((each) => each.tasks));
  const threads = median(rounds.map((each) => each.threads));
  // Each frame has the same to do in every round: one that is slow by what it does is slow in most of them.
  const frames = rounds[0].frames.map((_, at) => median(rounds.map((each) => each.frames[at])));
  const [wall, p95, max] = [50, 95, 100].map((rank) => percentile(frames, rank));
  const slow = over20(frames);
  const stalls = median(rounds.map((each) => over20(each.frames)));
  return { first, cpu, tasks, threads, wall, p95, max, slow, stalls, nodes, heap, blanks };
}

const one = (value) => value.toFixed(1).padStart(8);
const whole = (value) => String(value).padStart(8);

function print(name, result) {
  const { first, cpu, tasks, threads, wall, p95, max, slow, stalls, nodes, heap, blanks } = result;
  const times = [first, cpu, tasks, threads, wall, p95, max].map(one).join('');
  const rest = `${whole(slow)}${whole(stalls)}${whole(nodes)}${one(heap)}${whole(blanks)}`;
  process.stdout.write(`${name.padEnd(20)}${times}${rest}\n`);
}

/** Round by round, since the machine is not equally fast in all of them. */
function printRatio(name, upper, lower) {
  const ratio = (of) =>
    median(upper.rounds.map((each, at) => each[of] / lower.rounds[at][of])).toFixed(2);
  process.stdout.write(
    `${name.padEnd(26)}${ratio('cpu')} computing (${ratio('tasks')} in tasks), ${ratio('threads')} all threads, ${ratio('median')} in all\n`,
  );
}

try {
  process.stdout.write(
    `first: ms until cells are on the screen, the middle one of ${OPENINGS} pages by turns
diagonal flings of 180 frames by turns, ${ROUNDS} of each; ms of the main thread a frame: cpu what it computes (mean), tasks the part of that in its tasks,
threads the same of all threads of the browser; all with what it waits for, p95, max and over 20 of what each frame took in the middle one of its ${ROUNDS} times;
stalls: frames over 20 in a single fling, whatever they did; nodes after the flings; heap in MB; blanks: wrong or missing cells at rest. Weeks ahead: with marks, answers, wishes and
cover; all of it: and with a proposal of Fill and clocked times on every second day
${''.padEnd(20)}   first     cpu   tasks threads     all     p95     max over 20  stalls   nodes    heap  blanks\n`,
  );
  const floor = await open('?people=1000&instead=floor');
  const canvas = await open('?people=1000&instead=canvas');
  const glide = await open('glide/?people=1000');
  const ahead = await open('?people=1000&ahead');
  const grid = await open('?people=1000');
  const large = await open('?people=10000');
  const kinds = [floor, canvas, glide, ahead, grid, large];
  // There and back, so that none always comes after the same one, whose page is still being put away.
  for (let at = 1; at < OPENINGS; at += 1)
    for (const kind of at % 2 ? kinds : kinds.toReversed()) await openAgain(kind);
  for (const kind of kinds) await kind.page.evaluate(() => window.bench.fling());
  for (let at = 0; at < ROUNDS; at += 1) for (const kind of kinds) await round(kind);
  const names = [
    'floor',
    'bare canvas',
    'glide-data-grid',
    'grid, weeks ahead',
    'grid, all of it',
    'grid, 10,000 people',
  ];
  for (const [at, name] of names.entries()) print(name, await summary(kinds[at]));
  printRatio('weeks ahead / floor', ahead, floor);
  printRatio('weeks ahead / bare canvas', ahead, canvas);
  printRatio('weeks ahead / glide', ahead, glide);
  printRatio('all of it / floor', grid, floor);
  printRatio('all of it / bare canvas', grid, canvas);
  printRatio('all of it / glide', grid, glide);
  printRatio('glide / bare canvas', glide, canvas);
  printRatio('10,000 / 1,000', large, grid);
} finally {
  await browser.close();
  await server.close();
}
