import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../report/usage-error.js';

/** The site folder as an absolute path; it has to be there. */
export function resolveSiteDir(dir: string | undefined): string {
  const siteDir = resolve(dir ?? '.');
  if (!existsSync(siteDir))
    throw new UsageError(
      `the folder '${dir}' does not exist`,
      'name the folder that holds docsite.config.ts, or a folder of Markdown files',
    );
  if (!statSync(siteDir).isDirectory()) throw new UsageError(`'${dir}' is not a folder`, 'name the folder of the site');
  return realpathSync(siteDir);
}

/** The output folder as an absolute path. A build replaces it whole, so it must not hold anything else. */
export function resolveOutDir(siteDir: string, outDir: string | undefined): string {
  const path = outDir === undefined ? join(siteDir, 'dist') : resolve(outDir);
  const toSite = relative(path, siteDir);
  if (!leadsOutside(toSite))
    throw new UsageError(
      `the output folder '${outDir ?? 'dist'}' holds the site itself`,
      'choose a folder of its own: a build replaces it whole',
    );
  if (liesInFile(path))
    throw new UsageError(
      `the output folder '${outDir ?? 'dist'}' lies in a file`,
      'choose a folder of its own: a build replaces it whole',
    );
  if (existsSync(path) && !isOutput(path)) {
    throw new UsageError(
      `the output folder '${outDir ?? 'dist'}' holds files that docsite did not write`,
      'empty it, or choose another: a build replaces it whole',
    );
  }
  return path;
}

function liesInFile(path: string): boolean {
  const parent = dirname(path);
  return existsSync(parent) ? !statSync(parent).isDirectory() : liesInFile(parent);
}

/** An empty folder, or one that an earlier build wrote: every build leaves its site data. */
function isOutput(path: string): boolean {
  if (!statSync(path).isDirectory()) return false;
  const assets = join(path, 'assets');
  return (
    readdirSync(path).length === 0 ||
    (existsSync(assets) && readdirSync(assets).some((name) => /^site-[0-9a-f]{12}\.json$/.test(name)))
  );
}

/** The output folder relative to the site folder, where it lies inside: its files are no sources. */
export function outDirInside(siteDir: string, outDir: string): string | undefined {
  const path = relative(siteDir, outDir);
  return leadsOutside(path) ? undefined : path.split(sep).join('/');
}

/** Whether a relative path leaves the folder it is relative to; a folder may well be named `..x`. */
function leadsOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
