import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findInstalledBrowser } from './scripts/test/browser.mjs';

// `npm test` installs one where there is none.
const browser = process.env.CHROMIUM ?? findInstalledBrowser();

const server = {
  globalSetup: ['src/server/testing/global-setup.ts'],
  // Each file has its own database and app; loading the modules again for each took a third of the time.
  isolate: false,
  // They wait for PostgreSQL, the disk and programs that start and stop, so three of them keep two cores busy.
  maxWorkers: 3,
  // Generous: a model test takes 15 s alone, and four times that beside other work on the machine.
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
const ON_BUILT_IN = 'src/server/db/built-in/**/*.test.ts';
/** Where the others run on another PostgreSQL: those whose outcome depends on its version or on the folder of its data. */
const ON_BOTH = process.env.DATABASE_URL ? ['src/server/{db,backup}/*.test.ts'] : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{engine,contract,optimiser,web}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.screen.test.tsx'],
          // Pure code: nothing is left behind for the next file, and loading every module again took most of the time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // The production build of React is several times as quick, and the one that people use.
        mode: 'production',
        define: { 'process.env.NODE_ENV': '"production"' },
        publicDir: 'src/web/public',
        test: {
          name: 'screens',
          include: ['src/web/**/*.screen.test.tsx'],
          // Loading the app again for each file took a third of the time; `open` leaves nothing behind.
          isolate: false,
          testTimeout: 60_000,
          // More than the usual two cores: a page waits for its next frame, and for the hand of the test, a good part of the time.
          maxWorkers: 3,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: {
                locale: 'en-AU',
                // Far from every site of the tests: a time in the browser's own zone would be wrong.
                timezoneId: 'America/New_York',
                reducedMotion: 'reduce',
                colorScheme: 'light',
              },
              launchOptions: {
                ...(browser ? { executablePath: browser } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--no-first-run',
                  // Drawing a map without a graphics card takes seconds; journeys look at the maps.
                  '--disable-3d-apis',
                ],
              },
            }),
          },
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [ON_BUILT_IN],
        },
      },
      {
        test: {
          ...server,
          // Before 'server' by its name: moving to a newer major version takes longer than anything else in one file.
          name: 'built-in',
          include: [ON_BUILT_IN, ...ON_BOTH],
          // The one has a PostgreSQL 15 of its own, the other damages files.
          exclude: ['src/server/db/replica.test.ts', 'src/server/backup/damaged-backup.test.ts'],
          env: { DATABASE_URL: '' },
        },
      },
    ],
  },
});
