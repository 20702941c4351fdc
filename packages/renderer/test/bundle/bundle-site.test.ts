import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Bundle } from '../../src/bundle/bundle.js';
import type { BundleOptions } from '../../src/bundle/bundle-options.js';
import { type BundleResult, bundleSite, createBundler } from '../../src/bundle/bundle-site.js';
import { chunkName, type LivePage } from '../../src/live/live-pages.js';
import { printModule } from '../../src/live/print-module.js';
import { defaultLabels } from '../../src/template/labels.js';
import { makeFolder } from '../folder.js';
import { parse } from '../site-fixture.js';

/** A theme of one component, and a site. */
const theme = {
  'templates/index.ts': "export { App } from '@theme/app'; export const contentComponents = {};",
  'templates/app.tsx': 'export const App = () => <b>default</b>;',
  'templates/styles/index.css': 'body { color: red }',
  'templates/client/boot.ts': "console.log('boot');",
  'templates/client/head.ts': "document.title = 'head';",
  'templates/client/app.ts': "console.log('app');",
  'site/docs/index.md': '# Docs',
};

const pixel = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bundles a site of files, with these of its pages live. */
async function bundle(
  files: Readonly<Record<string, string | Buffer>>,
  sources: readonly string[] = [],
  baseUrl = '/',
): Promise<BundleResult> {
  const folder = makeFolder({
    ...theme,
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`site/${path}`, content])),
  });
  const pages = await Promise.all(sources.map((source) => livePage(source, files)));
  return bundleSite({ ...optionsIn(folder, pages), baseUrl, configuredBaseUrl: baseUrl });
}

/** How the site of a folder is bundled. */
function optionsIn(folder: string, pages: readonly LivePage[]): BundleOptions {
  const siteDir = join(folder, 'site');
  return {
    siteDir,
    layers: [
      { name: 'site', folder: join(siteDir, 'theme') },
      { name: 'default', folder: join(folder, 'templates') },
    ],
    baseUrl: '/',
    configuredBaseUrl: '/',
    labels: { ...defaultLabels, wrongBase: 'Built for {baseUrl}.', wrongBaseHint: 'Try {baseUrl}.' },
    serverDir: join(folder, 'server'),
    pages,
  };
}

async function livePage(source: string, files: Readonly<Record<string, string | Buffer>>): Promise<LivePage> {
  if (!source.endsWith('.mdx')) return { source, name: chunkName(source) };
  const texts = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, String(content)]));
  const document = await parse(source, texts[source] as string, texts);
  return { source, name: chunkName(source), module: printModule(document, document.tree) };
}

async function built(...given: Parameters<typeof bundle>): Promise<Bundle> {
  const { bundle: made, findings } = await bundle(...given);
  expect(findings).toEqual([]);
  return made as Bundle;
}

/** The contents of the client file at an address. */
function fileAt(bundled: Bundle, url: string | undefined): string {
  const file = bundled.files.find(({ path }) => `/${path}` === url);
  if (file === undefined) throw new Error(`no file at ${url}: ${bundled.files.map(({ path }) => path).join(' ')}`);
  return Buffer.from(file.contents).toString();
}

async function findingsOf(...given: Parameters<typeof bundle>): Promise<string[]> {
  const { findings } = await bundle(...given);
  const reported = findings.map(
    ({ rule, file, line, column, message, hint }) =>
      `${rule} ${file}:${line}:${column} ${message}${hint ? ` (${hint})` : ''}`,
  );
  return [...new Set(reported)].sort();
}

const page = '---\ntitle: A\n---\n';

describe('the bundle of a site', () => {
  test('should hold the script of the head, and files for the rest named by their contents', async () => {
    const bundled = await built({});
    expect(bundled.headScript).toBe('(()=>{document.title="head";})();');
    expect(bundled.bootScript).toMatch(/^\/assets\/js\/boot-[0-9a-f]{8}\.js$/);
    expect(fileAt(bundled, bundled.bootScript)).toBe('console.log("boot");\n');
    expect(bundled.styles).toHaveLength(1);
    expect(bundled.styles[0]).toMatch(/^\/assets\/css\/styles-[0-9a-f]{8}\.css$/);
    expect(fileAt(bundled, bundled.styles[0])).toBe('body{color:red}\n');
  });

  test('should give the script of the head the constants for its own message', async () => {
    const own = {
      'theme/client/head.ts': 'document.title = CONFIGURED_BASE_URL + WRONG_BASE_URL + WRONG_BASE_URL_HINT;',
    };
    expect((await built(own, [], '/manual/')).headScript).toBe(
      '(()=>{document.title="/manual/Built for /manual/.Try {baseUrl}.";})();',
    );
  });

  test('should keep the app apart from what every page begins with', async () => {
    const bundled = await built({});
    expect(bundled.files.map(({ path }) => path.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual([
      'assets/css/styles.css',
      'assets/js/app.js',
      'assets/js/boot.js',
    ]);
    expect(fileAt(bundled, bundled.appModules.at(-1))).toBe('console.log("app");\n');
  });

  test('should give the server a theme in which the components of the site come first', async () => {
    const own = {
      'theme/app.tsx': "import { App as Original } from '@theme-original/app'; export const App = () => <Original />;",
    };
    const bundled = await built(own);
    const server = await import(pathToFileURL(bundled.serverEntry).href);
    expect(server.App().type()).toMatchObject({ type: 'b', props: { children: 'default' } });
  });

  test("should put the site's own styles after those of the theme", async () => {
    const bundled = await built({ 'theme/custom.css': 'body { margin: 0 }' });
    expect(fileAt(bundled, bundled.styles[0])).toBe('body{color:red}body{margin:0}\n');
  });

  test('should hold a module of each live page for the server, and a chunk for the browser', async () => {
    const files = {
      'docs/a.mdx': `${page}\nexport const x = 'from a';\n\n{x}\n`,
      'pages/b.tsx': 'export default () => <i>from b</i>;',
    };
    const bundled = await built(files, ['docs/a.mdx', 'pages/b.tsx']);
    expect(Object.keys(bundled.serverPages)).toEqual(['docs/a.mdx', 'pages/b.tsx']);
    expect(readFileSync(bundled.serverPages['pages/b.tsx'] as string, 'utf8')).toContain('from b');
    expect(fileAt(bundled, bundled.pageChunks['docs/a.mdx'])).toContain('from a');
  });

  test('should give pages the addresses of the images they import, the same on the server and in the browser', async () => {
    const files = {
      'pages/b.tsx': "import pixel from './pixel.png'; export default () => <img src={pixel} alt='' />;",
      'pages/pixel.png': pixel,
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const image = bundled.files.find(({ path }) => path.endsWith('.png'));
    expect(image?.path).toMatch(/^assets\/images\/pixel-[0-9a-f]{8}\.png$/);
    expect(Buffer.from(image?.contents as Uint8Array)).toEqual(pixel);
    expect(readFileSync(bundled.serverPages['pages/b.tsx'] as string, 'utf8')).toContain(`"/${image?.path}"`);
    expect(fileAt(bundled, bundled.pageChunks['pages/b.tsx'])).toContain(`"/${image?.path}"`);
  });

  test('should give the styles that a page imports', async () => {
    const files = { 'pages/b.tsx': "import './b.css'; export default () => null;", 'pages/b.css': 'i { color: blue }' };
    const bundled = await built(files, ['pages/b.tsx']);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe('i{color:#00f}\n');
  });

  test('should put every address under the base URL', async () => {
    const bundled = await built({ 'docs/a.mdx': `${page}\nexport const x = 1;\n\n{x}\n` }, ['docs/a.mdx'], '/base/');
    for (const url of [
      bundled.bootScript,
      ...bundled.appModules,
      ...bundled.styles,
      bundled.pageChunks['docs/a.mdx'],
    ]) {
      expect(url).toMatch(/^\/base\/assets\//);
    }
  });

  test('should be the same from another folder, and have another hash when what the browser loads changes', async () => {
    const files = { 'docs/a.mdx': `${page}\nexport const x = 1;\n\n{x}\n` };
    const first = await built(files, ['docs/a.mdx']);
    const second = await built(files, ['docs/a.mdx']);
    const other = await built({ ...files, 'theme/custom.css': 'i { margin: 0 }' }, ['docs/a.mdx']);
    expect(second.hash).toBe(first.hash);
    expect(second.files).toEqual(first.files);
    expect(other.hash).not.toBe(first.hash);
  });
});

/** What a server module of a page exports. */
async function serverPage(bundled: Bundle, source: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(bundled.serverPages[source] as string).href);
}

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
      bundler({ ...optionsIn(folder, pages), baseUrl: `/${path}`, serverDir: join(folder, `server/${path}`) }),
    );
    return (await Promise.all(results)).map(({ bundle: made }) => made as Bundle);
  }

  test('should have addresses below the base URL of each, and one server', async () => {
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

  test('should have servers of their own where their modules name addresses', async () => {
    const bundles = await bundleBoth({ ...files, ...image }, 'pages/b.tsx');
    const drawn = await Promise.all(
      bundles.map(async ({ serverPages }) => import(pathToFileURL(serverPages['pages/b.tsx'] as string).href)),
    );
    expect(drawn.map((module) => module.default().props.src)).toEqual([
      expect.stringMatching(/^\/assets\/images\/pixel-[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^\/fr\/assets\/images\/pixel-[0-9a-f]{8}\.png$/),
    ]);
  });
});

describe('style sheets that modules import', () => {
  const styled = "import styles from './hero.module.css'; export { styles }; export default () => null;";

  test('should have the same class names on the server and in the browser', async () => {
    const files = { 'pages/b.tsx': styled, 'pages/hero.module.css': '.hero { color: blue } .big { margin: 0 }' };
    const bundled = await built(files, ['pages/b.tsx']);
    const { styles } = (await serverPage(bundled, 'pages/b.tsx')) as { styles: Record<string, string> };
    expect(Object.keys(styles)).toEqual(['hero', 'big']);
    expect(styles.hero).toMatch(/^hero_[0-9a-f]{6}_hero$/);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe(
      `.${styles.hero}{color:#00f}.${styles.big}{margin:0}\n`,
    );
    expect(fileAt(bundled, bundled.pageChunks['pages/b.tsx'])).toContain(styles.hero);
  });

  test('should keep classes of two files of one name apart', async () => {
    const files = {
      'pages/a/index.tsx': styled,
      'pages/a/hero.module.css': '.hero { color: blue }',
      'pages/b/index.tsx': styled,
      'pages/b/hero.module.css': '.hero { color: red }',
    };
    const bundled = await built(files, ['pages/a/index.tsx', 'pages/b/index.tsx']);
    const [a, b] = (await Promise.all(
      ['pages/a/index.tsx', 'pages/b/index.tsx'].map((source) => serverPage(bundled, source)),
    )) as { styles: Record<string, string> }[];
    expect(a?.styles.hero).not.toBe(b?.styles.hero);
  });

  test('should be composed of classes of other files, whose rules come first', async () => {
    const files = {
      'pages/b.tsx': "import { hero } from './hero.module.css'; export { hero }; export default () => null;",
      'pages/hero.module.css': ".hero { composes: base from './base.module.css'; color: blue }",
      'pages/base.module.css': '.base { color: red }',
    };
    const bundled = await built(files, ['pages/b.tsx']);
    const { hero } = (await serverPage(bundled, 'pages/b.tsx')) as { hero: string };
    const [base, own] = hero.split(' ');
    expect(base).toMatch(/^base_[0-9a-f]{6}_base$/);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toBe(`.${base}{color:red}.${own}{color:#00f}\n`);
  });

  test('should find the files they name', async () => {
    const files = {
      'pages/b.tsx': styled,
      'pages/hero.module.css': "@import './more.css'; .hero { background: url(./pixel.png) }",
      'pages/more.css': 'i { margin: 0 }',
      'pages/pixel.png': pixel,
    };
    const bundled = await built(files, ['pages/b.tsx']);
    expect(fileAt(bundled, bundled.pageStyles['pages/b.tsx']?.[0])).toMatch(
      /^i\{margin:0\}\.hero_\w+_hero\{background:url\("?\/assets\/images\/pixel-[0-9a-f]{8}\.png"?\)\}\n$/,
    );
  });

  test('should be found in packages, and in components of documents', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport { Box } from '../components/box';\n\n<Box />\n`,
      'components/box.tsx':
        "import 'kit/kit.css'; import s from './box.module.css'; export const Box = () => <b className={s.box} />;",
      'components/box.module.css': '.box { color: red }',
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0" }',
      'node_modules/kit/kit.css': '.kit { margin: 0 }',
    };
    const bundled = await built(files, ['docs/a.mdx']);
    expect(fileAt(bundled, bundled.pageStyles['docs/a.mdx']?.[0])).toMatch(
      /^\.kit\{margin:0\}\.box_\w+_box\{color:red\}\n$/,
    );
  });

  test("should be on every page where the site's theme imports them", async () => {
    const files = {
      'theme/app.tsx': "import s from './app.module.css'; export const App = () => <b className={s.app} />;",
      'theme/app.module.css': '.app { color: red }',
    };
    const bundled = await built(files);
    const { App } = await import(pathToFileURL(bundled.serverEntry).href);
    expect(bundled.styles.map((url) => fileAt(bundled, url))).toEqual([
      'body{color:red}\n',
      `.${App().props.className}{color:red}\n`,
    ]);
  });

  test('should be reported at their own lines', async () => {
    const files = { 'pages/b.tsx': styled, 'pages/hero.module.css': ".a {\n  composes: b from './gone.module.css' }" };
    expect(await findingsOf(files, ['pages/b.tsx'])).toEqual([
      'page-module pages/hero.module.css:2:20 Could not resolve "./gone.module.css" (there is no such file; the path is relative to the file that imports it; needed by pages/b.tsx)',
    ]);
  });
});

describe('a module that cannot be built', () => {
  const good = 'export default () => <i>good</i>;';

  /** Bundles React pages of these names. */
  async function bundlePages(files: Readonly<Record<string, string>>): Promise<BundleResult & { bundle: Bundle }> {
    const sources = Object.keys(files).filter((path) => path.startsWith('pages/'));
    const { bundle: made, findings } = await bundle(files, sources);
    return { bundle: made as Bundle, findings };
  }

  test('should fail its own page and no other', async () => {
    const files = { 'pages/good.tsx': good, 'pages/bad.tsx': "import x from 'no-such-package'; export default x;" };
    const { bundle: made, findings } = await bundlePages(files);
    expect(made.brokenPages).toEqual(['pages/bad.tsx']);
    expect(Object.keys(made.serverPages)).toEqual(['pages/good.tsx']);
    expect(Object.keys(made.pageChunks)).toEqual(['pages/good.tsx']);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['pages/bad.tsx']));
  });

  test('should fail the pages that import it, and be reported once', async () => {
    const files = {
      'components/chart.tsx': 'export const Chart = ;',
      'components/figure.tsx': "export { Chart } from './chart';",
      'pages/a.tsx': "import { Chart } from '@site/components/figure'; export default Chart;",
      'pages/b.tsx': "import { Chart } from '@site/components/chart'; export default Chart;",
      'pages/c.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    expect([...made.brokenPages].sort()).toEqual(['pages/a.tsx', 'pages/b.tsx']);
    expect(new Set(findings.map(({ file, line, column, hint }) => `${file}:${line}:${column} ${hint}`))).toEqual(
      new Set(['components/chart.tsx:1:22 needed by pages/a.tsx, pages/b.tsx']),
    );
  });

  test('should fail its page where a name is missing that only shows once all others are found', async () => {
    const files = {
      'components/chart.tsx': 'export const Chart = () => null;',
      'pages/a.tsx': "import { Graph } from '@site/components/chart'; export default Graph;",
      'pages/b.tsx': "import './gone'; export default () => null;",
      'pages/c.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    expect([...made.brokenPages].sort()).toEqual(['pages/a.tsx', 'pages/b.tsx']);
    expect([...new Set(findings.map(({ message }) => message))].sort()).toEqual([
      'Could not resolve "./gone"',
      'No matching export in "components/chart.tsx" for import "Graph"',
    ]);
  });

  test("should be replaced by the default theme's if it is the site's", async () => {
    const files = { 'theme/app.tsx': "import './gone'; export const App = () => <b>own</b>;", 'pages/a.tsx': good };
    const { bundle: made, findings } = await bundlePages(files);
    const { App } = await import(pathToFileURL(made.serverEntry).href);
    expect(App().props.children).toBe('default');
    expect(Object.keys(made.serverPages)).toEqual(['pages/a.tsx']);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['theme/app.tsx']));
  });

  test("should be replaced by the default theme's if the site's imports it", async () => {
    const files = {
      'theme/app.tsx': "import { text } from '@site/text'; export const App = () => <b>{text}</b>;",
      'text.ts': 'export const text = ;',
      'pages/a.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    const { App } = await import(pathToFileURL(made.serverEntry).href);
    expect(App().props.children).toBe('default');
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['text.ts']));
  });

  test('should cost the site its own styles where it is one of them', async () => {
    const files = { 'theme/custom.css': "@import './gone.css';", 'pages/a.tsx': good };
    const { bundle: made, findings } = await bundlePages(files);
    expect(fileAt(made, made.styles[0])).toBe('body{color:red}\n');
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'theme/custom.css Could not resolve "./gone.css"',
    ]);
  });

  test('should be replaced if it throws as it is loaded', async () => {
    const files = {
      'theme/app.tsx': "if (globalThis) throw new Error('no settings');\nexport const App = () => <b>own</b>;",
      'theme/good.tsx': 'export const good = 1;',
      'pages/a.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    const { App } = await import(pathToFileURL(made.serverEntry).href);
    expect(App().props.children).toBe('default');
    expect(findings.map(({ rule, file, message }) => `${rule} ${file} ${message}`)).toEqual([
      'render-error theme/app.tsx the theme cannot be loaded: no settings',
    ]);
  });
});

describe('what is wrong with the code of a page', () => {
  const own = 'the path of a file begins with `./` or `@site/`';
  const gone = 'Could not resolve "./gone" (there is no such file; the path is relative to the file that imports it)';

  test('should be found where the author wrote it', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport { x } from './gone';\n\n{x}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:5:19 ${gone}`]);
  });

  test('should be found below imports that bring in content', async () => {
    const imports = "import {\n  Tabs,\n} from '@theme/Tabs';\nimport Part from './_part.mdx';";
    const code = `${page}\n${imports}\nimport { x } from './gone';\n\n<Part />{x}\n`;
    const files = { 'docs/a.mdx': code, 'docs/_part.mdx': 'Text.\n' };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:9:19 ${gone}`]);
  });

  test('should be found in the partial that holds it', async () => {
    const files = {
      'docs/a.mdx': `${page}\nimport Part from '../parts/_part.mdx';\n\n<Part />\n`,
      'parts/_part.mdx': "---\nx: 1\n---\n\nimport Gone from './gone';\n\n<Gone />\n",
    };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      'page-module parts/_part.mdx:5:18 Could not resolve "../parts/gone" (there is no such file; the path is relative to the file that imports it)',
    ]);
  });

  test('should be reported at columns of characters, not of bytes', async () => {
    const files = { 'docs/a.mdx': `${page}\nimport { é𝒳 } from './gone';\n\n{é𝒳}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([`page-module docs/a.mdx:5:21 ${gone}`]);
  });

  test('should be reported with a hint that is of use to authors', async () => {
    const imports = [
      "import fs from 'node:fs';",
      "import none from 'no-such-package';",
      "import { x } from '@site/gone';",
      "import { y } from '@theme/fooder';",
    ];
    const files = { 'docs/a.mdx': `${page}\n${imports.join('\n')}\n\n{fs.x}{none}{x}{y}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      'page-module docs/a.mdx:5:16 Could not resolve "node:fs" (a page runs in the browser too, which has no modules of Node)',
      `page-module docs/a.mdx:6:18 Could not resolve "no-such-package" (install the package for the site; ${own})`,
      "page-module docs/a.mdx:7:19 cannot find '@site/gone'",
      "page-module docs/a.mdx:8:19 there is no theme component 'fooder'",
    ]);
  });

  test('should be reported with the line of the source if a hint has one', async () => {
    const files = { 'docs/a.mdx': `${page}\nexport const a = 1;\nexport const f = () => (a = 2);\n\n{f}\n` };
    expect(await findingsOf(files, ['docs/a.mdx'])).toEqual([
      'page-module docs/a.mdx:6:25 Cannot assign to "a" because it is a constant (The symbol "a" was declared a constant here: line 5)',
    ]);
  });

  test('should be found in React pages and in the theme of the site', async () => {
    const files = { 'pages/b.tsx': 'export default () =>\n  <i>;\n', 'theme/app.tsx': 'export const App = ;' };
    expect(await findingsOf(files, ['pages/b.tsx'])).toEqual([
      'page-module pages/b.tsx:3:1 Unexpected end of file before a closing "i" tag (The opening "i" tag is here: line 2)',
      'page-module theme/app.tsx:1:20 Unexpected ";"',
    ]);
  });
});
