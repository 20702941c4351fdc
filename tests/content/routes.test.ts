import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { toString as textContent } from 'hast-util-to-string';
import config from '../../docsite.config.js';
import type { BuiltSite } from '../features/built-site.js';
import { ownSite } from '../features/run.js';
import { type BuiltPage, differencesOf, type Routes, routes } from './site-routes.js';

describe('the comparison of routes', () => {
  const expected: Routes = {
    pages: [
      { path: '/docs', title: 'Introduction', tags: ['Start', 'API'] },
      { path: '/docs/forms', title: 'Forms', tags: [] },
    ],
    categories: ['/docs/category/more'],
    top: ['/'],
    tags: { docs: ['api'] },
  };
  const built: Readonly<Record<string, BuiltPage>> = {
    '/': { title: 'Site', tags: [] },
    '/docs': { title: 'Introduction', tags: ['Start', 'API'] },
    '/docs/category/more': { title: 'More', tags: [] },
    '/docs/forms': { title: 'Forms', tags: [] },
    '/docs/tags': { title: 'Tags', tags: [] },
    '/docs/tags/api': { title: 'One page', tags: [] },
  };
  const without = (...addresses: string[]) =>
    new Map(Object.entries(built).filter(([address]) => !addresses.includes(address)));

  test('should report nothing for a site as it should be', () => {
    expect(differencesOf(expected, without())).toEqual([]);
  });

  test.each(Object.keys(built))('should miss %s where it is not built', (address) => {
    expect(differencesOf(expected, without(address))).toEqual([`${address}: missing`]);
  });

  test('should report additional routes', () => {
    const more = without().set('/docs/tags/forms', { title: 'One page', tags: [] });
    expect(differencesOf(expected, more)).toEqual(['/docs/tags/forms: unexpected']);
  });

  test('should report other titles, and tags that differ or are in another order', () => {
    const other = without()
      .set('/docs', { title: 'introduction', tags: ['API', 'Start'] })
      .set('/docs/forms', { title: 'Forms', tags: ['API'] });
    expect(differencesOf(expected, other)).toEqual([
      "/docs/forms: tags 'API' instead of none",
      "/docs: tags 'API', 'Start' instead of 'Start', 'API'",
      "/docs: title 'introduction' instead of 'Introduction'",
    ]);
  });
});

describe("the repository's own site", () => {
  let documents: Map<string, string>;
  beforeAll(async () => {
    documents = documentsOf(await ownSite());
  });

  test('should have the routes of `routes.json` with their titles and tags, and no others', () => {
    const pages = new Map([...documents].map(([address, html]) => [address, pageOf(html)]));
    expect(differencesOf(routes, pages)).toEqual([]);
  });

  test('should have every page in a sidebar, by its label', () => {
    const wrong = routes.pages.flatMap(({ path, title, label = title }) => {
      const current = /<a class="sidebar-link"[^>]* aria-current="page">(.*?)<\/a>/s.exec(
        documents.get(path) ?? '',
      )?.[1];
      const found = current === undefined ? 'nothing' : `'${textOf(current)}'`;
      return found === `'${label}'` ? [] : [`${path}: ${found} in its sidebar instead of '${label}'`];
    });
    expect(wrong).toEqual([]);
  });
});

/** The HTML at the addresses of a site, except for redirects and parts that mention docsite itself. */
function documentsOf(site: BuiltSite): Map<string, string> {
  const moved = new Set(config.redirects?.flatMap(({ from }) => from));
  const documents = site
    .files()
    .filter((path) => path.endsWith('.html') && path !== 'assets/shell.html')
    .map((path): [address: string, path: string] => [`/${path.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, path])
    .filter(([address]) => !moved.has(address) && !/^\/docsite(?:\/|$)/.test(address));
  return new Map(documents.map(([address, path]) => [address, site.text(path)]));
}

function pageOf(html: string): BuiltPage {
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  const tags = Array.from(html.matchAll(/<a class="tag-link"[^>]* rel="tag">(.*?)<\/a>/gs), ([, label = '']) => label);
  return { title: textOf(title), tags: tags.map(textOf) };
}

function textOf(html: string): string {
  return textContent(fromHtml(html, { fragment: true })).trim();
}
