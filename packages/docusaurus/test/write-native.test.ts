import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type LoadedConfig, readConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../tests/folder.js';
import { applyDocusaurusPreset } from '../src/docusaurus-preset.js';
import { unblamed } from '../src/load/blame-missing.js';
import type { PrintedConfig } from '../src/native/print-native.js';
import { readDocusaurus } from '../src/read-docusaurus.js';
import { writeNative } from '../src/write-native.js';

const labelsFile = join(makeFolder(), 'docusaurus.json');
writeFileSync(labelsFile, '{ "next": "Next one" }');
const infimaFile = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
const files = { themeDir: '/theme', infimaFile, labelsFile };

interface Left {
  readonly siteDir: string;
  readonly printed: PrintedConfig;
  /** The site as read by the adapter, and as read from the converted configuration. */
  readonly before: LoadedConfig;
  readonly after: LoadedConfig;
}

/** Converts the configuration of a site of these files, and reads the site with both. */
async function leave(given: Readonly<Record<string, string>>): Promise<Left> {
  const siteDir = makeFolder(given);
  const file = Object.keys(given).find((path) => path.startsWith('docusaurus.config')) as string;
  const adapter = { files: [file], read: () => readDocusaurus({ ...files, siteDir, file }) };
  const before = await readConfig(siteDir, { adapters: [adapter] });
  const printed = await writeNative({ ...files, siteDir, file });
  writeFileSync(join(siteDir, 'docsite.config.ts'), printed.text);
  rmSync(join(siteDir, file));
  const apply: Parameters<typeof readConfig>[1] = {
    presets: [{ name: 'docusaurus', apply: (site) => applyDocusaurusPreset(site, files) }],
  };
  return { siteDir, printed, before, after: await readConfig(siteDir, apply) };
}

/**
 * Makes values comparable. Functions of two evaluations are never equal, so their code is compared, which in plugins is
 * that of the plugin itself. Findings are placed in the configuration file that is read.
 */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? String(unblamed(inner)) : inner));
  return JSON.parse(text.replace(/docusaurus\.config\.\w+/g, 'docsite.config.ts'));
}

const plugins = {
  'plugins/remark-shout.mjs': 'export default function remarkShout() { return () => undefined; }',
  'plugins/shop.js':
    "module.exports = () => ({ name: 'shop', getClientModules: () => ['./shop-client.js'], getPathsToWatch: () => ['data/*.json'] });",
};

describe('the configuration converted from one of Docusaurus', () => {
  test('should give the same site: values, functions, plugins and redirects', async () => {
    const { siteDir, before, after, printed } = await leave({
      ...plugins,
      'docusaurus.config.mjs': `
        import shout from './plugins/remark-shout.mjs';
        const edit = 'https://example.org/edit';
        const editUrl = ({ docPath }) => \`\${edit}/\${docPath}\`;
        export default {
          title: 'T', tagline: "It's", url: 'https://t.org', baseUrl: '/t/', trailingSlash: true, customFields: { a: [1, { b: null }] },
          i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { label: 'FR' } } },
          presets: [['classic', {
            docs: { routeBasePath: '/', editUrl, docItemComponent: '@site/src/item.js', remarkPlugins: [[shout, { at: /x/g }]], sidebarPath: './sidebars.js' },
            theme: { customCss: ['./a.css'] }, blog: { truncateMarker: /<!-- cut -->/, feedOptions: { limit: 3, createFeedItems: async ({ blogPosts }) => [edit] } },
          }]],
          plugins: [
            ['./plugins/shop.js', { size: 3 }],
            ['content-docs', {
              id: 'api', path: 'api', async sidebarItemsGenerator({ docs }) { return docs.map(() => edit); },
              numberPrefixParser: (name) => ({ filename: name.slice(2), numberPrefix: Number(name[0]) }),
            }],
            ['client-redirects', { redirects: [{ from: ['/a'], to: '/b' }], fromExtensions: ['html'], createRedirects: (path) => [path + 'x'] }],
          ],
          markdown: { preprocessor: ({ fileContent }) => fileContent.replaceAll('{year}', edit.length) },
          themeConfig: { navbar: { title: 'N', items: [{ to: '/a', label: 'A', position: 'left' }] } },
        };`,
      'blog/2020-01-01-a.md': '# A',
      'sidebars.js': 'export default {};',
    });
    const file = { filePath: join(siteDir, 'blog/a.md'), fileContent: '{year} <!-- cut -->' };
    expect(await after.config.markdown.preprocessor?.(file)).toBe('24 <!-- truncate -->');
    expect(plain(after.config)).toEqual(plain(before.config));
    expect([after.watched, Object.keys(after.hooks ?? {})]).toEqual([
      before.watched,
      ['editUrl', 'sidebarItems', 'numberPrefix', 'feedItems', 'oldAddresses'],
    ]);
    expect(after.hooks?.numberPrefix?.('api')?.('3~a')).toEqual({ name: 'a', position: 3 });
    expect(after.hooks?.oldAddresses?.('/a')).toEqual(before.hooks?.oldAddresses?.('/a'));
    const source = {
      kind: 'docs',
      id: 'default',
      version: 'current',
      folder: 'docs',
      path: 'b.md',
      route: '/b',
      isFolder: false,
      locale: 'en',
      baseUrl: '/',
    } as const;
    expect(after.hooks?.editUrl?.(source)).toBe('https://example.org/edit/b.md');
    expect([printed.left, after.notes]).toEqual([[], []]);
  });

  test('should import what the original imports, keep functions, and say so plainly', async () => {
    const { printed } = await leave({
      ...plugins,
      'docusaurus.config.js': `
        const shout = require('./plugins/remark-shout.mjs').default;
        module.exports = async function config() {
          const year = new Date().getFullYear();
          return {
            title: 'T', url: process.env.SITE_URL || 'https://t.org', baseUrl: '/',
            presets: [['classic', { docs: { remarkPlugins: [shout] }, blog: false }]],
            themeConfig: { footer: { copyright: \`© \${year} Us\` } },
          };
        };`,
    });
    expect(printed.text).toContain(
      "// Written by 'docsite init' from docusaurus.config.js, which is no longer read.\nimport { defineConfig } from 'docsite';\n",
    );
    expect(printed.text).toContain("\nconst shout = require('./plugins/remark-shout.mjs').default;\n");
    expect(printed.text).toContain('\nconst year = new Date().getFullYear();\n');
    expect(printed.text).toContain("\n  url: process.env.SITE_URL || 'https://t.org',\n");
    expect(printed.text).toContain('remarkPlugins: [shout],\n  },');
    expect(printed.text).toMatch(/\n {2}footer: \{ copyright: `© \$\{year\} Us` \},\n/);
    expect(printed.text).toContain("\n  preset: 'docusaurus',\n");
  });

  test('should leave out what the preset and docsite do by themselves', async () => {
    const { printed, before, after } = await leave({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
        presets: [['classic', {
          docs: { onInlineTags: 'warn' }, blog: { onInlineAuthors: 'ignore' }, theme: { customCss: './a.css' },
        }]],
      };`,
      'blog/2020-01-01-a.md': '# A',
    });
    expect(printed.text).toContain("\n  rules: { 'broken-anchor': 'error', 'inline-author': 'ignore' },\n");
    expect(printed.text).toContain("\n  styles: ['a.css'],\n");
    expect(printed.text).not.toMatch(/budgets|exclude/);
    expect([before, after].map(({ config }) => config.rules['broken-link'])).toEqual(['error', 'error']);
    expect([before, after].map(({ config }) => config.rules['missing-asset'])).toEqual(['warning', 'warning']);
    expect([before, after].map(({ config }) => config.budgets)).toEqual([after.config.budgets, before.config.budgets]);
    expect(after.config.budgets).toMatchObject({ script: 120, styles: 40 });
    expect(after.config.styles).toEqual(['@docusaurus/looks.css', 'a.css']);
  });

  test('should keep functions of plugins even if packages are missing', async () => {
    const { printed } = await leave({
      ...plugins,
      'docusaurus.config.js': `
        import shout from './plugins/remark-shout.mjs';
        import gone from 'remark-gone';
        export default {
          title: 'T', url: 'https://t.org', baseUrl: '/',
          presets: [['classic', { docs: { remarkPlugins: [shout, gone] }, blog: false }]],
        };`,
    });
    expect(printed.text).toContain('remarkPlugins: [shout],\n  },');
    expect(printed.left).toEqual(['remark-gone, which is not installed']);
  });

  test('should keep options for SVGR', async () => {
    const { printed, before, after } = await leave({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { docs: false, blog: false, svgr: { svgrConfig: { icon: true } } }]],
      };`,
      'node_modules/@svgr/webpack/package.json': '{ "name": "@svgr/webpack", "main": "index.js" }',
      'node_modules/@svgr/webpack/index.js': '',
    });
    expect(printed.text).toContain("plugins: [['@docusaurus/plugin-svgr', { svgrConfig: { icon: true } }]]");
    const options = [before, after].map(({ bundling }) => bundling?.loadedFiles?.[0]?.loaders?.[0]?.options);
    expect(options).toEqual([
      expect.objectContaining({ icon: true, titleProp: true }),
      expect.objectContaining({ icon: true, titleProp: true }),
    ]);
    expect([printed.left, after.notes]).toEqual([[], []]);
  });

  test('should read TypeScript, and write paths of the site wherever it lies', async () => {
    const { printed, before, after } = await leave({
      ...plugins,
      'docusaurus.config.ts': `
        import { resolve } from 'node:path';
        import type { Config } from '@docusaurus/types';
        import shout from './plugins/remark-shout.mjs';
        const config: Config = {
          title: 'T', url: 'https://t.org', baseUrl: '/',
          presets: [['classic', { docs: { remarkPlugins: [[shout, { file: resolve(__dirname, '../a.json') }], undefined].filter(Boolean) } } satisfies object]],
        };
        export default config;`,
    });
    expect(printed.text).not.toContain('@ts-nocheck');
    expect(printed.text).toContain(
      "remarkPlugins: [[shout, { file: fileURLToPath(new URL('../a.json', import.meta.url)) }]],",
    );
    expect(plain(after.config)).toEqual(plain(before.config));
  });

  test('should not have functions type-checked, as it writes them without their types', async () => {
    const { printed } = await leave({
      'docusaurus.config.ts': `
        const editUrl = ({ docPath }: { docPath: string }): string => 'https://e.org/' + docPath;
        export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: [['classic', { docs: { editUrl }, blog: false }]] };`,
    });
    expect(printed.text).toContain('({ docPath }) =>');
    expect(printed.text).toMatch(/^\/\/ Written.*\n\/\/ @ts-nocheck: the functions/);
  });

  test('should report what it cannot convert', async () => {
    const { printed } = await leave({
      'docusaurus.config.js': `
        const math = require('not-there');
        const made = (() => function () {})();
        module.exports = {
          title: 'T', url: 'https://t.org', baseUrl: '/', strange: 1, presets: ['classic'],
          plugins: [[...[made]], '@docusaurus/plugin-ideal-image'],
          themeConfig: { prism: { theme: math.themes.github } },
        };`,
    });
    expect(printed.left).toEqual([
      'not-there, which is not installed',
      'plugin @docusaurus/plugin-ideal-image, which makes smaller images: images are used unchanged',
      'strange',
      'the function in preset.1.plugins.0.0',
    ]);
    expect(printed.text).toContain('// Not taken over:\n// - not-there, which is not installed\n');
  });

  test('should give code of the site and plugins what they ask for, and nothing else', async () => {
    const { printed, after } = await leave({
      ...plugins,
      'src/pages/index.js': "import use from '@docusaurus/useDocusaurusContext'; use().siteConfig.organizationName;",
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', organizationName: 'Us', projectName: 'p', presets: ['classic'],
        plugins: ['./plugins/shop.js'], themeConfig: { shop: { open: true }, navbar: { title: 'N' } },
      };`,
    });
    expect(printed.text).toContain("siteConfig: { organizationName: 'Us', themeConfig: { shop: { open: true } } },");
    expect(after.modules?.['@generated/docusaurus.config']).toContain('"title":"T"');
    expect(after.modules?.['@generated/docusaurus.config']).toContain('"organizationName":"Us"');
  });
});

describe('options that the preset does not have', () => {
  const read = async (preset: string) => {
    const { siteDir } = await leave({
      'docusaurus.config.js': "module.exports = { title: 'T', presets: ['classic'] };",
    });
    writeFileSync(
      join(siteDir, 'docsite.config.ts'),
      `export default {\n  title: 'T',\n  preset: ['docusaurus', {\n    ${preset},\n  }],\n};`,
    );
    const presets = [{ name: 'docusaurus', apply: (site: never) => applyDocusaurusPreset(site, files) }];
    return readConfig(siteDir, { presets });
  };

  test('should be errors at their lines', async () => {
    await expect(read('plugin: []')).rejects.toMatchObject({
      findings: [
        {
          line: 4,
          message: "the preset 'docusaurus' has no option 'plugin'",
          hint: "did you mean 'plugins'?",
        },
      ],
    });
  });

  test('should be errors in the functions of an instance', async () => {
    await expect(read("docs: [{ id: 'api',\n editURL: () => '' }]")).rejects.toMatchObject({
      findings: [
        {
          line: 5,
          message: "the preset 'docusaurus' has no option 'editURL' in 'docs'",
          hint: "did you mean 'editUrl'?",
        },
      ],
    });
  });
});
