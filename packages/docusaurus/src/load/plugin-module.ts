import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  explainImportError,
  type ImportFailure,
  importExports,
  interopDefaults,
  type ModuleReads,
  messageOf,
  packageDefaults,
  slashedPath,
} from '@docsite/core';
import { errorCode, importedModule, importFile, isReplaced, type Observation } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { assignedNames } from './bundling/assigned-names.js';
import { importedDefaults } from './bundling/imported-defaults.js';
import { absentPackage, missedPackageOf, missingPackageOf, notInstalled } from './bundling/missing-packages.js';
import { resolveLoosely } from './bundling/resolve-loosely.js';
import { usesCommonJsNames } from './common-js-names.js';
import { isPath, type ModuleKind, moduleFile } from './plugin-file.js';

/** The end of a sentence that begins with a path. */
export const noSuchFile = 'which does not exist';

/** A module of a plugin, a theme or a preset. */
export interface PluginModule {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/** A module that cannot be loaded. */
export class UnloadedModule {
  constructor(
    /** As the end of a sentence that begins with its name. */
    readonly reason: string,
    /** The mistake in the site's own code, or the package that is not installed, if that is the reason. */
    readonly cause: { readonly mistake?: ImportFailure; readonly missing?: string } = {},
  ) {}
}

/** The site that a module is loaded for. */
export interface ModuleSite {
  /** Absolute. */
  readonly siteDir: string;
  /** Records what the module reads when it is loaded. */
  readonly observation: Observation;
  /** esbuild plugins that resolve and load the imports of the site's modules. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Loads the module of a configuration entry, if that is possible.
 *
 * @param reference A name, a path or a function.
 */
export async function loadPluginModule(
  reference: unknown,
  kind: ModuleKind,
  { siteDir, observation, plugins: own = [] }: ModuleSite,
): Promise<PluginModule | UnloadedModule> {
  if (missingPackageOf(reference) !== undefined) return new UnloadedModule(notInstalled);
  if (typeof reference === 'function') return { ...reference, default: reference };
  const file = typeof reference === 'string' ? moduleFile(reference, kind, siteDir) : undefined;
  if (file === undefined) return new UnloadedModule(isPath(reference) ? noSuchFile : notInstalled);
  const isPackage = file.includes('node_modules');
  const plugins = [
    // stand-ins come first, so that they are found before installed packages
    ...(isPackage ? [] : own),
    interopDefaults(observation),
    packageDefaults,
    importedDefaults,
    ...(isPackage ? [] : [assignedNames(file), resolveLoosely]),
  ];
  const bundle = async () => (await importExports(file, { observation, plugins })).exports;
  try {
    if (!isPackage || isReplaced(file) || usesCommonJsNames(file)) return unwrap(await bundle());
    return unwrap(
      await observation
        .watch(() => importPackage(file))
        .catch((error) => {
          if (!isForBundlers(error)) throw error;
          return bundle();
        }),
    );
  } catch (error) {
    const failure = explainImportError(error, slashedPath(relative(siteDir, file)));
    const missing = missedPackageOf(failure.reason);
    if (missing !== undefined) return new UnloadedModule(`which needs ${absentPackage(missing)}`, { missing });
    return new UnloadedModule(`which cannot be loaded: ${failure.reason}`, isPackage ? {} : { mistake: failure });
  }
}

async function importPackage(file: string): Promise<PluginModule> {
  const reads: ModuleReads = { files: [file], isClosed: true };
  importedModule.publish(reads);
  try {
    return createRequire(file)(file);
  } catch (error) {
    if (errorCode(error) !== 'ERR_REQUIRE_ESM') throw error;
    return importFile(pathToFileURL(file).href) as Promise<PluginModule>;
  }
}

/** Whether Node rejects a package that Docusaurus's own loader accepts: its modules import files without extensions. */
function isForBundlers(error: unknown): boolean {
  const code = errorCode(error);
  if (code === 'ERR_MODULE_NOT_FOUND') return messageOf(error).startsWith('Cannot find module');
  return code === 'ERR_UNSUPPORTED_DIR_IMPORT';
}

/** A CommonJS module may contain compiled ESM, or be the function itself. */
function unwrap(module: PluginModule): PluginModule {
  const inner = module.default as PluginModule | undefined;
  if (typeof module === 'function') return { ...(module as PluginModule), default: module };
  if (typeof inner === 'function') return { ...(inner as PluginModule), ...module, default: inner };
  return inner === undefined ? { default: () => module } : unwrap(inner);
}
