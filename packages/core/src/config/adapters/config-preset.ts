import type { Observation } from '../../process/observation/observation.js';
import type { KeyPlaces } from '../keys/key-places.js';
import type { UserConfig } from '../schema/site.js';
import type { ConfigPurpose } from './config-adapter.js';
import type { ConfigAdditions } from './config-additions.js';

/**
 * Completes the configuration of a docsite site that names it in `preset`, with the appearance, modules and functions
 * that the site's code was written for.
 */
export interface ConfigPreset {
  /** The name by which configurations refer to it. */
  readonly name: string;
  /** Throws a `ConfigError` if its options cannot be used. */
  apply(site: PresetSite): Promise<PresetConfig>;
}

/** A site whose configuration names a preset. */
export interface PresetSite {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration's file, relative to it. */
  readonly file: string;
  /** The contents of the file, validated on their own. */
  readonly config: UserConfig;
  /** The options that it passes to the preset. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly places: KeyPlaces;
  readonly purpose: ConfigPurpose;
  /** Records what the site's code reads. */
  readonly observation: Observation;
}

/**
 * A configuration completed by a preset. Items added to lists come after those of the file, so that the places of the
 * file's own items stay valid.
 */
export interface PresetConfig extends ConfigAdditions {
  readonly config: UserConfig;
}
