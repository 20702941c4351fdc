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

/** Reads the documents of a folder; none where there are none, or where they are damaged. */
export function readDocuments(folder: CacheFolder): Map<string, StoredDocument> {
  const bytes = folder.read(documentsFile);
  if (bytes === undefined) return new Map();
  let at = bytes.indexOf('\n') + 1;
  const contents = JSON.parse(bytes.toString('utf8', 0, at)) as Contents;
  return new Map(
    contents.map(([path, stored, length]) => {
      const text = bytes.subarray(at, at + length);
      at += length;
      return [path, { ...stored, facts: StoredFacts.read(text) }];
    }),
  );
}

export function writeDocuments(folder: CacheFolder, documents: readonly (readonly [string, StoredDocument])[]): void {
  const texts = documents.map(([, { facts }]) => facts.bytes);
  const contents: Contents = documents.map(([path, { key, reads, age }], at) => [
    path,
    { key, reads, age },
    (texts[at] as Buffer).length,
  ]);
  folder.write(documentsFile, Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...texts]));
}
