import { describe, expect, test } from '@jest/globals';
import { identifyPost } from '../../../src/content/blog/post-identity.js';

describe('identifyPost', () => {
  test.each([
    ['2021-08-26-welcome.md', '/2021/08/26/welcome', 'welcome', '2021-08-26'],
    ['2021-08-26-welcome/index.md', '/2021/08/26/welcome', 'welcome', '2021-08-26'],
    ['2021/08/26/welcome.mdx', '/2021/08/26/welcome', 'welcome', '2021-08-26'],
    ['2021/08/26/welcome/index.mdx', '/2021/08/26/welcome', 'welcome', '2021-08-26'],
    ['2021/08/26-welcome.md', '/2021/08/26/welcome', 'welcome', '2021-08-26'],
    ['2021-8-6-welcome.md', '/2021/8/6/welcome', 'welcome', '2021-08-06'],
    ['releases/2021-08-26-two.md', '/2021/08/26/releases/two', 'two', '2021-08-26'],
    ['2021-08-26.md', '/2021/08/26', '', '2021-08-26'],
  ])('should read %s as the route %s', (path, slug, name, day) => {
    expect(identifyPost(path)).toEqual({ slug, name, date: Date.parse(day) });
  });

  test.each([
    ['welcome.md', '/welcome'],
    ['guides/welcome/index.md', '/guides/welcome'],
    ['2021-13-45-welcome.md', '/2021-13-45-welcome'],
    ['2021-02-30-welcome.md', '/2021-02-30-welcome'],
  ])('should find no date in %s', (path, slug) => {
    expect(identifyPost(path)).toEqual({ slug, name: slug.slice(1) });
  });
});
