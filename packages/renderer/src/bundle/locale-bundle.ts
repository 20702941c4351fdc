import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compareText, contentHash, getOrInsert, nameHash } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import type { SharedBundle } from './builds/build-all.js';
import { hashModules, type KnownServerFiles } from './builds/module-hashes.js';
import type { Bundle } from './bundle.js';
import type { BundleLocale, BundleOptions } from './bundle-options.js';
import { exportFindings } from './errors/export-findings.js';
import { styleFindings } from './errors/style-findings.js';
import { localeInserter } from './modules/locale-modules.js';
import { type BrowserBuild, buildsOf, type ClientBuilds, clientOutput } from './outputs/browser-build.js';
import { type BuiltFile, joinNamed, type NamedFiles, nameByContent } from './outputs/name-by-content.js';
import { nameClient } from './outputs/name-client.js';
import { fillHead } from './theme/head-constants.js';
import { isDefaultTheme } from './theme/layer-modules.js';

/** Changes built files that depend on each other. */
export type FilesChange = (files: readonly BuiltFile[]) => readonly BuiltFile[];

/** The server modules of a locale, and what pages are rendered with. */
type LocaleServer = Pick<Bundle, 'serverEntry' | 'serverPages' | 'serverHashes'>;

/**
 * Creates the bundles of locales from their shared parts, by inserting base URLs and labels. Results for a locale are
 * kept as long as the builds they were created from.
 */
export class LocaleBundles {
  private readonly named = new WeakMap<BrowserBuild, Map<string, NamedFiles>>();
  /** By the names of the modules that all locales share. */
  private readonly servers = new WeakMap<readonly string[], Map<string, LocaleServer>>();
  private readonly serverFiles: KnownServerFiles = new Map();

  /** @param change Applied to the files for browsers; undefined for none. */
  bundleFor(shared: SharedBundle, options: BundleOptions, change?: FilesChange): Bundle {
    const { locale } = options;
    const { openModules, livePlaces, foreignFiles, brokenPages, documents, pages, context } = shared;
    const { baseUrl, localeModules, serverDir } = locale;
    const key = contentHash(JSON.stringify([baseUrl, localeModules, serverDir]));
    const built = clientOutput(shared.client);
    const { shellFiles, ...client } = nameClient(
      built,
      change === undefined ? this.nameBuilds(shared.client, locale, key) : nameFiles(change(built.files), locale),
      { baseUrl, pages, moduleStyles: context.moduleStyles },
    );
    const headScript = fillHead(shared.head.script, locale);
    const hash = createHash('sha256')
      .update(headScript)
      .update([...shellFiles].sort().join('\n'))
      .digest('hex')
      .slice(0, 12);
    const found = [...styleFindings(built.warnings, context), ...exportFindings(context)];
    return {
      ...keep(this.servers, shared.serverFiles, key, () => serverFor(shared, locale, this.serverFiles)),
      openModules,
      livePlaces,
      foreignFiles,
      documents,
      ...client,
      brokenPages,
      ...(found.length > 0 && { warnings: found }),
      files: [...client.files, ...assetsOf(shared)],
      headScript,
      isDefaultTheme: isDefaultTheme(options),
      hash,
    };
  }

  private nameBuilds(client: ClientBuilds, locale: BundleLocale, key: string): NamedFiles {
    const named = buildsOf(client).map((build) => keep(this.named, build, key, () => nameFiles(build.files, locale)));
    return joinNamed(named);
  }
}

/** The kept value, or a new one. */
function keep<Owner extends object, T>(
  values: WeakMap<Owner, Map<string, T>>,
  owner: Owner,
  key: string,
  make: () => T,
): T {
  const ofOwner = getOrInsert(values, owner, () => new Map());
  return getOrInsert(ofOwner, key, make);
}

/** Names files for browsers by their contents in a locale. */
function nameFiles(files: readonly BuiltFile[], locale: BundleLocale): NamedFiles {
  const insert = localeInserter(locale);
  const localized = files.map((file) => ({ ...file, contents: insert(file.contents) }));
  return nameByContent(localized.sort((a, b) => compareText(a.path, b.path)));
}

/** The files that modules and style sheets refer to, each once. */
export function assetsOf({ serverAssets, client }: SharedBundle): OutputFile[] {
  const named = [...serverAssets, ...buildsOf(client).flatMap(({ assets }) => assets)];
  return [...new Map(named.map((asset) => [asset.path, asset])).values()];
}

/** The server modules of a locale, and the hashes of their contents. */
function serverFor(shared: SharedBundle, locale: BundleLocale, known: KnownServerFiles): LocaleServer {
  const modules = localizeServer(shared, locale);
  const hashed = locale.localeModules === undefined ? shared : { ...shared, ...modules };
  return { ...modules, serverHashes: hashModules(hashed, shared.context.siteDir, known) };
}

/** Copies server modules that contain URLs, with those of the locale; all locales share the others. */
function localizeServer(
  { serverEntry, serverPages, serverFiles }: SharedBundle,
  locale: BundleLocale,
): Pick<Bundle, 'serverEntry' | 'serverPages'> {
  const folder = dirname(serverEntry);
  const insert = localeInserter(locale);
  const files = serverFiles.map((name) => {
    const contents = readFileSync(join(folder, name));
    return { name, contents, localized: insert(contents) };
  });
  if (files.every(({ contents, localized }) => contents === localized)) return { serverEntry, serverPages };
  const texts = nameHash(JSON.stringify(locale.localeModules ?? {}));
  const own = join(locale.serverDir, `localized-${encodeURIComponent(locale.baseUrl)}-${texts}`);
  mkdirSync(own, { recursive: true });
  for (const { name, localized } of files) if (!existsSync(join(own, name))) writeFileSync(join(own, name), localized);
  const inOwn = (path: string): string => join(own, basename(path));
  const pages = Object.entries(serverPages).map(([source, path]) => [source, inOwn(path)]);
  return { serverEntry: inOwn(serverEntry), serverPages: Object.fromEntries(pages) };
}
