// npm run journeys: builds what is stale and runs the browser journeys; arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findOrInstallBrowser } from './test/browser.mjs';

const root = join(import.meta.dirname, '..');

build();
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: findOrInstallBrowser() } },
);
process.exit(status ?? 1);
