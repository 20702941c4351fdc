import { isDeepStrictEqual } from 'node:util';
import { collectDocumentLinks, findOrphans } from '@docsite/checker';
import { amendSite, type Document, filesNamedBy, LinkIndex, ownValue, resolveLinks, type Site } from '@docsite/core';
import type { AssembledState } from '../../cache/site/assembly-cache.js';

/** Parsed documents by the paths of their sources, relative to the site folder. */
export type Documents = Readonly<Record<string, Document>>;

/** A locale before an edit, and the edited documents before and after it. */
export interface EditedLocale {
  readonly site: Site;
  readonly before: Documents;
  readonly after: Documents;
}

/** Whether no other document includes one of these. */
export function areApart(paths: readonly string[], { takenIn }: AssembledState): boolean {
  const taken = new Set(takenIn);
  return paths.every((path) => !taken.has(path));
}

/** Whether all findings about a document are placed in its own file, where no other document has findings. */
export function hasOwnPlaces(document: Document): boolean {
  const { path, headings, links, ids, components, directives, undefinedReferences, problems } = document;
  const facts = [headings, links, ids, components, directives, undefinedReferences, problems];
  return facts.every((list) => list.every(({ place }) => place.file === path));
}

/** The site after an edit of several documents; undefined if other pages may be affected. */
export function amendDocuments({ site, before, after }: EditedLocale): Site | undefined {
  const edits = Object.entries(after).flatMap(([path, document]) => {
    const former = before[path];
    return former !== undefined && isOfText(former, document, site) ? [{ before: former, after: document }] : [];
  });
  return edits.length < Object.keys(after).length ? undefined : amendSite(site, edits);
}

/** Whether an edit affects nothing that depends on several documents: modules, assets, diagrams, known components. */
function isOfText(before: Document, after: Document, { config }: Site): boolean {
  const both = [before, after];
  return (
    both.every(hasOwnPlaces) &&
    both.every(({ module, diagrams }) => module === undefined && diagrams.length === 0) &&
    both.every(({ components }) => components.every(({ known }) => known)) &&
    both.every(({ problems }) => problems.every(({ rule }) => rule !== 'missing-asset')) &&
    isDeepStrictEqual(filesNamedBy(before, config), filesNamedBy(after, config)) &&
    isDeepStrictEqual(namesOf(before), namesOf(after))
  );
}

/** The component names that hints about unknown components in other documents may suggest. */
function namesOf({ components }: Document): readonly string[] {
  return components.map(({ name }) => name);
}

/**
 * The documents with links to ids of pages whose ids have changed; undefined if there are such links outside of
 * documents.
 */
export function linkersTo(before: Site, after: Site, { anchored, findings }: AssembledState): string[] | undefined {
  if (before.anchors === after.anchors) return [];
  const routes = Object.keys(after.anchors).filter((route) => before.anchors[route] !== after.anchors[route]);
  if (routes.some((route) => findings.anchored.includes(route))) return undefined;
  return [...new Set(routes.flatMap((route) => ownValue(anchored, route) ?? []))];
}

/** Whether the same pages are linked as before, as far as that depends on the edited documents. */
export function reachSame({ site, before, after }: EditedLocale): boolean {
  const [then, now] = [linksIn(site, before), linksIn(site, after)];
  if (isDeepStrictEqual(routesOf(then), routesOf(now))) return true;
  return isDeepStrictEqual(findOrphans(then.input, then.links), findOrphans(now.input, now.links));
}

/** The links in some documents of a site, and the site reduced to these links. */
function linksIn(site: Site, documents: Documents) {
  const pages = site.pages.filter((page) => 'source' in page && Object.hasOwn(documents, page.source));
  const linkIndex = new LinkIndex(site);
  const linkTable = resolveLinks(pages, documents, linkIndex);
  const input = { site, documents, linkIndex, linkTable, siteHtmlLinks: [], renderedLinks: [] };
  return { input, links: collectDocumentLinks(input, pages) };
}

function routesOf({ links }: Pick<ReturnType<typeof linksIn>, 'links'>): ReadonlySet<string> {
  return new Set(links.flatMap(({ target }) => (target.type === 'page' ? [target.route] : [])));
}
