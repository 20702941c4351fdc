// What surrounds the content of a page, in Docusaurus's classic theme and in docsite's: each part as lines of text.
import { selectAll } from 'hast-util-select';

/** Elements within links and headings that are not their text. */
const marks = new Set(['hash-link', 'heading-anchor', 'external-mark', 'visually-hidden']);

/** Reads each part from the page of one of the builders, `theirs` or `ours`. */
export const partsOfPage = {
  breadcrumbs: {
    theirs: (page) => crumbs(selectAll('.breadcrumbs__item > :not(.breadcrumbs__link[aria-label], meta)', page)),
    ours: (page) => crumbs(selectAll('.breadcrumbs li > :not(.breadcrumb-home)', page)),
  },
  'table of contents': {
    theirs: (page) => links('.theme-doc-toc-desktop a, .col--2 .table-of-contents a', page),
    ours: (page) => links('.toc a', page),
  },
  'whole sidebar': {
    theirs: (page) => texts('.theme-doc-sidebar-menu .menu__link', page),
    ours: (page) => texts('#ds-sidebar .sidebar-link', page),
  },
  'labels of previous and next': {
    theirs: (page) => texts('.pagination-nav__label', page),
    ours: (page) => texts('.pagination-label', page),
  },
  navbar: {
    theirs: (page) => links('.navbar .navbar__items a:not(.navbar__brand, [href="#"], [aria-haspopup])', page).sort(),
    ours: (page) => links('header.navbar .navbar-list a', page).sort(),
  },
  footer: {
    theirs: (page) => links('footer.footer a[href]', page),
    ours: (page) => links('footer.footer a[href]', page),
  },
  'version of the docs': {
    theirs: (page) => texts('.theme-doc-version-banner, .theme-doc-version-badge', page),
    ours: (page) => texts('.notice-version, .theme-doc-version-banner, .version-badge', page),
  },
  tags: {
    theirs: (page) => distinct(links('.theme-doc-footer-tags-row a', page)),
    ours: (page) => links('.doc-footer a[rel=tag]', page),
  },
  'link to edit the page': {
    theirs: (page) => links('.theme-edit-this-page', page),
    ours: (page) => links('a.edit-link, a.theme-edit-this-page', page),
  },
  'last change': {
    theirs: (page) => texts('.theme-last-updated', page),
    ours: (page) => texts('.last-update', page),
  },
  description: both((page) => attributes('meta[name=description]', 'content', page)),
  'canonical address': both((page) => attributes('link[rel=canonical]', 'href', page).map(address)),
  'cards for other sites': both((page) =>
    attributes('meta[property="og:title"], meta[property="og:image"]', 'content', page).sort(),
  ),
};

function both(read) {
  return { theirs: read, ours: read };
}

/** The entries after the one for the home page. */
function crumbs(entries) {
  return entries.map(textOf);
}

function texts(selector, page) {
  return selectAll(selector, page).map(textOf);
}

function links(selector, page) {
  return selectAll(selector, page).map((link) => `${textOf(link)} → ${address(link.properties.href ?? '')}`);
}

function attributes(selector, name, page) {
  return selectAll(selector, page).map(({ properties }) => properties[name] ?? '');
}

function distinct(lines) {
  return [...new Set(lines)];
}

/** An address as readers see it, without a slash at its end, which the server adds or removes. */
function address(href) {
  try {
    return decodeURI(href).replace(/(?<=.)\/(?=$|[?#])/, '');
  } catch {
    return href;
  }
}

function textOf(node) {
  return plainText(node).replace(/\s+/g, ' ').trim();
}

function plainText(node) {
  if (node.type === 'text') return node.value.replace(/\u200b/g, '');
  if (node.tagName === 'svg' || node.tagName === 'style') return '';
  if ((node.properties?.className ?? []).some((name) => marks.has(name))) return '';
  // blocks separate words
  const isBlock = node.tagName === 'div' || node.tagName === 'p';
  const text = (node.children ?? []).map(plainText).join('');
  return isBlock ? ` ${text} ` : text;
}
