import { beforeEach, describe, expect, test } from '@jest/globals';
import { CachedSite, docs, nothing } from './cached-site.js';

let site: CachedSite;

beforeEach(() => {
  site = new CachedSite();
});

test('a document that a plugin creates should be read again with those that import it', async () => {
  site.write({
    ...docs,
    'docs/pets.mdx': "import Words from '@made/api/words.md';\n\n# Pets\n\n<Words />\n",
    'docusaurus.config.js': `const { join } = require('path');
const api = ({ siteDir, generatedFilesDir }) => ({
  name: 'api',
  loadContent: () => require('fs').readFileSync(join(siteDir, 'words.txt'), 'utf8'),
  contentLoaded: ({ content, actions }) => actions.createData('words.md', 'Their ' + content),
  configureWebpack: () => ({ resolve: { alias: { '@made/api': join(generatedFilesDir, 'api/default') } } }),
});
module.exports = {
  title: 'T', url: 'https://t.org', baseUrl: '/', plugins: [api],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};`,
    'words.txt': 'name',
  });
  await site.build();
  site.write({ 'words.txt': 'age' });
  const { documents } = await site.build();
  expect(Object.values(documents)).toEqual([['docs/pets.mdx']]);
  expect(site.shown('pets/index.html')).toContain('Their age');
});

describe('a Docusaurus site with plugins of its own', () => {
  const plugin = `
    const { readFileSync } = require('node:fs');
    module.exports = ({ siteDir }) => ({
      name: 'facts',
      loadContent: () => JSON.parse(readFileSync(siteDir + '/facts.json', 'utf8')),
      contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
      injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: 'meta', attributes: { name: 'fact', content: content.fact } }] }),
      postBuild: ({ outDir, content }) => require('node:fs').writeFileSync(outDir + '/fact.txt', content.fact),
    });
  `;
  const docusaurus = `
    module.exports = {
      title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
      plugins: ['./facts.js'],
    };
  `;

  test('should run its plugins, and render no page if they give the same', async () => {
    const now = plugin.replace('content.fact)', 'content.fact, void Date.now())');
    site.write({ ...docs, 'docusaurus.config.js': docusaurus, 'facts.js': now, 'facts.json': '{"fact":"One"}' });
    await site.build();
    expect([site.shown('fact.txt'), site.shown('index.html').includes('content="One"')]).toEqual(['One', true]);
    const open = "the plugin './facts.js' calls 'Date.now', which may differ from run to run";
    expect(await site.build()).toEqual({ ...nothing, open });
    site.write({ 'docs/other.md': '# Other\n\nMore.\n' });
    expect(await site.build()).toEqual({
      open,
      documents: { 'its text has changed': ['docs/other.md'] },
      pages: { 'its document has changed': ['/other'] },
    });
  });

  test('should run its plugins again only if a file or environment variable has changed that they read', async () => {
    const finishing = `
      const { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
      module.exports = () => ({
        name: 'finishing',
        loadContent: () => console.error('loads'),
        postBuild: ({ outDir, generatedFilesDir }) => {
          const kept = generatedFilesDir + '/length.txt';
          existsSync(kept);
          writeFileSync(outDir + '/length.txt', String(readFileSync(outDir + '/index.html', 'utf8').length));
          mkdirSync(generatedFilesDir, { recursive: true });
          cpSync(outDir + '/length.txt', kept);
        },
      });
    `;
    const asking = `
      const { writeFileSync } = require('node:fs');
      module.exports = () => ({
        name: 'asking',
        postBuild: ({ outDir }) => writeFileSync(outDir + '/variable.txt', String(process.env.FACT)),
      });
    `;
    site.write({
      ...docs,
      'docusaurus.config.js': docusaurus.replace("'./facts.js'", "'./facts.js', './finishing.js', 'asking'"),
      ...{ 'facts.js': plugin, 'facts.json': '{"fact":"One"}', 'finishing.js': finishing },
      'node_modules/asking/index.js': asking,
      'node_modules/asking/package.json': '{"name":"asking","version":"1.0.0"}',
    });
    await site.build();
    expect(site.printed).toContain('loads');
    expect([site.shown('fact.txt'), site.shown('variable.txt')]).toEqual(['One', 'undefined']);
    expect(await site.build()).toEqual(nothing);
    expect(site.printed).not.toContain('loads');
    site.write({ 'facts.json': '{"fact":"Two"}' });
    const { documents, pages } = await site.build();
    expect([site.shown('fact.txt'), site.shown('index.html').includes('content="Two"')]).toEqual(['Two', true]);
    expect(documents).toEqual({});
    expect(Object.values(pages).flat()).toEqual(expect.arrayContaining(['/', '/other']));
    site.setEnvironment({ FACT: 'Set' });
    await site.build();
    expect(site.shown('variable.txt')).toBe('Set');
  });

  test('should run its plugins again if a file has changed that they read only in another language', async () => {
    const facts = `
      const { readFileSync, writeFileSync } = require('node:fs');
      module.exports = ({ siteDir, i18n: { currentLocale } }) => {
        const read = (name) => readFileSync(siteDir + '/' + name + '-' + currentLocale + '.txt', 'utf8');
        return {
          name: 'facts',
          loadContent: () => read('content'),
          postBuild: ({ outDir, content }) => writeFileSync(outDir + '/fact.txt', content + read('end')),
        };
      };
    `;
    const languages = "baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },";
    site.write({
      ...docs,
      ...{ 'docusaurus.config.js': docusaurus.replace("baseUrl: '/',", languages), 'facts.js': facts },
      ...{ 'content-en.txt': 'One', 'content-fr.txt': 'Un', 'end-en.txt': '.', 'end-fr.txt': '.' },
    });
    await site.build();
    site.write({ 'content-fr.txt': 'Deux' });
    await site.build();
    expect([site.shown('fact.txt'), site.shown('fr/fact.txt')]).toEqual(['One.', 'Deux.']);
    site.write({ 'end-fr.txt': '!' });
    await site.build();
    expect([site.shown('fact.txt'), site.shown('fr/fact.txt')]).toEqual(['One.', 'Deux!']);
  });
});
