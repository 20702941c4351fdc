import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { OutputFile } from '@docsite/renderer';

/**
 * The build of Mermaid for browsers, as it is published: a module, and those that it loads for the types of diagrams.
 * Bundling it again would take longer than building most sites.
 */
export const mermaidModule = 'mermaid/dist/mermaid.esm.min.mjs';

/** The version of Mermaid, by the path of its module. */
export function versionOf(modulePath: string): string {
  const manifest = readFileSync(join(dirname(modulePath), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

const folder = 'assets/mermaid';
const entry = 'mermaid.esm.min.mjs';

/** What a site's diagrams need of Mermaid. */
export interface DiagramNeeds {
  /** Types of diagrams, as Mermaid names them. */
  readonly types: ReadonlySet<string>;
  readonly sources: readonly string[];
}

/** The files of Mermaid under the names that they have in the output. */
export interface MermaidFiles {
  /** Path in the output of the module that browsers import. */
  readonly entryPath: string;
  /** The module, and all that these diagrams may have it load. */
  readonly filesFor: (needs: DiagramNeeds) => OutputFile[];
}

/**
 * Names Mermaid's files so that hosts serve and cache them like other scripts: by their contents, and with an extension
 * that each host knows.
 *
 * @param path Of the module on disk.
 */
export function readMermaid(path: string): MermaidFiles {
  const root = dirname(path);
  const nameOf = createNames(root);
  const read = createReader(root, nameOf);
  const entryPath = `${folder}/mermaid-${hashOf(read(entry).contents)}.js`;
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
  /** Its text, with the names that imported files have in the output. */
  readonly contents: string;
  /** The text as published. */
  readonly text: string;
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
}

/**
 * New names of the chunks, which some versions keep in a folder. Their own names hold a hash of their contents already.
 */
function createNames(root: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const name = known.get(file) ?? newName(root, file);
    known.set(file, name);
    return name;
  };
}

function newName(root: string, file: string): string {
  const name = posix.basename(file);
  const stem = name.replace(/(?:-(?:[A-Z0-9]{8}|[0-9a-f]{8}))*\.m?js$/, '');
  return `${stem}-${hashOf(`${name} ${statSync(join(root, file)).size}`)}.js`;
}

function createReader(root: string, nameOf: (file: string) => string): (file: string) => Chunk {
  const known = new Map<string, Chunk>();
  return (file) => {
    const chunk = known.get(file) ?? readChunk(readFileSync(join(root, file), 'utf8'), file, nameOf);
    known.set(file, chunk);
    return chunk;
  };
}

const specifier = /\b(from|import|import\() ?"(\.[^"]+\.m?js)"/g;

/** All files lie in one folder of the output. */
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

/** Parts that few diagrams use, and the words in the source of those that do. */
const rare: readonly [file: RegExp, use: RegExp][] = [
  [/(?:^|\/)elk-/, /\belk\b/i],
  [/(?:^|\/)katex-/, /\$\$/],
];

/** Tells which files diagrams may load. Where a version of Mermaid names its types otherwise, that is all of them. */
function needTest(loaders: readonly Chunk[], { types, sources }: DiagramNeeds): (file: string) => boolean {
  const byType = new Map(loaders.flatMap(chunksByType));
  const unused = [...types].every((type) => byType.has(type))
    ? new Set([...byType].flatMap(([type, file]) => (types.has(type) ? [] : [file])))
    : new Set<string>();
  for (const type of types) unused.delete(byType.get(type) ?? '');
  const left = rare.flatMap(([file, use]) => (sources.some((source) => use.test(source)) ? [] : [file]));
  return (file) => !unused.has(file) && !left.some((pattern) => pattern.test(file));
}

/** The file of each type of diagram, from the code that loads it: `id:x … await import("…");return{id:x,diagram`. */
function chunksByType({ text }: Chunk): [type: string, file: string][] {
  const loaders = text.matchAll(/import\("\.\/([^"]+)"\);\s*return ?\{ ?id: ?(?:"([^"]+)"|([\w$]+)), ?diagram/g);
  return [...loaders].flatMap(([, file = '', literal, variable = '']): [string, string][] => {
    const name = literal ?? new RegExp(`[\\s,;]${variable.replaceAll('$', '\\$')} ?= ?"([^"]+)"`).exec(text)?.[1];
    return name === undefined ? [] : [[name, file]];
  });
}

/** The entry, and all that it may load, at once or later. */
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
