import { posix } from 'node:path';
import { sha256 } from '@docsite/core';
import { importGroups } from './import-groups.js';

/** An output of esbuild under esbuild's file name. */
export interface BuiltFile {
  /** Path relative to the output folder. */
  readonly path: string;
  readonly contents: Uint8Array;
  /** Paths of built files that this one refers to. */
  readonly imports: readonly string[];
}

/** Built files renamed to include a hash of their contents, and the mapping from old to new names. */
export interface NamedFiles {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** New path by old path. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Renames files by their contents, dependencies first. esbuild's own hashes include the paths of sources on disk, and
 * therefore differ between two checkouts of a site. Files in an import cycle are named by the contents of all of them.
 */
export function nameByContent(files: readonly BuiltFile[]): NamedFiles {
  const names = new Map<string, string>();
  const byPath = new Map(files.map((file) => [file.path, file]));
  const importsOf = ({ imports }: BuiltFile) =>
    imports.flatMap((path) => byPath.get(path) ?? byPath.get(withoutQuery(path)) ?? []);
  const named: { path: string; contents: Uint8Array }[] = [];
  for (const group of importGroups(files, importsOf)) {
    const plain = new Map([...names, ...group.map(({ path }) => [path, stemOf(path)] as const)]);
    const hashed = group.map((file) => ({ file, hash: sha256(renameImports(file, plain)) }));
    const hashes = hashed.map(({ hash }) => hash).sort();
    const renamed = hashed.map(({ file, hash }) => {
      const path = nameWith(file.path, hashed.length === 1 ? hash : sha256(hashes.join() + hash));
      names.set(file.path, path);
      return { file, path };
    });
    for (const { file, path } of renamed) named.push({ path, contents: renameImports(file, names) });
  }
  return { files: named, names };
}

/** Joins the files of builds that refer to none of each other's, each once. */
export function joinNamed(named: readonly NamedFiles[]): NamedFiles {
  return {
    files: [...new Map(named.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    names: new Map(named.flatMap(({ names }) => [...names])),
  };
}

function nameWith(path: string, hash: string): string {
  return posix.join(posix.dirname(path), `${stemOf(path)}-${hash.slice(0, 8)}${posix.extname(path)}`);
}

/** The name of a file without esbuild's hash and the extension. */
function stemOf(path: string): string {
  return posix.basename(path, posix.extname(path)).replace(/-[A-Z0-9]{8}$/, '');
}

/** Renames references. Built files refer to each other by base names, which are unambiguous because of their hashes. */
function renameImports(file: BuiltFile, names: ReadonlyMap<string, string>): Uint8Array {
  if (file.imports.length === 0) return file.contents;
  let text = Buffer.from(file.contents).toString('utf8');
  for (const written of file.imports) {
    const path = names.has(written) ? written : withoutQuery(written);
    const name = names.get(path);
    if (name !== undefined) text = text.replaceAll(posix.basename(path), posix.basename(name));
  }
  return Buffer.from(text);
}

/** Removes the query that esbuild keeps when a style sheet loads a file with one: `icons-A1B2C3D4.woff2?v=4`. */
function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
