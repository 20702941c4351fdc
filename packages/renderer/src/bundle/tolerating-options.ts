import type { Message } from 'esbuild';
import type { FailedBuilds } from './builds/build-all.js';
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { fileOfLocation, looseCode } from './code/loose-code.js';
import { maybeTyped } from './code/typed-scripts.js';
import { replaceableFiles } from './errors/broken-modules.js';
import { findMissingExports } from './errors/find-missing-exports.js';
import type { MissingExports } from './modules/missing-exports.js';
import { fileOfModule } from './modules/module-names.js';
import { type BuildInputs, isMadeOf } from './outputs/build-inputs.js';
import type { KeptBuilds } from './outputs/kept-builds.js';

/**
 * The options with which a failed build may succeed, or report each mistake: they tolerate what its messages are about,
 * if that is allowed on the site, or share no modules among pages. Undefined if nothing is left to try.
 */
export async function toleratingOptions(
  { messages, done }: FailedBuilds,
  context: BundleContext,
  options: SharedOptions,
): Promise<SharedOptions | undefined> {
  const code = tolerateCode(messages, options);
  const missing = code === undefined ? await toleratedExports(messages, context) : undefined;
  if (code !== undefined || missing !== undefined) {
    const tolerant = { ...options, ...code, missing: missing ?? options.missing };
    return { ...tolerant, kept: buildsAlike(done, options, tolerant) };
  }
  const isSharing = context.pages.some(({ sharedWith }) => sharedWith !== undefined);
  return isSharing ? { ...options, sharesNone: true, kept: done } : undefined;
}

/** The builds that are the same although more is tolerated. */
function buildsAlike(
  done: KeptBuilds,
  before: SharedOptions,
  { typedFiles, looseCode, missing, siteDir }: SharedOptions,
) {
  const typed = [...(typedFiles ?? [])].filter(([file]) => !before.typedFiles?.has(file));
  const loose = [...(looseCode?.keys() ?? [])].filter((file) => !before.looseCode?.has(file));
  const messages = (missing?.messages ?? []).filter((message) => before.missing?.messages.includes(message) !== true);
  const importers = messages.flatMap(({ location }) => location?.file ?? []).map((name) => fileOfModule(name, siteDir));
  const files = [...typed.map(([file]) => file), ...loose, ...importers];
  const unlessMadeOf = <T extends { readonly inputs: BuildInputs }>(build: T | undefined): T | undefined =>
    build !== undefined && files.some((file) => isMadeOf(file, build.inputs, siteDir)) ? undefined : build;
  // what else has missing exports may have been kept from before these were missing
  const isOfImports = messages.length > 0 || typed.some(([, why]) => why === 'import');
  return {
    ...done,
    everyPage: unlessMadeOf(done.everyPage),
    head: unlessMadeOf(done.head),
    ...(isOfImports && { app: undefined, styles: undefined }),
  };
}

/** Reads the files that messages are about in other ways; undefined if there are no further ones. */
function tolerateCode(messages: readonly Message[], options: SharedOptions): Partial<SharedOptions> | undefined {
  const { siteDir, bundling, looseCode: before, typedFiles } = options;
  const loose = bundling?.hasLooseCode ? looseCode(messages, siteDir, before) : undefined;
  // the rest of a file may have no mistakes then
  const isInLoose = ({ location }: Message): boolean => {
    const file = location && fileOfLocation(location, siteDir);
    return file !== null && loose?.has(file) === true && before?.has(file) !== true;
  };
  const others = messages.filter((message) => !isInLoose(message));
  const typed = bundling?.hasTypedScripts ? maybeTyped(others, siteDir, typedFiles) : undefined;
  if (loose === undefined && typed === undefined) return undefined;
  return { looseCode: loose ?? before, typedFiles: typed ?? typedFiles };
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
