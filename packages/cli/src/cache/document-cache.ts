import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, SourceFile } from '@docsite/core';
import type { CacheFolder, CacheLoss } from './cache-folder.js';
import { type DocumentReads, hashOf, type ParsedSource } from './document-reads.js';

/** A document as it was parsed once. Its tree is not kept: it is parsed again where the page has to be rendered. */
interface StoredDocument {
  /** Hash of its source and of the settings. */
  readonly key: string;
  readonly reads: DocumentReads;
  readonly document: Document;
  /** Builds since it was last used. */
  readonly age: number;
}

/** Builds that do without an entry before it is forgotten: commands differ in what they read. */
const mostAge = 5;

const file = 'documents';

/** What has changed of all that a document was made from: its text, a file that it takes in, or what all share. */
export type DocumentChange = 'text' | 'settings' | 'day' | { readonly file: string };

export interface DocumentCacheOptions {
  readonly siteDir: string;
  /** Hash of all that documents are parsed with; absent where code may read anything, so that nothing is kept. */
  readonly settings: string | undefined;
  /** The day of the build. */
  readonly today: string;
  /** Folders with documents of other builds, which are only read. */
  readonly others?: readonly CacheFolder[];
}

/** Documents by the paths of their sources, as they are shared with other machines. */
export type StoredDocuments = readonly (readonly [path: string, stored: StoredDocument])[];

/** The facts of documents, by the path of their source. */
export class DocumentCache {
  /** Those of its own folder. */
  private readonly stored: ReadonlyMap<string, StoredDocument>;
  private readonly stores: ReadonlyMap<string, StoredDocument>[];
  /** Those of other machines. */
  private readonly taken = new Map<string, StoredDocument>();
  private readonly used = new Map<string, StoredDocument>();
  private readonly hashes = new Map<string, string | null>();
  private isChanged = false;
  private readonly settings: string | undefined;

  constructor(
    private readonly folder: CacheFolder,
    private readonly options: DocumentCacheOptions,
  ) {
    this.settings = options.settings;
    this.stores = this.settings === undefined ? [] : [folder, ...(options.others ?? [])].map(readStored);
    this.stored = this.stores[0] ?? new Map();
  }

  /** The document of a source, if parsing it would give the same again. */
  find(source: SourceFile): ParsedSource | undefined {
    const key = this.keyOf(source);
    for (const stored of this.stores) {
      const found = stored.get(source.path);
      if (found === undefined || found.key !== key || !this.isCurrent(found.reads)) continue;
      if (stored !== this.stored) this.isChanged = true;
      this.used.set(source.path, found);
      return found;
    }
    return undefined;
  }

  /** What has changed since a document was kept; absent for one that no build has kept, or that can be used. */
  explainMiss(source: SourceFile): DocumentChange | undefined {
    const found = this.stored.get(source.path);
    if (found === undefined) return undefined;
    const [hash, settings] = found.key.split(' ');
    if (hash !== source.hash) return 'text';
    if (settings !== this.settings) return 'settings';
    if (found.reads.today !== undefined && found.reads.today !== this.options.today) return 'day';
    const changed = Object.entries(found.reads.files).find(([path, known]) => this.hashOfFile(path) !== known);
    return changed && { file: changed[0] };
  }

  /** Why there are no documents of earlier builds. */
  get loss(): CacheLoss | undefined {
    return this.folder.explain(file);
  }

  /** Whether documents are kept at all. */
  get isKept(): boolean {
    return this.settings !== undefined;
  }

  /** Takes documents that another machine has parsed, to be found like others. */
  adopt(documents: StoredDocuments): void {
    if (this.taken.size === 0) this.stores.push(this.taken);
    for (const [path, stored] of documents) this.taken.set(path, stored);
  }

  /** The documents of sources that this build has used, for other machines; nothing where there are none. */
  collect(sources: readonly SourceFile[]): StoredDocuments | undefined {
    const found = sources.flatMap(({ path }) => {
      const stored = this.used.get(path);
      return stored === undefined ? [] : [[path, { ...stored, age: 0 }] as const];
    });
    return found.length === 0 ? undefined : found;
  }

  /** Keeps a document that was parsed. */
  add(source: SourceFile, { document, reads }: ParsedSource): void {
    if (this.settings === undefined || reads.isOpen) return;
    this.isChanged = true;
    this.used.set(source.path, { key: this.keyOf(source), document, reads, age: 0 });
  }

  /** @param isKept Whether a document that this build has used is kept; all are where it is absent. */
  save(isKept: (path: string) => boolean = () => true): void {
    const unused = [...this.stored].filter(([path, { age }]) => !this.used.has(path) && age < mostAge);
    if (!this.isChanged && this.used.size + unused.length === this.stored.size && unused.length === 0) return;
    const older = unused.map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: entry.age + 1 }]);
    const used = [...this.used].filter(([path]) => isKept(path));
    const kept = used.map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: 0 }]);
    this.folder.write(file, JSON.stringify(Object.fromEntries([...older, ...kept])));
  }

  /** Hash of all that a document was made from; absent where that is not known. */
  identify({ hash }: SourceFile, reads: DocumentReads): string | undefined {
    if (this.settings === undefined || reads.isOpen) return undefined;
    return hashOf(JSON.stringify([hash, reads, this.settings]));
  }

  /** What a document is found by. */
  keyOf({ path, hash }: SourceFile): string {
    return `${hash} ${this.settings} ${path}`;
  }

  private isCurrent({ files, today }: DocumentReads): boolean {
    if (today !== undefined && today !== this.options.today) return false;
    return Object.entries(files).every(([path, hash]) => this.hashOfFile(path) === hash);
  }

  private hashOfFile(path: string): string | null {
    const known = this.hashes.get(path);
    if (known !== undefined) return known;
    const hash = readHash(join(this.options.siteDir, path));
    this.hashes.set(path, hash);
    return hash;
  }
}

function readHash(path: string): string | null {
  try {
    return statSync(path).isFile() ? hashOf(readFileSync(path)) : null;
  } catch {
    return null;
  }
}

function readStored(folder: CacheFolder): Map<string, StoredDocument> {
  const bytes = folder.read(file);
  if (bytes === undefined) return new Map();
  return new Map(Object.entries(JSON.parse(bytes.toString('utf8')) as Record<string, StoredDocument>));
}
