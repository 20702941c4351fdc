// The content of a page, in Docusaurus's classic theme and in docsite's, and what leads from it to others.
import { select, selectAll } from 'hast-util-select';

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

/** The title of a page. */
export function titleOf(tree) {
  return textIn(select('title', tree)).trim();
}

/** The selector of the element with the content: docsite adds a `<main>` to React pages that have none. */
function main(tree) {
  return select('main', tree) === undefined ? '#__docusaurus_skipToContent_fallback' : 'main';
}

/**
 * The words of the content; for posts, without the header.
 *
 * @param {'theirs' | 'ours'} side Whose page it is.
 */
export function textOf(tree, side, isBlog) {
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

/** The ids of the headings in the content. */
export function idsOf(tree) {
  return (
    selectAll(`${main(tree)} :is(h2,h3,h4,h5,h6)[id]`, tree)
      .map(({ properties }) => properties.id)
      .filter((id) => !id.startsWith('ds-'))
      // a list shows several posts, whose ids are made unique
      .map((id) => id.replace(/^q[\da-f]{6}-/, ''))
      .join(' ')
  );
}

/** The addresses of the previous and the next page. */
export function neighboursOf(tree) {
  return selectAll('.pagination-nav__link, .pagination a', tree)
    .map(({ properties }) => decodeURI(properties.href).replace(/\/$/, ''))
    .join(' ');
}

/** The top-level entries of the sidebar; nested ones are only rendered when opened. */
export function sidebarOf(tree, isBlog) {
  // the two themes use different elements for the list of newest posts
  if (isBlog) return '';
  const list = select('.theme-doc-sidebar-menu', tree) ?? select('.sidebar > ul', tree);
  const items = list?.children.filter(({ tagName }) => tagName === 'li') ?? [];
  return items.map((item) => textIn(select('.sidebar-row, a, button', item)).trim()).join(' | ');
}
