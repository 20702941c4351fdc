import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** A piece of a pack. Plain data. */
export interface PackSlice {
  /** Name of the file in the folder of the cache. */
  readonly pack: string;
  /** In bytes. */
  readonly at: number;
  readonly length: number;
  /** CRC-32 of the bytes. */
  readonly check: number;
}

/**
 * Appends the contents of many files to one, which takes a third of the time that writing each takes. A pack that
 * cannot be written takes nothing more.
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

  /** The place of the contents; `undefined` where they could not be written. */
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

/** Reads pieces of packs. A file stays open, so that what another build removes can still be read. */
export class PackReader {
  private readonly files = new Map<string, OpenPack | undefined>();

  /** @param folders Absolute. A pack lies in one of them: no two have the same name. */
  constructor(private readonly folders: readonly string[]) {}

  /** The bytes of a slice; `undefined` where they are not what was written. */
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

  /** Whether a slice lies in a pack that is there; its bytes are checked when they are read. */
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
        // it lies in another folder, or nowhere
      }
    }
    return undefined;
  }
}
