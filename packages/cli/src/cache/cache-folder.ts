import { createHash, randomBytes } from 'node:crypto';
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
import { makeFolders } from '@docsite/core/process';
import { cacheFolderName } from './cache-path.js';

/** Milliseconds after which a file that nothing refers to is taken for abandoned: a build may still be writing it. */
const abandoned = 3_600_000;

/** Names of files that others refer to, and of those that are being written. */
const temporary = /^(?:pack|part)-/;

/** A file is not there, was made by another version of what makes it, or does not hold what was written. */
export type CacheLoss = 'missing' | 'foreign' | 'damaged';

const magic = 'docsite cache 1';

/**
 * Files of a cache. Each says who wrote it and what it must hold: one that is damaged, half-written, or of another
 * version counts as not there. A cache that cannot be written stays as it is; nothing is lost by it.
 */
export class CacheFolder {
  private readonly header: string;

  /**
   * @param path Absolute.
   * @param stamp Names all that can read each other's files.
   */
  constructor(
    readonly path: string,
    stamp: string,
  ) {
    this.header = `${magic} ${stamp}`;
  }

  /** Whether there is a file of a name, whatever it holds. */
  has(name: string): boolean {
    return existsSync(join(this.path, name));
  }

  /**
   * What a file holds.
   *
   * @param digest What that has to be the hash of, if it has to be what was written once.
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

  /** The hash that a file says to be of what it holds; absent for one that counts as not there by its first line. */
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

  /** Why a file counts as not there; absent for one that does not. */
  explain(name: string): CacheLoss | undefined {
    if (this.read(name) !== undefined) return undefined;
    try {
      const [first = ''] = readFileSync(join(this.path, name)).toString('latin1').split('\n', 1);
      const maker = first.replace(/ [\da-f]{64}$/, '');
      return maker !== this.header && maker !== first && first.startsWith('docsite cache ') ? 'foreign' : 'damaged';
    } catch {
      return 'missing';
    }
  }

  /** Writes a file whole, or not at all. */
  write(name: string, contents: string | Uint8Array): void {
    const body = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const part = join(this.path, `part-${randomBytes(6).toString('hex')}`);
    const isWritten = this.attempt(() => {
      writeFileSync(part, `${this.headerOf(body)}\n`);
      writeFileSync(part, body, { flag: 'a' });
      renameSync(part, join(this.path, name));
    });
    // what is left of it on a full disk takes room for nothing
    if (!isWritten) this.attempt(() => rmSync(part, { force: true }));
  }

  /** Makes the folder, which version control leaves out. Whether it can be written to. */
  make(): boolean {
    return this.attempt(() => {
      makeFolders(this.path);
      const [own] = this.path.split(`${sep}${cacheFolderName}${sep}`);
      const ignore = join(own as string, cacheFolderName, '.gitignore');
      if (own !== this.path && !existsSync(ignore)) writeFileSync(ignore, '*\n');
    });
  }

  /**
   * Removes packs that nothing refers to any more, and parts of files, but for those that another build may be writing.
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
    return `${this.header} ${createHash('sha256').update(body).digest('hex')}`;
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
