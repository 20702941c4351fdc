import type { LoadedConfig } from '@docsite/core';
import { findMarkdown } from '../../build/input/find-markdown.js';
import { resolveSiteDir } from '../../build/input/out-dir.js';
import { UsageError } from '../../report/errors/usage-error.js';
import { pathFromHere } from '../../report/outcome/path-from-here.js';
import { siteAbove } from '../../site-config/config-files.js';
import { readSiteConfig } from '../../site-config/site-config.js';

/** Opens the site in a folder, for commands that write to it. Throws a `UsageError` if there is none. */
export async function openSite(
  dir: string | undefined,
): Promise<{ readonly siteDir: string; readonly loaded: LoadedConfig }> {
  const siteDir = resolveSiteDir(dir);
  const loaded = await readSiteConfig(siteDir);
  const above = loaded.file === undefined ? siteAbove(siteDir) : undefined;
  if (above !== undefined)
    throw folderOfSite(dir ?? '.', above, 'name the folder of the site, which is where files are written');
  if (loaded.file === undefined && findMarkdown(siteDir) === undefined)
    throw new UsageError(
      `there is no site in '${dir ?? '.'}'`,
      'name the folder that holds docsite.config.ts, or create a site: docsite init',
    );
  return { siteDir, loaded };
}

/**
 * The error of a command for a folder that belongs to a site.
 *
 * @param above The folder of the site, absolute.
 */
export function folderOfSite(dir: string, above: string, hint: string): UsageError {
  return new UsageError(`'${dir}' is a folder of the site in '${pathFromHere(above)}'`, hint);
}
