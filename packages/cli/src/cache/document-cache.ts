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

/** The facts of documents, by the path of their source. */
export class DocumentCache {
  private readonly stored: Map<string, StoredDocument>;
  private readonly used = new Map<string, StoredDocument>();
  private readonly hashes = new Map<string, string | null>();
  private isChanged = false;

  /**
   * @param settings Hash of all that documents are parsed with; absent where code may read anything, so that nothing
   * is kept.
   * @param today The day of the build.
   */
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
    private readonly settings: string | undefined,
    private readonly today: string,
  ) {
    this.stored = settings === undefined ? new Map() : readStored(folder);
  }

  /** The document of a source, if parsing it would give the same again. */
  find(source: SourceFile): ParsedSource | undefined {
    const found = this.stored.get(source.path);
    if (found === undefined || found.key !== this.keyOf(source) || !this.isCurrent(found.reads)) return undefined;
    this.used.set(source.path, found);
    return found;
  }

  /** What has changed since a document was kept; absent for one that no build has kept, or that can be used. */
  explainMiss(source: SourceFile): DocumentChange | undefined {
    const found = this.stored.get(source.path);
    if (found === undefined) return undefined;
    const [hash, settings] = found.key.split(' ');
    if (hash !== source.hash) return 'text';
    if (settings !== this.settings) return 'settings';
    if (found.reads.today !== undefined && found.reads.today !== this.today) return 'day';
    const changed = Object.entries(found.reads.files).find(([path, known]) => this.hashOfFile(path) !== known);
    return changed && { file: changed[0] };
  }

  /** Why there are no documents of earlier builds. */
  get loss(): CacheLoss | undefined {
    return this.folder.explain(file);
  }

  /** Keeps a document that was parsed. */
  add(source: SourceFile, { document, reads }: ParsedSource): void {
    if (this.settings === undefined || reads.isOpen) return;
    this.isChanged = true;
    this.used.set(source.path, { key: this.keyOf(source), document, reads, age: 0 });
  }

  save(): void {
    const unused = [...this.stored].filter(([path, { age }]) => !this.used.has(path) && age < mostAge);
    if (!this.isChanged && this.used.size + unused.length === this.stored.size && unused.length === 0) return;
    const older = unused.map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: entry.age + 1 }]);
    const kept = [...this.used].map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: 0 }]);
    this.folder.write(file, JSON.stringify(Object.fromEntries([...older, ...kept])));
  }

  /** Hash of all that a document was made from; absent where that is not known. */
  identify({ hash }: SourceFile, reads: DocumentReads): string | undefined {
    if (this.settings === undefined || reads.isOpen) return undefined;
    return hashOf(JSON.stringify([hash, reads, this.settings]));
  }

  private keyOf({ path, hash }: SourceFile): string {
    return `${hash} ${this.settings} ${path}`;
  }

  private isCurrent({ files, today }: DocumentReads): boolean {
    if (today !== undefined && today !== this.today) return false;
    return Object.entries(files).every(([path, hash]) => this.hashOfFile(path) === hash);
  }

  private hashOfFile(path: string): string | null {
    const known = this.hashes.get(path);
    if (known !== undefined) return known;
    const hash = readHash(join(this.siteDir, path));
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
