import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** A file of CommonJS that was loaded. */
export interface LoadedCode<T> {
  readonly exports: T;
  /** Keeps what V8 has compiled of it until now, for later processes, if that is more than what is kept. */
  readonly keep: () => void;
}

/**
 * Loads a file of CommonJS with what V8 has compiled of it in earlier processes: compiling the functions that a build
 * calls takes longer than running most of them. V8 rejects what another version, or other options of it, made. Such
 * code cannot import modules: `module.importModule` does, relative to this file.
 *
 * @param path Absolute, of a file in ASCII. Its name follows from its contents, since V8 compares nothing but the
 *   length.
 * @param folder Where the compiled code is kept. Where it cannot be written, each process compiles anew.
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
      // options that were set since the start make code that the next start rejects
      const isRejected = cachedDataVersionTag() !== tag;
      if (isRejected || (keptAfter !== undefined && after <= moreThanKept * keptAfter)) return;
      writeCompiled(file, { code: script.createCachedData(), after });
      keptAfter = after;
    },
  };
}

/** A process that ran so many times as long has compiled enough more to be worth writing 3 MB. */
const moreThanKept = 2;

/** How many versions and sets of options of V8 a folder holds code for. */
const mostKept = 4;

/** What V8 has compiled. */
interface Compiled {
  readonly code: Buffer;
  /** CPU time of the process until then, in milliseconds. */
  readonly after: number;
}

/** Bytes before the code: its checksum, and `after`. */
const headerBytes = 8;

/** What was kept; nothing if it is missing or damaged. */
function readCompiled(file: string): Compiled | undefined {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(headerBytes);
    return bytes.readUInt32LE(0) === crc32(code) ? { code, after: bytes.readUInt32LE(4) } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file whole, or not at all, and removes all but the newest of its folder. */
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
    // such as a package that only another user may change, or a full disk
  }
}

function newestFirst(folder: string): string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const times = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  return files.sort((one, other) => (times.get(other) as number) - (times.get(one) as number));
}
