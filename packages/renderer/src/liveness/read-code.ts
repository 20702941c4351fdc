import { type Comment, type ImportDeclaration, type ModuleDeclaration, parse, type Statement } from 'acorn';
import { ComponentReader } from './component-reader.js';
import type { NamesInFile } from './inert-expressions.js';
import { type Declaration, DeclarationReader, declaredBy, nameOf } from './read-declarations.js';

/** What a file imports, and under which name the other file exports it; `*` for all of it. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/**
 * A file that esbuild has bundled: its modules are joined, without types and JSX, and what nothing uses is left out.
 */
export interface CodeFile {
  /**
   * By name. The same name has several where code beside a declaration adds to it. Properties of an object are there by
   * themselves, too, as `name.property`.
   */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** What runs when the file is loaded. */
  readonly effects: readonly Declaration[];
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** All that it imports from, for names or for what that does. */
  readonly sources: readonly string[];
  /** Local names by those that they are exported under. */
  readonly exports: ReadonlyMap<string, string>;
}

/** Files that were read of the latest bundle, by their names, which follow from what they hold. */
export interface KnownCode {
  files: ReadonlyMap<string, CodeFile>;
}

/** How the original modules and imports of React are recognized in a bundled file. */
export interface ReadingOptions {
  /** The modules that the file is made of. A comment with the name of each stands before it. */
  readonly modules: ReadonlySet<string>;
  /** Whether an import leads to React. */
  readonly isReact: (from: string) => boolean;
}

/** Reads a file of a bundle. */
export function readCode(code: string, { modules, isReact }: ReadingOptions): CodeFile {
  const marks: Comment[] = [];
  const pure = new Set<number>();
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
    onComment: (block, text, start, end) => {
      if (!block && modules.has(text.slice(1))) marks.push({ type: 'Line', value: text.slice(1), start, end });
      else if (block && /^\s*[@#]__PURE__\s*$/.test(text)) pure.add(end + code.slice(end).search(/\S/));
    },
  });
  const { body } = program;
  const imports = new Map(body.flatMap((node) => (node.type === 'ImportDeclaration' ? namesOf(node) : [])));
  const top = new Set([...imports.keys(), ...body.flatMap(declaredBy)]);
  const names: NamesInFile = {
    isPure: ({ start }) => pure.has(start),
    has: (name) => top.has(name),
    ofReact: (name) => {
      const found = imports.get(name);
      return found !== undefined && isReact(found.from) ? found.name : undefined;
    },
  };
  const reader = new DeclarationReader(
    new ComponentReader(code, program, names),
    names,
    (node) => marks.findLast(({ end }) => end <= node.start)?.value ?? '',
  );
  for (const node of body) reader.read(node);
  return { ...reader, imports, sources: body.flatMap(sourceOf) };
}

function namesOf({ specifiers, source }: ImportDeclaration): [string, ImportedName][] {
  const from = String(source.value);
  return specifiers.map((specifier) => [
    specifier.local.name,
    {
      from,
      name:
        specifier.type === 'ImportSpecifier'
          ? nameOf(specifier.imported)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*',
    },
  ]);
}

function sourceOf(node: Statement | ModuleDeclaration): string[] {
  return 'source' in node && node.source ? [String(node.source.value)] : [];
}
