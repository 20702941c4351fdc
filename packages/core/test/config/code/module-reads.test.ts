import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { importTraced } from '../../../src/config/code/import-module.js';

test('the reads of a module should be its files and the packages that Node loads, whatever the working folder', async () => {
  const folder = makeFolder({
    'site/config.ts':
      "import { b } from '../b.js';\nimport c from './c.json';\nimport p from 'p';\nexport default [b, c, p];",
    'b.js': 'export const b = 1;',
    'site/c.json': '2',
    'site/node_modules/p/package.json': '{ "name": "p", "version": "1.0.0", "main": "index.js" }',
    'site/node_modules/p/index.js': 'module.exports = 3;',
  });
  const before = process.cwd();
  process.chdir(join(folder, 'site'));
  const { value, reads } = await importTraced(join(folder, 'site/config.ts')).finally(() => process.chdir(before));
  expect(value).toEqual([1, 2, 3]);
  expect(reads).toEqual({
    files: ['b.js', 'site/c.json', 'site/config.ts', 'site/node_modules/p/package.json'].map((path) =>
      join(folder, path),
    ),
    code: expect.any(String),
    isClosed: true,
  });
});

test.each([
  { code: 'export default 1', isClosed: true },
  { code: "import { join } from 'node:path'; export default join('a', 'b')", isClosed: true },
  { code: "export default new Date('2022-01-01').getTime() // the process of dates", isClosed: true },
  { code: "export default 'in the process. Or by fetch()' // not process.env", isClosed: true },
  { code: "export default process.env.NODE_ENV === 'x'", isClosed: true },
  { code: "import { existsSync } from 'node:fs'; export default existsSync('a')", isClosed: false, names: 'node:fs' },
  { code: 'export default process.env.TITLE ?? 1', isClosed: false, names: 'process.env' },
  { code: 'export default Date.now()', isClosed: false, names: 'Date.now' },
  { code: 'export default new Date().getFullYear()', isClosed: false, names: 'Date()' },
  { code: 'export default Math.random()', isClosed: false, names: 'Math.random' },
  { code: "export default typeof fetch('http://localhost').catch(() => {})", isClosed: false, names: 'fetch' },
])('it should be known whether `$code` depends only on its files: $isClosed', async ({ code, isClosed, names }) => {
  const file = join(makeFolder({ 'a.mjs': code }), 'a.mjs');
  expect((await importTraced(file)).reads).toEqual({
    files: [file],
    code: expect.any(String),
    isClosed,
    ...(names !== undefined && { opening: { file, line: 1, code: names } }),
  });
});

test('packages bundled by docsite because Node cannot load them should depend only on their version, too', async () => {
  const folder = makeFolder({
    'a.mjs': "import now from 'p/now.ts';\nexport default now > 0;",
    'node_modules/p/package.json': '{ "name": "p", "version": "1.0.0" }',
    'node_modules/p/now.ts': "import { uptime } from 'node:os';\nexport default Date.now() + uptime();",
  });
  const { value, reads } = await importTraced(join(folder, 'a.mjs'));
  expect(value).toBe(true);
  expect(reads).toEqual({
    files: ['a.mjs', 'node_modules/p/now.ts'].map((path) => join(folder, path)),
    code: expect.any(String),
    isClosed: true,
  });
});
