import fs from 'node:fs';

const swc = JSON.parse(fs.readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
// The mapper below strips `.js`, so the compiler must leave import paths alone; and tests must be compiled here.
swc.module.resolveFully = false;
delete swc.exclude;
swc.swcrc = false;

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  globalSetup: '<rootDir>/test/global-setup.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
  // A fresh process for every file: a second file in one process gets modules of the first, whose environment is gone.
  workerIdleMemoryLimit: '1MB',
  randomize: true,
};
