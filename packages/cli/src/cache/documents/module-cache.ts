import { contentHash, ownValue, type PageLinks } from '@docsite/core';
import type { PrintedModule } from '@docsite/renderer';
import type { CacheFolder } from '../folder/cache-folder.js';

const file = 'modules';

/** What a document's module is printed from. */
export interface ModuleSource {
  /** Its path, because its imports are relative to that. */
  readonly path: string;
  /** Identifies the document. */
  readonly document: string;
  /** The targets of its links. */
  readonly links: PageLinks;
  /** The base URL of the locale. */
  readonly baseUrl: string;
}

/** The printed modules of documents with code: printing one again requires its tree, and thus parsing it. */
export class ModuleCache {
  private stored: Readonly<Record<string, PrintedModule>> | undefined;
  private readonly used = new Map<string, PrintedModule>();
  private isChanged = false;

  constructor(private readonly folder: CacheFolder) {}

  /** The module of a document, printed if no build has printed it from the same inputs. */
  async take(
    { path, document, links, baseUrl }: ModuleSource,
    print: () => Promise<PrintedModule>,
  ): Promise<PrintedModule> {
    this.stored ??= this.folder.readJson<Record<string, PrintedModule>>(file) ?? {};
    const key = contentHash(JSON.stringify([path, document, links, baseUrl]));
    const found = ownValue(this.stored, key);
    this.isChanged ||= found === undefined;
    const printed = found ?? (await print());
    this.used.set(key, printed);
    return printed;
  }

  /**
   * Removes entries that this build has not used, unless it has requested none, because it started from the previous
   * assembly.
   */
  save(): void {
    if (this.stored === undefined) return;
    if (!this.isChanged && this.used.size === Object.keys(this.stored).length) return;
    this.folder.write(file, JSON.stringify(Object.fromEntries(this.used)));
  }
}
