import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { Bundle } from '../../../src/bundle/bundle.js';
import { createBundler } from '../../../src/bundle/create-bundler.js';
import { type CodeReader, KnownCode } from '../../../src/liveness/known-code.js';
import type { CodeFile } from '../../../src/liveness/read-code.js';
import { built, fileAt, optionsIn, theme } from '../bundle-fixture.js';

const counter = `import { useState } from 'react';

export function Counter() {
  return <b>{useState(0)[0]}</b>;
}

export function Badge() {
  return <b>badge</b>;
}
`;

test('a page should have a chunk only if something in its reach can change, and name the place', async () => {
  const files = {
    'src/counter.tsx': counter,
    'docs/a.mdx': "import { Counter } from '../src/counter';\n\n# A\n\n<Counter />",
    'docs/b.mdx': "import { Badge } from '../src/counter';\n\n# B\n\n<Badge />",
    'docs/c.mdx': '# C\n\n<b onClick={() => {}} />',
    'pages/d.tsx': "import { Link } from '@theme/link';\nexport default () => <Link />;",
    'pages/e.tsx': "import { useRouter } from 'docsite/theme';\nexport default () => <i>{String(useRouter())}</i>;",
    'theme/link.tsx': 'export const Link = () => <a href="/">x</a>;',
  };
  const { pageChunks, pageModules, livePlaces } = await built(files, [
    'docs/a.mdx',
    'docs/b.mdx',
    'docs/c.mdx',
    'pages/d.tsx',
    'pages/e.tsx',
  ]);
  expect(livePlaces).toEqual({
    'docs/a.mdx': { file: 'src/counter.tsx', line: 4, code: 'useState' },
    'docs/c.mdx': { file: 'docs/c.mdx', line: 3, code: 'onClick' },
    'pages/e.tsx': { file: 'pages/e.tsx', line: 2, code: 'useRouter' },
  });
  expect(Object.keys(pageChunks)).toEqual(Object.keys(livePlaces));
  expect(Object.keys(pageModules)).toEqual(Object.keys(livePlaces));
});

test('browsers should get only the islands of a document, and what runs when its modules load', async () => {
  const files = {
    'src/counter.tsx': counter,
    'src/note.ts': "document.title = 'noted';",
    'docs/a.mdx': `import { Badge, Counter } from '../src/counter';

# A

Some text.

<Badge />

- one
- <Counter />

{1 + 1} and more

<Counter />
`,
    'docs/b.mdx': "import '../src/note';\n\n# B\n\n{1 + 1}",
  };
  const bundled = await built(files, ['docs/a.mdx', 'docs/b.mdx']);
  expect(bundled.pageIslands).toEqual({ 'docs/a.mdx': [1, 3], 'docs/b.mdx': [] });
  expect(bundled.livePlaces['docs/b.mdx']).toEqual({ file: 'src/note.ts', line: 1, code: 'document' });
  const [a, b] = ['docs/a.mdx', 'docs/b.mdx'].map((source) => fileAt(bundled, bundled.pageChunks[source]));
  expect(a).toMatch(/export\{\w+ as _block1,\w+ as _block3\}/);
  expect([a?.includes('one'), a?.includes('Some text'), a?.includes('and more')]).toEqual([true, false, false]);
  expect([b?.includes('document.title="noted"'), b?.includes('and')]).toEqual([true, false]);
});

/** Records the analyses that are used. */
class Observed extends KnownCode {
  asked = new Map<string, CodeFile>();

  override begin(): CodeReader {
    const read = super.begin();
    return (name, make) => {
      const file = read(name, make);
      this.asked.set(name, file);
      return file;
    };
  }
}

test('a file of a bundle should be read once, however many bundles contain it', async () => {
  const folder = makeFolder({
    ...theme,
    'site/src/counter.tsx': counter,
    'site/pages/a.tsx': "import { Counter } from '../src/counter';\nexport default () => <Counter />;",
    'site/pages/b.tsx': 'export default () => <i>none</i>;',
  });
  const pages = ['a', 'b'].map((name) => ({ source: `pages/${name}.tsx`, name: `page-${name}` }));
  const code = new Observed();
  const live = async (): Promise<string[]> => {
    const { bundle: made } = await createBundler({ most: 1, code })(optionsIn(folder, pages));
    return Object.keys((made as Bundle).livePlaces);
  };
  expect(await live()).toEqual(['pages/a.tsx']);
  const before = code.asked;
  code.asked = new Map();
  writeFileSync(join(folder, 'site/pages/b.tsx'), 'export default () => <i onClick={() => {}}>some</i>;');
  expect(await live()).toEqual(['pages/a.tsx', 'pages/b.tsx']);
  const ofPage = [...before.keys()].find((name) => name.includes('page-a')) as string;
  expect(before.has(ofPage) && code.asked.get(ofPage) === before.get(ofPage)).toBe(true);
});

test('an inert page should have the styles that its modules import', async () => {
  const files = {
    'pages/a.tsx': "import { Box } from '../src/box';\nexport default () => <Box />;",
    'pages/b.tsx': 'export default () => <p />;',
    'src/box.tsx': "import './box.css';\nexport const Box = () => <b />;",
    'src/box.css': 'b { color: blue }',
  };
  const bundled = await built(files, ['pages/a.tsx', 'pages/b.tsx']);
  expect(Object.keys(bundled.pageStyles)).toEqual(['pages/a.tsx']);
  expect(fileAt(bundled, bundled.pageStyles['pages/a.tsx']?.[0])).toBe('b{color:#00f}\n');
  expect(bundled.files.filter(({ path }) => /page-.*\.js$/.test(path))).toEqual([]);
});

test('a page should be live if a package in its reach may differ in browsers', async () => {
  const pkg = (name: string, more = '') => ({
    [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.mjs"${more} }`,
    [`node_modules/${name}/index.mjs`]: 'export const join = (...names) => names.join(" ");',
  });
  const using = (name: string) =>
    `import { join } from '${name}';\nexport default () => <i className={join('a', 'b')} />;`;
  const files = {
    ...pkg('plain'),
    ...pkg('two-faced', ', "browser": "other.js"'),
    ...pkg('large'),
    'node_modules/large/index.mjs': `export const text = ${JSON.stringify('x'.repeat(900_000))}; export const join = () => text;`,
    'pages/a.tsx': using('plain'),
    'pages/b.tsx': using('two-faced'),
    'pages/c.tsx': using('large'),
  };
  const { livePlaces } = await built(files, ['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx']);
  expect(Object.entries(livePlaces).map(([source, { file }]) => [source, file])).toEqual([
    ['pages/b.tsx', 'node_modules/two-faced/index.mjs'],
    ['pages/c.tsx', 'node_modules/large/index.mjs'],
  ]);
});

test('a page should be judged by the ES modules of a package, except those that declare no side effects', async () => {
  const index =
    "import { started } from './start.mjs'; export { Box } from './box.mjs'; export const Name = () => started;";
  const files = {
    'node_modules/parts/package.json':
      '{ "name": "parts", "version": "1.0.0", "main": "index.cjs", "module": "index.mjs", "sideEffects": false }',
    'node_modules/parts/index.cjs': "document.title = 'x'; exports.Box = exports.Name = () => 'x';",
    'node_modules/parts/index.mjs': index,
    'node_modules/parts/start.mjs': 'export const started = begin(1); function begin(n) { return [n].at(0); }',
    'node_modules/parts/box.mjs': "import { useState } from 'react'; export const Box = () => useState(0)[0];",
    'pages/a.tsx': "import { Name } from 'parts';\nexport default () => <Name />;",
    'pages/b.tsx': "import { Box } from 'parts';\nexport default () => <Box />;",
  };
  const { livePlaces } = await built(files, ['pages/a.tsx', 'pages/b.tsx']);
  expect(livePlaces).toEqual({ 'pages/b.tsx': { file: 'node_modules/parts/box.mjs', line: 1, code: 'useState' } });
});

test('a CommonJS module of a package without side effects should count where it is used', async () => {
  const ofPackage = (name: string, more: string) => ({
    [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "a.js"${more} }`,
    [`node_modules/${name}/a.js`]: "document.title = 'x'; exports.Box = () => 'x';",
  });
  const parts = (name: string) =>
    `import { Box } from '${name}';\nexport const Long = () => <b><Box /></b>;\nexport const Short = () => <b>b</b>;`;
  const page = (name: string, part: string) =>
    `import { ${part} } from '../src/${name}';\nexport default () => <${part} />;`;
  const files = {
    ...ofPackage('quiet', ', "sideEffects": false'),
    ...ofPackage('loud', ''),
    'src/quiet.tsx': parts('quiet'),
    'src/loud.tsx': parts('loud'),
    'pages/a.tsx': page('quiet', 'Short'),
    'pages/b.tsx': page('quiet', 'Long'),
    'pages/c.tsx': page('loud', 'Short'),
    'pages/d.tsx': page('loud', 'Long'),
  };
  const { livePlaces } = await built(files, ['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx', 'pages/d.tsx']);
  expect(Object.keys(livePlaces)).toEqual(['pages/b.tsx', 'pages/c.tsx', 'pages/d.tsx']);
});

test('modules of the site should be judged even if a package is too large to be read', async () => {
  const files = {
    'node_modules/large/package.json': '{ "name": "large", "version": "1.0.0", "main": "a.mjs", "sideEffects": false }',
    'node_modules/large/a.mjs': `export const text = ${JSON.stringify('x'.repeat(900_000))}; export function cut() { return text; }`,
    'src/shared.tsx':
      "import { text } from 'large';\nexport const Long = () => <b>{text}</b>;\nexport const Short = () => <b>b</b>;",
    'pages/a.tsx': "import { Short } from '../src/shared';\nexport default () => <Short />;",
    'pages/b.tsx': "import { Long } from '../src/shared';\nexport default () => <Long />;",
    'pages/c.tsx': "import { cut } from 'large';\nexport default () => <b>{cut()}</b>;",
  };
  const { livePlaces } = await built(files, ['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx']);
  expect(Object.keys(livePlaces)).toEqual(['pages/b.tsx', 'pages/c.tsx']);
});

test('a page should be live if a module declares itself a client module, and because of code in a package', async () => {
  const files = {
    'node_modules/stateful/package.json': '{ "name": "stateful", "version": "1.0.0", "main": "index.js" }',
    'node_modules/stateful/index.js': "const { useState } = require('react'); exports.Box = () => useState(0)[0];",
    'src/box.tsx': "// a box\n'use client';\nexport const Box = () => <b />;",
    'pages/a.tsx': "import { Box } from '../src/box';\nexport default () => <Box />;",
    'pages/b.tsx': "import { Box } from 'stateful';\nexport default () => <Box />;",
  };
  const { livePlaces } = await built(files, ['pages/a.tsx', 'pages/b.tsx']);
  expect(livePlaces).toEqual({
    'pages/a.tsx': { file: 'src/box.tsx', line: 2, code: 'use client' },
    'pages/b.tsx': { file: 'node_modules/stateful/index.js', line: 1, code: 'require' },
  });
});

/** Holds on to no analysis. */
class Weak extends KnownCode {
  readonly made = new Map<string, WeakRef<CodeFile>>();

  override begin(): CodeReader {
    const read = super.begin();
    return (name, make) => {
      const file = read(name, make);
      this.made.set(name, new WeakRef(file));
      return file;
    };
  }
}

test('a file that is still known should not keep others of its bundle in memory', async () => {
  const folder = makeFolder({
    ...theme,
    'site/pages/a.tsx': 'export default () => <i>same</i>;',
    'site/pages/b.tsx': 'export default () => <i>none</i>;',
  });
  const pages = ['a', 'b'].map((name) => ({ source: `pages/${name}.tsx`, name: `page-${name}` }));
  const code = new Weak();
  const bundleAgain = async (): Promise<void> =>
    void (await createBundler({ most: 1, code })(optionsIn(folder, pages)));
  await bundleAgain();
  const [ofA, ofB] = ['a', 'b'].map((name) => [...code.made].find(([file]) => file.includes(`page-${name}`))?.[1]);
  writeFileSync(join(folder, 'site/pages/b.tsx'), 'export default () => <i>some</i>;');
  await bundleAgain();
  await sleep(10);
  collectGarbage();
  expect([ofA?.deref() === undefined, ofB?.deref() === undefined]).toEqual([false, true]);
});

/** Frees what nothing refers to. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
