import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserLaunch } from './e2e/browser.ts';
import { sessionServer } from './src/test/sessionServer.ts';
import viteConfig from './vite.config.ts';

// Pure rules run in Node in milliseconds (`*.test.ts`); what needs a page runs in Chromium (`*.browser.test.ts[x]`).
// They end what hangs; a machine that is busy with other things is no fault of the page's. What passes does not wait for them.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [sessionServer()],
    // Found before the first test: a library that is found while tests run reloads them half-way.
    optimizeDeps: {
      entries: ['src/**/*.browser.test.{ts,tsx}', 'src/main.tsx', 'src/features/**/*Screen.tsx'],
      include: ['react/jsx-dev-runtime', 'react/compiler-runtime', 'react-dom/client'],
      exclude: ['vitest-browser-react'],
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            ...PATIENCE,
            environment: 'node',
            // Pure rules keep nothing: a process for each file would spend its time on starting.
            isolate: false,
            include: ['src/**/*.test.ts', 'lint/**/*.test.js'],
            exclude: ['src/**/*.browser.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            ...PATIENCE,
            include: ['src/**/*.browser.test.{ts,tsx}'],
            setupFiles: ['./src/test/setup.ts'],
            // Test files share one origin, and with it the stored session.
            fileParallelism: false,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: await browserLaunch() }),
              instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
            },
          },
        },
      ],
    },
  }),
);
