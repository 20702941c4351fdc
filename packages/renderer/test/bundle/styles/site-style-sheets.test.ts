import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import type { BundleOptions } from '../../../src/bundle/bundle-options.js';
import { built, bundleSite, fileAt, optionsIn, theme } from '../bundle-fixture.js';
import { bundle } from './style-sheets-fixture.js';

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

describe('style sheets written for another theme', () => {
  const selectors = { classes: { title: { ours: '.our-title' } }, beginnings: {}, parts: '.bar' };

  test('should match the elements of docsite, unless they come from packages or the default theme', async () => {
    const { styles } = await bundle({
      files: {
        'css/a.css': '.title { top: 1px }',
        'css/b.scss': '.x { .title { top: 2px } }',
        'node_modules/pkg/c.css': '.title { top: 3px } ul { top: 4px }',
      },
      styles: ['css/a.css', 'css/b.scss', 'node_modules/pkg/c.css'],
      selectors,
    });
    expect(styles).toContain(':is(.title,.our-title){top:1px}');
    expect(styles).toContain('.x :is(.title,.our-title){top:2px}');
    expect(styles).toContain('}.title{top:3px}ul:not(:where(.bar),:where(.bar) *){top:4px}');
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
    expect(findings).toEqual(["css/a.css:2:22 cannot find './gone.png'"]);
  });

  test('should stay unchanged on other sites', async () => {
    const made = await built({ 'theme/custom.css': '.title { top: 1px }' });
    expect(fileAt(made, made.styles[0])).toContain('.title{top:1px}');
  });
});

const ownFolder = process.cwd();

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

  test('by plugins that find their files from the site folder, wherever the command was called', async () => {
    const here = `module.exports = () => {
      const isFolder = [process.cwd() === __dirname];
      return { postcssPlugin: 'here', async Once(root) {
        await new Promise(setImmediate);
        root.first.first.value = [...isFolder, process.cwd() === __dirname].join(' ');
      } };
    };`;
    const { styles } = await bundle({
      files: {
        'postcss.config.js': "module.exports = { plugins: ['./here.js'] };",
        'here.js': here,
        'a.css': '.a { top: 1 }',
      },
      styles: ['a.css'],
    });
    expect(styles).toContain('.a{top:true true}');
    expect(process.cwd()).toBe(ownFolder);
  });

  test('unless its configuration fails, which should be reported once, at the package that is missing', async () => {
    const sheets = { 'css/a.css': '.a { color: red }', 'css/b.css': '.b { color: red }' };
    const config = "module.exports = {\n  plugins: { 'not-there/part': {} },\n};\n";
    const { findings } = await bundle({
      files: { ...sheets, 'postcss.config.js': config },
      styles: Object.keys(sheets),
    });
    expect(findings).toEqual(["postcss.config.js:2:15 the package 'not-there' is not installed"]);
  });

  test.each([
    ['it throws', "throw new Error('no plugins');", 'no plugins'],
    ['it throws a text', "throw 'no plugins';", 'no plugins'],
    ['it lists what is no plugin', 'module.exports = { plugins: [42] };', '42 is not a PostCSS plugin'],
  ])('unless its configuration fails because %s', async (_, config, reason) => {
    const files = { 'a.css': '.a { color: red }', 'postcss.config.cjs': config };
    const { findings } = await bundle({ files, styles: ['a.css'] });
    expect(findings).toEqual([`postcss.config.cjs:1:1 PostCSS cannot be set up: ${reason}`]);
  });

  test('as hooks configure it', async () => {
    const upper = {
      postcssPlugin: 'top',
      Declaration: { top: (d: object) => void Object.assign(d, { value: '9px' }) },
    };
    const { styles } = await bundle({
      files: { 'css/a.css': '.a { top: 1px }' },
      styles: ['css/a.css'],
      postcssHooks: [{ change: (options) => ({ plugins: [...options.plugins, upper] }) }],
    });
    expect(styles).toContain('.a{top:9px}');
  });

  test('as hooks configure it by names of plugins, unless one is not installed', async () => {
    const files = { 'css/a.css': '.a { color: red }', 'paint.js': paint, 'package.json': '{}' };
    const named = async (plugin: unknown) =>
      bundle({
        files,
        styles: ['css/a.css'],
        postcssHooks: [{ change: ({ plugins }) => ({ plugins: [...plugins, plugin] }) }],
      });
    expect((await named(['./paint.js', { color: 'green' }])).styles).toContain('.a{color:green}');
    expect((await named('not-there')).findings).toEqual(["package.json:1:1 the package 'not-there' is not installed"]);
  });

  test.each([
    ['as hooks of plugins configure it', {}, '9px'],
    ['unless the hook is only for sheets of the site', { readsSheetsAlone: true } as const, '1px'],
  ])('in packages, too, %s', async (_, kind, top) => {
    const upper = {
      postcssPlugin: 'top',
      Declaration: { top: (d: object) => void Object.assign(d, { value: '9px' }) },
    };
    const { styles } = await bundle({
      files: { 'css/a.css': "@import 'box/box.css';", 'node_modules/box/box.css': '.box { top: 1px }' },
      styles: ['css/a.css'],
      postcssHooks: [{ ...kind, change: ({ plugins }) => ({ plugins: [...plugins, upper] }) }],
    });
    expect(styles).toContain(`.box{top:${top}}`);
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
