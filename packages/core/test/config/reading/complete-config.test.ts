import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { markdownDefaults } from '../../../../../tests/parse-defaults.js';
import { completeConfig } from '../../../src/config/reading/complete-config.js';
import { configSchema, type UserConfig } from '../../../src/config/schema/site.js';
import type { SiteConfig } from '../../../src/config/site-config.js';

function complete(config: Partial<UserConfig>, files: readonly string[] = []): SiteConfig {
  return completeConfig(
    configSchema.parse({ title: 'T', ...config }),
    makeFolder(Object.fromEntries(files.map((file) => [file, '']))),
  );
}

describe('completeConfig', () => {
  test('should fill in the Markdown settings that tests of other parts rely on', () => {
    expect(complete({}).markdown).toEqual(markdownDefaults);
  });

  test('should use the folder docs for the docs if it exists', () => {
    expect(
      complete({}, ['docs/a.md']).docs.map(({ id, path, routeBasePath }) => ({ id, path, routeBasePath })),
    ).toEqual([{ id: 'default', path: 'docs', routeBasePath: 'docs' }]);
    expect(complete({}).docs).toEqual([]);
  });

  test('should have no docs and pages if the configuration says false', () => {
    const config = complete({ docs: false, pages: false }, ['docs/a.md', 'pages/a.md']);
    expect([config.docs, config.pages]).toEqual([[], undefined]);
  });

  test('should look for pages in pages, then in src/pages', () => {
    expect([
      complete({}, ['pages/a.md', 'src/pages/a.md']).pages?.[0]?.path,
      complete({}, ['src/pages/a.md']).pages?.[0]?.path,
      complete({}).pages,
    ]).toEqual(['pages', 'src/pages', undefined]);
  });

  test('should describe each locale by its name', () => {
    const { i18n } = complete({
      i18n: {
        defaultLocale: 'en-AU',
        locales: ['en-AU', 'ar', 'fr'],
        localeConfigs: { fr: { label: 'FR', path: 'french' } },
      },
    });
    expect(i18n.localeConfigs).toEqual({
      'en-AU': { label: 'Australian English', direction: 'ltr', htmlLang: 'en-AU', calendar: 'gregory', path: 'en-AU' },
      ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' },
      fr: { label: 'FR', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory', path: 'french' },
    });
  });

  test('should apply plugins of docs, blogs and pages to the documents of their folders', () => {
    const [first, second, third] = [() => 1, () => 2, () => 3];
    const config = complete({
      i18n: { locales: ['en', 'de'] },
      docs: [{ remarkPlugins: [first] }, { id: 'api', path: './api', remarkPlugins: [[second, { a: 1 }]] }],
      pages: { rehypePlugins: [third] },
      markdown: { remarkPlugins: [third] },
    });
    const i18n = (name: string) => ['en', 'de'].map((locale) => `i18n/${locale}/${name}`);
    const both = (name: string, plugin: string) => i18n(name).flatMap((path) => [path, path.replace(name, plugin)]);
    expect(config.markdown.remarkPlugins).toEqual([
      third,
      { folders: ['docs', 'versioned_docs', ...both('docs', 'docusaurus-plugin-content-docs')], plugin: first },
      {
        folders: ['api', 'api_versioned_docs', ...both('api', 'docusaurus-plugin-content-docs-api')],
        plugin: [second, { a: 1 }],
      },
    ]);
    expect(config.markdown.rehypePlugins).toEqual([
      { folders: ['pages', ...both('pages', 'docusaurus-plugin-content-pages')], plugin: third },
    ]);
    expect([config.docs[0], config.pages]).not.toContainEqual(expect.objectContaining({ remarkPlugins: [first] }));
  });

  test('should apply plugins of docs to translations in the configured folder', () => {
    const plugin = () => 1;
    const docs = { localizedPath: 'docs/{locale}', remarkPlugins: [plugin] };
    const { markdown } = complete({ i18n: { locales: ['en', 'de'] }, docs });
    expect(markdown.remarkPlugins[0]).toEqual({ plugin, folders: expect.arrayContaining(['docs/de']) });
  });

  test('should normalise slashes: base paths without, the base URL with one at each end', () => {
    const config = complete({ baseUrl: '/site', docs: { routeBasePath: '/guides/' }, url: 'https://example.org/' });
    expect([config.baseUrl, config.docs[0]?.routeBasePath, config.url]).toEqual([
      '/site/',
      'guides',
      'https://example.org',
    ]);
  });
});
