import { relative } from 'node:path';
import { hasConfig, siteAbove } from '../site-config/config-files.js';

/**
 * Prints a note if a folder without a configuration is inside a site, which may be meant instead.
 *
 * @param siteDir Absolute.
 * @param command The command to run for that site, without the folder: `docsite build`.
 */
export function noteSiteAbove(siteDir: string, command: string): void {
  const above = hasConfig(siteDir) ? undefined : siteAbove(siteDir);
  if (above === undefined) return;
  const [folder, site] = [siteDir, above].map((path) => relative('.', path) || '.');
  process.stderr.write(
    `'${folder}' has no configuration and is treated as a separate site; for the site around it: ${command} ${site}\n`,
  );
}
