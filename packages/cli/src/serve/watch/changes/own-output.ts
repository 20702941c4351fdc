import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { isDocumentPath } from '@docsite/core';
import { statsOf } from '@docsite/core/process';

/** The number of bytes searched at the end of a file, because findings may follow the line. */
const lookedAt = 65_536;

/**
 * Prints lines, and recognizes the files that they are written to: those that this process's output is redirected to,
 * as in `docsite serve --watch > serve.log` in the folder of a site, and those that contain the latest line, as in
 * `… | tee serve.log`. Otherwise, each line would be a change, and each change another line.
 */
export class OwnOutput {
  private latest: string | undefined;
  private readonly files: ReadonlySet<string | undefined>;

  /** @param streams File descriptors; standard output and error by default. */
  constructor(
    private readonly write: (text: string) => void = (text) => process.stdout.write(text),
    streams: readonly number[] = [1, 2],
  ) {
    this.files = new Set(streams.map(identifyStream));
  }

  print(line: string): void {
    this.latest = line;
    this.write(`${line}\n`);
  }

  /** Whether a file contains this output. */
  isIn(path: string): boolean {
    const stats = statsOf(path);
    if (stats === undefined || !stats.isFile()) return false;
    if (this.files.has(identify(stats))) return true;
    return this.latest !== undefined && !isDocumentPath(path) && endOf(path, stats.size).includes(this.latest);
  }
}

/** A stream may be closed. */
function identifyStream(descriptor: number): string | undefined {
  try {
    return identify(fstatSync(descriptor));
  } catch {
    return undefined;
  }
}

function identify({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}

/** The end of a file; empty if it cannot be read. */
function endOf(path: string, size: number): string {
  const end = Buffer.alloc(Math.min(size, lookedAt));
  try {
    const file = openSync(path, 'r');
    try {
      return end.toString('utf8', 0, readSync(file, end, 0, end.length, size - end.length));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
