import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { CodePlace, Document, ModuleReads, PluginWatcher } from '@docsite/core';
import { type Facts, Observation } from '@docsite/core/process';

/** What parsing one document read beside its source. Plain data: it crosses threads, and is cached. */
export interface DocumentReads {
  /** Hash of each file by its path relative to the site folder; null for one that was not there. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The day of the build, where components that may ask for it have run. */
  readonly today?: string;
  /** What plugins have read until then, in the thread that parsed it: they may keep that for later documents. */
  readonly observed?: Facts;
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
  private readonly observation: Observation;
  private isObserved = false;

  constructor(private readonly siteDir: string) {
    this.observation = new Observation(siteDir);
  }

  /** Runs plugins. */
  readonly watcher: PluginWatcher = {
    watch: (run) => {
      this.isObserved = true;
      return this.observation.watch(run);
    },
    watchCall: (call) => this.observation.watchCall(call),
  };

  /** A file, `undefined` for one that is not there. */
  file(path: string, contents: string | Uint8Array | undefined): void {
    this.files.set(path, contents === undefined ? null : hashOf(contents));
  }

  /** A module that is run, and the day that it is given. */
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

  /**
   * What was read since the last call.
   *
   * @param source Path of the document: its own text is no other file.
   */
  take(source: string): DocumentReads {
    const { files, today, isObserved } = this;
    const { facts, opening: opened } = this.observation;
    const { [`file ${source}`]: _, ...observed } = isObserved ? facts : {};
    const isOpen = this.isOpen || (isObserved && opened !== undefined);
    const opening =
      this.opening ??
      (isObserved && opened !== undefined ? { file: 'a Markdown plugin', code: opened, verb: 'calls' } : undefined);
    this.files = new Map();
    this.today = undefined;
    this.isOpen = false;
    this.isObserved = false;
    this.opening = undefined;
    return {
      files: Object.fromEntries(files),
      ...(today !== undefined && { today }),
      ...(Object.keys(observed).length > 0 && { observed }),
      ...(isOpen && { isOpen }),
      ...(opening !== undefined && { opening }),
    };
  }
}
