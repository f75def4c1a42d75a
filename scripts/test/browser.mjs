// A Chromium for the browser journeys: an installed one, else Debian's package, else the test tool's own download.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// The same engine without a desktop around it comes first: journeys take a third less time in it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function findInstalledBrowser() {
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not in this folder.
      }
    }
  }
  return undefined;
}

/** The path of a browser, or '' for the one that Playwright has downloaded. */
export function findOrInstallBrowser() {
  const given = process.env.CHROMIUM ?? findInstalledBrowser();
  if (given) return given;
  process.stdout.write('No Chromium found; installing one ...\n');
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '--no-install-recommends', name]);
      const installed = findInstalledBrowser();
      if (installed) return installed;
    }
  }
  if (!run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'])) {
    process.stderr.write('No browser could be installed. Install Chromium and try again.\n');
    process.exit(1);
  }
  return '';
}
