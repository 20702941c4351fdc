import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BundlingRules, PostcssHook, SelectorAliases } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { BundleOptions } from '../../../src/bundle/bundle-options.js';
import { chunkName } from '../../../src/live/live-pages.js';
import { built, bundleSite, fileAt, findingsOf, optionsIn, theme } from '../bundle-fixture.js';

const require = createRequire(import.meta.url);
const sass = dirname(require.resolve('sass'));
const less = dirname(dirname(require.resolve('less')));

interface Given {
  readonly files: Readonly<Record<string, string>>;
  readonly styles?: readonly string[];
  readonly pages?: readonly string[];
  readonly selectors?: SelectorAliases;
  readonly postcssHooks?: readonly PostcssHook[];
  readonly bundling?: BundlingRules;
}

/**
 * Bundles a site with Sass and Less installed. Returns the global styles, those of the first page, and the findings.
 */
async function bundle({ files, styles = [], pages = [], selectors, postcssHooks, bundling }: Given) {
  const site = Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text]));
  const folder = makeFolder({ ...theme, ...site });
  mkdirSync(join(folder, 'site/node_modules'), { recursive: true });
  symlinkSync(sass, join(folder, 'site/node_modules/sass'));
  symlinkSync(less, join(folder, 'site/node_modules/less'));
  const live = pages.map((source) => ({ source, name: chunkName(source) }));
  const options = { ...optionsIn(folder, live), styles, ...(selectors && { selectors }), postcssHooks, bundling };
  const { bundle: made, findings } = await bundleSite(options);
  const text = (urls: readonly string[] = []) => (made ? urls.map((url) => fileAt(made, url)).join('') : '');
  return {
    styles: text(made?.styles),
    pageStyles: text(made?.pageStyles[pages[0] ?? '']),
    findings: findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  };
}

describe('layers of style sheets of an adopted site', () => {
  test('should not contain those of docsite, of its features neither', async () => {
    const folder = makeFolder({
      ...theme,
      'templates/blog/styles/index.css': '@layer theme { .post { color: red } }',
      'site/own.css': '@layer theme { .own { color: red } }',
    });
    const options = optionsIn(folder, []);
    const [site, own] = options.layers as [BundleOptions['layers'][number], BundleOptions['layers'][number]];
    const { bundle: made } = await bundleSite({
      ...options,
      layers: [site, { name: 'blog', folder: join(folder, 'templates/blog') }, own],
      styles: ['own.css'],
      selectors: { classes: {}, beginnings: {}, parts: '', layersIn: { layer: 'base', withMedia: true } },
    });
    const css = made?.styles.map((url) => fileAt(made, url)).join('') ?? '';
    expect(css.match(/@layer [\w.]+/g)).toEqual(['@layer theme', '@layer base.theme']);
  });
});

describe('style sheets', () => {
  test('should import others by paths without `./` and without extension, in preference to packages', async () => {
    const { styles, findings } = await bundle({
      files: {
        'css/a.css': '@import "variables"; @import "parts/b"; @import "pkg/c.css";',
        'css/variables.css': '.v { top: 1px }',
        'css/parts/b.css': '.b { top: 2px }',
        'node_modules/variables/index.css': '.w { top: 3px }',
        'node_modules/pkg/c.css': '.c { top: 4px }',
      },
      styles: ['css/a.css'],
    });
    expect(findings).toEqual([]);
    expect(styles.match(/\.\w\{/g)).toEqual(['.v{', '.b{', '.c{']);
  });

  test('should stay nested, as browsers that know the colours of the theme read them', async () => {
    const { styles } = await bundle({
      files: { 'css/a.css': '.card { color: light-dark(#000, #fff); & p, & li { margin: 0 } }' },
      styles: ['css/a.css'],
    });
    expect(styles).toContain('.card{color:light-dark(#000,#fff);& p,li{margin:0}}');
  });
});

describe('Sass style sheets', () => {
  test('should be compiled by the Sass of the site, with the files they use', async () => {
    const { styles, findings } = await bundle({
      files: {
        'css/a.scss': "@use 'shared'; .x { .y { color: shared.$brand } }",
        'css/_shared.scss': '$brand: #123456;',
        'css/b.sass': '.z\n  margin: 1px + 2px',
      },
      styles: ['css/a.scss', 'css/b.sass'],
    });
    expect(findings).toEqual([]);
    expect(styles).toContain('.x .y{color:#123456}');
    expect(styles).toContain('.z{margin:3px}');
  });

  test('should resolve packages, and files by the alias of the site or below its folder', async () => {
    const { styles } = await bundle({
      files: {
        'css/a.scss': "@import '~pkg/x'; @import 'pkg/y'; @import '@site/other/z'; @import 'other/w';",
        'node_modules/pkg/x.scss': '.x { top: 1px }',
        'node_modules/pkg/_y.scss': '.y { top: 2px }',
        'other/z.scss': '.z { top: 3px }',
        'other/_w.scss': '.w { top: 4px }',
      },
      styles: ['css/a.scss'],
    });
    for (const rule of ['.x{top:1px}', '.y{top:2px}', '.z{top:3px}', '.w{top:4px}']) expect(styles).toContain(rule);
  });

  test('should be CSS Modules if their names say so', async () => {
    const { pageStyles, findings } = await bundle({
      files: {
        'pages/a.jsx':
          "import s from './a.module.scss'; export default () => <p className={s.on} onClick={() => 1}>x</p>;",
        'pages/a.module.scss': '.on { &:hover { color: red } }',
      },
      pages: ['pages/a.jsx'],
    });
    expect(findings).toEqual([]);
    expect(pageStyles).toMatch(/^\.a_\w{6,7}_on:hover\{color:red\}/);
  });

  test('should have their errors placed', async () => {
    const { findings } = await bundle({
      files: { 'css/a.scss': "@use 'b';", 'css/_b.scss': '.x {\n  color: $gone;\n}' },
      styles: ['css/a.scss'],
    });
    expect(findings).toEqual(['css/_b.scss:2:10 Undefined variable.']);
  });

  test('should ask for Sass if the site lacks it', async () => {
    expect(
      await findingsOf({ 'pages/a.jsx': "import './a.scss';\nexport default () => null;", 'pages/a.scss': '' }, [
        'pages/a.jsx',
      ]),
    ).toEqual([
      'page-module pages/a.scss:1:1 style sheets of Sass need a package that is not installed (install it for the site: npm install sass; needed by pages/a.jsx)',
    ]);
  });

  test('should be asked for with the package manager of the site', async () => {
    const files = { 'pages/a.jsx': "import './a.scss';\nexport default () => null;", 'pages/a.scss': '' };
    const [found] = await findingsOf({ ...files, 'pnpm-lock.yaml': '' }, ['pages/a.jsx']);
    expect(found).toContain('install it for the site: pnpm add sass');
  });
});

describe('Less style sheets', () => {
  test('should be compiled by the Less of the site, with the files they import', async () => {
    const { styles, findings } = await bundle({
      files: {
        'css/a.less':
          "@import 'b'; @import '~pkg/x'; @import '@site/other/z'; @import url('/css/c.css'); .a { .b { color: @brand; src: url(./f.eot?v=1) } }",
        'css/f.eot': 'font',
        'css/c.css': '.c { top: 4px }',
        'css/b.less': '@brand: #123456;',
        'node_modules/pkg/x.less': '.x { top: 1px + 1px }',
        'other/z.less': '.z { top: 3px }',
      },
      styles: ['css/a.less'],
    });
    expect(findings).toEqual([]);
    expect(styles).toMatch(
      /\.c\{top:4px\}\.x\{top:2px\}\.z\{top:3px\}\.a \.b\{color:#123456;src:url\("[^"]+\.eot\?v=1"\)\}/,
    );
  });

  test('should be CSS Modules if their names say so, and have their errors placed', async () => {
    const page = { 'pages/p.tsx': "import s from './p.module.less'; export default () => <p className={s.a}>b</p>;" };
    const made = (text: string) => bundle({ files: { ...page, 'pages/p.module.less': text }, pages: ['pages/p.tsx'] });
    expect((await made('.a { .b { top: 1px } }')).pageStyles).toMatch(/\.p_\w+_a \.p_\w+_b\{top:1px\}/);
    expect([...new Set((await made('.a {\n  color: @none;\n}')).findings)]).toEqual([
      'pages/p.module.less:2:10 variable @none is undefined',
    ]);
  });
});

describe('style sheets written for another theme', () => {
  const selectors = { classes: { title: { ours: '.our-title' } }, beginnings: {}, parts: '.bar' };

  test('should match the elements of docsite, unless they come from packages or the default theme', async () => {
    const { styles } = await bundle({
      files: {
        'css/a.css': '.title { top: 1px }',
        'css/b.scss': '.x { .title { top: 2px } }',
        'node_modules/pkg/c.css': '.title { top: 3px }',
      },
      styles: ['css/a.css', 'css/b.scss', 'node_modules/pkg/c.css'],
      selectors,
    });
    expect(styles).toContain(':is(.title,.our-title){top:1px}');
    expect(styles).toContain('.x :is(.title,.our-title){top:2px}');
    expect(styles).toContain('}.title{top:3px}');
    expect(styles).toMatch(/^body\{color:red\}/);
  });

  test('should match them from CSS Modules, whose own classes stay local', async () => {
    const { pageStyles } = await bundle({
      files: {
        'pages/a.module.css': '.title { top: 1px } .box :global(.title) { top: 2px } h1 { top: 3px }',
        'pages/a.tsx': "import s from './a.module.css'; export default () => <b className={s.title + s.box} />;",
      },
      pages: ['pages/a.tsx'],
      selectors,
    });
    expect(pageStyles.replaceAll(/_[0-9a-f]{6}_/g, '_')).toBe(
      '.a_title{top:1px}.a_box :is(.title,.our-title){top:2px}h1:not(:where(.bar),:where(.bar) *){top:3px}\n',
    );
  });

  test('should have their errors at the original columns', async () => {
    const css = '.é .title, .title { color: red }\n.title { background: url(./gone.png) }';
    const { findings } = await bundle({ files: { 'css/a.css': css }, styles: ['css/a.css'], selectors });
    expect(findings).toEqual([`css/a.css:2:22 Could not resolve "./gone.png"`]);
  });

  test('should stay unchanged on other sites', async () => {
    const made = await built({ 'theme/custom.css': '.title { top: 1px }' });
    expect(fileAt(made, made.styles[0])).toContain('.title{top:1px}');
  });
});

describe('style sheets should be transformed by PostCSS', () => {
  /** A plugin that replaces the value of all colours. */
  const paint =
    "module.exports = ({ color }) => ({ postcssPlugin: 'paint', Declaration: { color(d) { d.value = color; } } });";

  test('as configured by the site, Sass style sheets and CSS Modules included', async () => {
    const { styles, pageStyles, findings } = await bundle({
      files: {
        'postcss.config.js': "module.exports = { plugins: { './paint.js': { color: 'green' }, unused: false } };",
        'paint.js': paint,
        'css/a.css': '.a { color: red }',
        'css/b.scss': '.b { .c { color: red } }',
        'pages/a.jsx':
          "import s from './a.module.css'; export default () => <p className={s.on} onClick={() => 1}>x</p>;",
        'pages/a.module.css': '.on { color: red }',
      },
      styles: ['css/a.css', 'css/b.scss'],
      pages: ['pages/a.jsx'],
    });
    expect(findings).toEqual([]);
    expect(styles).toContain('.a{color:green}.b .c{color:green}');
    expect(styles).toMatch(/^body\{color:red\}/);
    expect(pageStyles).toContain('{color:green}');
  });

  test('unless its configuration fails, which should be reported once, at the package that is missing', async () => {
    const sheets = { 'css/a.css': '.a { color: red }', 'css/b.css': '.b { color: red }' };
    const config = "module.exports = {\n  plugins: { 'not-there/part': {} },\n};\n";
    const { findings } = await bundle({
      files: { ...sheets, 'postcss.config.js': config },
      styles: Object.keys(sheets),
    });
    expect(findings).toEqual(["postcss.config.js:2:15 the package 'not-there' is not installed"]);
    for (const thrown of ["new Error('no plugins')", "'no plugins'"]) {
      const files = { ...sheets, 'postcss.config.cjs': `throw ${thrown};` };
      const other = await bundle({ files, styles: Object.keys(sheets) });
      expect(other.findings).toEqual(['postcss.config.cjs:1:1 PostCSS cannot be set up: no plugins']);
    }
  });

  test('as hooks configure it', async () => {
    const upper = {
      postcssPlugin: 'top',
      Declaration: { top: (d: object) => void Object.assign(d, { value: '9px' }) },
    };
    const { styles } = await bundle({
      files: { 'css/a.css': '.a { top: 1px }' },
      styles: ['css/a.css'],
      postcssHooks: [(options) => ({ plugins: [...options.plugins, upper] })],
    });
    expect(styles).toContain('.a{top:9px}');
  });

  test('with errors placed', async () => {
    const { findings } = await bundle({
      files: {
        'postcss.config.cjs': "module.exports = { plugins: [require('./fail.cjs')] };",
        'fail.cjs':
          "module.exports = { postcssPlugin: 'fail', Rule(rule) { throw rule.error('no rule of this name'); } };",
        'css/a.css': '/* a */\n  .a { top: 1px }',
      },
      styles: ['css/a.css'],
    });
    expect(findings).toEqual(['css/a.css:2:3 no rule of this name']);
  });
});

describe('imports after the first rules of a style sheet', () => {
  const files = {
    'a.css': '@charset "utf-8";\n@import "./b.css";\n.a { top: 1px }\n@import "./c.css"\n  screen;\n',
    'b.css': '.b { top: 2px }',
    'c.css': '.c { top: 3px }',
  };
  const selectors = { classes: {}, beginnings: {}, parts: '.bar' };

  test('should be ignored, as browsers do', async () => {
    const { styles } = await bundle({ files, styles: ['a.css'], selectors });
    expect(styles).not.toContain('top:3px');
  });

  test('should come before the rules if the site was written for a bundler that hoists them', async () => {
    const bundling = {
      fallbacks: {},
      globals: {},
      constants: {},
      hasTypedScripts: false,
      hasLateImports: true,
      hasMissingExports: false,
    };
    const { styles } = await bundle({ files, styles: ['a.css'], selectors, bundling });
    expect(styles).toContain('.b{top:2px}@media screen{.c{top:3px}}.a{top:1px}');
  });
});
