import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import { createBundler } from '../../src/bundle/create-bundler.js';
import { chunkName } from '../../src/live/live-pages.js';
import { built, bundleSite, fileAt, livePages, optionsIn, page, pixel, theme, withLocale } from './bundle-fixture.js';

describe('the bundle of a site', () => {
  test('should contain the head script, and other files named by a hash of their contents', async () => {
    const bundled = await built({});
    expect(bundled.headScript).toBe('(()=>{document.title="head";})();');
    expect(bundled.bootScript).toMatch(/^\/assets\/js\/boot-[0-9a-f]{8}\.js$/);
    expect(fileAt(bundled, bundled.bootScript)).toBe('console.log("boot");\n');
    expect(bundled.styles).toHaveLength(1);
    expect(bundled.styles[0]).toMatch(/^\/assets\/css\/styles-[0-9a-f]{8}\.css$/);
    expect(fileAt(bundled, bundled.styles[0])).toBe('body{color:red}\n');
  });

  test('should give the head script the constants it needs for its messages', async () => {
    const own = {
      'theme/client/head.ts': 'document.title = CONFIGURED_BASE_URL + WRONG_BASE_URL + WRONG_BASE_URL_HINT;',
    };
    expect((await built(own, [], '/manual/')).headScript).toBe(
      '(()=>{document.title="/manual/"+"Built for /manual/."+"Try {baseUrl}.";})();',
    );
  });

  test('should keep the app apart from what every page loads first', async () => {
    const bundled = await built({});
    expect(bundled.files.map(({ path }) => path.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual([
      'assets/css/styles.css',
      'assets/js/app.js',
      'assets/js/boot.js',
    ]);
    expect(fileAt(bundled, bundled.appModules.at(-1))).toBe('console.log("app");\n');
  });

  test('should give the server a theme that prefers components of the site', async () => {
    const own = {
      'theme/app.tsx': "import { App as Original } from '@theme-original/app'; export const App = () => <Original />;",
    };
    const bundled = await built(own);
    const server = await import(pathToFileURL(bundled.serverEntry).href);
    expect(server.App().type()).toMatchObject({ type: 'b', props: { children: 'default' } });
  });

  test('should use the production exports of packages', async () => {
    const bundled = await built({
      'theme/app.tsx': "import { kind } from 'kit'; import 'kit/kit.css'; export const App = () => kind;",
      'theme/client/app.ts': "import { kind } from 'kit'; console.log(kind);",
      'node_modules/kit/package.json': JSON.stringify({
        name: 'kit',
        exports: {
          '.': { development: './dev.js', production: './prod.js' },
          './kit.css': { development: './dev.css', production: './prod.css' },
        },
      }),
      'node_modules/kit/prod.js': "export const kind = 'prod';",
      'node_modules/kit/prod.css': '.kit { margin: 0 }',
    });
    const server = await import(pathToFileURL(bundled.serverEntry).href);
    expect(server.App()).toBe('prod');
    expect(fileAt(bundled, bundled.appModules.at(-1))).toContain('"prod"');
    expect(bundled.styles.map((path) => fileAt(bundled, path)).join('')).toContain('.kit{margin:0}');
  });

  test('should use the ES module of a package for browsers, too, if CommonJS code requires it', async () => {
    const umd = `(function (factory) { module.exports = factory(require); })(function (require) { return require('./kind'); });`;
    const bundled = await built({
      'theme/app.tsx': "import { kind } from './kind.cjs'; export const App = () => kind;",
      'theme/client/app.ts': "import { kind } from '../kind.cjs'; console.log(kind);",
      'theme/kind.cjs': "exports.kind = require('kit').kind;",
      'node_modules/kit/package.json': JSON.stringify({ name: 'kit', main: './umd.js', module: './esm.js' }),
      'node_modules/kit/umd.js': umd,
      'node_modules/kit/esm.js': "export const kind = 'esm';",
    });
    const server = await import(pathToFileURL(bundled.serverEntry).href);
    expect(server.App()).toBe('esm');
    expect(fileAt(bundled, bundled.appModules.at(-1))).toContain('"esm"');
  });

  test('should give code outside the site its packages, which a workspace installs in a folder above', async () => {
    const outside = makeFolder({ 'word.ts': "export { word } from 'kit';" });
    const folder = makeFolder({
      ...theme,
      'site/theme/app.tsx': "import { word } from 'outside'; export const App = () => word;",
      'node_modules/kit/index.js': "export const word = 'from above';",
      'node_modules/kit/package.json': '{ "type": "module" }',
    });
    const aliases = { outside: join(outside, 'word.ts') };
    const { bundle: bundled } = await bundleSite({ ...optionsIn(folder, []), aliases });
    const server = await import(pathToFileURL(bundled?.serverEntry as string).href);
    expect(server.App()).toBe('from above');
  });

  test('should have Node load the renderers of React DOM only on demand', async () => {
    const { serverEntry } = await built({});
    const script = `const loaded = () => Object.keys(require.cache).some((path) => /react-dom-server/.test(path));
      import(process.argv[1]).then(({ createElement, renderToString }) =>
        console.log(JSON.stringify([loaded(), renderToString(createElement('b')), loaded()])));`;
    const { stdout } = spawnSync(process.execPath, ['-e', script, pathToFileURL(serverEntry).href], {
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([false, '<b></b>', true]);
  });

  test('should compile JSX without a React import in the module, whatever tsconfig.json of the site says for editors', async () => {
    const files = {
      'tsconfig.json': '{ "extends": "base", "compilerOptions": { "paths": { "word": ["./word.ts"] } } }',
      'node_modules/base/tsconfig.json': '{ "compilerOptions": { "jsx": "react" } }',
      'word.ts': "export const word = 'by a path';",
      'theme/app.tsx': "import { word } from 'word'; export const App = () => <i>{word}</i>;",
    };
    const server = await import(pathToFileURL((await built(files)).serverEntry).href);
    expect(server.App()).toMatchObject({ type: 'i', props: { children: 'by a path' } });
  });

  test('should take a folder named tsconfig.json for none', async () => {
    const bundled = await built({ 'tsconfig.json/a.txt': '', 'theme/app.tsx': 'export const App = () => <i />;' });
    const server = await import(pathToFileURL(bundled.serverEntry).href);
    expect(server.App()).toMatchObject({ type: 'i' });
  });

  test("should put the site's own styles after those of the theme", async () => {
    const bundled = await built({ 'theme/custom.css': 'body { margin: 0 }' });
    expect(fileAt(bundled, bundled.styles[0])).toBe('body{color:red}body{margin:0}\n');
  });

  test('should contain a module of each live page for the server, and a chunk for the browser', async () => {
    const files = {
      'docs/a.mdx': `${page}\nexport const x = 'from a';\n\n<b onClick={() => x}>{x}</b>\n`,
      'pages/b.tsx': 'export default () => <i>from b</i>;',
    };
    const bundled = await built(files, ['docs/a.mdx', 'pages/b.tsx']);
    expect(Object.keys(bundled.serverPages)).toEqual(['docs/a.mdx', 'pages/b.tsx']);
    expect(readFileSync(bundled.serverPages['pages/b.tsx'] as string, 'utf8')).toContain('from b');
    expect(fileAt(bundled, bundled.pageChunks['docs/a.mdx'])).toContain('from a');
  });

  test('should give imported images the same addresses on the server and in the browser', async () => {
    const files = {
      'pages/b.tsx':
        "import pixel from './pixel.png'; export default () => <img src={pixel} alt='' onLoad={() => {}} />;",
      'pages/pixel.png': pixel,
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const image = bundled.files.find(({ path }) => path.endsWith('.png'));
    expect(image?.path).toMatch(/^assets\/images\/pixel-[0-9a-f]{8}\.png$/);
    expect(Buffer.from(image?.contents as Uint8Array)).toEqual(pixel);
    expect(readFileSync(bundled.serverPages['pages/b.tsx'] as string, 'utf8')).toContain(`"/${image?.path}"`);
    expect(fileAt(bundled, bundled.pageChunks['pages/b.tsx'])).toContain(`"/${image?.path}"`);
  });

  test('should include the styles that a page imports', async () => {
    const files = { 'pages/b.tsx': "import './b.css'; export default () => null;", 'pages/b.css': 'i { color: blue }' };
    const bundled = await built(files, ['pages/b.tsx']);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe('i{color:#00f}\n');
  });

  test('should give every page the styles imported by any page if the site says so, React pages first', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport Part from '../part.tsx';\n\n<Part />\n`,
      'part.tsx': "import './part.css'; export default () => <b onClick={() => {}} />;",
      'part.css': 'b { color: red }',
      'pages/b.tsx': "import './b.css'; export default () => null;",
      'pages/b.css': 'i { color: blue }',
      'theme/custom.css': 'body { margin: 0 }',
    };
    const folder = makeFolder({
      ...theme,
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text])),
    });
    const pages = await livePages(['docs/a.mdx', 'pages/b.tsx'], files);
    const { bundle: made } = await bundleSite({ ...optionsIn(folder, pages), moduleStyles: 'site' });
    const bundled = made as Bundle;
    expect(bundled.pageStyles).toEqual({});
    expect(bundled.styles.map((url) => fileAt(bundled, url))).toEqual([
      'body{color:red}body{margin:0}\n',
      'i{color:#00f}b{color:red}\n',
    ]);
    expect(bundled.files.filter(({ path }) => path.endsWith('.css'))).toHaveLength(2);
  });

  test('should prefix every address with the base URL', async () => {
    const bundled = await built({ 'docs/a.mdx': `${page}\n<b onClick={() => {}} />\n` }, ['docs/a.mdx'], '/base/');
    for (const url of [
      bundled.bootScript,
      ...bundled.appModules,
      ...bundled.styles,
      bundled.pageChunks['docs/a.mdx'],
    ]) {
      expect(url).toMatch(/^\/base\/assets\//);
    }
  });

  test('should be the same in another folder, and change its hash if what browsers load changes', async () => {
    const files = { 'docs/a.mdx': `${page}\nexport const x = 1;\n\n<b onClick={() => x} />\n` };
    const first = await built(files, ['docs/a.mdx']);
    const second = await built(files, ['docs/a.mdx']);
    const other = await built({ ...files, 'theme/custom.css': 'i { margin: 0 }' }, ['docs/a.mdx']);
    expect(second.hash).toBe(first.hash);
    expect(second.files).toEqual(first.files);
    expect(other.hash).not.toBe(first.hash);
  });
});

describe('an edit of one live page', () => {
  const shared = 'export const Shared = () => <i onClick={() => {}}>shared</i>;';
  const using = (text: string) =>
    `import { Shared } from '@site/src/shared';\n\n${page}\n<Shared>${text}</Shared>\n\nexport const x = 1;\n\n{x}\n`;
  const files = { 'docs/a.mdx': using('First.'), 'docs/b.mdx': using('Other.'), 'src/shared.tsx': shared };
  const sources = ['docs/a.mdx', 'docs/b.mdx'];

  test('should not affect other pages or the shell', async () => {
    const before = await built(files, sources);
    const after = await built({ ...files, 'docs/a.mdx': using('Second.') }, sources);
    expect([after.hash, after.serverHashes.theme, after.serverHashes.pages['docs/b.mdx']]).toEqual([
      before.hash,
      before.serverHashes.theme,
      before.serverHashes.pages['docs/b.mdx'],
    ]);
    expect(after.pageModules['docs/b.mdx']).toEqual(before.pageModules['docs/b.mdx']);
    expect(after.serverHashes.pages['docs/a.mdx']).not.toBe(before.serverHashes.pages['docs/a.mdx']);
    expect(after.pageChunks['docs/a.mdx']).not.toBe(before.pageChunks['docs/a.mdx']);
  });

  test('should affect every page that shares an edited module', async () => {
    const before = await built(files, sources);
    const after = await built({ ...files, 'src/shared.tsx': shared.replace('shared<', 'edited<') }, sources);
    expect([after.hash, after.serverHashes.theme]).toEqual([before.hash, before.serverHashes.theme]);
    for (const source of sources) expect(after.serverHashes.pages[source]).not.toBe(before.serverHashes.pages[source]);
  });
});

describe('the bundles of several locales', () => {
  const files = {
    ...theme,
    'site/pages/a.tsx': "import './a.css'; export default () => <i>a</i>;",
    'site/pages/a.css': 'i { background: url(/img/a.svg) }',
  };
  const image = {
    'site/pages/b.tsx': "import pixel from './pixel.png'; export default () => <img src={pixel} alt='' />;",
    'site/pages/pixel.png': pixel,
  };

  /** Bundles a site in English and, below `/fr/`, in French. */
  async function bundleBoth(given: Readonly<Record<string, string | Buffer>>, source: string): Promise<Bundle[]> {
    const folder = makeFolder(given);
    const bundler = createBundler();
    const pages = [{ source, name: chunkName(source) }];
    const results = ['', 'fr/'].map((path) =>
      bundler(withLocale(optionsIn(folder, pages), { baseUrl: `/${path}`, serverDir: join(folder, `server/${path}`) })),
    );
    return (await Promise.all(results)).map(({ bundle: made }) => made as Bundle);
  }

  test('should have addresses below the base URL of each locale, and one shared server bundle', async () => {
    const [english, french] = (await bundleBoth(files, 'pages/a.tsx')) as [Bundle, Bundle];
    expect(french.serverEntry).toBe(english.serverEntry);
    expect([english.bootScript, french.bootScript]).toEqual([
      expect.stringMatching(/^\/assets\/js\/boot-/),
      expect.stringMatching(/^\/fr\/assets\/js\/boot-/),
    ]);
    const styles = [english, french].map(
      ({ files: made }) => made.find(({ path }) => /page.*css$/.test(path))?.contents,
    );
    expect(styles.map(String)).toEqual(['i{background:url(/img/a.svg)}\n', 'i{background:url(/fr/img/a.svg)}\n']);
  });

  test('should have separate server bundles if their modules contain addresses', async () => {
    const bundles = await bundleBoth({ ...files, ...image }, 'pages/b.tsx');
    const drawn = await Promise.all(
      bundles.map(async ({ serverPages }) => import(pathToFileURL(serverPages['pages/b.tsx'] as string).href)),
    );
    expect(drawn.map((module) => module.default().props.src)).toEqual([
      expect.stringMatching(/^\/assets\/images\/pixel-[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^\/fr\/assets\/images\/pixel-[0-9a-f]{8}\.png$/),
    ]);
  });

  test('should word the messages of each head script in the language of its locale', async () => {
    const folder = makeFolder({ ...theme, 'templates/client/head.ts': 'document.title = WRONG_BASE_URL;' });
    const bundler = createBundler();
    const heads: (string | undefined)[] = [];
    for (const wrongBase of ['Wrong', 'Faux', 'Wrong']) {
      const options = optionsIn(folder, []);
      const { bundle: made } = await bundler(withLocale(options, { labels: { ...options.locale.labels, wrongBase } }));
      heads.push(made?.headScript);
    }
    const scriptOf = (word: string) => `(()=>{document.title="${word}";})();`;
    expect(heads).toEqual(['Wrong', 'Faux', 'Wrong'].map(scriptOf));
  });
});
