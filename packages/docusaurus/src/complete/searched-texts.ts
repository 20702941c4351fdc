import { namedModules } from '../modules/components/option-components.js';
import { documentTexts } from '../modules/document-texts.js';
import { packageTexts } from '../modules/packages/package-texts.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { componentFiles } from '../plugins/routes/print-route.js';
import { codeFolders, contentFolders } from '../styles/sources/site-sources.js';
import type { OwnParts } from './own-parts.js';
import type { SiteToComplete } from './site-to-complete.js';

/** The texts that are searched for what the theme has to provide. */
export interface SearchedTexts {
  /** The site's code, and code in packages that are written for Docusaurus. */
  readonly code: readonly string[];
  /** Documents in which there may be something, and code beside them. */
  readonly documents: readonly string[];
}

/** Reads the texts that show what a site needs; none for threads that only parse, which do not have to know. */
export function searchedTexts(
  { config, purpose, takeover: { siteDir }, knownDocuments }: SiteToComplete,
  { modules }: PluginResults,
  { texts, components }: OwnParts,
): SearchedTexts {
  if (purpose !== 'build') return { code: [], documents: [] };
  const named = [...namedModules(components), ...componentFiles(Object.values(modules))];
  const folders = { content: contentFolders(config, siteDir), code: codeFolders(config, siteDir) };
  return {
    code: [...texts, ...packageTexts(texts, { named, siteDir })],
    documents: documentTexts(folders, knownDocuments),
  };
}
