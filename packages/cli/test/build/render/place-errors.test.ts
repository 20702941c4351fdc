import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { LiveSite } from '../../../src/live/live-site.js';

const files = {
  'docsite.config.json':
    '{ "title": "Docs", "url": "https://example.org", "brokenPages": "leave-out", "rules": { "missing-home": "ignore" } }',
  'package.json': '{ "type": "module" }',
  'node_modules/charts/package.json': '{ "name": "charts", "type": "module", "main": "index.js" }',
  'node_modules/charts/index.js': 'export function draw(list) {\n  return list.map((item) => item.name);\n}\n',
  'src/chart.tsx':
    "import { draw } from 'charts';\n\n// a comment\nexport function Chart({ list }: { list?: { name: string }[] }) {\n  return <p>{draw(list)}</p>;\n}\n",
  'docs/index.md': '# Home',
  'docs/a.mdx': "import { Chart } from '../src/chart';\n\n# A\n\n<Chart />",
  'docs/b.mdx': "import { Chart } from '../src/chart';\n\n# B\n\n<Chart />",
  'pages/react.tsx':
    "import { useState } from 'react';\n\nexport default function Page() {\n  const [width] = useState(window.innerWidth);\n  return <button>{width}</button>;\n}\n",
};

const errorsOf = (diagnostics: Awaited<ReturnType<typeof buildSite>>['diagnostics']) =>
  diagnostics
    .filter(({ rule }) => rule === 'render-error')
    .map(({ file, line, column, message, hint }) => [`${file}:${line}:${column}`, message, hint]);

const expected = [
  [
    'pages/react.tsx:4:28',
    'the page cannot be rendered: window is not defined',
    'on the server there is no `window`: use it in an effect or an event handler, and load packages that need it there, with `import()`',
  ],
  [
    'src/chart.tsx:5:14',
    "rendering fails here: Cannot read properties of undefined (reading 'map')",
    'a component threw this; fix it, or what is passed to it; needed by docs/a.mdx, docs/b.mdx',
  ],
];

describe('an error thrown while a page is rendered', () => {
  test('should be placed in the code of the site that called what threw, once for all pages, from the cache too', async () => {
    const siteDir = makeFolder(files);
    const outDir = join(makeFolder({}), 'dist');
    const options = { siteDir, outDir, cacheDir: join(siteDir, '.docsite/cache'), includeDrafts: false };
    const first = await buildSite(options, silentProgress);
    const again = await buildSite(options, silentProgress);
    writeFileSync(join(siteDir, 'docs/a.mdx'), `${files['docs/a.mdx']}\n\nMore text.`);
    const edited = await buildSite(options, silentProgress);
    expect([first, again, edited].map(({ diagnostics }) => errorsOf(diagnostics))).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  test('should be placed in the document of each page, if several have the same module', async () => {
    const text = '# A\n\n<div>{[1].map((n) => n.x.y)}</div>';
    const siteDir = makeFolder({ ...files, 'docs/a.mdx': text, 'docs/b.mdx': text });
    const { diagnostics } = await buildSite(
      { siteDir, outDir: join(makeFolder({}), 'dist'), includeDrafts: false },
      silentProgress,
    );
    expect(errorsOf(diagnostics).map(([place]) => place)).toEqual([
      'docs/a.mdx:3:26',
      'docs/b.mdx:3:26',
      'pages/react.tsx:4:28',
    ]);
  });

  test.each([
    ['an expression of', 'text\n\n- a\n- {[].x.y}\n', 'docs/_part.mdx:4:9'],
    ['a statement of', 'text\n\nexport const f = () => {\n  throw new Error();\n};\n\n{f()}\n', 'docs/_part.mdx:4:9'],
  ])('should be placed in %s a document that a module imports', async (_, text, place) => {
    const siteDir = makeFolder({
      'docsite.config.json': files['docsite.config.json'],
      'docs/_part.mdx': text,
      'pages/index.tsx': "import Part from '../docs/_part.mdx';\n\nexport default () => <Part />;\n",
    });
    const options = { siteDir, outDir: join(siteDir, 'dist'), includeDrafts: false };
    const { diagnostics } = await buildSite(options, silentProgress);
    expect(errorsOf(diagnostics).map(([found]) => found)).toEqual([place]);
  });

  test('should be placed there while edits are followed', async () => {
    const siteDir = makeFolder({
      ...files,
      'docs/c.mdx': '# C\n\n<div>\n  {[1].map((n) => {\n    return n.x.y;\n  })}\n</div>',
    });
    rmSync(join(siteDir, 'docs/b.mdx'));
    const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
    await site.update(new Set());
    await site.renderRest(() => true);
    const before = errorsOf(await site.check()).map(([place]) => place);
    writeFileSync(
      join(siteDir, 'docs/c.mdx'),
      '# C\n\nMore.\n\n<div>\n  {[1].map((n) => {\n    return n.x.y;\n  })}\n</div>',
    );
    await site.update(new Set([join(siteDir, 'docs/c.mdx')]));
    await site.renderRest(() => true);
    const after = errorsOf(await site.check()).map(([place]) => place);
    await site.close();
    expect([before, after]).toEqual([
      ['docs/c.mdx:5:16', 'pages/react.tsx:4:28', 'src/chart.tsx:5:14'],
      ['docs/c.mdx:7:16', 'pages/react.tsx:4:28', 'src/chart.tsx:5:14'],
    ]);
  });
});

test('a broken import should be placed in the document that contains it, if a module imports the document', async () => {
  const siteDir = makeFolder({
    'docsite.config.json': files['docsite.config.json'],
    'docs/_part.mdx': "text\n\nimport { x } from './gone';\n\n{x}\n",
    'pages/index.tsx': "import Part from '../docs/_part.mdx';\n\nexport default () => <Part />;\n",
  });
  const options = { siteDir, outDir: join(siteDir, 'dist'), includeDrafts: false };
  const { diagnostics } = await buildSite(options, silentProgress);
  expect(diagnostics.map(({ rule, file, line, column }) => [rule, `${file}:${line}:${column}`])).toEqual([
    ['page-module', 'docs/_part.mdx:3:19'],
  ]);
});
