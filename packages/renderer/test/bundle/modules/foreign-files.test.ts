import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { PostcssHook } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { BundleOptions } from '../../../src/bundle/bundle-options.js';
import type { BundleResult } from '../../../src/bundle/create-bundler.js';
import { chunkName } from '../../../src/live/live-pages.js';
import { bundleSite, optionsIn, pixel, theme } from '../bundle-fixture.js';

const require = createRequire(import.meta.url);
const source = 'pages/a.tsx';

interface Bundled extends BundleResult {
  /** Files outside of the site that it depends on, sorted. */
  readonly outside: readonly string[];
}

/** Bundles a site beside other files, all given by their paths from the common parent folder. */
async function bundleBeside(
  files: Readonly<Record<string, string | Buffer>>,
  changes: Partial<BundleOptions> = {},
): Promise<Bundled> {
  const folder = makeFolder({ ...theme, ...files });
  mkdirSync(join(folder, 'site/node_modules'), { recursive: true });
  for (const [name, entry] of Object.entries({ sass: dirname(require.resolve('sass')), less: lessFolder }))
    symlinkSync(entry, join(folder, 'site/node_modules', name));
  const result = await bundleSite({ ...optionsIn(folder, [{ source, name: chunkName(source) }]), ...changes });
  const outside = (result.bundle?.foreignFiles ?? []).map((path) => relative(folder, path));
  return { ...result, outside: outside.filter((path) => path.startsWith('beside/')).sort() };
}

const lessFolder = dirname(dirname(require.resolve('less')));

test('a bundle should list all files outside of the site that it depends on, whatever loads them', async () => {
  const imports = ['module', 'raw.txt?raw', 'pixel.png', 'data.yaml', 'sheet.css', 'sheet.module.css'];
  const { outside, findings } = await bundleBeside(
    {
      [`site/${source}`]: `${imports.map((name, at) => `import * as i${at} from '../../beside/${name}';`).join('\n')}
        export default () => <i>{JSON.stringify([${imports.map((_, at) => `i${at}`)}])}</i>;`,
      'site/css/site.css': "@import '../../beside/imported.css'; @import './inside.css';",
      'site/css/inside.css': "@font-face { font-family: x; src: url('../../beside/font.woff2?#iefix') }",
      'beside/module.ts': "export { default } from './deeper.json';",
      'beside/deeper.json': '{}',
      'beside/raw.txt': 'raw',
      'beside/pixel.png': pixel,
      'beside/data.yaml': 'a: 1',
      'beside/sheet.css': "@import './imported-too.css'; i { color: red }",
      'beside/imported-too.css': 'i { top: 0 }',
      'beside/sheet.module.css': ".a { composes: b from './other.module.css' }",
      'beside/other.module.css': '.b { color: red }',
      'beside/imported.css': 'b { color: red }',
      'beside/font.woff2': 'font',
      'beside/nobody.css': '',
    },
    { styles: ['css/site.css'] },
  );
  expect(findings).toEqual([]);
  expect(outside).toEqual(
    [
      'data.yaml',
      'deeper.json',
      'font.woff2',
      'imported-too.css',
      'imported.css',
      'module.ts',
      'other.module.css',
      'pixel.png',
      'raw.txt',
      'sheet.css',
      'sheet.module.css',
    ].map((name) => `beside/${name}`),
  );
});

test('files of installed packages should be listed with the manifests of these, wherever they are installed', async () => {
  const folder = makeFolder({
    ...theme,
    [`site/${source}`]: "import { a } from 'inner'; import 'outer/a.css'; export default () => <i>{a}</i>;",
    'site/node_modules/inner/package.json': '{ "main": "a.js" }',
    'site/node_modules/inner/a.js': "export { b as a } from '@of/deep';",
    'site/node_modules/inner/unused.js': '',
    'site/node_modules/inner/node_modules/@of/deep/package.json': '{ "main": "b.js" }',
    'site/node_modules/inner/node_modules/@of/deep/b.js': 'export const b = 1;',
    'node_modules/outer/package.json': '{}',
    'node_modules/outer/a.css': "i { color: red; background: url('./a.png') }",
    'node_modules/outer/a.png': pixel,
  });
  const { bundle } = await bundleSite(optionsIn(folder, [{ source, name: chunkName(source) }]));
  const listed = (bundle?.foreignFiles ?? []).map((path) => relative(folder, path));
  expect(listed.filter((path) => /node_modules\/(?:inner|outer)/.test(path))).toEqual([
    'node_modules/outer/a.css',
    'node_modules/outer/a.png',
    'node_modules/outer/package.json',
    'site/node_modules/inner/a.js',
    'site/node_modules/inner/node_modules/@of/deep/b.js',
    'site/node_modules/inner/node_modules/@of/deep/package.json',
    'site/node_modules/inner/package.json',
  ]);
});

test('files read by Sass, Less and PostCSS plugins should be listed too', async () => {
  const change: PostcssHook['change'] = ({ plugins }) => ({
    plugins: [
      ...plugins,
      {
        postcssPlugin: 'reading',
        Once: (_: unknown, { result }: { result: { messages: object[]; opts: { from: string } } }) => {
          const { from } = result.opts;
          if (!from.endsWith('plain.css')) return;
          result.messages.push({ type: 'dependency', file: join(dirname(from), '../../beside/tokens.js') });
        },
      },
    ],
  });
  const { outside } = await bundleBeside(
    {
      [`site/${source}`]: 'export default () => <i>a</i>;',
      'site/css/a.scss': "@use '../../beside/colours'; i { color: colours.$brand }",
      'site/css/b.less': "@import '../../beside/sizes.less'; i { top: @size }",
      'site/css/plain.css': 'i { left: 0 }',
      'beside/_colours.scss': '$brand: #123456;',
      'beside/sizes.less': '@size: 1px;',
      'beside/tokens.js': '',
    },
    { styles: ['css/a.scss', 'css/b.less', 'css/plain.css'], postcssHooks: [{ change }] },
  );
  expect(outside).toEqual(['beside/_colours.scss', 'beside/sizes.less', 'beside/tokens.js']);
});

test('a broken file outside of the site should be reported at its place, and still be watched', async () => {
  const files = {
    [`site/${source}`]: "import { x } from '../../beside/broken'; export default () => <i>{x}</i>;",
    'site/pages/b.tsx': 'export default () => <i>b</i>;',
    'beside/broken.ts': '\nexport const x = );\n',
  };
  const pages = [source, 'pages/b.tsx'].map((path) => ({ source: path, name: chunkName(path) }));
  const { outside, findings } = await bundleBeside(files, { pages });
  expect(new Set(findings.map(({ file, line, column }) => `${file}:${line}:${column}`))).toEqual(
    new Set(['../beside/broken.ts:2:18']),
  );
  expect(outside).toEqual(['beside/broken.ts']);
  const data = { ...files, [`site/${source}`]: "import x from '../../beside/x.yaml'; export default () => x;" };
  const { findings: ofData } = await bundleBeside({ ...data, 'beside/x.yaml': 'a: 1\nb: [' }, { pages });
  expect(ofData[0]).toMatchObject({ file: '../beside/x.yaml', line: 2 });
  // instead of what esbuild says about the plugin that reads it
  expect(ofData[0]?.hint).toBe('needed by pages/a.tsx');
});

test('what modules are rendered with should not depend on where the site lies', async () => {
  const files = {
    [`site/${source}`]: `import styles from './a.module.css'; import raw from '../b.txt?raw'; import { x } from '../../beside/x';
      const image = require('../pixel.png').default;
      export default () => <img alt={raw + x} className={styles.a} src={image} />;`,
    'site/pages/a.module.css': '.a { color: red }',
    'site/b.txt': 'text',
    'site/pixel.png': pixel,
    'beside/x.ts': "export const x = 'x';",
  };
  const [here, elsewhere] = [await bundleBeside(files), await bundleBeside(files)];
  expect(elsewhere.bundle?.serverHashes).toEqual(here.bundle?.serverHashes);
  const changed = await bundleBeside({ ...files, 'site/b.txt': 'other' });
  expect(changed.bundle?.serverHashes.pages[source]).not.toBe(here.bundle?.serverHashes.pages[source]);
});
