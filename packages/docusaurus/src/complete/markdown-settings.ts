import { relative } from 'node:path';
import type { LoadedFiles, UserConfig } from '@docsite/core';
import { preprocessorOf } from '../config/functions/preprocessor.js';
import { isRunning } from '../config/plugins/plugins.js';
import type { Swizzles } from '../modules/components/swizzles.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { documentLoader } from '../plugins/webpack/document-loaders.js';
import type { OwnParts } from './own-parts.js';
import type { SiteToComplete } from './site-to-complete.js';

/** The settings for Markdown that depend on the site's components and plugins. */
export function markdownSettings(site: SiteToComplete, results: PluginResults, own: OwnParts): UserConfig['markdown'] {
  const { swizzles, prism, liveElements } = own;
  const preprocessor = documentPreprocessor(site, results);
  return {
    // links are left to the site's own component, with addresses as written
    ...(drawsLinks(swizzles) && { missingLinks: 'written' }),
    ...(drawsCode(swizzles, site.plugins.some(isRunning)) && { codeMeta: true }),
    ...(preprocessor && { preprocessor }),
    ...(prism && { prism }),
    ...(liveElements.length > 0 && { liveElements: [...liveElements] }),
  };
}

/**
 * The function that changes the text of documents before it is parsed: loaders of plugins, and functions of the site.
 */
function documentPreprocessor(site: SiteToComplete, results: PluginResults): ReturnType<typeof preprocessorOf> {
  const loaders = { siteDir: site.takeover.siteDir, loaders: results.documentLoaders };
  return preprocessorOf(site, documentLoader(rulesForDocuments(site, results), loaders));
}

/** The rules of plugins for documents with loaders that can be loaded; reports all others. */
function rulesForDocuments(
  { takeover }: SiteToComplete,
  { documentRules, documentLoaders }: PluginResults,
): LoadedFiles[] {
  return documentRules.filter(({ loaders = [] }) => {
    const reason = loaders.map(({ file }) => documentLoaders.get(file)).find((found) => typeof found === 'string');
    if (reason === undefined) return true;
    const names = loaders.map(({ file }) => relative(takeover.siteDir, file));
    takeover.leaves(`webpack loader ${names.join(' and ')}, ${reason}`);
    return false;
  });
}

/** Whether the site may have its own component for Markdown links. */
function drawsLinks({ drawn }: Swizzles): boolean {
  return drawn.has('MDXComponents') || drawn.has('MDXComponents/A');
}

/** Whether code of documents may be drawn by a component of the site, or of a plugin's theme. */
function drawsCode({ drawn }: Swizzles, hasPlugins: boolean): boolean {
  // threads that parse run no plugins, and must come to the same result
  return hasPlugins || ['CodeBlock', 'MDXComponents/Code', 'MDXComponents/Pre'].some((name) => drawn.has(name));
}
