import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { sha256 } from '@docsite/core';
import { makeFolders } from '@docsite/core/process';
import { keptFolderName } from './kept-paths.js';

/**
 * Milliseconds after which an unreferenced file is considered abandoned; until then, a build may still be writing it.
 */
const abandoned = 3_600_000;

/** Names of files that other files refer to, and of partially written files. */
const temporary = /^(?:pack|part)-/;

/** Why a file cannot be used: it does not exist, was written by another version, or is damaged. */
export type CacheLoss = 'missing' | 'foreign' | 'damaged';

/** The number of builds after which an unused entry is removed; commands differ in what they read. */
export const mostAge = 5;

/** The first bytes of all files except packs. */
export const cacheFileStart = 'docsite cache ';

const formatVersion = 1;

/**
 * The files of a cache. Each has a header with its writer and a hash: a file that is damaged, partially written, or of
 * another version counts as missing. A cache that cannot be written is left as it is, which loses nothing.
 */
export class CacheFolder {
  private readonly header: string;

  /**
   * @param path Absolute.
   * @param stamp Identifies everything that can read each other's files.
   */
  constructor(
    readonly path: string,
    stamp: string,
  ) {
    this.header = `${cacheFileStart}${formatVersion} ${stamp}`;
  }

  /** Whether a file exists, whatever its contents. */
  has(name: string): boolean {
    return existsSync(join(this.path, name));
  }

  /**
   * The contents of a file.
   *
   * @param digest The expected hash of the contents, if they must be those written at a certain time.
   */
  read(name: string, digest?: string): Buffer | undefined {
    try {
      const bytes = readFileSync(join(this.path, name));
      const end = bytes.indexOf('\n');
      const body = bytes.subarray(end + 1);
      const header = bytes.toString('utf8', 0, end);
      return header === this.headerOf(body) && header.endsWith(digest ?? '') ? body : undefined;
    } catch {
      return undefined;
    }
  }

  /** The value of a file of JSON; like `read`, undefined if it is not what was written. */
  readJson<T>(name: string, digest?: string): T | undefined {
    const bytes = this.read(name, digest);
    return bytes && (JSON.parse(bytes.toString('utf8')) as T);
  }

  /** The hash of the contents according to a file's header; undefined if the header is not valid. */
  digest(name: string): string | undefined {
    try {
      const file = openSync(join(this.path, name), 'r');
      const bytes = Buffer.alloc(this.header.length + 66);
      readSync(file, bytes, 0, bytes.length, 0);
      closeSync(file);
      const [, digest] = bytes.toString('latin1').split(`${this.header} `);
      return digest !== undefined && /^[\da-f]{64}\n$/.test(digest) ? digest.slice(0, 64) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Why a file counts as missing; undefined if it does not. */
  explain(name: string): CacheLoss | undefined {
    if (this.read(name) !== undefined) return undefined;
    try {
      const [first = ''] = readFileSync(join(this.path, name)).toString('latin1').split('\n', 1);
      const maker = first.replace(/ [\da-f]{64}$/, '');
      return maker !== this.header && maker !== first && first.startsWith(cacheFileStart) ? 'foreign' : 'damaged';
    } catch {
      return 'missing';
    }
  }

  /** Writes a file completely, or not at all. */
  write(name: string, contents: string | Uint8Array): void {
    const body = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const part = join(this.path, `part-${randomBytes(6).toString('hex')}`);
    const isWritten = this.attempt(() => {
      writeFileSync(part, `${this.headerOf(body)}\n`);
      writeFileSync(part, body, { flag: 'a' });
      renameSync(part, join(this.path, name));
    });
    // on a full disk, a partial file would only take up space
    if (!isWritten) this.attempt(() => rmSync(part, { force: true }));
  }

  /** Creates the folder, excluded from version control; returns whether it is writable. */
  make(): boolean {
    return this.attempt(() => {
      makeFolders(this.path);
      const [own = ''] = this.path.split(`${sep}${keptFolderName}${sep}`);
      const ignore = join(own, keptFolderName, '.gitignore');
      if (own !== this.path && !existsSync(ignore)) writeFileSync(ignore, '*\n');
    });
  }

  /**
   * Removes packs that are no longer referenced and partially written files, except for those that another build may be
   * writing.
   */
  removeOthers(kept: ReadonlySet<string>): void {
    this.attempt(() => {
      const now = Date.now();
      for (const name of readdirSync(this.path)) {
        const file = join(this.path, name);
        if (temporary.test(name) && !kept.has(name) && now - statSync(file).mtimeMs > abandoned)
          rmSync(file, { recursive: true, force: true });
      }
    });
  }

  private headerOf(body: Uint8Array): string {
    return `${this.header} ${sha256(body)}`;
  }

  private attempt(action: () => void): boolean {
    try {
      action();
      return true;
    } catch {
      return false;
    }
  }
}
