import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { CodePlace, Document, ModuleReads } from '@docsite/core';

/** What parsing one document read beside its source. Plain data: it crosses threads, and is cached. */
export interface DocumentReads {
  /** Hash of each file by its path relative to the site folder; null for one that was not there. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The day of the build, where components that may ask for it have run. */
  readonly today?: string;
  /** Set where code has run that may have read anything. */
  readonly isOpen?: true;
  /** The first place in that code that may; absent where none can be named. */
  readonly opening?: CodePlace;
}

/** A document, and what else its parsing has read. */
export interface ParsedSource {
  readonly document: Document;
  readonly reads: DocumentReads;
}

/** The hash by which contents are compared: SHA-256, its first 16 hex digits. */
export function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

/**
 * Records what the documents of a worker read, one document after the other: parsing reads other files through its
 * context alone.
 */
export class ReadRecorder {
  private files = new Map<string, string | null>();
  private today: string | undefined;
  private isOpen = false;
  private opening: CodePlace | undefined;

  constructor(private readonly siteDir: string) {}

  /** A file, `undefined` for one that is not there. */
  file(path: string, contents: string | Uint8Array | undefined): void {
    this.files.set(path, contents === undefined ? null : hashOf(contents));
  }

  /** A module that is run, and the day it is told. */
  module({ files, isClosed, opening }: ModuleReads, hashes: ReadonlyMap<string, string>, today: string): void {
    for (const file of files)
      this.files.set(relative(this.siteDir, file).split(sep).join('/'), hashes.get(file) ?? null);
    this.today = today;
    if (isClosed) return;
    this.isOpen = true;
    this.opening ??= opening;
  }

  /** Code of which nothing is known. */
  anything(): void {
    this.isOpen = true;
  }

  /** What was read since the last call. */
  take(): DocumentReads {
    const { files, today, isOpen, opening } = this;
    this.files = new Map();
    this.today = undefined;
    this.isOpen = false;
    this.opening = undefined;
    return {
      files: Object.fromEntries(files),
      ...(today !== undefined && { today }),
      ...(isOpen && { isOpen }),
      ...(opening !== undefined && { opening }),
    };
  }
}
