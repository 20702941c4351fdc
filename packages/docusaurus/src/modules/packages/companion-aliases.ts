import { join } from 'node:path';
import { companions } from '../../load/bundling/companions.js';
import { dependencyOf, installedFolder } from '../../load/installed-package.js';

/**
 * Aliases for the companion packages that a site lacks, which resolve to docsite's. A site that depends on version 1 of
 * `prism-react-renderer` uses components that version 2 does not have.
 */
export function companionAliases(siteDir: string, themeDir: string): Record<string, string> {
  const lacking = companions.filter((name) => installedFolder(name, siteDir) === undefined);
  const given = lacking.filter((name) => name === 'clsx' || !/^\D*1\./.test(String(dependencyOf(siteDir, name))));
  return Object.fromEntries(given.map((name) => [name, join(themeDir, 'packages', name)]));
}
