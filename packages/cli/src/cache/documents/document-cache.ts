import { contentHash, type Document, type SourceFile } from '@docsite/core';
import { changedFacts } from '@docsite/core/process';
import { type CacheFolder, type CacheLoss, mostAge } from '../folder/cache-folder.js';
import { type DocumentReads, hashOfRead, type ParsedSource, type ReadableFiles } from './document-reads.js';
import { DocumentStore, documentsFile, type StoredDocument, StoredFacts } from './stored-documents.js';

/**
 * The input of a document that has changed: its text, a file that it includes, something plugins have read, or
 * something that all documents share.
 */
export type DocumentChange = 'text' | 'settings' | 'day' | { readonly file: string } | { readonly fact: string };

/** What stored documents must match to be used, and where to look for further ones. */
export interface DocumentCacheOptions extends ReadableFiles {
  /**
   * Hash of everything that documents are parsed with; undefined if code may read anything, so that nothing is stored.
   */
  readonly settings: string | undefined;
  /** The build day. */
  readonly today: string;
  /** Folders with documents of other builds, which are only read. */
  readonly others?: readonly CacheFolder[];
}

/** Documents by source path, in the form shared with other machines. */
export type StoredDocuments = readonly (readonly [path: string, stored: SharedDocument])[];

/** A document with its keys. Plain data. */
type SharedDocument = Omit<StoredDocument, 'facts'> & ParsedSource;

/** Stores the facts of documents, by source path. */
export class DocumentCache {
  /** The documents in its own folder. */
  private readonly stored: DocumentStore;
  private readonly stores: Pick<DocumentStore, 'get'>[];
  /** Documents from other machines. */
  private readonly taken = new Map<string, StoredDocument>();
  private readonly used = new Map<string, StoredDocument>();
  private readonly hashes = new Map<string, string | null>();
  private readonly facts = new Map<string, string | null>();
  private isChanged = false;
  private keepsOthers = false;
  private readonly settings: string | undefined;

  constructor(
    private readonly folder: CacheFolder,
    private readonly options: DocumentCacheOptions,
  ) {
    this.settings = options.settings;
    this.stored = new DocumentStore(folder);
    const others = (options.others ?? []).map((other) => new DocumentStore(other));
    this.stores = this.settings === undefined ? [] : [this.stored, ...others];
  }

  /** The document of a source, if parsing it again would have the same result. */
  find(source: SourceFile): ParsedSource | undefined {
    const key = this.keyOf(source);
    for (const stored of this.stores) {
      const found = stored.get(source.path);
      if (found === undefined || found.key !== key || !this.isCurrent(found.reads)) continue;
      if (stored !== this.stored) this.isChanged = true;
      this.used.set(source.path, found);
      return { document: found.facts.document, reads: found.reads };
    }
    return undefined;
  }

  /** The documents of these sources as stored by an earlier build; undefined if one is missing. */
  findAll(
    paths: readonly string[],
    hashes: Readonly<Record<string, string>>,
  ): Readonly<Record<string, Document>> | undefined {
    const found = paths.flatMap((path) => {
      const stored = this.stored.get(path);
      return stored?.key === this.keyOf({ path, hash: hashes[path] ?? '' })
        ? [[path, stored.facts.document] as const]
        : [];
    });
    return found.length === paths.length ? Object.fromEntries(found) : undefined;
  }

  /** Marks everything that the last build used as used by this one, except for what this build has looked up itself. */
  keepOthers(): void {
    this.keepsOthers = true;
  }

  /** What has changed since a document was stored; undefined if none was stored, or if it can be used. */
  explainMiss(source: SourceFile): DocumentChange | undefined {
    const found = this.stored.get(source.path);
    if (found === undefined) return undefined;
    const [hash, settings] = found.key.split(' ');
    if (hash !== source.hash) return 'text';
    if (settings !== this.settings) return 'settings';
    if (found.reads.today !== undefined && found.reads.today !== this.options.today) return 'day';
    const changed = Object.entries(found.reads.files).find(([path, known]) => this.hashOfFile(path) !== known);
    if (changed !== undefined) return { file: changed[0] };
    const [fact] = this.changedFacts(found.reads);
    return fact === undefined ? undefined : { fact };
  }

  /** Why there are no documents of earlier builds. */
  get loss(): CacheLoss | undefined {
    return this.folder.explain(documentsFile);
  }

  /** Whether documents are stored at all. */
  get isKept(): boolean {
    return this.settings !== undefined;
  }

  /** Adds documents that another machine has parsed. */
  adopt(documents: StoredDocuments): void {
    if (this.taken.size === 0) this.stores.push(this.taken);
    for (const [path, { document, ...stored }] of documents)
      this.taken.set(path, { ...stored, facts: StoredFacts.of(document) });
  }

  /** Those documents of sources that this build has used or added, for other machines; undefined if there are none. */
  collect(sources: readonly SourceFile[]): StoredDocuments | undefined {
    const found = sources.flatMap(({ path }) => {
      const stored = this.used.get(path);
      if (stored === undefined) return [];
      const { key, reads, facts } = stored;
      return [[path, { key, reads, document: facts.document, age: 0 }] as const];
    });
    return found.length === 0 ? undefined : found;
  }

  /** Stores a parsed document. */
  add(source: SourceFile, { document, reads }: ParsedSource): void {
    if (this.settings === undefined || reads.isOpen) return;
    this.isChanged = true;
    this.used.set(source.path, { key: this.keyOf(source), facts: StoredFacts.of(document), reads, age: 0 });
  }

  /** @param isKept Whether to store a document that this build has used; absent for all. */
  save(isKept?: (path: string) => boolean): void {
    if (this.settings === undefined) return;
    if (this.keepsOthers && isKept === undefined) {
      const changed = [...this.used].filter(([path, entry]) => this.stored.get(path) !== entry);
      if (changed.length === 0 || this.stored.amend(changed)) return;
    }
    this.saveWhole(isKept);
  }

  private saveWhole(isKept: (path: string) => boolean = () => true): void {
    const stored = this.stored.all();
    const others = [...stored].filter(([path]) => !this.used.has(path));
    const isUsed = ({ age }: StoredDocument) => this.keepsOthers && age === 0;
    const unused = others.filter(([, entry]) => !isUsed(entry) && entry.age < mostAge);
    const used = [...others.filter(([, entry]) => isUsed(entry)), ...this.used];
    if (!this.isChanged && used.length === stored.size && unused.length === 0) return;
    const older = unused.map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: entry.age + 1 }]);
    const kept = used
      .filter(([path]) => isKept(path))
      .map(([path, entry]): [string, StoredDocument] => [path, { ...entry, age: 0 }]);
    this.stored.write([...older, ...kept]);
  }

  /** Hash of everything that a document was made from; undefined if that is unknown. */
  identify({ hash }: SourceFile, reads: DocumentReads): string | undefined {
    if (this.settings === undefined || reads.isOpen) return undefined;
    return contentHash(JSON.stringify([hash, reads, this.settings]));
  }

  /** The key of a document. */
  keyOf({ path, hash }: Pick<SourceFile, 'path' | 'hash'>): string {
    return `${hash} ${this.settings} ${path}`;
  }

  private isCurrent(reads: DocumentReads): boolean {
    const { files, today } = reads;
    if (today !== undefined && today !== this.options.today) return false;
    if (!Object.entries(files).every(([path, hash]) => this.hashOfFile(path) === hash)) return false;
    return this.changedFacts(reads).length === 0;
  }

  private changedFacts({ observed }: DocumentReads): readonly string[] {
    return observed === undefined ? [] : changedFacts(observed, this.options.siteDir, this.facts);
  }

  private hashOfFile(path: string): string | null {
    const known = this.hashes.get(path);
    if (known !== undefined) return known;
    const hash = hashOfRead(this.options, path);
    this.hashes.set(path, hash);
    return hash;
  }
}
