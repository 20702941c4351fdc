import { ConfigError } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { dependingOn, read, readKeys } from './read-site.js';

describe('a configuration file may be', () => {
  test.each([
    ['an object of a CommonJS module', 'docusaurus.config.js', "module.exports = { title: 'T' };"],
    ['a function', 'docusaurus.config.js', "module.exports = function () { return { title: 'T' }; };"],
    ['a function that gives a promise', 'docusaurus.config.mjs', "export default async () => ({ title: 'T' });"],
    ['a promise', 'docusaurus.config.js', "export default Promise.resolve({ title: 'T' });"],
    [
      'TypeScript',
      'docusaurus.config.ts',
      "import type { Config } from '@docusaurus/types'; export default { title: 'T' as string } satisfies Config;",
    ],
  ])('%s', async (_, file, text) => {
    expect((await read({ [file]: text })).config.title).toBe('T');
  });

  test('one that names a TypeScript file by its compiled name', async () => {
    const { config } = await read({
      'docusaurus.config.ts': `export default {
        title: 'T',
        presets: [[require.resolve('@docusaurus/preset-classic'), { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
        plugins: [['content-docs', { id: 'b', sidebarPath: require.resolve('./other') }]],
      };`,
      'sidebars.ts': 'export default {};',
      'other.ts': 'export default {};',
    });
    expect(config.docs).toMatchObject([{ sidebarPath: 'sidebars.ts' }, { sidebarPath: 'other.ts' }]);
  });

  test('one that names a folder by its module of any extension', async () => {
    const { config } = await read({
      'docusaurus.config.ts': `export default {
        title: 'T',
        presets: [['classic', { docs: { sidebarPath: require.resolve('./a') } }]],
        plugins: [['content-docs', { id: 'b', sidebarPath: require.resolve('./b') }]],
      };`,
      'a/index.cjs': 'module.exports = {};',
      'b/index.mts': 'export default {};',
    });
    expect(config.docs).toMatchObject([{ sidebarPath: 'a/index.cjs' }, { sidebarPath: 'b/index.mts' }]);
  });

  test('one that resolves its files from the site folder, whatever folder the command runs in', async () => {
    const { config } = await read({
      'docusaurus.config.js': `
        const path = require('path');
        module.exports = {
          title: path.relative(__dirname, path.resolve('src')) + path.relative(__dirname, process.cwd()),
          presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
        };`,
      'sidebars.js': 'module.exports = {};',
    });
    expect([config.title, config.docs]).toEqual(['src', [expect.objectContaining({ sidebarPath: 'sidebars.js' })]]);
  });
});

test('a file without an exported configuration should be an error at its beginning', async () => {
  const reading = read({ 'docusaurus.config.js': 'module.exports = 3;' });
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow('the file exports no configuration');
});

test.each([
  ['customFields: (() => { const all = {}; all.self = all; return all; })()', "'customFields': it holds itself"],
  ['customFields: { count: 10n }', "'customFields': it holds a BigInt, which JSON does not have"],
  ["themeConfig: { get navbar() { throw new Error('no logo'); } }", "'themeConfig': it cannot be read: no logo"],
])('a value that cannot be converted to JSON should be reported: %s', async (key, message) => {
  await expect(readKeys(key)).rejects.toThrow(message);
});

test.each([
  "i18n: { defaultLocale: 3, locales: ['en'] }",
  "i18n: { defaultLocale: 'en', locales: { en: 'English' } }",
  "i18n: { defaultLocale: 'en', locales: ['en', {}] }",
  "i18n: { defaultLocale: 'en', locales: ['en'], path: 3, localeConfigs: { en: { path: 3 }, fr: 1 } }",
])('languages of an unexpected type should be ignored, and named: %s', async (keys) => {
  const { config, notes } = await readKeys(keys);
  expect(config.i18n).toMatchObject({ localeConfigs: {} });
  expect(notes.join()).toContain('not taken over: i18n');
});

test('options of plugins may hold anything', async () => {
  const options = '(() => { const all = { id: "b" }; all.self = all; return all; })()';
  const keys = `plugins: [['@docusaurus/plugin-content-docs', ${options}]]`;
  const { config } = await read({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', ${keys} };`,
    'src/pages/index.js': 'export const names = ({ siteConfig }) => siteConfig.plugins;',
  });
  expect(config.docs).toMatchObject([{ id: 'b' }]);
});

test.each([
  ['3.10.1', 'short'],
  ['2.4.3', 'short'],
  ['^2.0.0-beta.21', 'numeric'],
])('dates of last changes should be written as in Docusaurus %s', async (version, updateDates) => {
  const { config } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T' };",
    ...dependingOn(version),
  });
  expect(config.updateDates).toBe(updateDates);
});

test.each([
  ['3.3.0', undefined],
  ['^3.2.1', 'document'],
  ['2.4.3', 'document'],
])('labels in sidebars should name previous and next pages as in Docusaurus %s', async (version, paginationLabels) => {
  const { config } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', presets: ['classic'] };",
    ...dependingOn(version),
  });
  expect([config.docs].flat()[0]).toMatchObject({ paginationLabels });
});

test.each([
  ['^3.8.0', undefined],
  ['^3.7.0', 'spaces'],
])('reading times should be those of Docusaurus %s', async (version, countedWords) => {
  const { config } = await read({
    'docusaurus.config.js': "module.exports = { title: 'T', presets: ['classic'] };",
    ...dependingOn(version),
  });
  expect(config.markdown?.countedWords).toBe(countedWords);
});

test('comments in code without a language should mark lines from Docusaurus 3.8 on, and earlier if a language is named', async () => {
  const setting = async (version: string, prism = '{}') => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', themeConfig: { prism: ${prism} } };`,
      ...dependingOn(version),
    });
    return config.markdown?.highlightComments;
  };
  expect(await setting('^3.8.0')).toBe('unnumbered');
  expect(await setting('^3.7.0')).toBe('alone');
  expect(await setting('^3.7.0', "{ defaultLanguage: 'bash' }")).toBe('unnumbered');
});

test('budgets should leave room for what Docusaurus sites load besides the theme', async () => {
  expect((await readKeys('')).config.budgets).toEqual({ script: 120, styles: 40 });
});

test('the behaviour of Docusaurus 4 should be enabled as far as the version has its flags', async () => {
  const compatible = async (version: string, future: string, markdown = '{}'): Promise<unknown> => {
    const { config } = await read({
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', future: ${future}, markdown: ${markdown} };`,
      ...dependingOn(version),
    });
    return [config.markdown?.htmlComments, config.markdown?.admonitionTitles];
  };
  expect(await compatible('^3.9.2', '{ v4: true }')).toEqual([true, true]);
  expect(await compatible('^3.10.0', '{ v4: true }')).toEqual([false, false]);
  expect(await compatible('^3.10.0', '{ v4: { mdx1CompatDisabledByDefault: true } }')).toEqual([false, false]);
  expect(await compatible('^3.10.0', '{}')).toEqual([true, true]);
  expect(await compatible('^3.10.0', '{ v4: true }', '{ mdx1Compat: { admonitions: true } }')).toEqual([false, true]);
  expect(await compatible('^3.10.0', '{}', '{ mdx1Compat: { admonitions: false } }')).toEqual([true, false]);
});

test('an invalid Algolia application should be reported, and leave the site an index of its own', async () => {
  const algolia = (appId: string) =>
    readKeys(`themeConfig: { algolia: { appId: '${appId}', apiKey: 'k', indexName: 'i', contextualSearch: false } }`);
  const { config, notes } = await algolia('YOUR_APP_ID');
  expect(config.search).toEqual({ contextual: false });
  expect(notes?.[1]).toBe(
    "not taken over: themeConfig.algolia, as 'YOUR_APP_ID' is not the id of an application: the site uses its own index until there is one",
  );
  const hosted = { appId: 'BH4D9OD16A', apiKey: 'k', indexName: 'i', contextual: false };
  expect((await algolia(hosted.appId)).config.search).toEqual(hosted);
});

test('the addresses of Algolia results should be taken over, also from regular expressions', async () => {
  const addressesOf = async (from: string) => {
    const addresses = `externalUrlRegex: 'x\\\\.org', replaceSearchResultPathname: { from: ${from}, to: '/' }`;
    const { config } = await readKeys(
      `themeConfig: { algolia: { appId: 'A', apiKey: 'k', indexName: 'i', ${addresses} } }`,
    );
    return config.search;
  };
  const found = { externalUrlRegex: 'x\\.org', replacePathname: { from: '/v1\\.0/', to: '/' } };
  expect(await addressesOf("'/v1.0/'")).toMatchObject(found);
  expect(await addressesOf('/^.docs/')).toMatchObject({ ...found, replacePathname: { from: '^.docs', to: '/' } });
});

test('a document template and another router should be reported', async () => {
  const { notes } = await readKeys("ssrTemplate: '<p>', future: { v4: true, experimental_router: 'hash' }");
  expect(notes[1]).toBe("not taken over: future.experimental_router 'hash', ssrTemplate (docusaurus.config.js:1:66)");
});

test('a base URL should have slashes added around it', async () => {
  const of = async (baseUrl: string) =>
    (await read({ 'docusaurus.config.js': `export default { title: 'T', baseUrl: '${baseUrl}' };` })).config.baseUrl;
  expect(await Promise.all(['a', '/a/b', '', '/'].map(of))).toEqual(['/a/', '/a/b/', '/', '/']);
});

test('a link to a Markdown file should be judged by the stricter setting, as it is also checked with all other links', async () => {
  const of = async (links: string, markdownLinks: string) =>
    (await readKeys(`onBrokenLinks: '${links}', markdown: { hooks: { onBrokenMarkdownLinks: '${markdownLinks}' } }`))
      .config.rules?.['broken-markdown-link'];
  expect(await Promise.all([of('throw', 'warn'), of('warn', 'throw'), of('warn', 'ignore')])).toEqual([
    'error',
    'error',
    'warning',
  ]);
  expect(await Promise.all([of('ignore', 'warn'), of('ignore', 'ignore'), of('ignore', 'log')])).toEqual([
    'warning',
    'ignore',
    'warning',
  ]);
});

test('a missing home page should be as severe as links to it', async () => {
  const severityOf = async (keys: string) => (await readKeys(keys)).config.rules?.['missing-home'];
  expect(await Promise.all(["onBrokenLinks: 'warn'", "onBrokenLinks: 'error'", ''].map(severityOf))).toEqual([
    'warning',
    'warning',
    'error',
  ]);
});

test('a missing home page should be no problem if the logo leads elsewhere', async () => {
  const severityOf = async (keys: string) => (await readKeys(keys)).config.rules?.['missing-home'];
  const logo = (href: string) => `themeConfig: { navbar: { logo: { src: 'a.svg', href: '${href}' } } }`;
  const ofLogo = (...hrefs: string[]) => Promise.all(hrefs.map((href) => severityOf(logo(href))));
  expect(await ofLogo('pathname:///', '/docs/', 'https://example.org')).toEqual(['ignore', 'ignore', 'ignore']);
  expect(await ofLogo('/', '')).toEqual(['error', 'error']);
  expect(await severityOf(`baseUrl: '/a/', ${logo('/a')}`)).toBe('error');
});

test.each([
  ['docusaurus.config.js', 'module.exports ='],
  ['docusaurus.config.ts', 'export default'],
])('a package that is required within a try should be missing, as in Node: %s', async (name, exported) => {
  const { config, notes } = await read({
    [name]: `let title = () => 'Own';
      try {
        ({ title } = require('@docusaurus/Translate'));
      } catch {}
      const themes = require('themes');
      ${exported} { title: title(), url: 'https://t.org', baseUrl: '/', themeConfig: { prism: { theme: themes.a } } };`,
  });
  expect([config.title, notes[1]]).toEqual(['Own', 'not taken over: themes, which is not installed']);
});

test('a missing sidebars file should mean no sidebars, and be named', async () => {
  const { config, notes } = await readKeys("presets: [['classic', { docs: { sidebarPath: './no.js' } }]]");
  expect([config.docs].flat()[0]).toMatchObject({ sidebarPath: false });
  expect(notes[1]).toBe("not taken over: sidebarPath './no.js', which does not exist");
});

test('a severity of an unknown name should be named, and mean the default', async () => {
  const [unknown, usual] = await Promise.all(["onBrokenLinks: 'trow'", ''].map((keys) => readKeys(keys)));
  expect(unknown?.config.rules).toEqual(usual?.config.rules);
  expect(unknown?.notes[1]).toBe("not taken over: onBrokenLinks 'trow', which is not a severity");
});

test('converted keys should have the places of the original ones', async () => {
  const { places } = await read({
    'docusaurus.config.js':
      "module.exports = {\n  title: 'T',\n  themeConfig: {\n    footer: { copyright: 'C' },\n  },\n};",
  });
  expect(places.places).toMatchObject({ title: [2, 3], footer: [4, 5], 'footer.copyright': [4, 15] });
});

test('languages should be described if they are built', async () => {
  const { config, notes } = await readKeys(
    "i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' }, fr: { label: 'Français' } } }",
  );
  expect(config.i18n?.localeConfigs).toMatchObject({ en: { label: 'English' } });
  expect([Object.keys(config.i18n?.localeConfigs ?? {}), notes.length]).toEqual([['en'], 1]);
});

test.each([
  ['^3.10.0', { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian' }],
  ['3.9.2', { htmlLang: 'fa' }],
])('a language should have what Docusaurus %s derives from that of its pages', async (version, expected) => {
  const { config } = await read({
    ...dependingOn(version),
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'nw', 'ckb', 'ha'], localeConfigs: { nw: { htmlLang: 'fa' } } } };`,
  });
  const { nw, ...others } = config.i18n?.localeConfigs ?? {};
  expect(JSON.parse(JSON.stringify(nw))).toEqual(expected);
  expect(others).toMatchObject({ ckb: { direction: 'rtl' }, ha: { direction: 'ltr' } });
});
