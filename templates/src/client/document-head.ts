import { crawlerTags, isNotFound, type PageData } from '@docsite/renderer/template';

/**
 * Updates the document's head to what it would hold had the page been loaded as a document: see
 * `render-document.ts`.
 */
export function updateHead(page: PageData): void {
  const { head, description, kind } = page;
  const address = isNotFound(page) ? undefined : head.canonical;
  document.title = head.title;
  setMeta('name', 'description', description);
  setMeta('name', 'keywords', head.keywords.join(', '));
  setMeta('name', 'robots', head.noIndex ? 'noindex, nofollow' : '');
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:url', address ?? '');
  setMeta('property', 'og:type', kind === 'doc' || kind === 'markdown' ? 'article' : 'website');
  setMeta('property', 'og:image', head.image ?? '');
  setMeta('name', 'twitter:card', head.image === undefined ? 'summary' : 'summary_large_image');
  // there where the site is searched in a hosted index
  if (document.head.querySelector('meta[name="docsearch:language"]') !== null) {
    for (const [name, content] of Object.entries(crawlerTags(page))) setMeta('name', name, content);
  }
  setLinks('canonical', address === undefined ? [] : [{ href: address }]);
  const markdown = page.markdownUrl === undefined ? [] : [{ type: 'text/markdown', href: page.markdownUrl }];
  setLinks('alternate', [...(head.alternates ?? []), ...markdown]);
}

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  const selector = `meta[${attribute}="${name}"]`;
  const known = document.head.querySelector(selector);
  if (content === '') {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
}

function setLinks(rel: string, links: readonly object[]): void {
  for (const link of document.head.querySelectorAll(`link[rel="${rel}"]`)) link.remove();
  for (const attributes of links) appendLink({ rel, ...attributes });
}

/** Loads the style sheets that a page's own module imports; the page is shown even where that fails. */
export async function loadStyles(page: PageData): Promise<void> {
  const styles = 'content' in page ? (page.content.styles ?? []) : [];
  const known = new Set(
    Array.from(document.head.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href')),
  );
  const added = styles.filter((href) => !known.has(href)).map((href) => appendLink({ rel: 'stylesheet', href }));
  await Promise.all(added.map(settled));
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

function appendLink(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return document.head.appendChild(link);
}
