import { Observation, watchNode } from '@docsite/core/process';

/** A file whose changes are not followed, and the source whose code writes it. */
export interface CodeWrite {
  readonly path: string;
  readonly source: string;
}

/**
 * The files that code of the site writes each time it runs: pages while they are rendered, server components and
 * Markdown plugins while documents are parsed, in this thread or others, and the configuration, which these read. If
 * these files were followed, the code would run again and again. Files that code writes only in its first run are
 * followed, because the site may be built from them.
 */
export class CodeWrites {
  /** Sources whose code has written files. */
  private readonly writers = new Set<string>();
  /** Sources whose code may do anything. */
  private readonly open = new Set<string>();
  /** The source whose code writes each file. */
  private readonly sources = new Map<string, string>();
  private readonly reported = new Set<string>();

  constructor(private readonly siteDir: string) {}

  /** Observes the code of a source from now on, because it may do anything. */
  expect(source: string): void {
    // observes code that is loaded from now on
    watchNode();
    this.open.add(source);
  }

  /** Calls `run`, which runs the code of a source, and records the files that it writes if the source is observed. */
  async during<T>(source: string, run: () => Promise<T>): Promise<T> {
    if (!this.open.has(source)) return run();
    const observation = new Observation(this.siteDir);
    try {
      return await observation.watch(run);
    } finally {
      this.add(source, [...observation.written]);
    }
  }

  /** Records the files that the code of a source has written in a run that was observed elsewhere. */
  add(source: string, written: readonly string[] = []): void {
    if (this.writers.has(source)) for (const path of written) this.sources.set(path, this.sources.get(path) ?? source);
    else if (written.length > 0) this.writers.add(source);
  }

  /** Whether code writes a file again and again. */
  has(path: string): boolean {
    return this.sources.has(path);
  }

  /** The changed files that code writes: the first one of each source that has not been reported before. */
  report(changed: Iterable<string>): CodeWrite[] {
    const writes: CodeWrite[] = [];
    for (const path of changed) {
      const source = this.sources.get(path);
      if (source === undefined || this.reported.has(source)) continue;
      this.reported.add(source);
      writes.push({ path, source });
    }
    return writes;
  }
}
