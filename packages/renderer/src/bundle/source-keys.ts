import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { getOrInsert } from '@docsite/core';
import type { PrintedModule } from '../live/print-module.js';
import type { BundleOptions } from './bundle-options.js';

/** Identifies the inputs of a bundle, apart from the locale. */
export interface BundleKey {
  /** Identifies all of them. */
  readonly all: string;
  /** Identifies what is left if the modules printed from documents are not considered. */
  readonly settings: string;
  /** A hash of each of these modules, by the absolute path of its document. */
  readonly modules: ReadonlyMap<string, string>;
}

/** The documents, absolute, of which the modules differ between bundles with the same settings. */
export function editedDocuments({ modules }: BundleKey, before: BundleKey): string[] {
  return [...modules].flatMap(([path, hash]) => (hash === before.modules.get(path) ? [] : [path]));
}

/** Creates the keys of bundles. */
export class SourceKeys {
  /** Hashes of the modules of documents, which are long and seldom change. */
  private readonly printed = new WeakMap<PrintedModule, string>();

  keyOf({ locale: { localeModules = {} }, pages, ...shared }: BundleOptions): BundleKey {
    const own = pages.map(({ module, ...page }) => ({ ...page, isPrinted: module !== undefined }));
    const settings = hashOf({ ...shared, pages: own, localeModules: Object.keys(localeModules) });
    const modules = pages.flatMap(({ source, module }): [string, string][] =>
      module === undefined ? [] : [[resolve(shared.siteDir, source), this.hashOfModule(module)]],
    );
    return { all: hashOf([settings, modules]), settings, modules: new Map(modules) };
  }

  private hashOfModule(module: PrintedModule): string {
    return getOrInsert(this.printed, module, () => hashOf(module));
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
