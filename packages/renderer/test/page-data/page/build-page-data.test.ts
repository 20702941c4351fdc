import { describe, expect, test } from '@jest/globals';
import { makeSite } from '../../site-fixture.js';

const doc = (frontMatter: string, body = 'Text.'): string => `---\n${frontMatter}\n---\n\n${body}\n`;

const guide = {
  'docs/index.md': doc('title: Start\nsidebar_position: 1'),
  'docs/guide/_category_.json': JSON.stringify({
    label: 'Guide',
    position: 2,
    link: { type: 'generated-index', description: 'All of it.' },
  }),
  'docs/guide/one.md': doc('title: One\ndescription: The first.\ntags: [Zebra, api, 2fa]'),
  'docs/guide/two.md': doc('title: Two\ntags: [api]'),
};

describe('the data of a document', () => {
  test.each([
    ['i18n/fr/docs/current/a.md', {}],
    ['docs/fr/a.md', { localizedPath: 'docs/{locale}' }],
    ['docs/a.fr.md', { localizedSuffix: true }],
  ])('should name the language of the original if it is not translated, as in %s', async (translation, docs) => {
    const files = { 'docs/a.md': '# A', 'docs/b.md': '# B', [translation]: '# A' };
    const site = await makeSite(files, { i18n: { locales: ['en', 'fr'] }, docs }, { locale: 'fr' });
    expect([site.doc('/docs/a').writtenIn, site.doc('/docs/b').writtenIn]).toEqual([
      undefined,
      { lang: 'en', dir: 'ltr' },
    ]);
  });

  test('should have breadcrumbs to its categories and itself, at final addresses', async () => {
    const site = await makeSite(guide, { baseUrl: '/base/', trailingSlash: true });
    expect(site.doc('/docs/guide/one').breadcrumbs).toEqual([
      { label: 'Guide', href: '/base/docs/category/guide/' },
      { label: 'One', href: '/base/docs/guide/one/' },
    ]);
  });

  test('should give a crumb no address if its category has no page', async () => {
    const site = await makeSite({ ...guide, 'docs/guide/_category_.json': JSON.stringify({ label: 'Guide' }) });
    expect(site.doc('/docs/guide/one').breadcrumbs[0]).toEqual({ label: 'Guide' });
  });

  test('should name the previous and the next page', async () => {
    const site = await makeSite(guide);
    const { previous, next } = site.doc('/docs/guide/one');
    expect({ previous, next }).toEqual({
      previous: { label: 'Guide', href: '/docs/category/guide' },
      next: { label: 'Two', href: '/docs/guide/two' },
    });
  });

  test('should have no key for a missing neighbour', async () => {
    const site = await makeSite(guide);
    expect(Object.keys(site.doc('/docs'))).not.toContain('previous');
    expect(Object.keys(site.doc('/docs/guide/two'))).not.toContain('next');
  });

  test('should link its tags', async () => {
    const site = await makeSite(guide);
    expect(site.doc('/docs/guide/two').tags).toEqual([{ label: 'api', href: '/docs/tags/api' }]);
  });

  test('should list the headings with text of the levels that the site shows', async () => {
    const site = await makeSite({ 'docs/a.md': '# A\n\n## B `b`\n\n### C\n\n#### D\n\n## ![](/a.png)\n' });
    expect(site.doc('/docs/a').toc).toEqual([
      { id: 'b-b', level: 2, html: 'B <code>b</code>' },
      { id: 'c', level: 3, html: 'C' },
    ]);
  });

  test('should list the headings of the levels that its front matter names', async () => {
    const headings = '## B\n\n### C\n\n#### D';
    const site = await makeSite({ 'docs/a.md': doc('toc_min_heading_level: 3\ntoc_max_heading_level: 4', headings) });
    expect(site.doc('/docs/a').toc.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  test('should list no headings if its front matter hides them', async () => {
    const site = await makeSite({ 'docs/a.md': doc('hide_table_of_contents: true\nhide_title: true', '## B') });
    expect(site.doc('/docs/a')).toMatchObject({ toc: [], hideToc: true, hideTitle: true });
  });

  test('should list what its text exports as its contents, unless that depends on what runs', async () => {
    const own =
      "export const toc = [{ value: 'Own <b>b</b>', id: 'c', level: 2 }, { value: 'Deep', id: 'd', level: 5 }];";
    const site = await makeSite({
      'docs/a.mdx': `${own}\n\n## B\n`,
      'docs/none.mdx': 'export const toc = [];\n\n## B\n',
      'docs/code.mdx': "import { more } from '../more.js';\n\nexport const toc = [...more];\n\n## B\n",
      'more.js': 'export const more = [];',
    });
    expect(site.doc('/docs/a').toc).toEqual([{ id: 'c', level: 2, html: 'Own <b>b</b>' }]);
    expect(site.doc('/docs/none').toc).toEqual([]);
    expect(site.doc('/docs/code').toc.map(({ id }) => id)).toEqual(['b']);
  });

  test('should leave the content to the renderer', async () => {
    expect((await makeSite(guide)).doc('/docs').content).toEqual({ html: '' });
  });
});

describe('the last update of a document', () => {
  /** 31 December 2024, 23:30 UTC, which is another day in most of the world. */
  const updates = new Map([['docs/index.md', { time: 1_735_687_800, author: 'Ada' }]]);
  const config = { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true } };

  test('should be written as dates are in the locale, in UTC', async () => {
    const site = await makeSite(guide, { ...config, i18n: { defaultLocale: 'en-AU' } }, { updates });
    expect(site.doc('/docs').lastUpdate).toEqual({
      time: '2024-12-31T23:30:00.000Z',
      before: 'Last updated on ',
      after: ' by Ada',
      timeLabel: '31 December 2024',
      author: 'Ada',
    });
  });

  test.each([
    ['short', '31 Dec 2024'],
    ['numeric', '31/12/2024'],
  ] as const)('should be written as the site wants it: %s', async (updateDates, label) => {
    const site = await makeSite(guide, { ...config, i18n: { defaultLocale: 'en-AU' }, updateDates }, { updates });
    expect(site.doc('/docs').lastUpdate?.timeLabel).toBe(label);
  });

  test('should be written in the calendar of the locale', async () => {
    const i18n = { defaultLocale: 'en-AU', localeConfigs: { 'en-AU': { calendar: 'buddhist' } } };
    const site = await makeSite(guide, { ...config, i18n }, { updates });
    expect(site.doc('/docs').lastUpdate?.timeLabel).toBe('31 December 2567 BE');
  });

  test('should be absent if the site does not show it', async () => {
    const site = await makeSite(guide, {}, { updates });
    expect(Object.keys(site.doc('/docs'))).not.toContain('lastUpdate');
  });

  test('should name only its author if the site shows no time', async () => {
    const site = await makeSite(guide, { docs: { showLastUpdateAuthor: true } }, { updates });
    expect(site.doc('/docs').lastUpdate).toEqual({ before: 'Last updated by Ada', after: '', author: 'Ada' });
  });
});

describe('the data of generated pages', () => {
  test('should be cards with descriptions on the index of a category', async () => {
    const page = (await makeSite(guide)).page('/docs/category/guide');
    expect(page).toMatchObject({
      kind: 'category',
      title: 'Guide',
      description: 'All of it.',
      breadcrumbs: [{ label: 'Guide', href: '/docs/category/guide' }],
      items: [
        { type: 'page', label: 'One', href: '/docs/guide/one', description: 'The first.' },
        { type: 'page', label: 'Two', href: '/docs/guide/two', description: 'Text.' },
      ],
      previous: { label: 'Start', href: '/docs' },
      next: { label: 'One', href: '/docs/guide/one' },
    });
  });

  test('should be the tags grouped by first letter on the list of tags', async () => {
    const page = (await makeSite(guide)).page('/docs/tags');
    expect(page).toMatchObject({
      kind: 'tag-list',
      title: 'Tags',
      groups: [
        { letter: '2', tags: [{ label: '2fa', href: '/docs/tags/2-fa', count: 1 }] },
        { letter: 'A', tags: [{ label: 'api', href: '/docs/tags/api', count: 2 }] },
        { letter: 'Z', tags: [{ label: 'Zebra', href: '/docs/tags/zebra', count: 1 }] },
      ],
    });
  });

  test('should be the tagged pages on the page of a tag, counted in its title', async () => {
    const site = await makeSite(guide);
    expect(site.page('/docs/tags/api')).toMatchObject({
      kind: 'tag',
      label: 'api',
      title: '2 pages tagged with “api”',
      tagsUrl: '/docs/tags',
      items: [
        { label: 'One', href: '/docs/guide/one', description: 'The first.' },
        { label: 'Two', href: '/docs/guide/two', description: 'Text.' },
      ],
    });
    expect(site.page('/docs/tags/zebra').title).toBe('One page tagged with “Zebra”');
  });

  test('should be every version of every instance on the versions page', async () => {
    const files = {
      'docs/index.md': '# Next',
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-2.0/start.md': '# Two',
      'versioned_docs/version-1.0/index.md': '# One',
    };
    expect((await makeSite(files, { versionsPage: 'versions' })).page('/versions')).toMatchObject({
      kind: 'versions',
      title: 'Versions',
      instances: [
        {
          id: 'default',
          label: 'default',
          versions: [
            { name: 'current', label: 'Next', url: '/docs/next', isLast: false, banner: 'unreleased' },
            { name: '2.0', label: '2.0', url: '/docs/start', isLast: true },
            { name: '1.0', label: '1.0', url: '/docs/1.0', isLast: false, banner: 'unmaintained' },
          ],
        },
      ],
    });
  });

  test('should be the labels of instances on the versions page, or else their ids', async () => {
    const docs = [{ label: 'Guides' }, { id: 'api', path: 'api', routeBasePath: 'api' }];
    const site = await makeSite({ 'docs/a.md': '# A', 'api/b.md': '# B' }, { docs, versionsPage: 'versions' });
    expect(site.page('/versions')).toMatchObject({
      instances: [
        { id: 'default', label: 'Guides' },
        { id: 'api', label: 'api' },
      ],
    });
  });

  test('should be their titles in the words of the theme on the search page and the 404 page', async () => {
    const site = await makeSite(guide);
    expect(site.page('/search')).toMatchObject({ kind: 'search', title: 'Search', url: '/search' });
    expect(site.page('/404')).toMatchObject({ kind: 'not-found', title: 'Page not found' });
  });
});

describe('the addresses of a page in other locales', () => {
  const i18n = { defaultLocale: 'en', locales: ['en', 'de'] };

  test('should be those of the same route', async () => {
    const site = await makeSite(guide, { baseUrl: '/base/', i18n }, { locale: 'de' });
    expect(site.page('/docs/guide/one')).toMatchObject({
      url: '/base/de/docs/guide/one',
      localeUrls: [
        { locale: 'en', url: '/base/docs/guide/one' },
        { locale: 'de', url: '/base/de/docs/guide/one' },
      ],
    });
  });

  test('should be those of the home page on the 404 page', async () => {
    const site = await makeSite(guide, { i18n });
    expect(site.page('/404').localeUrls).toEqual([
      { locale: 'en', url: '/' },
      { locale: 'de', url: '/de/' },
    ]);
  });
});
