import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type LoadedConfig, type ModuleRef, readModuleFrontMatter } from '@docsite/core';
import { includeContents, isFile } from '@docsite/core/process';
import { documentSettings } from '../workers/worker/parse-settings.js';
import { isInstalled } from './edits/installed-files.js';
import type { Known } from './known-site.js';
import type { LiveDocument } from './reading/live-document.js';

/** Modules and style sheets. Modules may also import data and documents, which content is made from. */
const codeFile = /\.(?:[cm]?[jt]sx?|css|less|s[ac]ss)$/i;

/**
 * Whether nothing that is read from content depends on some changed files, which are modules and style sheets of the
 * bundle: neither documents and pages nor sidebars and the code of the configuration.
 *
 * @param paths Relative to the site folder; empty if it is unknown what has changed.
 */
export async function isOnlyBundled(paths: readonly string[], known: Known, siteDir: string): Promise<boolean> {
  if (paths.length === 0 || !isRepeatable(known)) return false;
  for (const path of paths) {
    if (
      !isFile(join(siteDir, path)) ||
      !codeFile.test(path) ||
      isInstalled(path) ||
      isRead(path, known, siteDir) ||
      !(await isSamePage(path, known, siteDir))
    )
      return false;
  }
  return true;
}

/**
 * Whether reading the site again would have the same result: its code may not have read anything unknown, nor have
 * written files that content is made from.
 */
function isRepeatable({ codeReads, documents, loaded: { observation, writesFiles } }: Known): boolean {
  return (
    codeReads.areClosed &&
    writesFiles !== true &&
    (observation === undefined || (observation.opening === undefined && observation.written.size === 0)) &&
    [...documents.values()].every(({ reads: { isOpen, today } }) => !isOpen && today === undefined)
  );
}

/** Whether code of the configuration, of sidebars or of a plugin consists of a file, or has read it. */
export function isReadByCode(path: string, { codeReads, loaded }: Known, siteDir: string): boolean {
  return (
    codeReads.files.has(join(siteDir, path)) ||
    includeContents(codeReads.facts, path) ||
    includeContents(loaded.observation?.facts ?? {}, path)
  );
}

/** Whether content is made from a file, or code that makes it has read the file. */
function isRead(path: string, known: Known, siteDir: string): boolean {
  const { documents, state } = known;
  return (
    isReadByCode(path, known, siteDir) ||
    [...documents.values()].some((document) => hasRead(document, path)) ||
    state.locales.some(
      ({ facts: { site } }) => Object.hasOwn(site.assets, path) || Object.values(site.staticFiles).includes(path),
    )
  );
}

function hasRead({ reads: { files, observed = {} } }: LiveDocument, path: string): boolean {
  return Object.hasOwn(files, path) || includeContents(observed, path);
}

/** Whether a file is no React page, or one with the same front matter as before. */
async function isSamePage(path: string, { state }: Known, siteDir: string): Promise<boolean> {
  const isOf = (page: ModuleRef): boolean => page.path === path;
  const pages = state.locales.flatMap(({ facts: { scanned } }) => scanned.modules.filter(isOf));
  if (pages.length === 0) return true;
  const frontMatter = await readModuleFrontMatter(join(siteDir, path));
  return pages.every((page) => isDeepStrictEqual(page.frontMatter, frontMatter));
}

/**
 * Whether content would be the same with a configuration that was read again because files of the bundle have changed.
 * Its functions have the same code, and what that has read is unchanged.
 */
export function makesSameContent(siteDir: string, loaded: LoadedConfig, before: LoadedConfig): boolean {
  return isDeepStrictEqual(contentSettings(siteDir, loaded), contentSettings(siteDir, before));
}

/** What reading and assembling content depends on, with functions by what they are settings of. */
function contentSettings(siteDir: string, loaded: LoadedConfig): unknown {
  const { config, labels, hooks, documentExports, absentPackages, watched, findings, places } = loaded;
  return withoutFunctions({
    config,
    labels,
    hooks,
    documentExports,
    absentPackages,
    watched,
    findings,
    places,
    given: documentSettings(siteDir, loaded).given,
  });
}

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFunctions(item)]));
}
