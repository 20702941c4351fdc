import { Keys } from '../keys.js';
import { docusaurusVersion } from '../load/docusaurus-version.js';

/** Flags of `future.v4`, and the minor version of Docusaurus 3 that each came with. */
const since = { useCssCascadeLayers: 8, mdx1CompatDisabledByDefault: 10 };

/** Whether a site has chosen what Docusaurus 4 does by default: a flag of `future.v4`, or all that its version has. */
export function hasFutureFlag(config: Keys, name: keyof typeof since, siteDir: string): boolean {
  const { major, minor } = docusaurusVersion(siteDir);
  if (major === 3 && minor !== undefined && minor < since[name]) return false;
  const future = Keys.of(config.any('future'));
  return future.flag('v4') ?? future.within('v4').flag(name) ?? false;
}
