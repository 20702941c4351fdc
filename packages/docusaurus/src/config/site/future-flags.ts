import { Keys } from '../../keys.js';
import { docusaurusVersion } from '../../load/docusaurus-version.js';

/** Flags of `future.v4`, with the minor version of Docusaurus 3 that introduced each. */
const since = {
  useCssCascadeLayers: 8,
  fasterByDefault: 10,
  mdx1CompatDisabledByDefault: 10,
  siteStorageNamespacing: 10,
};

/**
 * Whether a site has enabled a default of Docusaurus 4: by a flag of `future.v4`, or by enabling all flags of its
 * version.
 */
export function hasFutureFlag(config: Keys, name: keyof typeof since, siteDir: string): boolean {
  const { major, minor } = docusaurusVersion(siteDir);
  if (major === 3 && minor !== undefined && minor < since[name]) return false;
  const future = Keys.of(config.any('future'));
  return future.flag('v4') ?? future.within('v4').flag(name) ?? false;
}
