import { isDeepStrictEqual } from 'node:util';
import { amendSite, type Document, filesNamedBy, readNamedFiles, resolveSiteHtml, type Site } from '@docsite/core';
import { assembleFacts, type LiveDocuments, type LocaleFacts } from './locale-facts.js';

/** An edit of documents that keeps their paths. */
export interface LocaleEdit {
  readonly facts: LocaleFacts;
  /** Routes of the pages that may look different; absent if all may. */
  readonly changed?: ReadonlySet<string>;
}

/**
 * Follows an edit of some documents, at the cost of their pages only if nothing has changed that other pages depend on.
 */
export async function editFacts(facts: LocaleFacts, paths: readonly string[], all: LiveDocuments): Promise<LocaleEdit> {
  const own = paths.filter((path) => Object.hasOwn(facts.documents, path));
  if (own.length === 0) return { facts, changed: new Set() };
  const edited = own.map((path): [string, Document] => [path, (all.get(path) as { document: Document }).document]);
  const before = own.map((path) => facts.documents[path] as Document);
  const site = amendAll(facts.site, before, edited);
  if (site === undefined) return { facts: await assembleFacts(facts, all) };
  const documents = { ...facts.documents, ...Object.fromEntries(edited) };
  const next = withAssets({ ...facts, documents, site }, { before, after: edited.map(([, document]) => document) });
  const changed = changedRoutes(facts.site, next.site, new Set(own));
  if (next.site === facts.site) return { facts: next, changed };
  const index = facts.index.amended(next.site);
  return { facts: { ...next, index, siteHtml: await resolveSiteHtml(next.site, index) }, changed };
}

function amendAll(site: Site, before: readonly Document[], edited: readonly [string, Document][]): Site | undefined {
  let amended: Site | undefined = site;
  for (const [index, [, after]] of edited.entries()) {
    amended = amendSite(amended, { before: before[index] as Document, after });
    if (amended === undefined) return undefined;
  }
  return amended;
}

interface Versions {
  readonly before: readonly Document[];
  readonly after: readonly Document[];
}

/** Updates the assets that documents refer to, and the diagrams in them. */
function withAssets(facts: LocaleFacts, { before, after }: Versions): LocaleFacts {
  const { siteDir, documents, site, checkDiagrams } = facts;
  const uses = (versions: readonly Document[]): unknown =>
    versions.map((document) => filesNamedBy(document, site.config));
  const diagramsOf = (versions: readonly Document[]): unknown => versions.map(({ diagrams }) => diagrams);
  const hasSameDiagrams = isDeepStrictEqual(diagramsOf(before), diagramsOf(after));
  const diagrams = hasSameDiagrams ? facts.diagrams : checkDiagrams(siteDir, documents);
  if (isDeepStrictEqual(uses(before), uses(after))) return { ...facts, diagrams };
  const { assets, missing, ...rest } = readNamedFiles(Object.values(documents), { siteDir, ...site });
  return { ...facts, diagrams, site: { ...site, ...rest, assets, missingAssets: missing } };
}

/** The pages of the edited sources, and those that list pages with changed descriptions. */
function changedRoutes(before: Site, after: Site, sources: ReadonlySet<string>): Set<string> {
  const isDescribed = before.pages !== after.pages;
  const changed = after.pages.filter((page) => ('source' in page ? sources.has(page.source) : isDescribed));
  return new Set(changed.map(({ route }) => route));
}
