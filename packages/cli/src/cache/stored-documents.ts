import type { Document } from '@docsite/core';
import type { CacheFolder } from './cache-folder.js';
import type { DocumentReads } from './document-reads.js';

/** The file of a cache that documents stand in. */
export const documentsFile = 'documents';

/** A document as it was parsed once. Its tree is not kept: it is parsed again where the page has to be rendered. */
export interface StoredDocument {
  /** Hash of its source and of the settings. */
  readonly key: string;
  readonly reads: DocumentReads;
  readonly facts: StoredFacts;
  /** Builds since it was last used. */
  readonly age: number;
}

/** The facts of a document, read from their text when somebody asks for them. */
export class StoredFacts {
  private constructor(
    private value: Document | undefined,
    private text: Buffer | undefined,
  ) {}

  static of(document: Document): StoredFacts {
    return new StoredFacts(document, undefined);
  }

  static read(text: Buffer): StoredFacts {
    return new StoredFacts(undefined, text);
  }

  get document(): Document {
    this.value ??= JSON.parse(String(this.text)) as Document;
    return this.value;
  }

  get bytes(): Buffer {
    return this.text ?? Buffer.from(JSON.stringify(this.value));
  }
}

/** What the file begins with, in a line of its own: all but the facts, and the length of these in bytes. */
type Contents = readonly (readonly [path: string, stored: Omit<StoredDocument, 'facts'>, length: number])[];

/** The file of documents that have changed since the other was written. */
const editedFile = 'documents-edited';

/** Documents that stand beside the others: beyond that, all are written anew. */
const mostEdited = 100;

/**
 * The documents of a folder; none where there are none, or where they are damaged. They lie in two files: what a build
 * after an edit has parsed lies in the smaller one, so that such a build need not read, nor write, the other.
 */
export class DocumentStore {
  private whole: ReadonlyMap<string, StoredDocument> | undefined;
  private edited: ReadonlyMap<string, StoredDocument> | undefined;

  constructor(private readonly folder: CacheFolder) {}

  get(path: string): StoredDocument | undefined {
    return this.readEdited().get(path) ?? this.readWhole().get(path);
  }

  /** All of them. */
  all(): ReadonlyMap<string, StoredDocument> {
    return this.readEdited().size === 0 ? this.readWhole() : new Map([...this.readWhole(), ...this.readEdited()]);
  }

  /** Writes all documents. */
  write(documents: Iterable<Entry>): void {
    this.folder.write(documentsFile, contentsOf([...documents]));
  }

  /** Writes some documents that have changed, and leaves the others alone. Whether that is of use. */
  amend(documents: Iterable<Entry>): boolean {
    const edited = new Map([...this.readEdited(), ...documents]);
    const base = this.folder.digest(documentsFile);
    if (edited.size > mostEdited || base === undefined) return false;
    this.folder.write(editedFile, Buffer.concat([Buffer.from(`${base}\n`), contentsOf([...edited])]));
    return true;
  }

  private readWhole(): ReadonlyMap<string, StoredDocument> {
    const bytes = this.whole === undefined ? this.folder.read(documentsFile) : undefined;
    this.whole ??= bytes === undefined ? new Map() : new Map(entriesOf(bytes));
    return this.whole;
  }

  /** Those that stand beside the file of all others that is there now. */
  private readEdited(): ReadonlyMap<string, StoredDocument> {
    if (this.edited !== undefined) return this.edited;
    const bytes = this.folder.read(editedFile);
    const end = bytes?.indexOf('\n') ?? -1;
    const isOfThese = bytes?.toString('latin1', 0, end) === this.folder.digest(documentsFile);
    this.edited = new Map(bytes !== undefined && isOfThese ? entriesOf(bytes.subarray(end + 1)) : []);
    return this.edited;
  }
}

type Entry = readonly [path: string, stored: StoredDocument];

function entriesOf(bytes: Buffer): Entry[] {
  let at = bytes.indexOf('\n') + 1;
  const contents = JSON.parse(bytes.toString('utf8', 0, at)) as Contents;
  return contents.map(([path, stored, length]) => {
    const text = bytes.subarray(at, at + length);
    at += length;
    return [path, { ...stored, facts: StoredFacts.read(text) }];
  });
}

function contentsOf(documents: readonly Entry[]): Buffer {
  const texts = documents.map(([, { facts }]) => facts.bytes);
  const contents: Contents = documents.map(([path, { key, reads, age }], at) => [
    path,
    { key, reads, age },
    (texts[at] as Buffer).length,
  ]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...texts]);
}
