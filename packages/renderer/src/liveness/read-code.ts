import {
  type AnyNode,
  type Comment,
  type ExpressionStatement,
  type ImportDeclaration,
  type Literal,
  type ModuleDeclaration,
  type ObjectExpression,
  type Property,
  parse,
  type Statement,
  type VariableDeclarator,
} from 'acorn';
import { joiningFunctions, pureOfReact } from './inert-names.js';
import { type CodeFacts, type FileNames, reactExport, readFacts } from './read-facts.js';
import { childrenOf, isFunction, namesIn } from './scopes.js';

/** Something that a file of a bundle declares. */
export interface Declaration extends CodeFacts {
  /** The module that it was written in, as esbuild names it. */
  readonly module: string;
}

/** What a file imports, and under which name the other file exports it; `*` for all of it. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** A file that esbuild has bundled: its modules are joined, without types and JSX, and what nothing uses is left out. */
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
  const { body } = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
    onComment: (block, text, start, end) => {
      if (!block && modules.has(text.slice(1))) marks.push({ type: 'Line', value: text.slice(1), start, end });
      else if (block && /^\s*[@#]__PURE__\s*$/.test(text)) pure.add(end + code.slice(end).search(/\S/));
    },
  });
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
  const reader = new FileReader(names, (node) => marks.findLast(({ end }) => end <= node.start)?.value ?? '');
  for (const node of body) reader.read(node);
  return { ...reader, imports, sources: body.flatMap(sourceOf) };
}

interface NamesInFile extends FileNames {
  /** Whether a call is marked as one that does nothing but give a value. */
  isPure(call: AnyNode): boolean;
}

class FileReader {
  readonly declarations = new Map<string, Declaration[]>();
  readonly effects: Declaration[] = [];
  readonly exports = new Map<string, string>();
  readonly #names: NamesInFile;
  readonly #moduleOf: (node: AnyNode) => string;
  /** Names of what can be added to without running anything. */
  readonly #extensible = new Set<string>();

  constructor(names: NamesInFile, moduleOf: (node: AnyNode) => string) {
    this.#names = names;
    this.#moduleOf = moduleOf;
  }

  read(node: Statement | ModuleDeclaration): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'EmptyStatement':
        return;
      case 'ExportNamedDeclaration':
        for (const { local, exported } of node.specifiers) this.exports.set(nameOf(exported), nameOf(local));
        for (const name of declaredBy(node)) this.exports.set(name, name);
        if (node.declaration) this.read(node.declaration);
        if (node.source) this.addEffect(node, ['export *']);
        return;
      case 'ExportAllDeclaration':
        this.addEffect(node, ['export *']);
        return;
      case 'FunctionDeclaration':
        this.#extensible.add(node.id.name);
        this.declare([node.id.name], node);
        return;
      case 'ClassDeclaration':
        this.declare([node.id.name], node);
        if (!isInert(node, this.#names)) this.addEffect(node);
        return;
      case 'VariableDeclaration':
        for (const declarator of node.declarations) this.readVariable(declarator);
        return;
      case 'ExpressionStatement':
        this.readExpression(node);
        return;
      default:
        this.addEffect(node);
    }
  }

  private readVariable(node: VariableDeclarator): void {
    const names = namesIn(node.id);
    this.declare(names, node);
    if (node.id.type === 'Identifier' && node.init?.type === 'ObjectExpression')
      this.declareProperties(node.id.name, node.init);
    if (node.init && !isInert(node.init, this.#names)) this.addEffect(node.init);
    else if (node.init && /^(?:\w*Function\w*|CallExpression)$/.test(node.init.type))
      for (const name of names) this.#extensible.add(name);
  }

  /** Code that names one property of an object does not use the others, unless functions in it do by `this`. */
  private declareProperties(name: string, node: ObjectExpression): void {
    const properties = node.properties.flatMap((property) => {
      const key = property.type === 'Property' && property.kind === 'init' ? keyName(property) : undefined;
      return key === undefined ? [] : [{ key, property }];
    });
    if (properties.length < node.properties.length || namesThis(node)) return;
    for (const { key, property } of properties) this.declare([`${name}.${key}`], property);
  }

  /** What is added to a component, such as its `displayName`, counts with it; all else runs when the file is loaded. */
  private readExpression({ expression, directive }: ExpressionStatement): void {
    if (directive !== undefined) return;
    const owner = this.ownerOf(expression);
    if (owner === undefined) this.addEffect(expression);
    else this.declare([owner], expression);
  }

  private ownerOf(node: AnyNode): string | undefined {
    if (node.type === 'CallExpression') {
      const [object, values] = node.arguments;
      const isExport = node.callee.type === 'Identifier' && node.callee.name === '__export';
      return isExport && object?.type === 'Identifier' && values?.type === 'ObjectExpression' ? object.name : undefined;
    }
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
    const { object, computed } = node.left;
    const isOwn = object.type === 'Identifier' && this.#extensible.has(object.name) && !computed;
    return isOwn && isInert(node.right, this.#names) ? object.name : undefined;
  }

  private declare(names: readonly string[], node: AnyNode): void {
    const declaration = this.readPiece(node);
    for (const name of names) this.declarations.set(name, [...(this.declarations.get(name) ?? []), declaration]);
  }

  private addEffect(node: AnyNode, codes?: readonly string[]): void {
    if (codes === undefined) this.effects.push(this.readPiece(node));
    else {
      const signs = codes.map((code) => ({ kind: 'alive' as const, code }));
      this.effects.push({ module: this.#moduleOf(node), uses: new Set(), signs });
    }
  }

  private readPiece(node: AnyNode): Declaration {
    const { uses, signs } = readFacts(node, this.#names);
    return { module: this.#moduleOf(node), uses, signs };
  }
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

function declaredBy(node: Statement | ModuleDeclaration): string[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? declaredBy(node.declaration) : [];
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [node.id.name];
  return node.type === 'VariableDeclaration' ? node.declarations.flatMap(({ id }) => namesIn(id)) : [];
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : String((node as { readonly value?: unknown }).value);
}

function keyName({ key, computed }: Property): string | undefined {
  return computed ? undefined : nameOf(key);
}

function namesThis(node: AnyNode): boolean {
  return node.type === 'ThisExpression' || childrenOf(node).some(namesThis);
}

/** Whether evaluating an expression does nothing but give a value. */
function isInert(node: AnyNode, names: NamesInFile): boolean {
  const all = (nodes: readonly (AnyNode | null | undefined)[]): boolean =>
    nodes.every((inner) => !inner || isInert(inner, names));
  if (isFunction(node)) return true;
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
    case 'ThisExpression':
      return true;
    case 'MemberExpression':
      return !node.computed && isInert(node.object, names);
    case 'TemplateLiteral':
      return all(node.expressions);
    case 'ArrayExpression':
      return all(node.elements);
    case 'ObjectExpression':
      return all(node.properties);
    case 'Property':
      return all([node.computed ? node.key : undefined, node.value]);
    case 'UnaryExpression':
      return node.operator !== 'delete' && isInert(node.argument, names);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return all([node.left, node.right]);
    case 'ConditionalExpression':
      return all([node.test, node.consequent, node.alternate]);
    case 'CallExpression':
      return (names.isPure(node) || isInertCall(node.callee, names) || isQuestion(node.callee)) && all(node.arguments);
    case 'NewExpression':
      return (names.isPure(node) || isCollection(node.callee, names)) && all(node.arguments);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return all([node.superClass, ...node.body.body]);
    case 'MethodDefinition':
      return all([node.computed ? node.key : undefined]);
    case 'PropertyDefinition':
      return all([node.computed ? node.key : undefined, node.static ? node.value : undefined]);
    default:
      return false;
  }
}

/** Whether a call asks a text, such as one that says what the browser is, or a pattern: `navigator.platform.includes()`. */
function isQuestion(callee: AnyNode): boolean {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  if (object.type === 'Literal')
    return (object as Literal).regex ? property.name === 'test' : questions.has(property.name);
  return questions.has(property.name) && isOfNavigator(object);
}

const questions: ReadonlySet<string> = new Set([
  'endsWith',
  'includes',
  'indexOf',
  'startsWith',
  'toLowerCase',
  'toUpperCase',
]);

function isOfNavigator(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'navigator';
  if (node.type === 'CallExpression') return isQuestion(node.callee);
  return node.type === 'MemberExpression' && !node.computed && isOfNavigator(node.object);
}

function isCollection(callee: AnyNode, names: FileNames): boolean {
  return callee.type === 'Identifier' && /^(?:Weak)?(?:Map|Set)$/.test(callee.name) && !names.has(callee.name);
}

function isInertCall(callee: AnyNode, names: FileNames): boolean {
  if (callee.type === 'Identifier' && joiningFunctions.has(callee.name)) return true;
  return pureOfReact.has(reactExport(callee, names) ?? '');
}
