import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSource, type KnownSources, ownValue, type SourceFile } from '@docsite/core';
import { errorCode } from '@docsite/core/process';
import { type FileState, isRecent, stateOf } from '../../file-state.js';
import { UsageError } from '../../report/errors/usage-error.js';
import type { CacheFolder } from '../folder/cache-folder.js';

/** Hashes of sources and the states of their files, by path. */
type StoredSources = Readonly<Record<string, readonly [state: FileState, hash: string]>>;

const file = 'sources';

/** Sources identified by the states of their files: unchanged ones are not read for comparison. */
export class SourceCache implements KnownSources {
  private readonly stored: StoredSources;
  private readonly states = new Map<string, FileState | undefined>();
  private readonly used = new Map<string, readonly [state: FileState, hash: string]>();
  /** Sources read before their files' states were known, with the time of reading in milliseconds since 1970. */
  private readonly unlooked = new Map<string, { readonly hash: string; readonly readAt: number }>();

  /** @param inputs File states that are already known, by absolute path. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly siteDir: string,
    private readonly inputs: Readonly<Record<string, FileState>> = {},
  ) {
    this.stored = folder.readJson<StoredSources>(file) ?? {};
  }

  /** A source as it was last read, if its file is unchanged. Its text is read when needed. */
  find(path: string): SourceFile | undefined {
    const place = join(this.siteDir, path);
    const found = ownValue(this.stored, path);
    const state = this.inputs[place] ?? (found && stateOf(place));
    this.states.set(path, state);
    if (found === undefined || found[0] !== state) return undefined;
    this.used.set(path, found);
    return unreadSource(this.siteDir, path, found[1]);
  }

  /** A source, read if its hash is not known. */
  read(path: string): SourceFile {
    const found = this.find(path);
    if (found !== undefined) return found;
    const source = decodeSource(path, readFileSync(join(this.siteDir, path)));
    this.add(source);
    return source;
  }

  /** Marks everything that the last build used as used by this one, except for what this build has looked up itself. */
  keepOthers(): void {
    for (const [path, entry] of Object.entries(this.stored)) if (!this.states.has(path)) this.used.set(path, entry);
  }

  /** Stores a source that was read after looking it up. One with invalid UTF-8 is read each time. */
  add({ path, hash, invalidUtf8At }: SourceFile): void {
    if (invalidUtf8At !== undefined || !this.states.has(path)) return;
    const state = this.states.get(path);
    if (state === undefined) this.unlooked.set(path, { hash, readAt: Date.now() });
    else if (!isRecent(state)) this.used.set(path, [state, hash]);
  }

  /** Determines the states of sources that no build had stored, which are only needed now. */
  private lookAtUnlooked(): void {
    for (const [path, { hash, readAt }] of this.unlooked) {
      const state = stateOf(join(this.siteDir, path));
      // skips sources that have changed since they were read
      if (state !== '' && !isRecent(state, readAt)) this.used.set(path, [state, hash]);
    }
    this.unlooked.clear();
  }

  save(): void {
    this.lookAtUnlooked();
    const isSame = this.used.size === Object.keys(this.stored).length;
    if (isSame && [...this.used].every(([path, entry]) => this.stored[path] === entry)) return;
    this.folder.write(file, JSON.stringify(Object.fromEntries(this.used) satisfies StoredSources));
  }
}

/** A source whose text is read from its file on access. */
function unreadSource(siteDir: string, path: string, hash: string): SourceFile {
  let source: SourceFile | undefined;
  return {
    path,
    hash,
    get text() {
      source ??= readAgain(siteDir, path, hash);
      return source.text;
    },
  };
}

/** Reads a file whose hash was found by its state; throws a `UsageError` if it is another one now, or none. */
function readAgain(siteDir: string, path: string, hash: string): SourceFile {
  const change = (what: string) =>
    new UsageError(`'${path}' was ${what} while the site was being read`, 'run the command again');
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(siteDir, path));
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? change('removed') : error;
  }
  const source = decodeSource(path, bytes);
  if (source.hash === hash) return source;
  throw change('changed');
}
