import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** A slice of a pack. Plain data. */
export interface PackSlice {
  /** File name within the cache folder. */
  readonly pack: string;
  /** Offset in bytes. */
  readonly at: number;
  readonly length: number;
  /** CRC-32 of the bytes. */
  readonly check: number;
}

/** A file name for a new pack, which no other pack has. */
export function newPackName(): string {
  return `pack-${randomBytes(6).toString('hex')}`;
}

/**
 * Appends the contents of many files to a single one, which takes a third of the time of writing them separately. After
 * a write error, a pack accepts nothing more.
 */
export class PackWriter {
  private file: number | undefined;
  private end = 0;
  private isFull = false;

  /** @param path Absolute; created with the first contents. */
  constructor(
    readonly path: string,
    private readonly name: string,
  ) {}

  /** Appends contents, and returns their slice; `undefined` if they could not be written. */
  add(contents: Uint8Array): PackSlice | undefined {
    if (this.isFull) return undefined;
    try {
      this.file ??= this.create();
      const at = this.end;
      writeSync(this.file, contents, 0, contents.length, at);
      this.end += contents.length;
      return { pack: this.name, at, length: contents.length, check: crc32(contents) };
    } catch {
      this.isFull = true;
      return undefined;
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
    this.isFull = true;
  }

  private create(): number {
    mkdirSync(dirname(this.path), { recursive: true });
    return openSync(this.path, 'wx');
  }
}

interface OpenPack {
  readonly file: number;
  readonly size: number;
}

/** Reads slices of packs. Files stay open, so that packs removed by another build can still be read. */
export class PackReader {
  private readonly files = new Map<string, OpenPack | undefined>();

  /** @param folders Absolute. A pack is in one of them: no two packs have the same name. */
  constructor(private readonly folders: readonly string[]) {}

  /** The bytes of a slice; `undefined` if they are not what was written. */
  read({ pack, at, length, check }: PackSlice): Buffer | undefined {
    const file = this.open(pack)?.file;
    if (file === undefined) return undefined;
    try {
      const bytes = Buffer.allocUnsafe(length);
      return readSync(file, bytes, 0, length, at) === length && crc32(bytes) === check ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the pack of a slice exists; its bytes are only checked when read. */
  has({ pack, at, length }: PackSlice): boolean {
    return (this.open(pack)?.size ?? 0) >= at + length;
  }

  close(): void {
    for (const pack of this.files.values()) if (pack !== undefined) closeSync(pack.file);
    this.files.clear();
  }

  private open(pack: string): OpenPack | undefined {
    if (!this.files.has(pack)) this.files.set(pack, this.openFile(pack));
    return this.files.get(pack);
  }

  private openFile(pack: string): OpenPack | undefined {
    for (const folder of this.folders) {
      try {
        const file = openSync(join(folder, pack), 'r');
        return { file, size: fstatSync(file).size };
      } catch {
        // it is in another folder, or missing
      }
    }
    return undefined;
  }
}
