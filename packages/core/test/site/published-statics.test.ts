import { expect, test } from '@jest/globals';
import type { Page } from '../../src/content/kinds.js';
import { publishedStatics } from '../../src/site/published-statics.js';

const written = { kind: 'doc', route: '/docs/a', source: 'docs/a.md' } as Page;
const generated = { kind: 'tag', route: '/tags' } as Page;
const paths = ['/docs/a/index.html', '/docs/a.html', '/tags/index.html', '/404.html', '/img/a.png'];
const files = Object.fromEntries(paths.map((path) => [path, `static${path}`]));

function publish(samePath: 'file' | 'page', trailingSlash?: boolean) {
  const policy = { baseUrl: '/', trailingSlash };
  const { staticFiles, findings } = publishedStatics(files, {
    config: { samePath },
    pages: [written, generated],
    policy,
  });
  return { kept: Object.keys(staticFiles), findings };
}

test('publishedStatics should leave out static files with the path of a page, and report them', () => {
  const { kept, findings } = publish('page');
  expect(kept).toEqual(['/docs/a.html', '/img/a.png']);
  expect(findings.map(({ file, rule, message }) => [file, rule, message])).toEqual([
    [
      'static/docs/a/index.html',
      'static-file-clash',
      "the page of 'docs/a.md' replaces the static file, which is left out",
    ],
    ['static/tags/index.html', 'static-file-clash', "the page '/tags' replaces the static file, which is left out"],
    [
      'static/404.html',
      'static-file-clash',
      'the page for addresses that do not exist replaces the static file, which is left out',
    ],
  ]);
});

test('publishedStatics should compare with the files that pages are written to', () => {
  expect(publish('page', false).kept).toEqual(['/docs/a/index.html', '/tags/index.html', '/img/a.png']);
});

test('publishedStatics should keep all files if these take precedence over pages', () => {
  expect(publish('file')).toEqual({ kept: paths, findings: [] });
});
