import { isDeepStrictEqual } from 'node:util';
import { collectDocumentLinks, findOrphans } from '@docsite/checker';
import { amendSite, type Document, filesReferredTo, LinkIndex, resolveLinks, type Site } from '@docsite/core';
import type { AssembledState } from '../cache/assembly-cache.js';

/** Parsed documents by the paths of their sources, relative to the site folder. */
export type Documents = Readonly<Record<string, Document>>;

/** A locale as it stands, and some of its documents as they were then and are now. */
export interface LocaleEdit {
  readonly site: Site;
  readonly before: Documents;
  readonly after: Documents;
}

/** Whether no other document includes one of these. */
export function areApart(paths: readonly string[], { takenIn }: AssembledState): boolean {
  const taken = new Set(takenIn);
  return paths.every((path) => !taken.has(path));
}

/** Whether all that is found in a document is placed in its own file, where no other document places anything. */
export function hasOwnPlaces(document: Document): boolean {
  const { path, headings, links, ids, components, directives, undefinedReferences, problems } = document;
  const facts = [headings, links, ids, components, directives, undefinedReferences, problems];
  return facts.every((list) => list.every(({ place }) => place.file === path));
}

/** The site after an edit of several documents; absent where other pages may follow from what has changed. */
export function amendAll({ site, before, after }: LocaleEdit): Site | undefined {
  let amended: Site | undefined = site;
  for (const [path, document] of Object.entries(after)) {
    if (!isOfText(before[path] as Document, document)) return undefined;
    amended = amendSite(amended, { before: before[path] as Document, after: document });
    if (amended === undefined) return undefined;
  }
  return amended;
}

/** Whether an edit leaves the same all that comes of several documents: modules, assets, diagrams, known components. */
function isOfText(before: Document, after: Document): boolean {
  const both = [before, after];
  return (
    both.every(hasOwnPlaces) &&
    both.every(({ module, diagrams }) => module === undefined && diagrams.length === 0) &&
    both.every(({ components }) => components.every(({ known }) => known)) &&
    both.every(({ problems }) => problems.every(({ rule }) => rule !== 'missing-asset')) &&
    isDeepStrictEqual(filesReferredTo(before), filesReferredTo(after)) &&
    isDeepStrictEqual(namesOf(before), namesOf(after))
  );
}

/** Hints about unknown components name those that other documents use. */
function namesOf({ components }: Document): readonly string[] {
  return components.map(({ name }) => name);
}

/**
 * The documents whose links lead to ids of pages that have other ids now; absent where links do that stand in no
 * document.
 */
export function linkersTo(before: Site, after: Site, { anchored, findings }: AssembledState): string[] | undefined {
  if (before.anchors === after.anchors) return [];
  const routes = Object.keys(after.anchors).filter((route) => before.anchors[route] !== after.anchors[route]);
  if (routes.some((route) => findings.anchored.includes(route))) return undefined;
  return [...new Set(routes.flatMap((route) => (Object.hasOwn(anchored, route) ? (anchored[route] ?? []) : [])))];
}

/** Whether the same pages are reached as before, as far as that follows from the edited documents. */
export function reachSame({ site, before, after }: LocaleEdit): boolean {
  const [then, now] = [linksIn(site, before), linksIn(site, after)];
  if (isDeepStrictEqual(routesOf(then), routesOf(now))) return true;
  return isDeepStrictEqual(findOrphans(then.input, then.links), findOrphans(now.input, now.links));
}

/** The links of some documents of a site, and that site with no other links. */
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
