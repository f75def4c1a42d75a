// npm run bench:grid: the roster grid in a real browser, beside the floor that any pool of elements pays.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { findOrInstallBrowser } from '../../scripts/test/browser.mjs';
import { untilQuiet } from '../quiet.mjs';

const root = import.meta.dirname;
const outDir = join(root, '..', '..', '.cache', 'bench-grid');
const shared = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } };

await build({ ...shared, plugins: [react(), tailwindcss()] });
const server = await preview({ ...shared, preview: { port: 0 } });
await untilQuiet();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

async function run(search) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}?${search}`);
  const figures = await page.evaluate(() => window.measured);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await page.close();
  return {
    ...figures,
    heap: metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 2 ** 20,
  };
}

const one = (value) => value.toFixed(1).padStart(8);

const whole = (value) => String(value).padStart(8);

function print(name, { first, median, p95, max, slow, nodes, heap, blanks }) {
  const times = [first, median, p95, max].map(one).join('');
  const rest = `${whole(slow)}${whole(nodes)}${one(heap)}${whole(blanks)}`;
  process.stdout.write(`${name.padEnd(26)}${times}${rest}\n`);
}

try {
  process.stdout.write(
    `180 frames of a diagonal fling, ms of the main thread a frame; over 20: frames that took longer; heap in MB
${''.padEnd(26)}   first  median     p95     max over 20   nodes    heap  blanks\n`,
  );
  await run('people=100');
  const kinds = { floor: 'people=1000&floor', grid: 'people=1000', large: 'people=10000' };
  // By turns, and of each the quickest: what else the machine does must not fall on one of them.
  const best = {};
  for (let round = 0; round < 5; round += 1) {
    for (const [kind, search] of Object.entries(kinds)) {
      const figures = await run(search);
      if (!(best[kind]?.median < figures.median)) best[kind] = figures;
    }
  }
  const { floor, grid, large } = best;
  print('floor, 1,000 people', floor);
  print('grid, 1,000 people', grid);
  print('grid, 10,000 people', large);
  process.stdout.write(`grid / floor        ${(grid.median / floor.median).toFixed(2)}\n`);
  process.stdout.write(`10,000 / 1,000      ${(large.median / grid.median).toFixed(2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
