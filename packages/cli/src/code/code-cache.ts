import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** A CommonJS file that was loaded. */
export interface LoadedCode<T> {
  readonly exports: T;
  /** Stores the code that V8 has compiled so far, for later processes, if it is more than what is stored. */
  readonly keep: () => void;
}

/**
 * Loads a CommonJS file together with the code that V8 compiled in earlier processes: compiling the functions that a
 * build calls takes longer than running most of them. V8 rejects code from another version or with other options. Code
 * loaded this way cannot import modules, except by `module.importModule`, relative to this file.
 *
 * @param path Absolute path of an ASCII file, whose name is a hash of its contents, because V8 only compares the
 *   length.
 * @param folder Where the compiled code is stored. If it is not writable, each process compiles again.
 */
export function loadCode<T>(path: string, folder: string): LoadedCode<T> {
  const tag = cachedDataVersionTag();
  const file = join(folder, `${basename(path, '.cjs')}-${tag.toString(16)}.bin`);
  const compiled = readCompiled(file);
  const script = new Script(`(function (exports, require, module, __filename) {${readFileSync(path, 'latin1')}\n})`, {
    filename: path,
    ...(compiled && { cachedData: compiled.code }),
  });
  const module = { exports: {} as T, importModule: (specifier: string) => import(specifier) };
  script.runInThisContext()(module.exports, createRequire(path), module, path);
  let keptAfter = script.cachedDataRejected === false ? compiled?.after : undefined;
  return {
    exports: module.exports,
    keep: () => {
      const { user, system } = process.cpuUsage();
      const after = Math.round((user + system) / 1000);
      // after options are changed at run time, the next start would reject the code
      const isRejected = cachedDataVersionTag() !== tag;
      if (isRejected || (keptAfter !== undefined && after <= moreThanKept * keptAfter)) return;
      writeCompiled(file, { code: script.createCachedData(), after });
      keptAfter = after;
    },
  };
}

/** After running this many times longer, a process has compiled enough more code to be worth writing 3 MB. */
const moreThanKept = 2;

/** The number of V8 versions and option sets for which a folder stores code. */
const mostKept = 4;

/** Code compiled by V8. */
interface Compiled {
  readonly code: Buffer;
  /** CPU time of the process up to that point, in milliseconds. */
  readonly after: number;
}

/** Bytes before the code: its checksum, and `after`. */
const headerBytes = 8;

/** The stored code; undefined if it is missing or damaged. */
function readCompiled(file: string): Compiled | undefined {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(headerBytes);
    return bytes.readUInt32LE(0) === crc32(code) ? { code, after: bytes.readUInt32LE(4) } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file completely or not at all, and removes all but the newest files of its folder. */
function writeCompiled(file: string, { code, after }: Compiled): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const part = join(folder, `part-${randomBytes(6).toString('hex')}`);
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32LE(crc32(code));
    header.writeUInt32LE(after, 4);
    writeFileSync(part, Buffer.concat([header, code]));
    renameSync(part, file);
    for (const old of newestFirst(folder).slice(mostKept)) rmSync(old, { force: true });
  } catch {
    // such as a package that only another user may write to, or a full disk
  }
}

function newestFirst(folder: string): string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const times = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  return files.sort((one, other) => (times.get(other) as number) - (times.get(one) as number));
}
