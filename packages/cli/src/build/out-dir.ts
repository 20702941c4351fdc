import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../usage-error.js';

/** The site folder as an absolute path; it has to be there. */
export function resolveSiteDir(dir: string | undefined): string {
  const siteDir = resolve(dir ?? '.');
  if (!existsSync(siteDir))
    throw new UsageError(`the folder '${dir}' does not exist`, 'name the folder that holds docsite.config.ts, or a folder of Markdown files');
  if (!statSync(siteDir).isDirectory()) throw new UsageError(`'${dir}' is not a folder`, 'name the folder of the site');
  return realpathSync(siteDir);
}

/** The output folder as an absolute path. A build replaces it whole, so it must not hold anything else. */
export function resolveOutDir(siteDir: string, outDir: string | undefined): string {
  const path = outDir === undefined ? join(siteDir, 'dist') : resolve(outDir);
  const toSite = relative(path, siteDir);
  if (toSite === '' || !toSite.startsWith('..'))
    throw new UsageError(`the output folder '${outDir ?? 'dist'}' holds the site itself`, 'choose a folder of its own: a build replaces it whole');
  if (existsSync(path) && !isOutput(path)) {
    throw new UsageError(
      `the output folder '${outDir ?? 'dist'}' holds files that docsite did not write`,
      'empty it, or choose another: a build replaces it whole',
    );
  }
  return path;
}

/** An empty folder, or one that an earlier build wrote. */
function isOutput(path: string): boolean {
  if (!statSync(path).isDirectory()) return false;
  const names = readdirSync(path);
  return names.length === 0 || names.includes('404.html');
}

/** The output folder relative to the site folder, where it lies inside: its files are no sources. */
export function outDirInside(siteDir: string, outDir: string): string | undefined {
  const path = relative(siteDir, outDir);
  return path.startsWith('..') ? undefined : path.split(sep).join('/');
}
