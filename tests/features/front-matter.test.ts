import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildSite } from './run.js';

describe('front matter', () => {
  let site: BuiltSite;
  const doc = (path: string) => site.page(`docs/${path}/index.html`);
  beforeAll(async () => {
    site = await buildSite('front-matter');
  });

  test('slug, title, description, keywords and image should set the address and the head of the page', () => {
    const page = doc('renamed/page');
    expect(page.texts('title, main h1')).toEqual(['Every key & more | Front matter', 'Every key & more']);
    expect(page.meta('description')).toBe('Says "everything" <once>.');
    expect(page.meta('og:description')).toBe('Says "everything" <once>.');
    expect(page.meta('keywords')).toBe('front matter, keys');
    expect(page.meta('og:image')).toMatch(/^https:\/\/example\.org\/assets\/images\/social-[0-9a-f]{8}\.png$/);
    expect(site.has((page.meta('og:image') as string).replace('https://example.org/', ''))).toBe(true);
  });

  test('sidebar_label, sidebar_position and sidebar_class_name should set its entry in the sidebar', () => {
    const page = doc('last');
    expect(page.texts('#ds-sidebar > li')).toEqual(['Everything', 'Quiet', 'Jump', 'Last', 'Numbered', 'others']);
    expect(page.texts('#ds-sidebar > .highlighted')).toEqual(['Everything']);
  });

  test('toc_min_heading_level and toc_max_heading_level should limit the table of contents', () => {
    expect(doc('renamed/page').links('.toc .toc-link')).toEqual(['Three → #three', 'Four → #four']);
  });

  test('hide_title and hide_table_of_contents should hide both', () => {
    expect(doc('quiet').texts('main h1, .toc, .toc-compact')).toEqual([]);
    expect(doc('quiet').texts('.shell-docs.shell-no-toc h2')).toEqual(['Without a table']);
  });

  test('pagination_next and pagination_prev should set other pages, or none', () => {
    expect(doc('jump').texts('.pagination-label')).toEqual(['Last', 'The page with every key']);
    expect(doc('jump').attributes('.pagination-link', 'href')).toEqual(['/docs/last', '/docs/renamed/page']);
    expect(doc('quiet').texts('.pagination')).toEqual([]);
  });

  test('pagination_label should set the label of links from its neighbours', () => {
    expect(doc('jump').texts('.pagination-link[rel=next] .pagination-label')).toEqual(['The page with every key']);
  });

  test('displayed_sidebar should select the sidebar, or none', () => {
    expect(doc('others/lone').texts('#ds-sidebar > li')).toEqual(['Lone']);
    expect(doc('others/bare').texts('#ds-sidebar')).toEqual([]);
  });

  test('parse_number_prefixes should keep the number in the route', () => {
    expect(doc('05-numbered').texts('main h1')).toEqual(['Numbered']);
  });

  test('custom_edit_url should replace the edit link, or remove it', () => {
    expect(doc('renamed/page').attributes('.edit-link', 'href')).toEqual(['https://elsewhere.example/edit']);
    expect(doc('quiet').attributes('.edit-link', 'href')).toEqual([]);
    expect(doc('last').attributes('.edit-link', 'href')).toEqual(['https://code.example/edit/main/docs/last.md']);
    expect(site.page('index.html').attributes('.edit-link', 'href')).toEqual([
      'https://code.example/edit/main/pages/index.md',
    ]);
  });

  test('last_update should set when the page changed and by whom', () => {
    const page = doc('renamed/page');
    expect(page.texts('.last-update')).toEqual(['Last updated on April 19, 2022 by Ada Lovelace']);
    expect(page.attributes('.last-update time', 'dateTime')).toEqual(['2022-04-19T00:00:00.000Z']);
    expect(site.text('sitemap.xml')).toContain(
      '<loc>https://example.org/docs/renamed/page</loc><lastmod>2022-04-19</lastmod>',
    );
  });

  test('tags should be merged by slug, be shown as their documents write them, and have a permalink', () => {
    expect(doc('renamed/page').links('.tag-link')).toEqual([
      'Web Services → /docs/tags/web-services',
      'Short → /docs/tags/brief',
    ]);
    expect(doc('jump').links('.tag-link')).toEqual([
      'web services → /docs/tags/web-services',
      'Files → /docs/tags/files',
    ]);
    expect(site.page('docs/tags/index.html').links('main .tag-link')).toEqual([
      'Files 1 → /docs/tags/files',
      'Short 1 → /docs/tags/brief',
      'Web Services 2 → /docs/tags/web-services',
    ]);
    const tag = site.page('docs/tags/web-services/index.html');
    expect(tag.texts('main h1')).toEqual(['2 pages tagged with “Web Services”']);
    expect(tag.links('main .entry a')).toEqual(['Every key & more → /docs/renamed/page', 'Jump → /docs/jump']);
    expect(tag.texts('main .entry-text')).toEqual(['Says "everything" <once>.', 'Text. Secret']);
  });

  test('draft should exclude the page everywhere', () => {
    expect(site.files().filter((path) => /unfinished|draft/.test(path))).toEqual([]);
    expect(site.text('sitemap.xml')).not.toMatch(/unfinished|draft/);
  });

  test('unlisted should keep the page reachable, but out of the sidebars of others, pagination, tags, sitemap and search engines', () => {
    const page = doc('secret');
    expect(page.meta('robots')).toBe('noindex, nofollow');
    expect(page.texts('main .notice')).toEqual(['Unlisted: only people who know its address can find this page.']);
    expect(page.links('.tag-link')).toEqual(['Files → /docs/tags/files', 'Hidden → /docs/tags/hidden']);
    expect(site.page('docs/tags/hidden/index.html').meta('robots')).toBe('noindex, nofollow');
    expect(site.page('docs/tags/index.html').links('main a')).not.toContain('Hidden → /docs/tags/hidden');
    expect(doc('jump').links('.markdown a')).toEqual(['Secret → /docs/secret']);
    expect(doc('last').attributes('.sidebar a', 'href')).not.toContain('/docs/secret');
    expect(page.texts('.sidebar [aria-current=page]')).toEqual(['Secret']);
    expect(doc('last').attributes('.pagination-link[rel=prev]', 'href')).toEqual(['/docs/jump']);
    expect(site.page('docs/tags/files/index.html').links('main .entry a')).toEqual(['Jump → /docs/jump']);
    expect(site.text('sitemap.xml')).not.toMatch(/secret|somewhere/);
  });

  test('slug, description and unlisted should work on pages outside the docs too', () => {
    const page = site.page('somewhere/else/index.html');
    expect(page.texts('main h1')).toEqual(['Moved']);
    expect([page.meta('description'), page.meta('robots')]).toEqual(['A page that moved', 'noindex, nofollow']);
  });
});
