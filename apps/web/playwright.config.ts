import { defineConfig } from '@playwright/test';
import { browserLaunch } from './e2e/browser.ts';

// Journeys of people on a phone, against one real server and database of the run (e2e/global-setup.ts).
export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.HAIKO_PICTURES ? '**/*.pictures.ts' : '**/*.spec.ts',
  // One for all: the scripts' own maps packages to their types.
  tsconfig: './tsconfig.json',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // A person waits more than a computer works: on two cores two of them leave three quarters of the time unused.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  // Patience on a busy machine; what passes does not wait for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // Said by the global setup, which the processes of the tests come after.
    baseURL: process.env.HAIKO_URL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    // What the service worker does is a matter of its own journeys (offline.spec.ts): elsewhere it would only cost time.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunch(),
  },
});
