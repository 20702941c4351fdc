import { isDeepStrictEqual } from 'node:util';
import {
  amendSite,
  type Document,
  filesNamedBy,
  ownValue,
  readNamedFiles,
  resolveSiteHtml,
  type Site,
} from '@docsite/core';
import type { LiveDocuments } from '../reading/live-document.js';
import { assembleFacts, type LocaleFacts } from '../state/locale-facts.js';

/** An edit of documents that keeps their paths. */
export interface LocaleEdit {
  readonly facts: LocaleFacts;
  /** Routes of the pages that may look different; absent if all may. */
  readonly changed?: ReadonlySet<string>;
}

/** A document before and after an edit. */
interface EditedDocument {
  readonly before: Document;
  readonly after: Document;
}

/**
 * Follows an edit of some documents, at the cost of their pages only if nothing has changed that other pages depend on.
 */
export async function editFacts(facts: LocaleFacts, paths: readonly string[], all: LiveDocuments): Promise<LocaleEdit> {
  const edits = paths.flatMap((path): EditedDocument[] => {
    const before = ownValue(facts.documents, path);
    const after = all.get(path)?.document;
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  if (edits.length === 0) return { facts, changed: new Set() };
  const site = amendSite(facts.site, edits);
  if (site === undefined) return { facts: await assembleFacts(facts, all) };
  const edited = new Map(edits.map(({ after }) => [after.path, after]));
  const documents = { ...facts.documents, ...Object.fromEntries(edited) };
  const next = withAssets({ ...facts, documents, site }, edits);
  const changed = changedRoutes(facts.site, next.site, edited);
  if (next.site === facts.site) return { facts: next, changed };
  const index = facts.index.amended(next.site);
  return { facts: { ...next, index, siteHtml: await resolveSiteHtml(next.site, index) }, changed };
}

/** Updates the assets that documents refer to, and the diagrams in them. */
function withAssets(facts: LocaleFacts, edits: readonly EditedDocument[]): LocaleFacts {
  const { siteDir, documents, site, checkDiagrams } = facts;
  const isSame = (factOf: (document: Document) => unknown): boolean =>
    edits.every(({ before, after }) => isDeepStrictEqual(factOf(before), factOf(after)));
  const diagrams = isSame((document) => document.diagrams) ? facts.diagrams : checkDiagrams(siteDir, documents);
  if (isSame((document) => filesNamedBy(document, site.config))) return { ...facts, diagrams };
  const { assets, missing, ...rest } = readNamedFiles(Object.values(documents), { siteDir, ...site });
  return { ...facts, diagrams, site: { ...site, ...rest, assets, missingAssets: missing } };
}

/** The pages of the edited sources, and those that list pages with changed descriptions. */
function changedRoutes(before: Site, after: Site, sources: ReadonlyMap<string, unknown>): Set<string> {
  const isDescribed = before.pages !== after.pages;
  const changed = after.pages.filter((page) => ('source' in page ? sources.has(page.source) : isDescribed));
  return new Set(changed.map(({ route }) => route));
}
