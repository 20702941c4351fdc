import type { PageLink } from '@docsite/renderer/template';
import { dateInUtc } from './date-in-utc.js';

/** Headings in the form that Docusaurus's components receive, with their HTML in `value`. */
export function headingProps<Item extends { readonly html: string }>(items: readonly Item[]) {
  return items.map(({ html, ...item }) => ({ ...item, value: html }));
}

/** Tags in the form that Docusaurus's components receive. */
export function tagProps<Tag extends { readonly href: string }>(tags: readonly Tag[]) {
  return tags.map(({ href, ...tag }) => ({ ...tag, permalink: href }));
}

/** A link to a neighbouring page in the form that Docusaurus's components receive. */
export function neighbourProps(link: PageLink | undefined) {
  return link && { title: link.label, permalink: link.href };
}

/** When a page was last changed, in milliseconds; undefined if unknown. */
export function lastUpdatedAt(lastUpdate: { readonly time?: string | undefined } | undefined): number | undefined {
  return lastUpdate?.time === undefined ? undefined : dateInUtc(lastUpdate.time).getTime();
}
