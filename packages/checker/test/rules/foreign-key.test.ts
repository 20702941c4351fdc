import { describe, expect, test } from '@jest/globals';
import { foreignKey } from '../../src/rules/foreign-key.js';
import {
  at,
  byPath,
  makeConfig,
  makeDocsConfig,
  makeDocument,
  makeFrontMatter,
  makeSite,
  ruleInput,
} from '../site-fixture.js';

function check(keys: Readonly<Record<string, unknown>>, site = makeSite()) {
  const frontMatterPlaces = Object.fromEntries(
    Object.keys(keys).map((key, index) => [key, at(`docs/a.md:${index + 2}:1`)]),
  );
  const document = makeDocument('docs/a.md', { frontMatter: { ...makeFrontMatter({}), ...keys }, frontMatterPlaces });
  return [...foreignKey.check(ruleInput({ site, documents: byPath(document) }))];
}

describe('foreign-key', () => {
  test('should report keys of other tools with their equivalents in docsite', () => {
    expect(check({ title: 'A', permalink: '/b', weight: 3 })).toEqual([
      {
        rule: 'foreign-key',
        file: 'docs/a.md',
        line: 3,
        column: 1,
        message: "'permalink' is a key that Jekyll and Eleventy read but docsite ignores",
        hint: 'write `slug`',
        cause: 'permalink',
      },
      {
        rule: 'foreign-key',
        file: 'docs/a.md',
        line: 4,
        column: 1,
        message: "'weight' is a key that Hugo reads but docsite ignores",
        hint: 'write `sidebar_position`',
        cause: 'weight',
      },
    ]);
  });

  test('should accept keys of Hugo that have an effect in docs with its conventions', () => {
    const docs = [makeDocsConfig({ slugs: 'hugo' })];
    const found = check({ weight: 3, linkTitle: 'B', aliases: [] }, makeSite({ config: makeConfig({ docs }) }));
    expect(found.map(({ cause }) => cause)).toEqual(['aliases']);
  });

  test('should accept keys of Starlight that have an effect in docs with the addresses of Astro', () => {
    const keys = { editUrl: false, tableOfContents: false, template: 'splash', lastUpdated: false };
    const docs = [makeDocsConfig({ slugs: 'astro' })];
    expect(check(keys, makeSite({ config: makeConfig({ docs }) })).map(({ cause }) => cause)).toEqual(['lastUpdated']);
    expect(check(keys)).toHaveLength(4);
  });

  test('should accept them in the folder of translations, too', () => {
    const config = makeConfig({ docs: [makeDocsConfig({ path: 'content/en', slugs: 'hugo' })] });
    const roots = ['docs', 'content/fr'].map((localizedPath) => [{ path: 'content/en', localizedPath }]);
    const found = roots.map((sourceRoots) => check({ linkTitle: 'B' }, { ...makeSite({ config }), sourceRoots }));
    expect(found.map((findings) => findings.length)).toEqual([0, 1]);
  });

  test('should accept old addresses that the configuration redirects, and no others', () => {
    const redirects = [
      { from: ['/old', '/docs/Older'], to: '/docs/a' },
      { from: '/x', to: '/docs/a' },
    ];
    const site = makeSite({ config: makeConfig({ redirects }) });
    expect(check({ aliases: ['/old/index.html', 'older/'], redirect_from: '/x/' }, site)).toEqual([]);
    expect(check({ aliases: ['/old', '/other'] }, site).map(({ cause }) => cause)).toEqual(['aliases']);
  });

  test('should accept keys of components, and values without effect', () => {
    expect(check({ owner: 'docs', published: true, aside: 'left', toString: 1 })).toEqual([]);
    expect(check({ layout: 'page' })).toEqual([]);
    expect(check({ published: false }).map(({ message, hint }) => [message, hint])).toEqual([
      ["'published' is a key that Jekyll reads but docsite ignores", 'write `draft: true`: the page is published'],
    ]);
  });

  test('should report keys of Nextra, Sphinx and Hugo that resemble others', () => {
    const keys = { sidebarTitle: 'A', sd_hide_title: true, images: ['a.png'] };
    const hints = check(keys).map(({ hint }) => hint);
    expect(hints).toEqual(['write `sidebar_label`', 'write `hide_title`', 'write `image`, with one address']);
  });

  test('should report keys of Starlight that hide or render something', () => {
    const keys = { lastUpdated: false, editUrl: false, tableOfContents: false, template: 'splash' };
    expect(check(keys).map(({ cause }) => cause)).toEqual(Object.keys(keys));
    expect(check({ editUrl: 'https://example.org', tableOfContents: { maxHeadingLevel: 4 }, template: 'doc' })).toEqual(
      [],
    );
  });

  test.each([
    ['layout', 'VitePress'],
    ['pageType', 'Rspress'],
  ])("should say where a home page with '%s' of %s belongs", (key, tool) => {
    const [found, ...others] = check({ [key]: 'home', hero: {}, features: [] });
    expect([found?.message, others]).toEqual([`'${key}' is a key that ${tool} reads but docsite ignores`, []]);
    expect(found?.hint).toContain('`pages/index.tsx`');
    expect(check({ [key]: 'doc', overview: false })).toEqual([]);
  });
});
