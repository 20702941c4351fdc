import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { Bundle } from '../../../src/bundle/bundle.js';
import type { BundleResult } from '../../../src/bundle/create-bundler.js';
import { bundle, bundleSite, fileAt, optionsIn, theme } from '../bundle-fixture.js';

describe('a module that cannot be built', () => {
  const good = 'export default () => <i onClick={() => {}}>good</i>;';

  /** Bundles the React pages among these files. */
  async function bundlePages(files: Readonly<Record<string, string>>): Promise<BundleResult & { bundle: Bundle }> {
    const sources = Object.keys(files).filter((path) => path.startsWith('pages/'));
    const { bundle: made, findings } = await bundle(files, sources);
    return { bundle: made as Bundle, findings };
  }

  test('should fail its own page only', async () => {
    const files = { 'pages/good.tsx': good, 'pages/bad.tsx': "import x from 'no-such-package'; export default x;" };
    const { bundle: made, findings } = await bundlePages(files);
    expect(made.brokenPages).toEqual(['pages/bad.tsx']);
    expect(Object.keys(made.serverPages)).toEqual(['pages/good.tsx']);
    expect(Object.keys(made.pageChunks)).toEqual(['pages/good.tsx']);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['pages/bad.tsx']));
  });

  test('should not be said to lack a file if it is an alias of a tsconfig.json that cannot be read', async () => {
    const files = {
      'pages/good.tsx': good,
      'pages/bad.tsx': "import { step } from '~/step'; import './none'; export default () => step;",
      'src/step.ts': 'export const step = 1;',
      'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } ',
    };
    const { findings } = await bundlePages(files);
    expect([...new Set(findings.map(({ file, message }) => `${file} ${message}`))].sort()).toEqual([
      "pages/bad.tsx cannot find './none'",
      expect.stringMatching(/^tsconfig\.json /),
    ]);
  });

  test('should name the missing package, even one with the same name as the module', async () => {
    const files = { 'pages/Chart.tsx': "import chart from 'chart'; export default chart;" };
    const { findings } = await bundlePages(files);
    expect([...new Set(findings.map(({ message, hint }) => `${message}: ${hint}`))]).toEqual([
      "the package 'chart' is not installed: install it for the site: npm install chart; the path of a file begins with `./` or `@site/`",
    ]);
  });

  test('should be named as its file is if they differ in letter case, in every page that imports it', async () => {
    const files = {
      'parts/clock.tsx': good,
      'parts/times.json': '{}',
      'parts/look.css': 'b { top: 1px }',
      'parts/hand.png': '',
      'pages/a.tsx': "import x from '../parts/Clock'; import y from '@site/Parts/times.json'; export default [x, y];",
      'pages/b.tsx': "import x from '@site/parts/Clock'; import '../parts/Look.css'; export default x;",
      'pages/c.tsx': "import x from '../parts/Hand.png'; import y from '../parts/Times.json'; export default [x, y];",
      'pages/d.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    expect([...made.brokenPages].sort()).toEqual(['pages/a.tsx', 'pages/b.tsx', 'pages/c.tsx']);
    const found = findings.map(
      ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message}: ${hint}`,
    );
    expect([...new Set(found)].sort()).toEqual([
      "pages/a.tsx:1:15 cannot find '../parts/Clock': did you mean '../parts/clock'? Letter case matters",
      "pages/a.tsx:1:47 cannot find '@site/Parts/times.json': did you mean '@site/parts/times.json'? Letter case matters",
      "pages/b.tsx:1:15 cannot find '@site/parts/Clock': did you mean '@site/parts/clock'? Letter case matters",
      "pages/b.tsx:1:43 cannot find '../parts/Look.css': did you mean '../parts/look.css'? Letter case matters",
      "pages/c.tsx:1:15 cannot find '../parts/Hand.png': did you mean '../parts/hand.png'? Letter case matters",
      "pages/c.tsx:1:50 cannot find '../parts/Times.json': did you mean '../parts/times.json'? Letter case matters",
    ]);
  });

  test('should fail every page that imports it, and be reported once', async () => {
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

  test('should fail its page if a missing name only shows once all others are resolved', async () => {
    const files = {
      'components/chart.tsx': 'export const Chart = () => null;',
      'pages/a.tsx': "import { Graph } from '@site/components/chart'; export default Graph;",
      'pages/b.tsx': "import './gone'; export default () => null;",
      'pages/c.tsx': good,
    };
    const { bundle: made, findings } = await bundlePages(files);
    expect([...made.brokenPages].sort()).toEqual(['pages/a.tsx', 'pages/b.tsx']);
    expect([...new Set(findings.map(({ message }) => message))].sort()).toEqual([
      "'@site/components/chart' does not export 'Graph'",
      "cannot find './gone'",
    ]);
  });

  test('should be reported at each of its imports if its type is unknown, also in broken pages', async () => {
    const sources = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `pages/${name}.tsx`);
    const page = "import './gone';\nimport Card from './card.vue';\nexport default Card;";
    const files = { 'pages/card.vue': '', ...Object.fromEntries(sources.map((source) => [source, page])) };
    const { findings } = await bundle(files, sources);
    const places = findings.filter(({ message }) => message === 'this is a component of Vue, which docsite cannot run');
    expect([...new Set(places.map(({ file, line, column }) => `${file}:${line}:${column}`))].sort()).toEqual(
      sources.map((source) => `${source}:2:18`),
    );
  });

  test('should be reported if its type is only unknown where all files of a folder are imported', async () => {
    const files = {
      'pages/a.tsx': "import x from './x.png';\nexport default () => import('./' + (x as string));",
      'pages/x.png': '',
    };
    const { findings } = await bundle(files, ['pages/a.tsx']);
    expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toContain(
      "pages/a.tsx:2 files that end in '.png' cannot be imported",
    );
  });

  test('should be replaced by that of the default theme if it belongs to the theme of the site', async () => {
    const files = { 'theme/app.tsx': "import './gone'; export const App = () => <b>own</b>;", 'pages/a.tsx': good };
    const { bundle: made, findings } = await bundlePages(files);
    const { App } = await import(pathToFileURL(made.serverEntry).href);
    expect(App().props.children).toBe('default');
    expect(Object.keys(made.serverPages)).toEqual(['pages/a.tsx']);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['theme/app.tsx']));
  });

  test('should be replaced by that of the default theme if the theme of the site imports it', async () => {
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

  test('should cost the site its own styles if it is a style sheet', async () => {
    const files = { 'theme/custom.css': "@import './gone.css';", 'pages/a.tsx': good };
    const { bundle: made, findings } = await bundlePages(files);
    expect(fileAt(made, made.styles[0])).toBe('body{color:red}\n');
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      "theme/custom.css cannot find './gone.css'",
    ]);
  });

  test('should be replaced if it throws while it is loaded', async () => {
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

  test('should be replaced by that of the next layer, even if what it throws has no place', async () => {
    const folder = makeFolder({
      ...theme,
      'site/theme/app.tsx': "throw 'no settings';",
      'adapter/app.tsx': 'export const App = () => <b>adapter</b>;',
    });
    const options = optionsIn(folder, []);
    const layers = options.layers.toSpliced(1, 0, { name: 'adapter', folder: join(folder, 'adapter') });
    const { bundle: made, findings } = await bundleSite({ ...options, layers });
    const { App } = await import(pathToFileURL((made as Bundle).serverEntry).href);
    expect(App().props.children).toBe('adapter');
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'theme/app.tsx the theme cannot be loaded: no settings',
    ]);
  });
});
