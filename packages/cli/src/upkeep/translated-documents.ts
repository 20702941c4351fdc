import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  outsideContent,
  readGitHistory,
  type ScannedSite,
  type SourceRef,
  type SourceRoot,
  scanSite,
  siteLocales,
  withoutDocumentEnding,
} from '@docsite/core';
import type { TranslatedSite } from './translation-file.js';

/** The state of a site's translated documents: paths relative to the site folder. */
export interface TranslatedDocuments {
  readonly count: number;
  /** Sources without a translation. */
  readonly missing: readonly string[];
  /** Translations whose source has changed since. */
  readonly older: readonly string[];
}

/** Compares documents with their translations: by the commits that last changed them, or else by file times. */
export async function translatedDocuments({ siteDir, loaded, locale }: TranslatedSite): Promise<TranslatedDocuments> {
  const { config } = loaded;
  const original = siteLocales(config).find(({ name }) => name === config.i18n.defaultLocale);
  const sources = original && documentsByPath(await scanSite({ siteDir, config, locale: original }));
  const translations = documentsByPath(await scanSite({ siteDir, config, locale }));
  const { updates } = await readGitHistory(siteDir, outsideContent(config));
  const pairs = [...translations].map(([name, path]) => ({ source: sources?.get(name) ?? name, path }));
  const timeOf = (path: string): number =>
    updates.get(path)?.time ?? (statSync(join(siteDir, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000;
  const isOlder = ({ source, path }: { readonly source: string; readonly path: string }): boolean =>
    path !== source && timeOf(path) < timeOf(source);
  return {
    count: pairs.length,
    missing: pairs.filter(({ source, path }) => source === path).map(({ path }) => path),
    older: pairs.filter(isOlder).map(({ path }) => path),
  };
}

/** The documents of a language, by the paths without endings that they have in all languages. */
function documentsByPath({ content }: ScannedSite): ReadonlyMap<string, string> {
  const contents: { readonly root: SourceRoot; readonly sources: readonly SourceRef[] }[] = [
    ...content.docs.flatMap(({ versions }) => versions),
    ...content.blog,
    ...content.pages.map(({ root, documents }) => ({ root, sources: documents })),
  ];
  return new Map(
    contents.flatMap(({ root, sources }) =>
      sources.map(({ path, relative }) => [withoutDocumentEnding(posix.join(root.path, relative)), path] as const),
    ),
  );
}
