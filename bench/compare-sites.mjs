// Compares a site that docsite built with the one that its own builder, Docusaurus, made of the same files:
//
//     node bench/compare-sites.mjs ORIGINAL DOCSITE [--show 5]
//
// Routes, titles, the words of the content, ids of headings, previous and next, the sidebar, sitemap and feeds; then
// what surrounds the content: see `page-parts.mjs`. Labels of buttons are not compared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { partsOfPage } from './page-parts.mjs';
import { missingFolder, readOptions } from './read-options.mjs';

const { positionals, values } = readOptions({
  positionals: ['ORIGINAL', 'DOCSITE'],
  options: { show: { type: 'string', default: '3' } },
  problemOf: (folders) => folders.map(missingFolder).find((problem) => problem !== undefined),
});
const [original, built] = positionals;
const show = Number(values.show);

/** Pages that docsite adds to every site, in each locale. */
const own = /^(?:\/[\w-]+)?\/(?:404|assets\/shell|search|versions)$/;
/** Inline elements, which do not separate words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'typeset-math',
  'u',
]);

/** Elements that are not content: of `theirs`, Docusaurus's classic theme, and of `ours`, docsite's. */
const around = {
  theirs: {
    tags: ['footer', 'button', 'style', 'script', 'noscript', 'textarea'],
    classes: [
      ...['theme-doc-breadcrumbs', 'theme-doc-version-banner', 'theme-doc-version-badge', 'theme-doc-toc-mobile'],
      ...['theme-doc-toc-desktop', 'table-of-contents', 'theme-doc-footer', 'pagination-nav', 'hash-link'],
      ...['tocCollapsible', 'menu', 'theme-doc-sidebar-container'],
    ],
    also: ({ tagName }, classes) =>
      (tagName === 'aside' && classes.includes('col--3')) ||
      classes.some((name) => /playground(?:Header|Preview)/.test(name)),
  },
  ours: {
    tags: ['footer', 'style', 'script', 'noscript'],
    classes: [
      ...['heading-anchor', 'tab-label', 'external-mark', 'page-top', 'notice-version', 'version-badge'],
      ...['author-profiles', 'breadcrumbs', 'toc-compact', 'doc-footer', 'pagination', 'page-actions', 'diagram'],
      ...['table-of-contents', 'visually-hidden'],
    ],
    also: ({ tagName, properties }) => tagName === 'button' && properties.role !== 'tab',
  },
};

const [theirs, ours] = [pagesOf(original), pagesOf(built)];
const shared = [...theirs.keys()].filter((route) => ours.has(route) && !route.endsWith('/404'));
console.log(`${theirs.size} pages, ${ours.size} of docsite's`);
report(
  'routes that are missing',
  [...theirs.keys()].filter((route) => !ours.has(route) && !route.endsWith('/404')),
);
report(
  'routes that are new',
  [...ours.keys()].filter((route) => !theirs.has(route) && !own.test(route)),
);

const differing = { title: [], text: [], 'ids of headings': [], 'previous and next': [], sidebar: [] };
for (const part of Object.keys(partsOfPage)) differing[part] = [];
for (const route of shared) {
  const [a, b] = [read(theirs.get(route)), read(ours.get(route))];
  // a redirect page has no content
  if (select('meta[http-equiv=refresh]', a) !== undefined) continue;
  compare('title', route, [titleOf(a), titleOf(b)]);
  const isBlog = select('.blog-wrapper', a) !== undefined;
  compare('text', route, [textOf(a, 'theirs', isBlog), textOf(b, 'ours', isBlog)]);
  compare('ids of headings', route, [idsOf(a), idsOf(b)]);
  compare('sidebar', route, [sidebarOf(a, isBlog), sidebarOf(b, isBlog)]);
  compare('previous and next', route, [neighboursOf(a), neighboursOf(b)]);
  for (const [part, { theirs: before, ours: now }] of Object.entries(partsOfPage)) {
    // the lists beside and in a blog are arranged in another way
    if (isBlog && !part.startsWith('navbar')) continue;
    compare(part, route, [before(a).join(' | '), now(b).join(' | ')]);
  }
}
for (const [what, routes] of Object.entries(differing)) {
  const equal = shared.length - routes.length;
  console.log(`\n${what}: ${equal} of ${shared.length} equal (${((100 * equal) / shared.length).toFixed(1)} %)`);
  for (const { route, difference } of routes.slice(0, show)) console.log(`  ${route}\n${difference}`);
}
for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) compareFile(file);

/** Pages by route, each with its file. */
function pagesOf(folder) {
  // a redirect page may be in a folder whose name ends like a file
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const files = pages.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Map(
    files.sort().map((path) => [`/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, join(folder, path)]),
  );
}

function read(file) {
  return fromHtml(readFileSync(file, 'utf8'));
}

function titleOf(tree) {
  return textIn(select('title', tree)).trim();
}

/** The selector of the element with the content: docsite adds a `<main>` to React pages that have none. */
function main(tree) {
  return select('main', tree) === undefined ? '#__docusaurus_skipToContent_fallback' : 'main';
}

/** The words of the content; for posts, without the header. */
function textOf(tree, side, isBlog) {
  const region =
    (isBlog ? undefined : documentOf(tree)) ??
    select('.theme-doc-markdown', tree) ??
    select(`${main(tree)} .markdown`, tree) ??
    select('#ds-main', tree) ??
    select('#__docusaurus_skipToContent_fallback', tree) ??
    select('.main-wrapper', tree);
  return textIn(region, around[side]).toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}

/** A document of docsite, whose title precedes its body. */
function documentOf(tree) {
  const [title, body] = [select('#ds-page-title', tree), select('main .markdown', tree)];
  const isDocument = title !== undefined && body !== undefined;
  return isDocument ? { type: 'root', children: [title, body] } : undefined;
}

function textIn(node, without) {
  if (node === undefined || node === null) return '';
  if (node.type === 'text') return node.value.replace(/\u200b|[📄🗃🔗]\ufe0f?/gu, '');
  if (node.type !== 'element' && node.type !== 'root') return '';
  // the source of a formula, which is not visible
  if (node.tagName === 'annotation' || (node.tagName === 'span' && node.properties.hidden)) return '';
  if (without !== undefined && node.type === 'element' && isAround(node, without)) return '';
  const text = node.children.map((child) => textIn(child, without)).join('');
  const isApart = node.type === 'element' && (!inline.has(node.tagName) || isCount(node, text));
  return isApart ? ` ${text} ` : text;
}

function isAround(node, { tags, classes, also }) {
  const own = node.properties.className ?? [];
  return tags.includes(node.tagName) || own.some((name) => classes.includes(name)) || also(node, own);
}

/** Whether an element shows the number of pages of a tag, which the theme separates only by space. */
function isCount({ tagName, properties }, text) {
  return tagName === 'span' && /^\d+$/.test(text) && !/token/.test(properties.className);
}

function idsOf(tree) {
  return (
    selectAll(`${main(tree)} :is(h2,h3,h4,h5,h6)[id]`, tree)
      .map(({ properties }) => properties.id)
      .filter((id) => !id.startsWith('ds-'))
      // a list shows several posts, whose ids are made unique
      .map((id) => id.replace(/^q[\da-f]{6}-/, ''))
      .join(' ')
  );
}

function neighboursOf(tree) {
  return selectAll('.pagination-nav__link, .pagination a', tree)
    .map(({ properties }) => decodeURI(properties.href).replace(/\/$/, ''))
    .join(' ');
}

/** The top-level entries of the sidebar; nested ones are only rendered when opened. */
function sidebarOf(tree, isBlog) {
  // the two themes use different elements for the list of newest posts
  if (isBlog) return '';
  const list = select('.theme-doc-sidebar-menu', tree) ?? select('.sidebar > ul', tree);
  const items = list?.children.filter(({ tagName }) => tagName === 'li') ?? [];
  return items.map((item) => textIn(select('.sidebar-row, a, button', item)).trim()).join(' | ');
}

function compare(what, route, [a, b]) {
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const part = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  differing[what].push({ route, difference: `    theirs ${part(a)}\n    ours   ${part(b)}` });
}

function compareFile(name) {
  const [a, b] = [original, built].map((folder) => join(folder, name));
  if (!existsSync(a) && !existsSync(b)) return;
  const entries = (file) =>
    existsSync(file)
      ? (readFileSync(file, 'utf8').match(/<loc>[^<]*|<guid[^>]*>[^<]*|<id>[^<]*|"url": ?"[^"]*/g) ?? [])
          .map((text) => text.replace(/^.*[>"]/, '').replace(/\/$/, ''))
          .sort()
      : [];
  const [theirEntries, ourEntries] = [entries(a), entries(b)];
  console.log(`\n${name}: ${theirEntries.length} entries, ${ourEntries.length} of docsite's`);
  report(
    '  missing',
    theirEntries.filter((entry) => !ourEntries.includes(entry)),
  );
  report(
    '  new',
    ourEntries.filter((entry) => !theirEntries.includes(entry)),
  );
}

function report(what, items) {
  if (items.length > 0)
    console.log(
      `${what}: ${items.length}\n${items
        .slice(0, 10)
        .map((item) => `  ${item}`)
        .join('\n')}`,
    );
}
