/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// builds in tests start without a cache, as in a fresh clone; tests of the cache set a folder of their own
process.env.DOCSITE_CACHE ??= 'off';
// as in bin/docsite: React's development build, which no site is built with, would add a tenth to the time of a build
process.env.NODE_ENV = 'production';
// esbuild, a Go program, collects garbage less often: this saves another tenth, and takes 70 MB of memory
process.env.GOGC ??= '400';

const shared: Config = {
  runtime: '<rootDir>/tests/modules/sharing-runtime.cjs',
  testEnvironment: '<rootDir>/tests/modules/environment.mjs',
  // Jest would otherwise delete, after each test file, globals that the files of a worker share
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Node's streams depend on the real `nextTick`
  fakeTimers: { doNotFake: ['nextTick'] },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // the published package contains copies of the packages it is assembled from
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
  // tests mostly wait for browsers and commands, so there are twice as many workers as cores; a number, because Jest
  // accepts no percentage above 100
  maxWorkers: availableParallelism() * 2,
  // a worker keeps the globals of all test files it has run; starting a new one is cheaper than collecting that garbage
  workerIdleMemoryLimit: '400MB',
  // on a busy machine, the memory of a worker that has ended takes longer to free than Jest's half a second, and a
  // warning would claim that a test had left something open; where one has, the warning comes after this time
  workerGracefulExitTimeout: 10_000,
  // long enough for a busy machine; only tests that hang fail by it
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
      testEnvironment: '<rootDir>/tests/browser/chromium/environment.mjs',
      roots: ['<rootDir>/tests/browser'],
      globalSetup: '<rootDir>/tests/browser/chromium/global-setup.mjs',
      globalTeardown: '<rootDir>/tests/commands/end-commands.mjs',
    },
  ],
};

export default config;
