import { expect, test } from '@jest/globals';
import { explainUncaughtError } from '../../../src/report/errors/uncaught-error.js';

function thrownAt(...places: readonly string[]): Error {
  const frames = places.map((place) => `    at run (${place})`);
  return Object.assign(new Error('no folder'), { stack: ['Error: no folder', ...frames].join('\n') });
}

const ownCode = '/site/node_modules/docsite/bundle/entries.cjs:7:1';

test.each([
  ["the package 'typedoc'", 'node:fs:1:1', ownCode, '/site/node_modules/typedoc/fs.js:2:1'],
  ["the package '@a/b'", '/site/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/index.js:2:1'],
  ["the package '@a/b'", 'C:\\site\\node_modules\\@a\\b\\index.js:2:1'],
  ["the site's code", '/tmp/docsite-module-new-1/docsite.config.mjs:2:1'],
])('an uncaught error of the site should name %s', (name, ...places) => {
  expect(explainUncaughtError(thrownAt(...places))).toMatchObject({
    message: `${name} threw an uncaught error: no folder`,
    exitCode: 2,
  });
});

test.each([
  ['docsite', [ownCode]],
  ['a package that docsite calls', ['/site/node_modules/esbuild/lib/main.js:2:1', ownCode]],
  ['Node', ['node:internal/timers:1:1']],
])('an uncaught error of %s should stay as it is', (_, places) => {
  expect(explainUncaughtError(thrownAt(...places))).toBeUndefined();
});
