import type { Finding } from '../diagnostic.js';
import type { Observation } from '../process/observation.js';
import type { ContentHooks } from './content-hooks.js';
import type { KeyPlaces } from './key-places.js';
import type { ModuleReads } from './module-reads.js';
import type { PostcssHook } from './postcss-hook.js';
import type { UserConfig } from './schema/site.js';
import type { SelectorAliases } from './selector-aliases.js';

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

/** What a configuration is read for: to build the site, or for its settings alone, for which its plugins need not run. */
export type ConfigPurpose = 'build' | 'settings';

/** What is done with a finished site. */
export interface SiteFinisher {
  /**
   * Adds files to a copy of the site, or changes some.
   *
   * @param outDir The copy, absolute.
   * @param urls Addresses of all pages.
   */
  finish(outDir: string, urls: readonly string[]): Promise<readonly Finding[]>;
}

/** A configuration of another site builder, as docsite takes it over. */
export interface AdaptedConfig {
  readonly config: UserConfig;
  /** Code of modules that the other builder generates, by the names that they are imported by. */
  readonly modules: Readonly<Record<string, string>>;
  /**
   * Values of modules that the other builder generates for each locale, by the names that they are imported by: all locales have the
   * same names. Plain data.
   */
  readonly localeModules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the site's style sheets call the elements of docsite's theme. */
  readonly selectors?: SelectorAliases;
  /** Words of docsite's theme that the site has otherwise, by the name of the locale. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What adds plugins of PostCSS. */
  readonly postcssHooks?: readonly PostcssHook[];
  /** Folders and files beside the content that the site is made of, absolute. */
  readonly watched?: readonly string[];
  /** Functions for what configurations of docsite hold as values. */
  readonly hooks?: ContentHooks;
  /** What is done with the finished site; absent for nothing. */
  readonly finisher?: SiteFinisher;
  /** Where the other builder's file writes what became of the keys of `config`. */
  readonly places: KeyPlaces;
  /** What its module was made of. */
  readonly reads: ModuleReads;
  /** What that has read when it was run, and what its functions do whenever they are called. */
  readonly observation: Observation;
  /** What was taken over, and what was not: a line each. */
  readonly notes: readonly string[];
  readonly findings: readonly Finding[];
}
