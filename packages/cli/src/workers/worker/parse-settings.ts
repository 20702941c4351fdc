import { isAbsolute } from 'node:path';
import {
  type ConfigPurpose,
  isDocumentPath,
  type LoadedConfig,
  type MarkdownConfig,
  needsPlugins,
  pathFrom,
  type SiteConfig,
} from '@docsite/core';

/** The part of a configuration that concerns documents. */
export interface DocumentSettings extends MarkdownConfig {
  /** Import aliases, each with its file or folder; absent for none. */
  readonly aliases?: SiteConfig['aliases'];
  /** The folders of static files. */
  readonly staticDirectories?: SiteConfig['staticDirectories'];
  /** Documents without a file that others can import, by the paths that they would have; absent for none. */
  readonly given?: Readonly<Record<string, string>>;
}

/** The part of a configuration that parsing depends on. */
export function documentSettings(
  siteDir: string,
  { config: { markdown, aliases, staticDirectories }, modules = {} }: Pick<LoadedConfig, 'config' | 'modules'>,
): DocumentSettings {
  // only the names, because some modules are created when they are looked at
  const given = Object.keys(modules).filter((name) => isAbsolute(name) && isDocumentPath(name));
  if (given.length === 0) return { ...markdown, aliases, staticDirectories };
  const byPath = Object.fromEntries(given.map((name) => [pathFrom(siteDir, name), modules[name] as string]));
  return { ...markdown, aliases, staticDirectories, given: byPath };
}

/**
 * What a thread needs for parsing. Plugins are functions, which cannot be sent to threads: if there are any, each
 * thread reads the configuration itself.
 */
export interface ParseSettings {
  readonly siteDir: string;
  readonly markdown: Omit<DocumentSettings, 'remarkPlugins' | 'rehypePlugins' | 'preprocessor' | 'prism'>;
  /** Whether the site's functions are used. */
  readonly hasPlugins: boolean;
  /** How the configuration is read for these; only for its settings if absent. */
  readonly purpose?: ConfigPurpose;
  /** Whether to record which files code of documents writes, so that changes of these are not followed. */
  readonly observesWrites?: boolean | undefined;
  /** Whether to measure the times of files and pages. */
  readonly isTimed?: boolean | undefined;
}

/** Derives the settings from a configuration. */
export function parseSettings(siteDir: string, markdown: DocumentSettings): ParseSettings {
  const { remarkPlugins, rehypePlugins, preprocessor, prism, ...rest } = markdown;
  const purpose = preprocessor && needsPlugins in preprocessor ? 'documents' : 'settings';
  return { siteDir, markdown: rest, hasPlugins: hasFunctions(markdown), purpose };
}

/** Whether documents are parsed with functions of the site, which may have different results in each run. */
export function hasFunctions({ remarkPlugins, rehypePlugins, preprocessor, prism }: MarkdownConfig): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0 || preprocessor !== undefined || prism !== undefined;
}
