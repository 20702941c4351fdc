import { sep } from 'node:path';
import { getOrInsert, type ModuleReads } from '@docsite/core';
import { isOfPackage, Observation, type ObservationScope } from '@docsite/core/process';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { MadePlugin } from './plugin.js';

/** Records what each plugin reads in its lifecycle methods. */
export class PluginObservations {
  private readonly observations = new Map<MadePlugin, Observation>();

  private readonly siteDir: string;
  private readonly scope: ObservationScope;

  /** @param outDir The finished site, absolute, which depends only on earlier reads. Absent before there is one. */
  constructor({ siteDir, generatedFilesDir }: PluginContext, outDir?: string) {
    this.siteDir = siteDir;
    this.scope = { ofPackages: true, madeDirs: [generatedFilesDir, ...(outDir === undefined ? [] : [outDir])] };
  }

  /** Runs a lifecycle method of a plugin. */
  watch<T>(made: MadePlugin, run: () => T | Promise<T>): Promise<T> {
    const make = () => new Observation(this.siteDir, this.scope);
    return getOrInsert(this.observations, made, make).watch(run);
  }

  /** Whether files of the site may have been written: some were, or code ran that cannot be observed. */
  get mayWrite(): boolean {
    return [...this.observations.values()].some(
      ({ opening, written }) => opening !== undefined || [...written].some((path) => !this.isOfTools(path)),
    );
  }

  /** Whether a file belongs to a package, such as its cache, or is generated for the site's modules. */
  private isOfTools(path: string): boolean {
    return isOfPackage(path) || this.scope.madeDirs?.some((folder) => path.startsWith(folder + sep)) === true;
  }

  /**
   * The reads so far. All results of lifecycle methods are data, either of the configuration or of the finished site.
   */
  get reads(): readonly ModuleReads[] {
    return [...this.observations].map(([{ name }, { facts, opening: code }]) => ({
      files: [],
      isData: true,
      facts,
      isClosed: code === undefined,
      ...(code !== undefined && { opening: { file: `the plugin '${name}'`, code, verb: 'calls' } }),
    }));
  }
}
