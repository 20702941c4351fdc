import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** What Docusaurus sites expect from its bundler, its configuration loader and its MDX. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'warn',
    presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
    plugins: [['./plugin.js', { id: 'mine' }]],
    themeConfig: { prism: { additionalLanguages: ['java'] }, footer: { logo: { src: 'img/a.svg', alt: 'Mark', href: 'https://mark.org' }, links: [] } },
  };`,
  'plugin.js': `const { writeFileSync } = require('node:fs');
    const { join } = require('node:path');
    class Polyfills {
      apply({ options, webpack }) {
        options.resolve.fallback = { ...options.resolve.fallback, os: join(__dirname, 'src/os.js') };
        options.plugins.push(new webpack.ProvidePlugin({ $: [join(__dirname, 'src/dollar.js'), 'dollar'] }));
      }
    }
    module.exports = (context, options) => ({
      name: 'p',
      configureWebpack: (config, isServer, { currentBundler: { instance } }) => ({
        resolve: {
          fallback: { 'sums-of-nobody': join(__dirname, 'src/sums.js'), 'left-out': false },
          alias: { pair$: join(__dirname, 'src/os.js') },
          modules: ['lib', 'node_modules'],
        },
        module: { rules: [
          { test: /\\.riv$/, use: 'file-loader' },
          { test: /\\.(?:frag|vert)$/i, type: 'asset/source' },
          { test: /\\.ya?ml$/, use: 'yaml-loader' },
          { test: /\\.m?js$/, resolve: { fullySpecified: false } },
        ] },
        plugins: [new Polyfills(), new instance.DefinePlugin({ 'process.env.LEVEL': JSON.stringify('high') })],
      }),
      // without waiting for it
      postBuild: () => void setTimeout(() => writeFileSync(join(context.outDir, 'by-plugin.txt'), options.id), 100),
    });
    module.exports.validateOptions = ({ options, validate }) => validate({
      validate: (value) => ({ value, ...(value.id !== 'mine' && { error: new Error('"id" is required') }) }),
    }, options);`,
  'sidebars.js': "module.exports = { docs: [...require('./items').entries, ...require('./list')] };",
  'items.ts': "const items: { entries: string[] } = { entries: ['index'] };\nexport default items;",
  'list.ts': "export default [{ type: 'category', label: 'Group', items: ['card'] }] as const;",
  'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'data/units.yaml': 'unit: metre\n',
  'src/a.riv': 'a drawing',
  'src/a.frag': 'void main() {}',
  'src/sums.js': 'export const sum = 5;',
  'src/os.js': "export const name = 'an OS';",
  'src/dollar.js': "export const dollar = () => 'by dollar';",
  'src/parts/word.ts': "export default 'from a root';",
  'src/parts/word.json': '"of data"',
  'src/Typed.jsx': `import word from '/src/parts/word';
    import useSite from '@docusaurus/core/lib/client/exports/useDocusaurusContext';
    import { useActivePlugin } from '@docusaurus/plugin-content-docs/lib/client/index.js';
    import { kept } from '@docusaurus/theme-classic/lib/theme/Kept/kept';
    import { sum } from 'sums-of-nobody';
    import * as nothing from 'left-out';
    import { name } from 'pair';
    import { half } from 'pair/half';
    import { kind } from 'of-a-folder';
    import { level } from '@docusaurus/of-the-site/client';
    import 'shadows';
    import units from '!!yaml-loader!../data/units.yaml';
    import shader from './a.frag';
    const texts: string[] = [shader, require('./a.riv').default, word, $(), String(sum), process.env.LEVEL, level, units.unit, Object.keys(nothing).join(' '), kept, name, half, kind];
    export const Typed = ({ mark }: { mark: string }) => {
      const { siteConfig } = useSite();
      return <p>{[mark, siteConfig.title, useActivePlugin().pluginId, ...texts].join('|')}</p>;
    };`,
  'node_modules/pair/half.js': "export const half = 'a half';",
  'lib/of-a-folder.ts': "export const kind = 'in a folder' as const;",
  'node_modules/shadows/index.js': 'export {};\nvar Symbol = globalThis.Symbol;\nconsole.debug(Symbol.iterator);',
  'node_modules/@docusaurus/of-the-site/package.json':
    '{ "exports": { "./client": { "default": "./lib/client.js" } } }',
  'node_modules/@docusaurus/of-the-site/lib/client.js': "export const level = 'installed';",
  'node_modules/@docusaurus/theme-classic/lib/theme/Kept/kept.js': "export const kept = 'inside';",
  'src/icons.jsx': 'export const StarIcon = () => <i>a star</i>;\nexport const label = 1;',
  'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
    import * as icons from '../icons';
    export default { ...Original, ...icons };`,
  'src/theme/Footer/Logo.js': 'export default ({ logo }) => <b>{logo.href}</b>;',
  'docs/index.mdx': `---
slug: /
image: /img/not-there.png
---

import { Typed } from '@site/src/Typed';
import Part from '/docs/_part.mdx';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Home

<Typed mark="typed" />

<Part note={<StarIcon />} />

export const Both = ({ text }) => <Tabs><TabItem value="one">{text}</TabItem></Tabs>;

<Both text="in tabs" />
`,
  'docs/_part.mdx': 'A part: {props.note}\n',
  'src/theme/prism-include-languages.js': `import siteConfig from '@generated/docusaurus.config';
    import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
    import Prism from 'prism-react-renderer/prism';
    Prism.languages.sql.operator = /=>/;
    export default function prismIncludeLanguages(PrismObject) {
      if (!ExecutionEnvironment.canUseDOM) return;
      window.Prism = PrismObject;
      siteConfig.themeConfig.prism.additionalLanguages.forEach((lang) => {
        require(/* by name */ \`prismjs/components/prism-\${lang}\`);
      });
      require('../grammars/steps');
      delete window.Prism;
    }`,
  'src/grammars/steps.js': `(function (Prism) {
      Prism.languages.steps = Prism.languages.extend('java', { keyword: /\\bstep\\b/ });
    })(Prism);`,
  'docs/code.md': '# Code\n\n```steps\nstep 1\n```\n\n```sql\na => 1\n```\n',
  'docs/card.mdx': `import { useCurrentSidebarCategory } from '@docusaurus/theme-common';

# Card

<p>In {useCurrentSidebarCategory().label}</p>
`,
};

let site: BuiltSite;

beforeAll(async () => {
  const folder = makeFolder(files);
  site = await build(folder);
});

test('sites should be built with modules that only their bundler resolves, defines and provides', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  expect(site.text('index.html')).toMatch(
    /<p>typed\|T\|default\|void main\(\) \{\}\|\/assets\/images\/a-\w+\.riv\|from a root\|by dollar\|5\|high\|installed\|metre\|default\|inside\|an OS\|a half\|in a folder<\/p>/,
  );
  expect(site.stdout + site.stderr).not.toContain('configureWebpack');
});

test('code should be highlighted in languages that the site adds to Prism', () => {
  expect(site.text('code/index.html')).toContain('<span class="token keyword">step</span>');
  expect(site.text('code/index.html')).toMatch(/<span class="token operator">=(?:>|&gt;)<\/span>/);
  expect(site.stdout + site.stderr).not.toContain('not taken over');
});

test('a missing image in front matter should be a warning', () => {
  expect(site.stdout).toMatch(/index\.mdx:3:1 {2}warning {2}.*not-there\.png/);
});

test('code in documents should render components that it does not import', () => {
  const html = site.text('index.html');
  expect(html).toContain('<i>a star</i>');
  expect(html).toMatch(/role="tabpanel".*>in tabs</);
});

test('sidebars should receive the default exports of required modules', () => {
  expect(site.text('card/index.html')).toMatch(/<p>In (?:<!-- -->)?Group/);
});

test('plugins should be given their id, and the folder of the finished site', () => {
  expect(site.text('by-plugin.txt')).toBe('mine');
});

test('the logo of the footer should receive its part of the configuration', () => {
  expect(site.text('index.html')).toContain('<b>https://mark.org</b>');
});

test('a package that a plugin substitutes for a missing one should be suggested for installation, at the import', async () => {
  const { exitCode, stdout } = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]],
        plugins: [() => ({ name: 'p', configureWebpack: () => ({ resolve: { fallback: { sums: require.resolve('./sums.js'), 'a-browser': 'a-browserify', other: 'other-browserify' } } }) })] };`,
      'sums.js': 'export const sum = 5;',
      'src/pages/index.js':
        "import { a } from 'a-browser';\nimport { sum } from 'sums';\nexport default () => <p>{a}{sum}</p>;",
    }),
  );
  expect([exitCode, stdout.match(/[^\n]*not installed.*/g)]).toEqual([
    1,
    ["src/pages/index.js:1:19  error  the package 'a-browserify' is not installed  page-module"],
  ]);
  expect(stdout).toContain('npm install a-browserify');
  expect(stdout).not.toContain('other-browserify');
});

test('browser code should have the Node shims of webpack, and the production build of React', async () => {
  const site = await build(
    makeFolder({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { blog: false }]],
        plugins: [() => ({ name: 'p', configureWebpack: (config, isServer, { currentBundler: { instance } }) => ({ plugins: [
          new instance.ProvidePlugin({ process: require.resolve('./process.js') }), new instance.DefinePlugin({ 'process.env': { LEVEL: 'high' } }),
          { apply: (compiler) => {
            if (compiler.webpack.version.startsWith('5')) new compiler.webpack.DefinePlugin({ 'process.env.NAMED': '"by another"' }).apply(compiler);
          } },
          { apply: (compiler) => new (require('webpack').DefinePlugin)({ 'process.env.OWN': '"by webpack itself"' }).apply(compiler) },
        ] }) })] };`,
      'docs/a.md': '# A\n',
      'node_modules/webpack/package.json': '{ "name": "webpack", "version": "5.0.0", "main": "lib/index.js" }',
      'node_modules/webpack/lib/index.js': "exports.DefinePlugin = require('./DefinePlugin');",
      'node_modules/webpack/lib/DefinePlugin.js': `module.exports = class DefinePlugin {
        constructor(definitions) { this.definitions = definitions; }
        apply(compiler) { compiler.hooks.compilation.tap('DefinePlugin', () => this.definitions); }
      };`,
      'process.js': "module.exports = { env: {}, title: 'in a browser' };",
      'src/pages/index.js': `import { useEffect, useState } from 'react';
        export default function Page() {
          const [text, setText] = useState(process.env.NODE_ENV);
          useEffect(() => setText(global.answer + process.title + process.env.LEVEL + process.env.NAMED + process.env.OWN + __filename));
          return <p>{text}</p>;
        }`,
    }),
  );
  expect(site.stdout).not.toContain(' error ');
  const scripts = site.files().filter((file) => file.endsWith('.js') && file.startsWith('assets/'));
  const code = scripts.map((file) => site.text(file)).join('\n');
  expect(code).toContain('globalThis.answer');
  expect(code).not.toContain('__filename');
  expect(code).toContain('in a browser');
  expect(code).toContain('by another');
  expect(code).toContain('by webpack itself');
  expect(scripts.filter((file) => file.includes('/page-')).map((file) => site.text(file))).toEqual([
    expect.stringContaining('production'),
  ]);
  expect(code).toContain('Minified React error');
  expect(code).not.toContain('A tree hydrated but some attributes');
  expect(site.text('index.html')).toContain('<p>production</p>');
});
