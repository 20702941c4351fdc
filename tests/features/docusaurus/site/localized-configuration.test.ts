import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const files = {
  'docusaurus.config.js': `const language = process.env.DOCUSAURUS_CURRENT_LOCALE;
    module.exports = {
      title: language === 'fr' ? 'Le projet' : 'The project in ' + language, tagline: 'Tagline in ' + language,
      url: 'https://t.org', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      headTags: [{ tagName: 'meta', attributes: { name: 'language', content: String(language) } }],
      customFields: { language },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themeConfig: {
        announcementBar: { content: 'Notice in ' + language },
        navbar: { title: 'Bar in ' + language, items: [{ to: '/', label: 'Home in ' + language }] },
        footer: { copyright: 'Made in ' + language },
      },
    };`,
  'docs/index.mdx': `---\nslug: /\n---\n\nimport Facts from '@site/src/facts';\n\n# Home\n\n<Facts />\n`,
  'src/facts.js': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    export default function Facts() {
      const { siteConfig } = useDocusaurusContext();
      return <p className="facts">{siteConfig.title}, {siteConfig.tagline}, {siteConfig.customFields.language}</p>;
    }`,
};

test('code should know all languages of the site if one is built alone', async () => {
  const siteDir = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/base/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { en: { label: 'English' }, fr: {} } },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
    'docs/index.mdx': files['docs/index.mdx'],
    'src/facts.js': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      export default function Facts() {
        const { i18n } = useDocusaurusContext();
        return Object.values(i18n.localeConfigs).map((one) => <p className="facts">{one.htmlLang} {one.baseUrl}</p>);
      }`,
  });
  const site = await build(siteDir, ['--locale', 'fr']);
  expect([site.exitCode, site.page('index.html').texts('.facts')]).toEqual([0, ['fr /base/', 'en /base/']]);
});

describe('a configuration that asks for the language', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await build(makeFolder(files));
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('not taken over')]);
  });

  test.each([
    ['index.html', 'The project in en', 'en'],
    ['fr/index.html', 'Le projet', 'fr'],
  ])('should be read for the language of %s', (path, title, language) => {
    const page = site.page(path);
    expect(page.texts('title')).toEqual([`Home | ${title}`]);
    expect(page.attributes('meta[name=language]', 'content')).toEqual([language]);
    expect(page.texts('header').join()).toContain(`Bar in ${language}`);
    expect(page.texts('.navbar-list a')).toContain(`Home in ${language}`);
    expect(page.texts('footer').join()).toContain(`Made in ${language}`);
    expect(page.texts('.announcement').join()).toContain(`Notice in ${language}`);
  });

  test('should be that of the language for code of the site', () => {
    const facts = ['index.html', 'fr/index.html'].map((path) => site.page(path).texts('.facts'));
    expect(facts).toEqual([['The project in en, Tagline in en, en'], ['Le projet, Tagline in fr, fr']]);
  });
});
