import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  type DocsConfig,
  didYouMean,
  generatedSidebars,
  importModule,
  type LoadedConfig,
  localesInside,
  localizedDocs,
  pathFrom,
  type SiteConfig,
  type SiteLocale,
  siteLocales,
  translatedFolders,
  translationsFolder,
  versionFolder,
  versionPaths,
} from '@docsite/core';
import { UsageError } from '../report/errors/usage-error.js';
import { copyFolder } from './copy-folder.js';
import type { LeftReference } from './outward-references.js';
import { requireVersionName } from './version-name.js';
import { inSite, writeSiteFile } from './write-site-file.js';

/** The site and the docs instance to freeze. */
export interface Freeze {
  /** Absolute. */
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  /** Id of the docs instance; absent for the only one, or else for `default`. */
  readonly docs?: string | undefined;
}

/** The result of freezing. Paths are relative to the site folder. */
export interface FrozenVersion {
  /** Files and folders. */
  readonly written: readonly string[];
  /** The number of references in copied files that were changed, to lead to the same files outside the docs. */
  readonly changed: number;
  /** References in copied files that were left unchanged although they no longer lead to the same file. */
  readonly left: readonly (LeftReference & { readonly file: string })[];
}

/** Copies the current docs of an instance as a version, and lists that version first. */
export async function freezeVersion(name: string, { siteDir, loaded, docs: id }: Freeze): Promise<FrozenVersion> {
  const docs = instanceOf(loaded.config, id);
  requireVersionName(name, docs);
  const { list, ...folders } = versionPaths(docs);
  const names = await readNames(siteDir, list);
  if (names.includes(name))
    throw new UsageError(`there is already a version '${name}'`, `choose a name that is not in ${list}`);
  const copies = copiesOf({ siteDir, config: loaded.config, docs }, name);
  const sidebars = `${folders.sidebars}/version-${name}-sidebars.json`;
  const authored = await readSidebars(siteDir, docs);
  requireFree(siteDir, { name, list, paths: [...copies.map(({ to }) => to), sidebars] });
  const copied = copies.flatMap(({ from, to, ...rest }) =>
    inSite(to, () => copyFolder({ siteDir, from: join(siteDir, from), to: join(siteDir, to), ...rest })),
  );
  if (authored !== undefined) writeSiteFile(siteDir, sidebars, printJson(authored));
  writeSiteFile(siteDir, list, printJson([name, ...names]));
  return {
    written: [...copies.map(({ to }) => to), ...(authored === undefined ? [] : [sidebars]), list],
    changed: copied.reduce((sum, { changed }) => sum + changed, 0),
    left: copied.flatMap(({ file, left }) =>
      left.map((reference) => ({ file: pathFrom(siteDir, file), ...reference })),
    ),
  };
}

/** The docs to freeze. Throws a `UsageError` if there are none, or if they cannot contain a copy of themselves. */
function instanceOf({ docs }: SiteConfig, id: string | undefined): DocsConfig {
  const ids = docs.map((instance) => instance.id);
  const wanted = id ?? (ids.length === 1 ? ids[0] : 'default');
  const found = docs.find((instance) => instance.id === wanted);
  if (found === undefined) throw unknownInstance(id, ids);
  if (posix.normalize(found.path) === '.')
    throw new UsageError(
      'the docs are the site folder itself, which cannot contain a copy of itself',
      "move them into a folder such as docs, and set it: docs: { path: 'docs' }",
    );
  return found;
}

/** Why no docs are meant by an id, or without one. */
function unknownInstance(id: string | undefined, ids: readonly string[]): UsageError {
  if (ids.length === 0)
    return new UsageError(
      'the site has no docs to freeze',
      "they are in the folder docs, unless 'docs' of the configuration names another",
    );
  if (id === undefined) return new UsageError('name the docs to freeze', `--docs ${ids[0]}`);
  const hint = didYouMean(id, ids) ?? `its docs instances are: ${ids.join(', ')}`;
  return new UsageError(`there is no docs instance '${id}'`, hint);
}

async function readNames(siteDir: string, file: string): Promise<string[]> {
  if (!existsSync(join(siteDir, file))) return [];
  const value = await importModule(join(siteDir, file)).catch(() => undefined);
  if (Array.isArray(value) && value.every((name) => typeof name === 'string')) return value;
  throw new UsageError(`'${file}' is not a list of names`, 'docsite check says what is wrong with it');
}

/** Throws a `UsageError` if a file to write already exists, because it may be the author's. */
function requireFree(
  siteDir: string,
  { name, list, paths }: { readonly name: string; readonly list: string; readonly paths: readonly string[] },
): void {
  const taken = paths.find((path) => existsSync(join(siteDir, path)));
  if (taken !== undefined)
    throw new UsageError(`'${taken}' already exists`, `remove it, or list '${name}' in ${list} if it is that version`);
}

interface Copy {
  readonly from: string;
  readonly to: string;
  /** Folders in `from` that are not copied with it. */
  readonly without?: readonly string[];
}

/** The docs to copy, and their site. */
interface CurrentDocs {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly docs: DocsConfig;
}

/** What to copy: the documents, and for each language their translations and the sidebar labels. */
function copiesOf(current: CurrentDocs, name: string): Copy[] {
  const { siteDir, config, docs } = current;
  if (!existsSync(join(siteDir, docs.path)) || readdirSync(join(siteDir, docs.path)).length === 0)
    throw new UsageError(`there are no documents in '${docs.path}'`, "fix 'path' of the docs in the configuration");
  const translations = siteLocales(config).flatMap((locale) => copiesOfLocale(locale, current, name));
  const from = posix.normalize(docs.path);
  const without = localesInside(from, docs, config);
  return [
    { from, to: `${versionPaths(docs).documents}/${versionFolder(name)}`, without },
    ...translations.filter(({ from }) => existsSync(join(siteDir, from))),
  ];
}

function copiesOfLocale(locale: SiteLocale, { config, docs }: CurrentDocs, name: string): Copy[] {
  const own = translationsFolder(config, locale);
  if (own === undefined) return [];
  const kinds = translatedFolders({ kind: 'docs', id: docs.id });
  const inOwn = kinds.flatMap((kind) =>
    ['', '.json'].map((ending) => ({
      from: posix.join(own, kind, `${versionFolder('current')}${ending}`),
      to: posix.join(own, kind, `${versionFolder(name)}${ending}`),
    })),
  );
  const elsewhere = localizedDocs(docs, locale, config);
  if (elsewhere === undefined) return inOwn;
  return [...inOwn, { from: elsewhere, to: posix.join(own, kinds[0], versionFolder(name)) }];
}

async function readSidebars(siteDir: string, { sidebarPath }: DocsConfig): Promise<unknown> {
  if (sidebarPath === false) return undefined;
  if (sidebarPath === undefined) return generatedSidebars;
  try {
    return await importModule(join(siteDir, sidebarPath));
  } catch {
    throw new UsageError(
      `the sidebars file '${sidebarPath}' cannot be read`,
      'docsite check says what is wrong with it',
    );
  }
}

function printJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
