import type { Message } from 'esbuild';
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { looseJsx } from './code/loose-jsx.js';
import { maybeTyped } from './code/typed-scripts.js';
import { replaceableFiles } from './errors/broken-modules.js';
import { findMissingExports } from './errors/find-missing-exports.js';
import type { MissingExports } from './modules/missing-exports.js';

/**
 * The options with which a failed build may succeed, or report each mistake: they tolerate what its messages are about,
 * if that is allowed on the site, or share no modules among pages. Undefined if nothing is left to try.
 */
export async function toleratingOptions(
  messages: readonly Message[],
  context: BundleContext,
  options: SharedOptions,
): Promise<SharedOptions | undefined> {
  const { siteDir, typedFiles = new Set(), bundling } = options;
  const loose = bundling?.hasLooseJsx ? looseJsx(messages, siteDir, options.looseJsx) : undefined;
  if (loose !== undefined) return { ...options, looseJsx: loose };
  const typed = bundling?.hasTypedScripts ? maybeTyped(messages, siteDir, typedFiles) : [];
  if (typed.length > 0) return { ...options, typedFiles: new Set([...typedFiles, ...typed]) };
  const missing = await toleratedExports(messages, context);
  if (missing !== undefined) return { ...options, missing };
  const isSharing = context.pages.some(({ sharedWith }) => sharedWith !== undefined);
  return isSharing ? { ...options, sharesNone: true } : undefined;
}

/**
 * The missing exports of a failed build that are tolerated; files that replace those of the theme must export
 * everything.
 */
async function toleratedExports(
  messages: readonly Message[],
  context: BundleContext,
): Promise<MissingExports | undefined> {
  if (!context.bundling?.hasMissingExports) return undefined;
  const replaceable = replaceableFiles(context);
  return findMissingExports(messages, context, (module) => replaceable.has(module));
}
