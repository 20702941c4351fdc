import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { BundleResult } from '../../../src/bundle/create-bundler.js';
import { bundleSite, livePages, optionsIn, serverPage, theme } from '../bundle-fixture.js';

const rules = { fallbacks: {}, globals: {}, constants: {}, hasTypedScripts: false, hasLateImports: false };

/** Bundles a site in which all pages are live and exports may be missing. */
async function bundle(files: Readonly<Record<string, string>>, hasMissingExports = true): Promise<BundleResult> {
  const inSite = Object.entries(files).map(([path, text]) => [`site/${path}`, text]);
  const folder = makeFolder({ ...theme, ...Object.fromEntries(inSite) });
  const sources = Object.keys(files).filter((path) => /^(?:pages|docs)\//.test(path));
  const options = optionsIn(folder, await livePages(sources, files));
  return bundleSite({
    ...options,
    aliases: { '@site': join(folder, 'site') },
    bundling: { ...rules, hasMissingExports },
  });
}

function reported({ bundle: made }: BundleResult): string[] | undefined {
  return made?.warnings?.map(
    ({ rule, file, line, column, message, hint }) => `${rule} ${file}:${line}:${column} ${message} (${hint})`,
  );
}

const parts = {
  'parts/x.js': "export const first = 1; export const second = 2; export { third } from './y';",
  'parts/y.js': 'export default 4; export const fourth = 4;',
};

test('a name that is not exported should be undefined, with a warning', async () => {
  const result = await bundle({
    ...parts,
    'pages/a.jsx': `import whole, { first, secnd as second } from '../parts/x';
import four, { fourth, zero } from '../parts/y';
export const values = [whole, first, second, four, fourth, zero];
export default () => null;`,
    'pages/b.jsx': "export { third as default, second } from '../parts/x';",
  });
  expect(result.findings).toEqual([]);
  expect(reported(result)?.sort()).toEqual([
    "missing-export pages/a.jsx:1:24 '../parts/x' does not export 'secnd', which is undefined here (did you mean 'second'?)",
    "missing-export pages/a.jsx:1:8 '../parts/x' has no default export, which is undefined here (it exports 'first', 'second', 'third')",
    "missing-export pages/a.jsx:2:24 '../parts/y' does not export 'zero', which is undefined here (it exports 'default', 'fourth')",
    "missing-export parts/x.js:1:59 './y' does not export 'third', which is undefined here (it exports 'default', 'fourth')",
  ]);
  if (result.bundle === undefined) throw new Error('nothing is bundled');
  expect((await serverPage(result.bundle, 'pages/a.jsx')).values).toEqual([undefined, 1, undefined, 4, 4, undefined]);
  expect({ ...(await serverPage(result.bundle, 'pages/b.jsx')) }).toEqual({ default: undefined, second: 2 });
});

test('each document that shares a module should get the warning', async () => {
  const document = (title: string): string =>
    `# ${title}\n\nimport { firs } from '@site/parts/x';\n\nA {String(firs)}.\n`;
  const result = await bundle({ ...parts, 'docs/a.mdx': document('A'), 'docs/b.mdx': `Text.\n\n${document('B')}` });
  expect(result.findings).toEqual([]);
  expect(reported(result)?.filter((text) => text.includes('docs/'))).toEqual([
    "missing-export docs/a.mdx:3:10 '@site/parts/x' does not export 'firs', which is undefined here (did you mean 'first'?)",
    "missing-export docs/b.mdx:5:10 '@site/parts/x' does not export 'firs', which is undefined here (did you mean 'first'?)",
  ]);
});

test('packages may import names that others do not export without a warning', async () => {
  const result = await bundle({
    'pages/a.jsx': "import { one } from 'old'; export const value = one; export default () => null;",
    'node_modules/old/package.json': '{ "name": "old", "type": "module", "main": "index.js" }',
    'node_modules/old/index.js': "import { gone } from './parts.js'; export const one = [gone];",
    'node_modules/old/parts.js': 'export const there = 1;',
  });
  expect([result.findings, reported(result)]).toEqual([[], undefined]);
  if (result.bundle === undefined) throw new Error('nothing is bundled');
  expect((await serverPage(result.bundle, 'pages/a.jsx')).value).toEqual([undefined]);
});

test('other mistakes in the same build should remain errors', async () => {
  const result = await bundle({
    ...parts,
    'pages/a.jsx': "import { none } from '../parts/x'; export const value = none; export default () => null;",
    'pages/b.jsx': "import '../parts/nowhere'; export default () => null;",
  });
  expect(new Set(result.findings.map(({ file, message }) => `${file} ${message}`))).toEqual(
    new Set(["pages/b.jsx cannot find '../parts/nowhere'"]),
  );
  expect(result.bundle?.brokenPages).toEqual(['pages/b.jsx']);
  expect(reported(result)).toHaveLength(2);
});

test('sites that do not opt in should get an error', async () => {
  const files = { ...parts, 'pages/a.jsx': "import { none } from '../parts/y'; export default () => none;" };
  const { findings } = await bundle({ ...files, 'pages/b.jsx': 'export default () => null;' }, false);
  expect(new Set(findings.map(({ rule, message }) => `${rule} ${message}`))).toEqual(
    new Set(["page-module '../parts/y' does not export 'none'"]),
  );
});

test.each([true, false])('a page that also imports something broken should be left out (%s)', async (isTolerated) => {
  const files = {
    ...parts,
    'parts/x.js': 'export default 1;',
    'parts/broken.js': 'export const = 1;',
    'pages/a.jsx': "import x, { none } from '../parts/x'; import '../parts/broken'; export default () => [none, x];",
    'pages/b.jsx': "import { none } from '../parts/x'; export default () => none;",
    'pages/c.jsx': 'export default () => null;',
  };
  const result = await bundle(files, isTolerated);
  const broken = result.bundle?.brokenPages;
  const found = new Set(result.findings.map(({ file }) => file));
  expect([broken, found]).toEqual(
    isTolerated
      ? [['pages/a.jsx'], new Set(['parts/broken.js'])]
      : [['pages/a.jsx', 'pages/b.jsx'], new Set(['parts/broken.js', 'pages/b.jsx'])],
  );
  expect(reported(result)?.map((text) => text.split(' ')[1])).toEqual(isTolerated ? ['pages/b.jsx:1:10'] : undefined);
});
