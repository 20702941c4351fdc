import { expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildSite } from './run.js';

/** The rules in a page's style sheets for the classes of an element. */
function rulesOf(site: BuiltSite, path: string, selector: string): string[] {
  const page = site.page(path);
  const css = page.attributes('link[rel=stylesheet]', 'href').map((href) => site.text(href.slice(1)));
  const names = page.one(selector).properties.className as string[];
  return names.map((name) => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(css.join(''))?.[1] ?? `no rule for ${name}`);
}

test('pages, components of documents and the theme should have the styles of the CSS Modules they import', async () => {
  const site = await buildSite('css-modules');
  expect(rulesOf(site, 'index.html', 'h1')).toEqual(['color:#040506']);
  expect(rulesOf(site, 'docs/index.html', 'p[class]')).toEqual(['padding:7px', 'color:#010203']);
  expect(rulesOf(site, 'docs/plain/index.html', 'div:has(> footer)')).toEqual(['color:#070809']);
});
