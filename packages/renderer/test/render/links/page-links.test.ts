import type { Page, PageKind, PageLinks } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { ComponentReports } from '../../../src/render/content/component-reports.js';
import { collectPageLinks, type LinkedSite, type LinkSources } from '../../../src/render/links/page-links.js';
import { RenderedLinks } from '../../../src/render/links/rendered-links.js';

const body = '<a href="/known">a</a><a href="/nowhere">b</a>';
const kind = { hasKnownLinks: true } as PageKind;

interface Given {
  readonly isDefaultTheme?: boolean;
  readonly isPlain?: true;
  readonly editUrl?: string;
  readonly kindOfPage?: PageKind;
  readonly links?: PageLinks;
}

/** The addresses collected from a page with two links, one of which its document contains. */
function collected({ isDefaultTheme = true, isPlain, editUrl, kindOfPage = kind, links }: Given): string[] {
  const known = [{ type: 'page', url: '/known', route: '/known' }] as unknown as PageLinks;
  const page = { kind: 'doc', route: '/a', source: 'a.md', ...(editUrl !== undefined && { editUrl }) };
  const found = collectPageLinks(
    {
      page: page as unknown as Page,
      data: { content: { html: body } } as LinkSources['data'],
      html: `<html><head></head><body><a href="/shell">c</a>${body}</body></html>`,
      links: links ?? known,
      document: { links: [], ...(isPlain && { isPlain }) },
      reports: new ComponentReports(),
      shell: new ComponentReports(),
      quotes: undefined,
    },
    {
      site: { config: {} },
      index: { pageKinds: new Map([['doc', kindOfPage]]) },
      bundle: { isDefaultTheme },
      renderedLinks: new RenderedLinks(),
    } as unknown as LinkedSite,
  );
  return [...found.links, ...found.shellLinks].map(({ href }) => href);
}

describe('the links in the HTML of a page', () => {
  test('should not be read from a plain document of the default theme, whose links are known', () => {
    expect(collected({ isPlain: true })).toEqual([]);
    expect(collected({ isPlain: true, editUrl: 'https://example.org/a.md' })).toEqual([]);
  });

  test.each<[string, Given]>([
    ['the site has components of its own', { isPlain: true, isDefaultTheme: false }],
    ['the document is more than plain', {}],
    ['the page is edited at a path of the site', { isPlain: true, editUrl: '/edit' }],
    ['the theme may write other links on such a page', { isPlain: true, kindOfPage: {} as PageKind }],
  ])('should be those that no document contains if %s', (_, given) => {
    expect(collected(given)).toEqual(['/nowhere', '/shell']);
  });

  test('should be read even from a plain document if one of its links is broken', () => {
    const links = [{ type: 'missing', url: '/missing', written: './missing' }] as unknown as PageLinks;
    expect(collected({ isPlain: true, links })).toEqual(['/known', '/nowhere', '/shell']);
  });
});
