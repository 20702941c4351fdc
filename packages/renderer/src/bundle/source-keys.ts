import { createHash } from 'node:crypto';
import type { PrintedModule } from '../live/print-module.js';
import type { BundleOptions } from './bundle-options.js';

/** Identifies the inputs of bundles, apart from the locale. */
export class SourceKeys {
  /** Hashes of the modules of documents, which are long and seldom change. */
  private readonly printed = new WeakMap<PrintedModule, string>();

  keyOf({ locale: { localeModules = {} }, pages, ...shared }: BundleOptions): string {
    const own = pages.map(({ module, ...page }) => ({ ...page, module: module && this.hashOfModule(module) }));
    return hashOf({ ...shared, pages: own, localeModules: Object.keys(localeModules) });
  }

  private hashOfModule(module: PrintedModule): string {
    const hash = this.printed.get(module) ?? hashOf(module);
    this.printed.set(module, hash);
    return hash;
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
