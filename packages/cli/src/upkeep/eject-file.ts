import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { asQuestion, type LoadedConfig, nearest, pathFrom, slashedPath } from '@docsite/core';
import { themeLayers } from '@docsite/renderer';
import { templatesDir } from '../own-package/templates-dir.js';
import { UsageError } from '../report/errors/usage-error.js';
import { writeSiteFile } from './write-site-file.js';

/** The theme folders whose files a site may replace. */
const ejectableFolders = ['content', 'editor', 'shell', 'pages', 'search'];

/** A site and its configuration. */
export interface Ejection {
  /** Absolute. */
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
}

/**
 * The theme files that a site can have a copy of, such as `shell/footer.tsx`, with their paths. Upper layers come
 * first.
 */
export function ejectableFiles({ siteDir, loaded }: Ejection): ReadonlyMap<string, string> {
  const [, ...layers] = themeLayers(loaded.config, { siteDir, templatesDir });
  const files = layers.flatMap((layer) => ejectableFolders.flatMap((folder) => filesIn(layer.folder, folder)));
  return new Map(files.reverse().map(({ name, path }) => [name, path]));
}

function filesIn(layer: string, folder: string): { name: string; path: string }[] {
  if (!existsSync(join(layer, folder))) return [];
  return readdirSync(join(layer, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .sort()
    .map((name) => ({ name: posix.join(folder, slashedPath(name)), path: join(layer, folder, name) }));
}

/** Copies a theme file to the site's own theme folder. Returns its path, relative to the site folder. */
export function ejectFile(wanted: string, ejection: Ejection): string {
  const files = ejectableFiles(ejection);
  const name = [wanted, `${wanted}.tsx`].find((candidate) => files.has(candidate));
  if (name === undefined) {
    const hint = asQuestion(nearestFile(wanted, [...files.keys()]));
    throw new UsageError(`the theme has no file '${wanted}'`, hint ?? 'docsite eject lists the files of the theme');
  }
  const target = posix.join(ejection.loaded.config.themeDir, name);
  const path = join(ejection.siteDir, target);
  if (existsSync(path)) throw new UsageError(`'${target}' already exists`, 'remove it to get a new copy');
  writeSiteFile(ejection.siteDir, target, asOfSite(readFileSync(files.get(name) as string, 'utf8'), name));
  return pathFrom(ejection.siteDir, path);
}

/**
 * The file that was probably meant: one with a similar name, or with that of the corresponding Docusaurus component.
 */
function nearestFile(wanted: string, files: readonly string[]): string | undefined {
  const component = posix.basename(wanted, '.tsx').replace(/(?<=[a-z])(?=[A-Z])/g, '-');
  return (
    nearest(
      wanted,
      files.flatMap((file) => [file, file.replace(/\.tsx$/, '')]),
    ) ?? files.find((file) => posix.basename(file, '.tsx') === component.toLowerCase())
  );
}

/** The source as a site may write it: theme files are imported by name, and docsite as a package. */
function asOfSite(source: string, name: string): string {
  return source
    .replace(/(\bfrom |\bimport\()'@docsite\/renderer\/template'/g, "$1'docsite/theme'")
    .replace(
      /(\bfrom |\bimport\()'(\.{1,2}\/[^']+?)(?:\.js)?'/g,
      (_, before, path) => `${before}'@theme/${posix.join(posix.dirname(name), path)}'`,
    );
}
