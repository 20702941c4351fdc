import type { Observation } from '../../process/observation/observation.js';
import type { ModuleReads } from '../code/module-reads.js';
import type { KeyPlaces } from '../keys/key-places.js';
import type { UserConfig } from '../schema/site.js';
import type { ConfigAdditions } from './config-additions.js';

/** Reads the configuration of a site written for another site builder as one of docsite's. */
export interface ConfigAdapter {
  /** Names of the other builder's configuration files; the first one that exists is read. */
  readonly files: readonly string[];
  /**
   * Reads a configuration. Throws a `ConfigError` if it cannot be used.
   *
   * @param siteDir Absolute.
   * @param file One of `files`.
   */
  read(siteDir: string, file: string, purpose: ConfigPurpose): Promise<AdaptedConfig>;
}

/**
 * Why a configuration is read: to build the site, or only for its settings, which does not require running its plugins;
 * `documents` is the latter if plugins change the text of documents.
 */
export type ConfigPurpose = 'build' | 'documents' | 'settings';

/** The result of reading another site builder's configuration. */
export interface AdaptedConfig extends ConfigAdditions {
  readonly config: UserConfig;
  /** Where the other builder's file defines the keys of `config`. */
  readonly places: KeyPlaces;
  /** The files that its module was bundled from. */
  readonly reads: ModuleReads;
  /** What the module read while it ran, and what its functions read whenever they are called. */
  readonly observation: Observation;
}
