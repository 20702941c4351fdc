import { isUtf8 } from 'node:buffer';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolders } from '@docsite/core/process';
import { type CopiedFolder, type MovedText, mayRefer, moveReferences } from './outward-references.js';

/** A copied file whose references have been adjusted. */
export interface CopiedFile extends MovedText {
  /** Absolute. */
  readonly file: string;
}

/**
 * Copies a folder or a file, and adjusts references so that they lead to the same files. The copy is first made under
 * another name, so that nothing is left if it fails.
 */
export function copyFolder(folder: CopiedFolder): CopiedFile[] {
  const { from, to, without = [] } = folder;
  const unfinished = `${to}.docsite-new`;
  makeFolders(dirname(to));
  rmSync(unfinished, { recursive: true, force: true });
  const left = without.map((path) => join(from, path));
  cpSync(from, unfinished, { recursive: true, dereference: true, filter: (path) => !left.includes(path) });
  const copied = statSync(unfinished).isDirectory() ? moveAll(unfinished, folder) : [];
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
  return copied;
}

/** Adjusts the references in all files of a copy. */
function moveAll(unfinished: string, folder: CopiedFolder): CopiedFile[] {
  const paths = readdirSync(unfinished, { recursive: true, encoding: 'utf8' }).filter(mayRefer).sort();
  return paths.flatMap((path) => {
    const copy = join(unfinished, path);
    if (!statSync(copy).isFile()) return [];
    const bytes = readFileSync(copy);
    // invalid UTF-8 is written as it was read
    const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
    const moved = moveReferences(bytes.toString(encoding), path, folder);
    if (moved.changed > 0) writeFileSync(copy, moved.text, encoding);
    return [{ ...moved, file: join(folder.to, path) }];
  });
}
