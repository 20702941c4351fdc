import type { LoadedConfig } from '@docsite/core';
import { resolveSiteDir } from '../build/out-dir.js';
import { findMarkdown } from '../init/existing-markdown.js';
import { UsageError } from '../report/usage-error.js';
import { readSiteConfig } from '../site-config.js';

/** The site of a folder, for commands that write into it. Throws `UsageError` where the folder holds none. */
export async function openSite(
  dir: string | undefined,
): Promise<{ readonly siteDir: string; readonly loaded: LoadedConfig }> {
  const siteDir = resolveSiteDir(dir);
  const loaded = await readSiteConfig(siteDir);
  if (loaded.file === undefined && findMarkdown(siteDir) === undefined)
    throw new UsageError(
      `there is no site in '${dir ?? '.'}'`,
      'name the folder that holds docsite.config.ts, or begin a site: docsite init',
    );
  return { siteDir, loaded };
}
