import { propertiesOf, withoutDocumentEnding } from '@docsite/core';
import type { SidebarEntry, Sidebars } from '../../sidebar-file.js';
import { type DocumentFolder, type DocumentHead, documentHeads } from '../document-redirects.js';

/**
 * The sidebar of Just the Docs, a theme of Jekyll, which the front matter of documents describes: `parent` and
 * `grand_parent` name the documents that they are below, and `nav_order` gives their place. Undefined if no document
 * has a place.
 *
 * @param links The value of `nav_external_links` in the configuration.
 * @see https://just-the-docs.com/docs/navigation/
 */
export function sidebarOfJustTheDocs(documents: DocumentFolder, links: unknown): Sidebars | undefined {
  const listed = documentHeads(documents, /^---/).filter(
    ({ frontMatter }) => frontMatter.title && frontMatter.nav_exclude !== true,
  );
  if (listed.every(({ frontMatter }) => frontMatter.nav_order === undefined)) return undefined;
  const external = (Array.isArray(links) ? links : []).flatMap((link): SidebarEntry[] => {
    const { title, url } = propertiesOf(link);
    return typeof title === 'string' && typeof url === 'string' ? [{ type: 'link', href: url, label: title }] : [];
  });
  return { docs: [...entriesBelow([], listed.sort(compareDocuments)), ...external] };
}

/** Numbers come first, then other places, then documents without one; those that are equal by title. */
function compareDocuments(one: DocumentHead, other: DocumentHead): number {
  const [first, second] = [one, other].map(({ frontMatter: { nav_order: place, title } }) => ({
    rank: ['number', 'string', 'undefined'].indexOf(typeof place),
    number: Number(place) || 0,
    text: `${String(place)} ${String(title)}`,
    title: String(title),
  })) as [Place, Place];
  if (first.rank !== second.rank) return first.rank - second.rank;
  if (first.rank === 1) return first.text.localeCompare(second.text, 'en');
  return first.number - second.number || first.title.localeCompare(second.title, 'en');
}

interface Place {
  readonly rank: number;
  readonly number: number;
  readonly text: string;
  readonly title: string;
}

/** @param above The titles of the documents that the entries are below, the nearest first. */
function entriesBelow(above: readonly string[], documents: readonly DocumentHead[]): SidebarEntry[] {
  const topTitles = new Set(documents.filter(isTop).map(({ frontMatter }) => frontMatter.title));
  const own = documents.filter((document) =>
    above.length === 0 ? isTop(document) : isBelow(document, above, topTitles),
  );
  return own.map((document): SidebarEntry => {
    const label = String(document.frontMatter.title);
    const id = withoutDocumentEnding(document.path);
    // a document below itself would have no end
    const items = above.includes(label) ? [] : entriesBelow([label, ...above], documents);
    return items.length === 0 ? { type: 'doc', id, label } : { type: 'category', label, id, items };
  });
}

function isTop({ frontMatter }: DocumentHead): boolean {
  return frontMatter.parent === undefined;
}

/** Whether a document names the nearest title as its parent; of several, one at the top unless it names another. */
function isBelow({ frontMatter }: DocumentHead, above: readonly string[], topTitles: ReadonlySet<unknown>): boolean {
  const { parent, grand_parent: grandParent, ancestor } = frontMatter;
  if (parent !== above[0]) return false;
  if (grandParent === undefined && ancestor === undefined) return above.length === 1 || !topTitles.has(parent);
  return (
    [undefined, above[1]].includes(grandParent as string) &&
    (ancestor === undefined || above.includes(String(ancestor)))
  );
}
