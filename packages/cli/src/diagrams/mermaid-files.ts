import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nameHash, oncePerKey } from '@docsite/core';
import type { OutputFile } from '@docsite/renderer';

/**
 * Mermaid's published build for browsers: a module, and further ones that it loads for individual types of diagrams.
 * Bundling it again would take longer than building most sites.
 */
export const mermaidModule = 'mermaid/dist/mermaid.esm.min.mjs';

/** The version of Mermaid, given the path of its module. */
export function versionOf(modulePath: string): string {
  const manifest = readFileSync(join(dirname(modulePath), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

const folder = 'assets/mermaid';
const entry = 'mermaid.esm.min.mjs';

/** What a site's diagrams need from Mermaid. */
export interface DiagramNeeds {
  /** Types of diagrams, by Mermaid's names. */
  readonly types: ReadonlySet<string>;
  readonly sources: readonly string[];
}

/** Mermaid's files under their names in the output. */
export interface MermaidFiles {
  /** Output path of the module that browsers import. */
  readonly entryPath: string;
  /** The module, and everything that it may load for these diagrams. */
  readonly filesFor: (needs: DiagramNeeds) => OutputFile[];
}

/**
 * Renames Mermaid's files so that hosts serve and cache them like other scripts: by their contents, and with a common
 * extension.
 *
 * @param path Path of the module on disk.
 */
export function readMermaid(path: string): MermaidFiles {
  const root = dirname(path);
  const nameOf = createNames(root);
  const read = createReader(root, nameOf);
  const entryPath = `${folder}/mermaid-${nameHash(read(entry).contents)}.js`;
  const outputPath = (file: string): string => (file === entry ? entryPath : `${folder}/${nameOf(file)}`);
  return {
    entryPath,
    filesFor: (needs) => {
      const loaders = collectFiles(read, () => false);
      const isNeeded = needTest([...loaders].map(read), needs);
      const files = collectFiles(read, isNeeded);
      return [...files].map((file) => ({ path: outputPath(file), contents: read(file).contents }));
    },
  };
}

/** A file of Mermaid; paths are relative to the folder of the entry. */
interface Chunk {
  /** Its text, with imported files renamed as in the output. */
  readonly contents: string;
  /** The text as published. */
  readonly text: string;
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
}

/**
 * New names of the chunks, which some versions keep in a folder. Their own names already contain a hash of their
 * contents.
 */
function createNames(root: string): (file: string) => string {
  return oncePerKey((file) => newName(root, file));
}

function newName(root: string, file: string): string {
  const name = posix.basename(file);
  const stem = name.replace(/(?:-(?:[A-Z0-9]{8}|[0-9a-f]{8}))*\.m?js$/, '');
  return `${stem}-${nameHash(`${name} ${statSync(join(root, file)).size}`)}.js`;
}

function createReader(root: string, nameOf: (file: string) => string): (file: string) => Chunk {
  return oncePerKey((file) => readChunk(readFileSync(join(root, file), 'utf8'), file, nameOf));
}

const specifier = /\b(from|import|import\() ?"(\.[^"]+\.m?js)"/g;

/** Reads a chunk; in the output, all files are in a single folder. */
function readChunk(text: string, file: string, nameOf: (file: string) => string): Chunk {
  const imports: string[] = [];
  const lazyImports: string[] = [];
  const contents = text.replace(specifier, (_, keyword: string, path: string) => {
    const target = posix.join(posix.dirname(file), path);
    (keyword === 'import(' ? lazyImports : imports).push(target);
    return `${keyword}"./${nameOf(target)}"`;
  });
  return { contents: contents.replace(/\n\/\/# sourceMappingURL=.*/, ''), text, imports, lazyImports };
}

/** Files that few diagrams need, each with the words in a source that indicate it. */
const rare: readonly [file: RegExp, use: RegExp][] = [
  [/(?:^|\/)elk-/, /\belk\b/i],
  [/(?:^|\/)katex-/, /\$\$/],
];

/**
 * Returns a predicate for the files that diagrams may load. If a version of Mermaid names its types differently, these
 * are all files.
 */
function needTest(loaders: readonly Chunk[], { types, sources }: DiagramNeeds): (file: string) => boolean {
  const byType = new Map(loaders.flatMap(chunksByType));
  const unused = [...types].every((type) => byType.has(type))
    ? new Set([...byType].flatMap(([type, file]) => (types.has(type) ? [] : [file])))
    : new Set<string>();
  for (const type of types) unused.delete(byType.get(type) ?? '');
  const left = rare.flatMap(([file, use]) => (sources.some((source) => use.test(source)) ? [] : [file]));
  return (file) => !unused.has(file) && !left.some((pattern) => pattern.test(file));
}

/** The file for each type of diagram, from the code that loads it: `id:x … await import("…");return{id:x,diagram`. */
function chunksByType({ text }: Chunk): [type: string, file: string][] {
  const loaders = text.matchAll(/import\("\.\/([^"]+)"\);\s*return ?\{ ?id: ?(?:"([^"]+)"|([\w$]+)), ?diagram/g);
  return [...loaders].flatMap(([, file = '', literal, variable = '']): [string, string][] => {
    const name = literal ?? new RegExp(`[\\s,;]${variable.replaceAll('$', '\\$')} ?= ?"([^"]+)"`).exec(text)?.[1];
    return name === undefined ? [] : [[name, file]];
  });
}

/** The entry, and everything it may load statically or dynamically. */
function collectFiles(read: (file: string) => Chunk, isNeeded: (file: string) => boolean): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { imports, lazyImports } = read(file);
    open.push(...imports, ...lazyImports.filter(isNeeded));
  }
  return found;
}
