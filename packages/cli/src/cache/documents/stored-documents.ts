import type { Document } from '@docsite/core';
import type { CacheFolder } from '../folder/cache-folder.js';
import type { DocumentReads } from './document-reads.js';

/** The cache file that contains documents. */
export const documentsFile = 'documents';

/** A parsed document. Its tree is not stored; it is parsed again if the page has to be rendered. */
export interface StoredDocument {
  /** Hash of its source and of the settings. */
  readonly key: string;
  readonly reads: DocumentReads;
  readonly facts: StoredFacts;
  /** Number of builds since it was last used. */
  readonly age: number;
}

/** The facts of a document, deserialized on first access. */
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

/** The first line of the file: everything but the facts, with the length of these in bytes. */
type Contents = readonly (readonly [path: string, stored: Omit<StoredDocument, 'facts'>, length: number])[];

/** The file with documents that have changed since the main file was written. */
const editedFile = 'documents-edited';

/** The maximum number of documents in the second file: beyond it, the main file is rewritten. */
const mostEdited = 100;

/**
 * The documents stored in a folder; none if they are missing or damaged. They are in two files: a build after an edit
 * writes its documents to the smaller one, so that it need neither read nor write the other.
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

  /** Writes only changed documents; returns whether that is possible. */
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

  /** The documents in the second file, if it belongs to the current main file. */
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
