// Compares a site that docsite built with the one that its own builder, Docusaurus, made of the same files:
//
//     node bench/compare-sites.mjs ORIGINAL DOCSITE [--show 5]
//
// Routes, sitemap and feeds; of each page its title, the words of its content, ids of headings, previous and next, and
// the sidebar (see `page-content.mjs`), then what surrounds the content (see `page-parts.mjs`). Labels of buttons are
// not compared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { idsOf, neighboursOf, sidebarOf, textOf, titleOf } from './page-content.mjs';
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
