import { describe, expect, test } from '@jest/globals';
import { collectTags, type TagTable } from '../../src/content/tags.js';
import { draftsOf } from '../site/drafts.js';

function collect(files: Readonly<Record<string, string>>): TagTable {
  return collectTags([...draftsOf(files).values()], '/docs/tags');
}

describe('collectTags', () => {
  test('should merge labels with one slug under the first label', () => {
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
    expect(byRoute.get('/docs/b')).toEqual([{ label: 'Forms API', route: '/docs/tags/forms-api' }]);
  });

  test('should order tags by label and pages by title, without regard to case', () => {
    const { tags } = collect({ 'a.md': 'title: zebra\ntags: [b, A]', 'b.md': 'title: Apple\ntags: [b]' });
    expect(tags.map((tag) => [tag.label, tag.pages])).toEqual([
      ['A', ['/docs/a']],
      ['b', ['/docs/b', '/docs/a']],
    ]);
  });

  test('should keep the order of the front matter on a page', () => {
    expect(
      collect({ 'a.md': 'tags: [z, a]' })
        .byRoute.get('/docs/a')
        ?.map((tag) => tag.label),
    ).toEqual(['z', 'a']);
  });

  test('should take label and permalink of a tag', () => {
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

  test('should leave out unlisted pages, and tags that only they carry', () => {
    const { tags, byRoute } = collect({ 'a.md': 'tags: [x]', 'b.md': 'tags: [x, y]\nunlisted: true' });
    expect(tags.map((tag) => [tag.label, tag.pages])).toEqual([['x', ['/docs/a']]]);
    expect(byRoute.get('/docs/b')).toEqual([{ label: 'x', route: '/docs/tags/x' }]);
  });

  test('should leave out a label without letters and digits', () => {
    expect(collect({ 'a.md': "tags: ['++']" })).toEqual({ tags: [], byRoute: new Map() });
  });
});
