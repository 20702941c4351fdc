import { type Comment, type ImportDeclaration, type ModuleDeclaration, parse, type Statement } from 'acorn';
import { ComponentReader } from './component-reader.js';
import type { NamesInFile } from './inert-expressions.js';
import { type Declaration, DeclarationReader, declaredBy, nameOf } from './read-declarations.js';

/** An import of a file, and the export it refers to in the other file; `*` for all exports. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** A file bundled by esbuild: joined modules, without types, JSX and unused code. */
export interface CodeFile {
  /**
   * By name. A name has several declarations if other code adds to it. Properties of an object are also listed
   * separately, as `name.property`.
   */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** The code that runs when the file is loaded. */
  readonly effects: readonly Declaration[];
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** All files that it imports, for names or for effects. */
  readonly sources: readonly string[];
  /** Local names, by export name. */
  readonly exports: ReadonlyMap<string, string>;
}

/** How to recognize the original modules and imports of React in a bundled file. */
export interface ReadingOptions {
  /** The modules that the file consists of. A comment with the module's name precedes each. */
  readonly modules: ReadonlySet<string>;
  /** Whether an import refers to React. */
  readonly isReact: (from: string) => boolean;
}

/** Analyses a bundled file. */
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
  const { declarations, effects, exports } = reader;
  return { declarations, effects, exports, imports, sources: body.flatMap(sourceOf) };
}

function namesOf({ specifiers, source }: ImportDeclaration): [string, ImportedName][] {
  const from = String(source.value);
  return specifiers.map((specifier) => [specifier.local.name, { from, name: importedName(specifier) }]);
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

function sourceOf(node: Statement | ModuleDeclaration): string[] {
  return 'source' in node && node.source ? [String(node.source.value)] : [];
}
