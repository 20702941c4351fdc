import { type NamedRoute, type Page, type PageTag, urlOfRoute, urlPolicy, type WrittenPage } from '@docsite/core';
import type { PageSource } from './read-site.js';

/** The address of a route, as documents of the site link to it. */
export function addressesOf({ site }: PageSource): (route: string) => string {
  const policy = urlPolicy(site);
  return (route) => urlOfRoute(route, policy);
}

/** Pages of one type. */
export function pagesOf<K extends Page['kind']>({ site }: PageSource, kind: K): Extract<Page, { readonly kind: K }>[] {
  return site.pages.filter((page): page is Extract<Page, { readonly kind: K }> => page.kind === kind);
}

/** Docusaurus's metadata shared by documents, posts and pages. */
export function writtenMetadata(page: WrittenPage, read: PageSource) {
  const { title, description, source, route, unlisted, draft, editUrl, lastUpdate } = page;
  return {
    title,
    description,
    permalink: addressesOf(read)(route),
    source: `@site/${source}`,
    frontMatter: read.frontMatter(source),
    unlisted,
    draft,
    ...(editUrl !== undefined && { editUrl }),
    ...(lastUpdate?.time !== undefined && { lastUpdatedAt: lastUpdate.time * 1000 }),
    ...(lastUpdate?.author !== undefined && { lastUpdatedBy: lastUpdate.author }),
  };
}

/** The tags of a page. */
export function tagsOf(tags: readonly PageTag[], addressOf: (route: string) => string) {
  return tags.map(({ label, route }) => ({ label, permalink: addressOf(route), inline: true }));
}

/** A link to a neighbouring page, if any. */
export function neighbour(page: NamedRoute | undefined, addressOf: (route: string) => string) {
  return page && { title: page.label, permalink: addressOf(page.route) };
}
