import type { Observation } from '../process/observation.js';
import type { ConfigPurpose } from './config-adapter.js';
import type { ConfigAdditions } from './config-additions.js';
import type { KeyPlaces } from './key-places.js';
import type { UserConfig } from './schema/site.js';

/**
 * Completes configurations of docsite that name it in `preset`: it gives the looks, modules and functions that the code
 * of a site was written for.
 */
export interface ConfigPreset {
  /** What configurations call it. */
  readonly name: string;
  /** Throws `ConfigError` where its options cannot be used. */
  apply(site: PresetSite): Promise<PresetConfig>;
}

/** A site whose configuration names a preset. */
export interface PresetSite {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration's file, relative to it. */
  readonly file: string;
  /** What the file says, checked by itself. */
  readonly config: UserConfig;
  /** What it says to the preset. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly places: KeyPlaces;
  readonly purpose: ConfigPurpose;
  /** Notes what code of the site reads. */
  readonly observation: Observation;
}

/**
 * A configuration that a preset has completed. Items that it adds to lists come after those of the file, so that the
 * places of these hold.
 */
export interface PresetConfig extends ConfigAdditions {
  readonly config: UserConfig;
}
