import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CodePlace,
  contentHash,
  type Document,
  type ModuleReads,
  ownValue,
  type PluginWatcher,
  pathFrom,
} from '@docsite/core';
import { type Facts, Observation } from '@docsite/core/process';

/** What parsing one document has read besides its source. Plain data, which is sent between threads and cached. */
export interface DocumentReads {
  /** Hash of each file by path relative to the site folder; null for a missing one. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The build day, if components have run that may use it. */
  readonly today?: string;
  /** What plugins have read so far in the thread that parsed it, because they may have kept it for later documents. */
  readonly observed?: Facts;
  /** Set if code has run that may have read anything. */
  readonly isOpen?: true;
  /** The first such place in that code; absent if none can be named. */
  readonly opening?: CodePlace;
}

/** A document, and what else parsing it has read. */
export interface ParsedSource {
  readonly document: Document;
  readonly reads: DocumentReads;
  /** The files that code has written meanwhile, absolute; absent for none, and if that is not observed. */
  readonly written?: readonly string[];
}

/** Hash of a file; null if there is none. */
function hashOfFile(path: string): string | null {
  try {
    return statSync(path).isFile() ? contentHash(readFileSync(path)) : null;
  } catch {
    return null;
  }
}

/** Where documents read other files: on disk, or among the documents that have no file. */
export interface ReadableFiles {
  readonly siteDir: string;
  /** Documents without a file, by the paths that they would have; absent for none. */
  readonly given?: Readonly<Record<string, string>> | undefined;
}

/** Hash of what a document finds at a path relative to the site folder; null for nothing. */
export function hashOfRead({ siteDir, given = {} }: ReadableFiles, path: string): string | null {
  const text = ownValue(given, path);
  return text === undefined ? hashOfFile(join(siteDir, path)) : contentHash(text);
}

/**
 * Records what a worker's documents read, one document at a time: parsing reads other files only through its context.
 */
export class ReadRecorder {
  private files = new Map<string, string | null>();
  private today: string | undefined;
  private isOpen = false;
  private opening: CodePlace | undefined;
  private readonly observation: Observation;
  private isObserved = false;
  private readonly written = new Set<string>();

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

  /** Runs code that parses a document, and records the files that its modules write meanwhile. */
  async recordWrites<T>(parse: () => Promise<T>): Promise<T> {
    const observation = new Observation(this.siteDir);
    try {
      return await observation.watch(parse);
    } finally {
      for (const path of observation.written) this.written.add(path);
    }
  }

  /** The files that modules and plugins have written since the last call, absolute. */
  takeWritten(): string[] {
    const written = [...this.written, ...this.observation.takeWritten()];
    this.written.clear();
    return written;
  }

  /** Records a file, or `undefined` for a missing one. */
  file(path: string, contents: string | Uint8Array | undefined): void {
    this.files.set(path, contents === undefined ? null : contentHash(contents));
  }

  /** Records a module that is run, and the day that it receives. */
  module({ files, isClosed, opening }: ModuleReads, hashes: ReadonlyMap<string, string>, today: string): void {
    for (const file of files) this.files.set(pathFrom(this.siteDir, file), hashes.get(file) ?? null);
    this.today = today;
    if (isClosed) return;
    this.isOpen = true;
    this.opening ??= opening;
  }

  /** Records code whose inputs are unknown. */
  anything(): void {
    this.isOpen = true;
  }

  /**
   * What was read since the last call.
   *
   * @param source Path of the document, whose own text does not count.
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
