import { Observation, watchNode } from '@docsite/core/process';

/** A file whose changes are not followed, and the source whose code writes it. */
export interface CodeWrite {
  readonly path: string;
  readonly source: string;
}

/**
 * The files that code of the site writes each time that it is run: pages while they are rendered, server components
 * while documents are parsed. To follow their changes would have the code run again, for good. What code writes when it
 * runs for the first time is followed: the site may be made of it.
 */
export class CodeWrites {
  /** Sources whose code has written files. */
  private readonly writers = new Set<string>();
  /** Sources whose code may do anything. */
  private readonly open = new Set<string>();
  /** The source that each file is written by. */
  private readonly sources = new Map<string, string>();
  private readonly reported = new Set<string>();

  constructor(private readonly siteDir: string) {}

  /** Has the code of a source observed from now on, as it may do anything. */
  expect(source: string): void {
    // code that is loaded later is observed
    watchNode();
    this.open.add(source);
  }

  /** Runs what runs the code of a source, if it has any. */
  async during<T>(source: string, run: () => Promise<T>): Promise<T> {
    if (!this.open.has(source)) return run();
    const observation = new Observation(this.siteDir);
    try {
      return await observation.watch(run);
    } finally {
      const { written } = observation;
      if (this.writers.has(source)) for (const path of written) this.sources.set(path, source);
      else if (written.size > 0) this.writers.add(source);
    }
  }

  /** Whether code writes a file again and again. */
  has(path: string): boolean {
    return this.sources.has(path);
  }

  /** The file to name of each source that a changed file is written by, once for each source. */
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
