import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameHash } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { nameClient } from './builds/build-client.js';
import { hashModules } from './builds/module-hashes.js';
import type { Bundle } from './bundle.js';
import type { BundleLocale, BundleOptions } from './bundle-options.js';
import { exportFindings } from './errors/export-findings.js';
import { styleFindings } from './errors/style-findings.js';
import { withLocale } from './modules/locale-modules.js';
import { clientOutput } from './outputs/browser-build.js';
import type { BuiltFile } from './outputs/name-by-content.js';
import type { SharedBundle } from './shared-bundle.js';
import { fillHead } from './theme/head-constants.js';
import { isDefaultTheme } from './theme/theme-layers.js';

/** Changes built files that depend on each other. */
export type FilesChange = (files: readonly BuiltFile[]) => readonly BuiltFile[];

/** Creates the bundle of a locale from what all locales share, by inserting its base URL and labels. */
export function bundleFor(
  shared: SharedBundle,
  options: BundleOptions,
  change: FilesChange = (files) => files,
): Bundle {
  const { locale } = options;
  const { brokenPages, documents, pages, context } = shared;
  const built = clientOutput(shared.client);
  const { shellFiles, ...client } = nameClient(
    { ...built, files: change(built.files).map((file) => ({ ...file, contents: withLocale(file.contents, locale) })) },
    { baseUrl: locale.baseUrl, pages, moduleStyles: context.moduleStyles },
  );
  const headScript = fillHead(shared.headScript, locale);
  const hash = createHash('sha256')
    .update(headScript)
    .update([...shellFiles].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
  const server = serverFor(shared, locale);
  const found = [...styleFindings(built.warnings, context), ...exportFindings(context)];
  const serverHashes = hashModules(
    locale.localeModules === undefined ? shared : { ...shared, ...server },
    context.siteDir,
  );
  return {
    ...server,
    serverHashes,
    openModules: shared.openModules,
    livePlaces: shared.livePlaces,
    outsideFiles: shared.outsideFiles,
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

/** The files that modules and style sheets refer to, each once. */
export function assetsOf({ serverAssets, client: { everyPage, others } }: SharedBundle): OutputFile[] {
  const named = [...serverAssets, ...[everyPage, ...others].flatMap(({ assets }) => assets)];
  return [...new Map(named.map((asset) => [asset.path, asset])).values()];
}

/** Copies server modules that contain URLs, with those of the locale; all locales share the others. */
function serverFor(
  { serverEntry, serverPages, serverFiles }: SharedBundle,
  locale: BundleLocale,
): Pick<Bundle, 'serverEntry' | 'serverPages'> {
  const folder = dirname(serverEntry);
  const files = serverFiles.map((name) => {
    const contents = readFileSync(join(folder, name));
    return { name, contents, localized: withLocale(contents, locale) };
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
