import { join } from 'node:path';
import {
  ConfigError,
  explainImportError,
  finding,
  hintOfImport,
  importTraced,
  installCommandOf,
  interopDefaults,
  type ModuleReads,
  mixedExports,
  packageDefaults,
  placeOf,
  type TracedValue,
} from '@docsite/core';
import { Observation } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { assignedNames } from './bundling/assigned-names.js';
import { companionsOf } from './bundling/companions.js';
import { contentStandIns } from './bundling/content-stand-ins.js';
import { fromSiteFolder } from './bundling/from-site-folder.js';
import { importedDefaults } from './bundling/imported-defaults.js';
import { missingPackages } from './bundling/missing-packages.js';
import { resolveLoosely } from './bundling/resolve-loosely.js';

/** A Docusaurus configuration as exported by its file. */
export interface LoadedSite {
  readonly value: Readonly<Record<string, unknown>>;
  readonly reads: ModuleReads;
  readonly observation: Observation;
  /** Packages that it imports and that are not installed. */
  readonly missing: readonly string[];
}

/** A configuration to evaluate. */
export interface ConfigFile {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration's file, relative to it. */
  readonly file: string;
  /** The folder of docsite's modules for such sites, absolute, if the site is given companion packages. */
  readonly themeDir?: string | undefined;
  /** Receives what it reads; a new one by default. */
  readonly observation?: Observation;
}

/** Evaluates a configuration: an object, a function that returns one, or promises of these. Throws a `ConfigError`. */
export async function loadConfig({
  siteDir,
  file,
  themeDir,
  observation = new Observation(siteDir),
}: ConfigFile): Promise<LoadedSite> {
  const missing = new Set<string>();
  const { value, reads } = await evaluate(siteDir, file, {
    observation,
    missing,
    plugins: [
      ...(themeDir === undefined ? [] : [companionsOf(themeDir)]),
      contentStandIns,
      assignedNames(join(siteDir, file)),
      mixedExports(join(siteDir, file)),
      fromSiteFolder(siteDir),
      resolveLoosely,
      interopDefaults(observation),
      packageDefaults,
      importedDefaults,
      missingPackages((name) => missing.add(name)),
    ],
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError([finding('config', placeOf(file), 'the file exports no configuration')], siteDir);
  return { value: value as Readonly<Record<string, unknown>>, reads, observation, missing: [...missing].sort() };
}

interface LoadOptions {
  readonly plugins: readonly Plugin[];
  readonly observation: Observation;
  /** Filled while the file is bundled. */
  readonly missing: ReadonlySet<string>;
}

async function evaluate(
  siteDir: string,
  file: string,
  options: LoadOptions,
): Promise<{ readonly value: unknown; readonly reads: ModuleReads }> {
  try {
    const { value, reads, trace } = await importTraced(join(siteDir, file), options);
    const exported = await value;
    return {
      value:
        typeof exported === 'function'
          ? await traced(() => options.observation.watch(exported as () => unknown), trace)
          : exported,
      reads,
    };
  } catch (error) {
    const { reason, ...place } = explainImportError(error, file);
    const message = `cannot read the configuration: ${reason}`;
    throw new ConfigError([finding('config', place, message, hintOf(reason, siteDir, options.missing))], siteDir);
  }
}

async function traced(run: () => unknown, trace: TracedValue['trace']): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    await trace(error);
    throw error;
  }
}

/** A hint that errors may be caused by placeholders for packages that are not installed. */
function hintOf(reason: string, siteDir: string, missing: ReadonlySet<string>): string | undefined {
  const hint = hintOfImport(reason, siteDir);
  if (missing.size === 0 || hint !== undefined) return hint;
  return `it imports packages that are not installed: ${installCommandOf(siteDir, missing)}`;
}
