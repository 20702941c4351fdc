import { pathFromHere } from '../../report/outcome/path-from-here.js';
import { hasConfig, siteAbove, sitesBelow } from '../../site-config/config-files.js';

/**
 * Prints a note if a folder without a configuration is inside a site, or contains sites, which may be meant instead.
 *
 * @param siteDir Absolute.
 * @param command The command to run for those sites, without the folder: `docsite build`.
 */
export function noteNearbySites(siteDir: string, command: string): void {
  if (hasConfig(siteDir)) return;
  const above = siteAbove(siteDir);
  const [around, sites] = above === undefined ? ['in it', sitesBelow(siteDir)] : ['around it', [above]];
  if (sites.length === 0) return;
  const name = pathFromHere(siteDir);
  const commands = sites.map((site) => `${command} ${pathFromHere(site)}`);
  process.stderr.write(
    `'${name}' has no configuration and is treated as a separate site; for the site ${around}: ${commands.join(' or ')}\n`,
  );
}
