import type { LoadedConfig, SiteLocale } from '@docsite/core';

/** A text in the language of the sources, with its description. */
export interface SourceMessage {
  readonly message: string;
  readonly description?: string;
}

/** A translation file: its path in the folder of the locale, and the texts it may contain. */
export interface TranslationFile {
  readonly path: string;
  readonly messages: Readonly<Record<string, SourceMessage>>;
  /** Whether it contains plain texts, without objects around them. */
  readonly isPlain?: true;
  /** Where further texts are that cannot be collected, because they depend on what runs: `file:line:column`. */
  readonly unknown?: readonly string[];
}

/** A site, and the locale that it is to be translated to. */
export interface TranslatedSite {
  /** Absolute. */
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
}

/** A text with its description for translators. */
export function described(message: string, description: string): SourceMessage {
  return { message, description };
}
