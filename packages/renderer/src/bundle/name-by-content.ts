import { createHash } from 'node:crypto';
import { posix } from 'node:path';

/** An output of esbuild under the name that esbuild gave it. */
export interface BuiltFile {
  /** Path relative to the output folder. */
  readonly path: string;
  readonly contents: Uint8Array;
  /** Paths of built files that this one names. */
  readonly imports: readonly string[];
}

/** Built files under names with a hash of their contents, and which of these replaces each earlier name. */
export interface NamedFiles {
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** New path by old path. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Renames files by their contents, dependencies first. esbuild's own hashes include the paths of sources on disk,
 * and so differ between two checkouts of one site.
 */
export function nameByContent(files: readonly BuiltFile[]): NamedFiles {
  const names = new Map<string, string>();
  const named: { path: string; contents: Uint8Array }[] = [];
  for (const file of dependenciesFirst(files)) {
    const contents = renameImports(file, names);
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
    const extension = posix.extname(file.path);
    const stem = posix.basename(file.path, extension).replace(/-[A-Z0-9]{8}$/, '');
    const path = posix.join(posix.dirname(file.path), `${stem}-${hash}${extension}`);
    names.set(file.path, path);
    named.push({ path, contents });
  }
  return { files: named, names };
}

function dependenciesFirst(files: readonly BuiltFile[]): BuiltFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const ordered = new Set<BuiltFile>();
  const add = (file: BuiltFile, trail: readonly BuiltFile[]): void => {
    if (ordered.has(file) || trail.includes(file)) return;
    for (const path of file.imports) {
      const imported = byPath.get(path) ?? byPath.get(withoutQuery(path));
      if (imported !== undefined) add(imported, [...trail, file]);
    }
    ordered.add(file);
  };
  for (const file of files) add(file, []);
  return [...ordered];
}

/** Built files refer to each other by their base names, whose hashes make them unambiguous. */
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

/** esbuild names what a style sheet loads with the query that is written after it: `icons-A1B2C3D4.woff2?v=4`. */
function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '');
}
