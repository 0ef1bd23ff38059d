import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    globals: true,
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/documented.setup.ts',
    // They end what hangs; a machine that is busy with other things is no fault of the server's.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Three processes (tests also wait) import the server once each, by Node itself; a fresh one for every file would spend most of its time on that.
    pool: 'forks',
    maxWorkers: 3,
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', './typescript-hooks.mjs'],
    // Neither a file nor a test may lean on what ran before it.
    sequence: { shuffle: true },
  },
});
