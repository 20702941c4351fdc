/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// builds of tests are those of a fresh clone; tests of the cache name a folder of their own
process.env.DOCSITE_CACHE ??= 'off';
// as bin/docsite has it: React's development build, which sites are not built with, takes a tenth of the time of a
// build
process.env.NODE_ENV = 'production';
// esbuild collects its garbage less often, for 70 MB of memory: a tenth of the time of a build, too
process.env.GOGC ??= '400';

const shared: Config = {
  runtime: '<rootDir>/tests/modules/sharing-runtime.cjs',
  testEnvironment: '<rootDir>/tests/modules/environment.mjs',
  // what test files share is not to be taken apart when one of them ends
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Node's own streams wait for it
  fakeTimers: { doNotFake: ['nextTick'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // what is published repeats the packages it is put together from
  modulePathIgnorePatterns: ['<rootDir>/packages/[^/]+/package/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

const ignored = ['/node_modules/', '/dist/', '/tests/sites/'];

const config: Config = {
  // tests wait for browsers and for commands: two cores take four files at a time (as a number, for Jest takes no more
  // than 100 %)
  maxWorkers: availableParallelism() * 2,
  // a worker keeps the globals of every test file it has run: collecting that garbage costs more than a new worker
  workerIdleMemoryLimit: '400MB',
  // what hangs is to fail, not what waits for a busy machine
  testTimeout: 300_000,
  testSequencer: '<rootDir>/tests/order/costly-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit and whole-site',
      roots: ['<rootDir>/packages', '<rootDir>/templates', '<rootDir>/tests'],
      testPathIgnorePatterns: [...ignored, '/tests/browser/'],
      globalSetup: '<rootDir>/tests/commands/serve-commands.mjs',
      globalTeardown: '<rootDir>/tests/commands/end-commands.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/browser/environment.mjs',
      roots: ['<rootDir>/tests/browser'],
      globalSetup: '<rootDir>/tests/browser/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/commands/end-commands.mjs',
    },
  ],
};

export default config;
