import type { LinkTarget, resolveLink } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { resolveLinks } from '../../src/links/resolve-links.js';
import type { CollectedLink } from '../../src/links/site-link.js';
import { at, makeSite } from '../site-fixture.js';

const page: LinkTarget = { type: 'page', route: '/docs/b', url: '/base/docs/b', anchorExists: true };

function linkFrom(file: string, route: string, href: string): CollectedLink {
  return { href, kind: 'link', place: at(file), writer: 'document', origin: { route, file }, routes: [route] };
}

/** Resolves with a resolver that notes what it is asked. */
function resolveNoting(links: readonly CollectedLink[], target: LinkTarget = page) {
  const asked: string[] = [];
  const resolve: typeof resolveLink = (_site, { route, file }, href, kind) => {
    asked.push(`${kind} ${file ?? '-'} ${route} ${href}`);
    return target;
  };
  return { asked, targets: resolveLinks(makeSite(), links, resolve).map((link) => link.target) };
}

describe('resolving links', () => {
  test('should ask once for a Markdown or root path from files of one folder', () => {
    const links = ['b.md#x', '/docs/b'].flatMap((href) => [
      linkFrom('docs/a.md', '/docs/a', href),
      linkFrom('docs/c.md', '/docs/c', href),
    ]);
    expect(resolveNoting(links).asked).toEqual(['link docs/a.md /docs/a b.md#x', 'link docs/a.md /docs/a /docs/b']);
  });

  test('should ask again from another folder, and for what depends on the page', () => {
    const links = [
      linkFrom('docs/a.md', '/docs/a', 'b.md'),
      linkFrom('docs/x/a.md', '/docs/x/a', 'b.md'),
      linkFrom('docs/a.md', '/docs/a', '#x'),
      linkFrom('docs/c.md', '/docs/c', '#x'),
      linkFrom('docs/a.md', '/docs/a', 'b'),
      linkFrom('docs/c.md', '/docs/c', 'b'),
    ];
    expect(resolveNoting(links).asked).toHaveLength(6);
  });

  test('should take what a template loads for a page or a file', () => {
    const link: CollectedLink = { ...linkFrom('docs/a.md', '/', '/docs/b'), writer: 'template', kind: 'asset' };
    expect(resolveNoting([link]).asked).toEqual(['link docs/a.md / /docs/b']);
  });

  test('should miss a path outside the base URL and suggest the URL inside', () => {
    const link: CollectedLink = { ...linkFrom('docs/a.md', '/', '/docs/b'), writer: 'template', outsideBaseUrl: true };
    expect(resolveNoting([link]).targets).toEqual([
      { type: 'missing', reason: 'no-route', candidates: ['/base/docs/b'], sought: '/docs/b', url: '/docs/b' },
    ]);
  });
});
