import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than the usual two cores: a journey waits for its server or its browser for a third of its time.
  workers: 3,
  // What passes only the second time has a bug, in itself or in Muster.
  retries: 0,
  // Generous: a journey of a few seconds takes ten times that beside other work on the machine.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A worker would fetch behind the back of the routes that journeys set; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Journeys wait until nothing moves, and drawing what moves takes a fifth of their time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every journey would take a third of the time; `--trace on` records one.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
