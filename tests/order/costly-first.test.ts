import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import CostlyFirst from './costly-first.mjs';

const sizes = {
  'packages/core/test/a.test.ts': 9,
  'packages/cli/test/b.test.ts': 2,
  'tests/c.test.ts': 3,
  'tests/d.test.ts': 1,
};

interface Sequencer {
  readonly cacheResults: (tests: readonly object[], results: object) => void;
  readonly sort: (tests: readonly object[]) => { readonly path: string }[];
}

const makeSequencer = () => new CostlyFirst() as unknown as Sequencer;

/** The order of test files with these sizes, some of which took this many milliseconds in an earlier run. */
function orderOf(times: Readonly<Record<string, number>>): string[] {
  const hasteFS = { getSize: (path: string) => sizes[path.slice('/root/'.length) as keyof typeof sizes] };
  const config = { rootDir: '/root', cacheDirectory: makeFolder(), id: 'own', cache: true, haste: {} };
  const context = { config, hasteFS };
  const tests = Object.keys(sizes).map((path) => ({ path: `/root/${path}`, context }));
  const testResults = Object.entries(times).map(([path, runtime]) => {
    return { testFilePath: `/root/${path}`, numFailingTests: 0, perfStats: { runtime } };
  });
  makeSequencer().cacheResults(tests, { testResults });
  return makeSequencer()
    .sort(tests)
    .map(({ path }) => path.slice('/root/'.length));
}

test('test files that build sites should run first if no times are known', () => {
  expect(orderOf({})).toEqual([
    'tests/c.test.ts',
    'packages/cli/test/b.test.ts',
    'tests/d.test.ts',
    'packages/core/test/a.test.ts',
  ]);
});

test('test files should be ordered by the times of earlier runs, after new ones', () => {
  const times = { 'packages/core/test/a.test.ts': 5, 'packages/cli/test/b.test.ts': 7, 'tests/c.test.ts': 6 };
  expect(orderOf(times)).toEqual([
    'tests/d.test.ts',
    'packages/cli/test/b.test.ts',
    'tests/c.test.ts',
    'packages/core/test/a.test.ts',
  ]);
});
