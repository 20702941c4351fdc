import type { BundlingRules } from '@docsite/core';
import { svgrFiles } from '../plugins/webpack/svgr-files.js';
import { elementIds } from '../styles/selectors/class-names.js';
import type { Completion } from './completion.js';
import type { SiteToComplete } from './site-to-complete.js';

/** What code written for Docusaurus relies on when it is bundled. */
export function bundlingRules(
  site: SiteToComplete,
  { plugins, own: { sharesContexts } }: Pick<Completion, 'plugins' | 'own'>,
): BundlingRules {
  const { bundling, themes } = plugins.results;
  const ofSvgr = svgrFiles(site.plugins, site.takeover.siteDir);
  return {
    ...bundling,
    loadedFiles: [...ofSvgr, ...(bundling.loadedFiles ?? [])],
    // webpack also defines these names of Node in code for browsers
    constants: { global: 'globalThis', __filename: '"/index.js"', ...bundling.constants },
    hasTypedScripts: true,
    hasLooseCode: true,
    hasLateImports: true,
    hasMissingExports: true,
    // other packages rarely do, and reading the code of all would take long
    computingFolders: themes,
    elementIds,
    sharesContexts,
  };
}
