import type { ConfigPurpose, UserConfig } from '@docsite/core';
import type { KnownDocuments } from '../modules/document-texts.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import type { PresetValues } from '../preset-options.js';
import type { Takeover } from '../takeover.js';

/** The files of docsite that Docusaurus sites receive. */
export interface GivenFiles {
  /** Folder with the modules that Docusaurus provides to sites, absolute: `theme/` of this package. */
  readonly themeDir: string;
  /** Infima's style sheet, on which such sites build, absolute. */
  readonly infimaFile: string;
  /** The English labels of Docusaurus's theme as labels of docsite's, a JSON file, absolute. */
  readonly labelsFile: string;
}

/** What is known from reading the same site before. */
export interface EarlierReading {
  /** Receives what is read. Absent if the site is read only once. */
  readonly knownDocuments?: KnownDocuments | undefined;
}

/** A site with code and content written for Docusaurus, and a docsite configuration. */
export interface SiteToComplete extends GivenFiles, EarlierReading, PresetValues {
  /** The configuration file, relative to the site folder. */
  readonly file: string;
  readonly purpose: ConfigPurpose;
  readonly config: UserConfig;
  /** The `siteConfig` in other languages, by locale, if it depends on the language. */
  readonly otherConfigs?: ReadonlyMap<string, PresetValues['siteConfig']>;
  readonly takeover: Takeover;
}

/** Whether plugins add further facts about documents. */
export function hasFacts({ facts }: PluginResults): boolean {
  return Object.values(facts).some((ofLocale) => Object.keys(ofLocale).length > 0);
}
