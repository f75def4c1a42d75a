// node scripts/screenshots.mjs: takes the pictures of the README from a demo of its own into docs/images.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { findOrInstallBrowser } from './test/browser.mjs';

const root = join(import.meta.dirname, '..');
const images = join(root, 'docs', 'images');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const MOST_BYTES = 150_000;

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** With a data folder of its own, so that everyone's pictures show the same. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-screenshots-'));
  // PostgreSQL runs as an account of its own when root starts it.
  chmodSync(dataDir, 0o755);
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '' };
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'entry.js'), 'demo'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('To remove the demo')) resolve();
    });
    ended.then(() => reject(new Error(`The demo ended:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    account: (role) => output.match(new RegExp(`  ${role} +(\\S+@\\S+) +(\\S+)`)).slice(1),
    async stop() {
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signedIn(browser, demo, role, viewport, colorScheme = 'light') {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport,
    colorScheme,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  const [email, password] = demo.account(role);
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${role}: ${answer.status()} ${await answer.text()}`);
  return context.newPage();
}

/** Until nothing moves any more: dialogs come in softly, maps piece by piece. */
async function picture(page) {
  let last = await page.screenshot();
  for (let look = 0; look < 20; look += 1) {
    await page.waitForTimeout(500);
    const next = await page.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

async function save(page, name) {
  await page.evaluate(() => document.fonts.ready);
  const path = join(images, `${name}.png`);
  writeFileSync(path, await picture(page));
  const { size } = statSync(path);
  const tooBig = size > MOST_BYTES ? ', more than a README should load' : '';
  process.stdout.write(`docs/images/${name}.png: ${Math.round(size / 1000)} kB${tooBig}\n`);
}

async function roster(page) {
  await page.goto('/roster');
  await page
    .getByRole('gridcell', { name: /\d to \d/ })
    .first()
    .waitFor();
  await page
    .getByRole('gridcell', { name: /loading$/ })
    .first()
    .waitFor({ state: 'detached' });
}

async function wizardAtTeams(page) {
  await page.goto('/employees');
  await page
    .getByRole('button', { name: /^Rerun/ })
    .first()
    .click();
  const wizard = page.getByRole('dialog', { name: 'Auto-Roster Wizard' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  for (const title of ['Configure Parameters', 'Select Teams']) {
    await wizard.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await wizard.getByRole('heading', { name: title }).waitFor();
  }
}

async function map(page) {
  await page.goto('/roster?view=map');
  await page.locator('.maplibregl-marker').first().waitFor({ timeout: 30_000 });
  // Without a graphics card the land comes some time after the markers.
  await page.waitForTimeout(4_000);
}

build();
const demo = await startDemo();
const executablePath = findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const manager = await signedIn(browser, demo, 'Manager', DESKTOP);
  await roster(manager);
  await save(manager, 'roster');
  await wizardAtTeams(manager);
  await save(manager, 'wizard');
  await map(manager);
  await save(manager, 'map');
  const dark = await signedIn(browser, demo, 'Manager', DESKTOP, 'dark');
  await roster(dark);
  await save(dark, 'roster-dark');
  const employee = await signedIn(browser, demo, 'Employee', PHONE);
  await employee.goto('/my-shifts');
  await employee.getByRole('grid').and(employee.locator('[aria-busy="false"]')).waitFor();
  await save(employee, 'my-shifts');
} finally {
  await browser.close();
  await demo.stop();
}
