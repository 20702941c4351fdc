import type { PageLink } from '@docsite/renderer/template';
import { dateInUtc } from './date-in-utc.js';

/** Headings as components of Docusaurus get them: with their HTML under another name. */
export function headingProps<Item extends { readonly html: string }>(items: readonly Item[]) {
  return items.map(({ html, ...item }) => ({ ...item, value: html }));
}

/** Tags as components of Docusaurus get them. */
export function tagProps<Tag extends { readonly href: string }>(tags: readonly Tag[]) {
  return tags.map(({ href, ...tag }) => ({ ...tag, permalink: href }));
}

/** A link to the page before or after another one as components of Docusaurus get it. */
export function neighbourProps(link: PageLink | undefined) {
  return link && { title: link.label, permalink: link.href };
}

/** When a page was last changed, in milliseconds; undefined if that is not known. */
export function lastUpdatedAt(lastUpdate: { readonly time?: string | undefined } | undefined): number | undefined {
  return lastUpdate?.time === undefined ? undefined : dateInUtc(lastUpdate.time).getTime();
}
