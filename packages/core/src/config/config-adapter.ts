import type { Observation } from '../process/observation.js';
import type { ConfigAdditions } from './config-additions.js';
import type { KeyPlaces } from './key-places.js';
import type { ModuleReads } from './module-reads.js';
import type { UserConfig } from './schema/site.js';

/** Takes over sites that were written for another site builder: reads its configuration as one of docsite's. */
export interface ConfigAdapter {
  /** Names of the other builder's configuration files; the first that exists is read. */
  readonly files: readonly string[];
  /**
   * Reads a configuration. Throws `ConfigError` where it cannot be used.
   *
   * @param siteDir Absolute.
   * @param file One of `files`.
   */
  read(siteDir: string, file: string, purpose: ConfigPurpose): Promise<AdaptedConfig>;
}

/**
 * What a configuration is read for: to build the site, or for its settings alone, for which its plugins need not run.
 */
export type ConfigPurpose = 'build' | 'settings';

/** A configuration of another site builder, as docsite takes it over. */
export interface AdaptedConfig extends ConfigAdditions {
  readonly config: UserConfig;
  /** Where the other builder's file writes what became of the keys of `config`. */
  readonly places: KeyPlaces;
  /** What its module was made of. */
  readonly reads: ModuleReads;
  /** What that has read when it was run, and what its functions do whenever they are called. */
  readonly observation: Observation;
}
