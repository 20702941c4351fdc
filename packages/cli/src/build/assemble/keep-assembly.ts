import type { LoadedWeight } from '@docsite/checker';
import { type Document, getOrInsert, type Site } from '@docsite/core';
import type { AssembledState, FoundInLocale, LocaleToKeep, PlainSite } from '../../cache/site/assembly-cache.js';
import type { AssembledLocale } from '../locale-build.js';

/** The result of rendering and checking a locale. */
export interface LocaleOutcome {
  /** Page keys, by route. */
  readonly keys: ReadonlyMap<string, string>;
  readonly found: FoundInLocale;
  readonly weights: readonly LoadedWeight[];
  /** Paths of the documents that modules import. */
  readonly inModules: readonly string[];
}

/** The state that the next build can start from; undefined if it would not suffice. */
export function assemblyToKeep(
  locale: AssembledLocale,
  { keys, found, weights, inModules }: LocaleOutcome,
): LocaleToKeep | undefined {
  const { site, build, followed, documents } = locale;
  const bundle = followed?.state.bundle ?? build.cache?.bundles.keyOf(site.locale.name);
  const hasMissing = Object.values(documents).some(({ problems }) =>
    problems.some(({ rule }) => rule === 'missing-asset'),
  );
  if (bundle === undefined || hasMissing) return undefined;
  const before = followed?.state;
  const state: AssembledState = {
    sources: { ...before?.sources, ...hashesOf(locale) },
    takenIn: [...new Set([...(before?.takenIn ?? []), ...includedFiles(locale), ...inModules])],
    anchored: anchoredBy(locale),
    suppressions: {
      ...without(before?.suppressions, documents),
      ...factsOf(documents, ({ suppressions }) => suppressions),
    },
    diagrams: before?.diagrams ?? factsOf(documents, ({ diagrams }) => diagrams),
    bundle,
    weights,
    keys: Object.fromEntries(keys),
    findings: found,
  };
  return { state, ...(followed?.isSameSite !== true && { site: withoutSettings(site) }) };
}

/** A site without the settings that every build reads anew. */
function withoutSettings({ config, configPlaces, locale, locales, ...site }: Site): PlainSite {
  return site;
}

function hashesOf({ documents, workers }: AssembledLocale): Record<string, string> {
  return Object.fromEntries(Object.keys(documents).map((path) => [path, workers.origin(path)?.source.hash ?? '']));
}

function includedFiles({ documents, workers }: AssembledLocale): string[] {
  return Object.keys(documents).flatMap((path) => Object.keys(workers.origin(path)?.reads.files ?? {}));
}

/** The facts of one kind, by document, for documents that have any. */
function factsOf<T>(
  documents: Readonly<Record<string, Document>>,
  factsOfOne: (document: Document) => readonly T[] | undefined,
): Record<string, readonly T[]> {
  const found = Object.entries(documents).map(([path, document]) => [path, factsOfOne(document) ?? []] as const);
  return Object.fromEntries(found.filter(([, facts]) => facts.length > 0));
}

function without<T>(facts: Readonly<Record<string, T>> = {}, documents: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(facts).filter(([path]) => !Object.hasOwn(documents, path)));
}

/** The documents that link to ids of other pages, by the routes of these pages. */
function anchoredBy({ site, links, followed, documents }: AssembledLocale): Record<string, readonly string[]> {
  const known = Object.entries(followed?.state.anchored ?? {}).map(
    ([route, paths]) => [route, new Set(paths.filter((path) => !Object.hasOwn(documents, path)))] as const,
  );
  const anchored = new Map(known);
  for (const page of site.pages) {
    if (!('source' in page)) continue;
    for (const target of links.get(page.route) ?? []) {
      if (target.type !== 'page' || target.anchor === undefined || target.route === page.route) continue;
      getOrInsert(anchored, target.route, () => new Set()).add(page.source);
    }
  }
  return Object.fromEntries(
    [...anchored].filter(([, paths]) => paths.size > 0).map(([route, paths]) => [route, [...paths]]),
  );
}
