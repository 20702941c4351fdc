import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const plugin = `module.exports = () => ({
  name: 'facts',
  loadContent: () => 'own',
  allContentLoaded({ allContent, actions }) {
    const docs = allContent['docusaurus-plugin-content-docs'];
    const { blogPosts, blogTags, blogTagsListPath, authorsMap } = allContent['docusaurus-plugin-content-blog'].default;
    const pages = allContent['docusaurus-plugin-content-pages'].default;
    const versions = docs.default.loadedVersions;
    actions.setGlobalData({
      own: allContent.facts.default,
      versions: versions.map(({ versionName, path, isLast, docs }) => [versionName, path, isLast, docs.length]),
      docs: versions[0].docs.map(({ contentPath, ...doc }) => doc),
      sidebars: versions[0].sidebars,
      posts: blogPosts.map(({ id, metadata, content }) => [id, metadata.permalink, metadata.title, metadata.date.toISOString(),
        metadata.tags.map(({ label }) => label), metadata.authors.map(({ name }) => name), metadata.frontMatter.cover,
        metadata.readingTime > 0, metadata.nextItem && metadata.nextItem.title, content]),
      tags: Object.entries(blogTags).map(([permalink, { label, items }]) => [permalink, label, items]),
      tagsPath: blogTagsListPath,
      authors: Object.keys(authorsMap),
      pages: pages.map(({ type, permalink, source }) => [type, permalink, source]),
    });
    for (const { permalink, title } of blogPosts.map((post) => post.metadata))
      actions.addRoute({ path: permalink.replace('/blog/', '/short/'), component: '@site/src/Short.jsx', exact: true, props: { title } });
  },
});`;

const files = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/', onBrokenLinks: 'ignore',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {} }]],
    plugins: ['./plugin.js'],
  };`,
  'plugin.js': plugin,
  'sidebars.js': `module.exports = { main: ['intro', { type: 'category', label: 'More', items: ['more/b'] }] };`,
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/intro.md': '# Old\n',
  'docs/intro.md': '---\ntitle: Intro\ndescription: First.\naudience: all\ntags: [Basics]\n---\nText.\n',
  'docs/more/b.md': `---\nsidebar_position: 4\n---\n# Page B\n\nWhat it says. ${'Word '.repeat(400)}\n\n${'More. '.repeat(400)}\n`,
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'blog/2024-01-02-new.md': '---\nauthors: [ann]\ntags: [Release]\ncover: /a.png\n---\n# New\n\nHello.\n',
  'blog/2023-01-02-old.md': '---\nslug: /older\n---\n# Old\n\nHello.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '---\ntitle: Début\n---\nTexte.\n',
  'src/Short.jsx': 'export default ({ title }) => <p>{title}</p>;',
  'src/pages/index.jsx': `import { usePluginData } from '@docusaurus/useGlobalData';
    export default () => <pre>{JSON.stringify(usePluginData('facts'))}</pre>;`,
};

let built: Promise<BuiltSite> | undefined;

/** The site, built once. */
function site(): Promise<BuiltSite> {
  built ??= build(makeFolder(files));
  return built;
}

function factsOf(made: BuiltSite, path: string) {
  return JSON.parse(made.page(path).texts('pre')[0] as string);
}

describe('a plugin that reads the content of all others', () => {
  test('should be given documents with their versions and sidebars', async () => {
    const { own, versions, docs, sidebars } = factsOf(await site(), 'index.html');
    expect(own).toBe('own');
    expect(versions).toEqual([
      ['current', '/base/docs/next', false, 2],
      ['1.0', '/base/docs', true, 1],
    ]);
    expect(docs).toMatchObject([
      {
        id: 'intro',
        title: 'Intro',
        description: 'First.',
        permalink: '/base/docs/next/intro',
        slug: '/intro',
        source: '@site/docs/intro.md',
        sourceDirName: '.',
        sidebar: 'main',
        frontMatter: { title: 'Intro', description: 'First.', audience: 'all', tags: ['Basics'] },
        tags: [{ label: 'Basics', permalink: '/base/docs/next/tags/basics' }],
        next: { title: 'Page B', permalink: '/base/docs/next/more/b' },
      },
      {
        id: 'more/b',
        title: 'Page B',
        description: expect.stringMatching(/^What it says\./),
        sourceDirName: 'more',
        sidebarPosition: 4,
        frontMatter: { sidebar_position: 4 },
      },
    ]);
    expect(docs[1].frontMatter).toEqual({ sidebar_position: 4 });
    expect(sidebars).toEqual({
      main: [
        expect.objectContaining({ type: 'doc', id: 'intro' }),
        expect.objectContaining({
          type: 'category',
          label: 'More',
          items: [expect.objectContaining({ id: 'more/b' })],
        }),
      ],
    });
  });

  test('should be given posts, tags, authors and pages', async () => {
    const { posts, tags, tagsPath, authors, pages } = factsOf(await site(), 'index.html');
    expect(posts).toEqual([
      [
        '/2024/01/02/new',
        '/base/blog/2024/01/02/new',
        'New',
        '2024-01-02T00:00:00.000Z',
        ['Release'],
        ['Ann'],
        '/a.png',
        true,
        'Old',
        '# New\n\nHello.',
      ],
      ['/older', '/base/blog/older', 'Old', '2023-01-02T00:00:00.000Z', [], [], null, true, null, '# Old\n\nHello.'],
    ]);
    expect(tags).toEqual([['/base/blog/tags/release', 'Release', ['/2024/01/02/new']]]);
    expect([tagsPath, authors]).toEqual(['/base/blog/tags', ['ann']]);
    expect(pages).toEqual([['jsx', '/base/', '@site/src/pages/index.jsx']]);
  });

  test('should be given those of each language, and be able to add pages', async () => {
    const made = await site();
    const { docs } = factsOf(made, 'fr/index.html');
    expect([docs[0].title, docs[0].permalink, docs[0].sourceDirName]).toEqual([
      'Début',
      '/base/fr/docs/next/intro',
      '.',
    ]);
    expect(made.page('short/2024/01/02/new/index.html').texts('p')).toContain('New');
  });

  test('should run again if a document has changed', async () => {
    const { siteDir } = await site();
    writeFileSync(join(siteDir, 'docs/intro.md'), '---\ntitle: Begin\n---\nText.\n');
    const again = await build(siteDir, ['--out-dir', join(makeFolder(), 'again')]);
    expect(factsOf(again, 'index.html').docs[0].title).toBe('Begin');
  });
});

test('documents should have the dates and authors of Git if the site shows them, also after another commit', async () => {
  const folder = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'ignore',
      presets: [['classic', { docs: { showLastUpdateTime: true, showLastUpdateAuthor: true }, blog: false }]],
      plugins: [() => ({
        name: 'dates',
        allContentLoaded({ allContent, actions }) {
          const [{ docs }] = allContent['docusaurus-plugin-content-docs'].default.loadedVersions;
          actions.setGlobalData(docs.map(({ lastUpdatedAt, lastUpdatedBy }) => [lastUpdatedAt, lastUpdatedBy]));
        },
      })],
    };`,
    'docs/a.md': '# A\n',
    'src/pages/index.jsx': `import { usePluginData } from '@docusaurus/useGlobalData';
      export default () => <pre>{JSON.stringify(usePluginData('dates'))}</pre>;`,
  });
  const git = (args: readonly string[], [name, date]: readonly [string, string]) => {
    const who = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, name],
        [`GIT_${role}_EMAIL`, 'someone@example.org'],
        [`GIT_${role}_DATE`, date],
      ]),
    );
    const env = { ...process.env, ...who, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', [...args], { cwd: folder, env, stdio: 'ignore' });
  };
  git(['init'], ['Ann', '']);
  const found = [];
  for (const commit of [
    ['Ann', '2024-01-01T00:00:00Z'],
    ['Ben', '2024-02-01T00:00:00Z'],
  ] as const) {
    appendFileSync(join(folder, 'docs/a.md'), '\nText.\n');
    git(['add', 'docs'], commit);
    git(['commit', '--message', 'Change'], commit);
    found.push(...factsOf(await build(folder), 'index.html'));
  }
  expect(found).toEqual([
    [Date.UTC(2024, 0, 1), 'Ann'],
    [Date.UTC(2024, 1, 1), 'Ben'],
  ]);
});
