import { describe, expect, test } from '@jest/globals';
import { groupTags } from '../../src/content/tag-groups.js';
import { tagSlug } from '../../src/content/tag-slug.js';
import { collectTags, type TagTable } from '../../src/content/tags.js';
import { draftsOf } from '../site/drafts.js';

function collect(files: Readonly<Record<string, string>>): TagTable {
  return collectTags([...draftsOf(files).values()], '/docs/tags');
}

describe('collectTags', () => {
  test('should have plain Latin letters in addresses where signs are left out', () => {
    const slugs = ['Cobrança', 'próxima', 'Größe', 'ё', '日本語 が'].map((label) => tagSlug(label, 'left-out'));
    expect(slugs).toEqual(['cobranca', 'proxima', 'grosse', 'ё', '日本語-が']);
    expect(tagSlug('Cobrança')).toBe('cobrança');
  });

  test('should merge labels with one slug under the first label, and keep those of pages', () => {
    const { tags, byRoute } = collect({ 'a.md': 'tags: [Forms API]', 'b.md': 'tags: [forms-api, FormsAPI]' });
    expect(tags).toEqual([
      {
        label: 'Forms API',
        slug: 'forms-api',
        route: '/docs/tags/forms-api',
        pages: ['/docs/a', '/docs/b'],
        place: { file: 'docs/a.md', line: 2, column: 1 },
      },
    ]);
    expect(byRoute.get('/docs/b')).toEqual([{ label: 'forms-api', route: '/docs/tags/forms-api' }]);
  });

  test('should leave special characters out of addresses if asked to', () => {
    const docs = [...draftsOf({ 'a.md': 'tags: [C#]', 'b.md': 'tags: [F++]' }).values()];
    expect(collectTags(docs, '/docs/tags', 'left-out').tags.map(({ route }) => route)).toEqual([
      '/docs/tags/c',
      '/docs/tags/f',
    ]);
  });

  test('should sort tags by label and pages by title, ignoring case', () => {
    const { tags } = collect({ 'a.md': 'title: zebra\ntags: [b, A]', 'b.md': 'title: Apple\ntags: [b]' });
    expect(tags.map((tag) => [tag.label, tag.pages])).toEqual([
      ['A', ['/docs/a']],
      ['b', ['/docs/b', '/docs/a']],
    ]);
  });

  test('should sort letters with accents after those without, and group them by themselves', () => {
    const { tags } = collect({ 'a.md': 'tags: [Zoo, Émile, eau, Eve, été, 2]' });
    expect(
      groupTags(tags, (route) => route).map((group) => [group.letter, group.tags.map(({ label }) => label)]),
    ).toEqual([
      ['2', ['2']],
      ['E', ['eau', 'Eve']],
      ['É', ['Émile', 'été']],
      ['Z', ['Zoo']],
    ]);
  });

  test('should put the label with fewer capitals first if they are otherwise equal', () => {
    const { tags } = collect({ 'a.md': 'tags: [{ label: JaVa, permalink: /one }, { label: Java, permalink: /two }]' });
    expect(tags.map(({ label }) => label)).toEqual(['Java', 'JaVa']);
  });

  test('should keep the order of the front matter on a page', () => {
    expect(
      collect({ 'a.md': 'tags: [z, a]' })
        .byRoute.get('/docs/a')
        ?.map((tag) => tag.label),
    ).toEqual(['z', 'a']);
  });

  test('should use label and permalink of a tag', () => {
    const { tags } = collect({ 'a.md': 'tags: [{ label: Own, permalink: /my/own/ }]' });
    expect(tags.map(({ label, slug, route }) => [label, slug, route])).toEqual([
      ['Own', 'my/own', '/docs/tags/my/own'],
    ]);
  });

  test('should keep numbers as written', () => {
    expect(collect({ 'a.md': 'tags: [4.0, Moodle 3.10]' }).tags.map((tag) => tag.route)).toEqual([
      '/docs/tags/4-0',
      '/docs/tags/moodle-3-10',
    ]);
  });

  test('should leave out unlisted pages, except from a tag that only they carry, which is unlisted itself', () => {
    const { tags, byRoute } = collect({ 'a.md': 'tags: [x]', 'b.md': 'tags: [x, y]\nunlisted: true' });
    expect(tags.map((tag) => [tag.label, tag.unlisted, tag.pages])).toEqual([
      ['x', undefined, ['/docs/a']],
      ['y', true, ['/docs/b']],
    ]);
    expect(byRoute.get('/docs/b')?.map(({ label }) => label)).toEqual(['x', 'y']);
  });

  test('should keep c, c++ and c# apart', () => {
    const { tags, findings } = collect({ 'a.md': "tags: [c, c++, 'c#', C++17, C 17, Notepad++, 'F#', A+]" });
    expect([tags.map(({ slug }) => slug), findings]).toEqual([
      ['a-plus', 'c', 'c-17', 'c-sharp', 'c-plus-plus', 'c-plus-plus-17', 'f-sharp', 'notepad-plus-plus'],
      [],
    ]);
  });

  test('should accept a tag of an emoji only', () => {
    const { tags, findings } = collect({ 'a.md': "tags: ['🚀', '👩‍💻 🎉', '++']" });
    expect([tags.map(({ route }) => route), findings]).toEqual([
      ['/docs/tags/++', '/docs/tags/👩‍💻-🎉', '/docs/tags/🚀'],
      [],
    ]);
  });

  test('should report labels of one tag that differ in more than case and separators', () => {
    const files = { 'a.md': 'tags: [net, Q&A]', 'b.md': "tags: [.NET, q-a, 'Net']", 'c.md': 'tags: [🚀 net]' };
    const { tags, findings } = collect(files);
    expect(tags.map(({ slug }) => slug)).toEqual(['net', 'q-a']);
    expect(findings).toEqual([
      {
        rule: 'tag-slug',
        message: "the tags '.NET' and 'net' have the same slug, 'net'",
        hint: "write it as { label: '.NET', permalink: '/name-of-its-own' }",
        file: 'docs/b.md',
        line: 2,
        column: 1,
      },
      expect.objectContaining({ message: "the tags '🚀 net' and 'net' have the same slug, 'net'", file: 'docs/c.md' }),
    ]);
  });

  test('should let an author merge two labels into one tag', () => {
    expect(collect({ 'a.md': "tags: [net, { label: '.NET', permalink: /net }]" }).findings).toEqual([]);
  });

  test('should report a label of punctuation only', () => {
    expect(collect({ 'a.md': "tags: ['...']" })).toEqual({
      tags: [],
      byRoute: new Map(),
      findings: [
        expect.objectContaining({
          rule: 'tag-slug',
          message: "the tag '...' has no letters or digits to make an address from, and is left out",
        }),
      ],
    });
  });
});
