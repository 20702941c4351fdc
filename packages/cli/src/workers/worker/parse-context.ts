import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  admonitionNames,
  contentHash,
  getOrInsert,
  importExports,
  isInFolders,
  type MarkdownConfig,
  type ParseContext,
  type TracedExports,
} from '@docsite/core';
import { today } from '@docsite/core/process';
import { ReadRecorder } from '../../cache/documents/document-reads.js';
import { lastTime } from '../../file-state.js';
import { mathRenderer } from '../../math/katex.js';
import { readSiteConfig } from '../../site-config/site-config.js';
import type { ParseSettings } from './parse-settings.js';

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
    const importing = getOrInsert(modules, path, () => importHashed(join(siteDir, path)));
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
