import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import {
  admonitionNames,
  type ConfigPurpose,
  contentHash,
  importExports,
  isDocumentPath,
  isInFolders,
  type LoadedConfig,
  type MarkdownConfig,
  needsPlugins,
  type ParseContext,
  pathFrom,
  type SiteConfig,
  type TracedExports,
} from '@docsite/core';
import { today } from '@docsite/core/process';
import { ReadRecorder } from '../cache/documents/document-reads.js';
import { lastTime } from '../file-state.js';
import { mathRenderer } from '../math/katex.js';
import { readSiteConfig } from '../site-config/site-config.js';

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
  const { remarkPlugins: _, rehypePlugins: __, preprocessor: ___, prism: ____, ...rest } = markdown;
  const purpose = markdown.preprocessor && needsPlugins in markdown.preprocessor ? 'documents' : 'settings';
  return { siteDir, markdown: rest, hasPlugins: hasFunctions(markdown), purpose };
}

/** Whether documents are parsed with functions of the site, which may have different results in each run. */
export function hasFunctions({ remarkPlugins, rehypePlugins, preprocessor, prism }: MarkdownConfig): boolean {
  return remarkPlugins.length + rehypePlugins.length > 0 || preprocessor !== undefined || prism !== undefined;
}

/**
 * Creates the context for parsing documents.
 *
 * @param reads Records what documents read.
 */
export async function createParseContext(
  { siteDir, markdown, hasPlugins, purpose = 'settings' }: ParseSettings,
  reads = new ReadRecorder(siteDir),
): Promise<ParseContext> {
  const day = today();
  const { given = {} } = markdown;
  const plugins = hasPlugins
    ? (await readSiteConfig(siteDir, purpose)).config.markdown
    : { remarkPlugins: [], rehypePlugins: [], preprocessor: undefined, prism: undefined };
  return {
    ...markdown,
    siteDir,
    hasMath: mathTest(markdown),
    renderMath: mathRenderer(siteDir, markdown),
    watcher: reads.watcher,
    remarkPlugins: plugins.remarkPlugins,
    rehypePlugins: plugins.rehypePlugins,
    preprocessor: plugins.preprocessor,
    prism: plugins.prism,
    admonitions: admonitionNames(markdown),
    readFile: (path) => {
      const contents = Object.hasOwn(given, path) ? given[path] : readIfFile(join(siteDir, path));
      reads.file(path, contents);
      return contents?.toString('utf8');
    },
    importModule: moduleImporter(siteDir, reads, day),
    today: day,
  };
}

/** Imports each module of a site once, and records what that reads for every document that imports it. */
function moduleImporter(siteDir: string, reads: ReadRecorder, day: string): ParseContext['importModule'] {
  const modules = new Map<string, Promise<HashedExports>>();
  return async (path) => {
    const importing = modules.get(path) ?? importHashed(join(siteDir, path));
    modules.set(path, importing);
    try {
      const module = await importing;
      reads.module(module.reads, module.hashes, day);
      return module;
    } catch (error) {
      reads.anything();
      throw error;
    }
  };
}

/** Returns a predicate for paths of documents with formulas; undefined for none. */
function mathTest({ math }: Pick<MarkdownConfig, 'math'>): ((path: string) => boolean) | undefined {
  if (math === false) return undefined;
  const folders = math === true ? undefined : math.folders;
  return (path) => folders === undefined || isInFolders(path, folders);
}

/** By how many milliseconds the times of files may be behind the clock. */
const clockStep = 20;

interface HashedExports extends TracedExports {
  /** Hash of each file of the module, by absolute path. */
  readonly hashes: ReadonlyMap<string, string>;
}

async function importHashed(path: string): Promise<HashedExports> {
  const started = Date.now();
  const traced = await importExports(path);
  return { ...traced, hashes: new Map(traced.reads.files.map((file) => [file, hashAsBundled(file, started)])) };
}

/**
 * Hash of a file of a module. Empty, which is the hash of no file, if the file may have changed since the module was
 * bundled: the module would count as made from its new contents.
 */
function hashAsBundled(file: string, started: number): string {
  return lastTime(statSync(file)) < started - clockStep ? contentHash(readFileSync(file)) : '';
}

function readIfFile(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
