import { extname } from 'node:path';
import { isFunctionNode, returnedBy, writtenName } from '@docsite/core';
import {
  type ExportNamedDeclaration,
  type Expression,
  type FunctionDeclaration,
  type Identifier,
  type ImportDeclaration,
  type Literal,
  type Program,
  parse,
  type SpreadElement,
  type VariableDeclaration,
} from 'acorn';
import { type Loader, transform } from 'esbuild';

/** An export of another module. */
export interface ImportBinding {
  /** As written. */
  readonly source: string;
  /** `default`, or the name of the export. */
  readonly name: string;
}

/** An object that a module exports, or that a function which it exports returns. */
export interface ExportedObject {
  /** Its properties; `undefined` for values of its own. */
  readonly properties: ReadonlyMap<string, ImportBinding | undefined>;
  /** The objects spread into it: exports of other modules or, named `*`, all exports of a module. */
  readonly spreads: readonly ImportBinding[];
  /** Whether a function returns it. */
  readonly isReturned: boolean;
}

/** The exports of a module that come from other modules. */
export interface ModuleBindings {
  /** Its re-exports, by name. */
  readonly exports: ReadonlyMap<string, ImportBinding>;
  /** The names that it exports. */
  readonly names: readonly string[];
  /** The object that it exports under a name; an empty one for other values. */
  readonly objectOf: (name: string) => ExportedObject;
}

const nothing: ModuleBindings = {
  exports: new Map(),
  names: [],
  objectOf: () => ({ properties: new Map(), spreads: [], isReturned: false }),
};

/** Reads the imports and exports of a module. An invalid one has none, and is reported when it is bundled. */
export async function readBindings(code: string, file: string): Promise<ModuleBindings> {
  const ending = extname(file).replace(/^\.[cm]?/, '');
  const loader: Loader = ending === 'js' ? 'jsx' : (ending as Loader);
  try {
    const { code: plain } = await transform(code, { loader, format: 'esm', jsx: 'automatic', logLevel: 'silent' });
    return bindingsOf(parse(plain, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch {
    return nothing;
  }
}

type Value = Expression | FunctionDeclaration;

/** The names in a module in esbuild's output: declared by `var`, and exported by one statement at the end. */
interface Names {
  /** Local names of imports. */
  readonly imports: Map<string, ImportBinding>;
  /** Modules by namespace import. */
  readonly namespaces: Map<string, string>;
  readonly values: Map<string, Value>;
  /** Local names, by export name. */
  readonly exported: Map<string, string>;
  /** Exports of other modules that are exported from here, by export name. */
  readonly passed: Map<string, ImportBinding>;
}

function bindingsOf(program: Program): ModuleBindings {
  const names = namesIn(program);
  return {
    exports: reExports(names),
    names: [...names.passed.keys(), ...names.exported.keys()],
    objectOf: (name) => {
      const value = findValue(names.exported.get(name) ?? '', names);
      const isReturned = value !== undefined && isFunctionNode(value);
      const object = isReturned ? returnedBy(value) : value;
      return { properties: propertiesOf(object, names), spreads: spreadsOf(object, names), isReturned };
    },
  };
}

function namesIn({ body }: Program): Names {
  const names: Names = {
    imports: new Map(),
    namespaces: new Map(),
    values: new Map(),
    exported: new Map(),
    passed: new Map(),
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, names);
    else if (statement.type === 'VariableDeclaration') addValues(statement, names.values);
    else if (statement.type === 'FunctionDeclaration') names.values.set(statement.id.name, statement);
    else if (statement.type === 'ExportNamedDeclaration') addExports(statement, names);
  }
  return names;
}

/** The exports that come from other modules, whether they were imported first or not. */
function reExports(names: Names): Map<string, ImportBinding> {
  const exports = new Map(names.passed);
  for (const [outer, inner] of names.exported) {
    const binding = importOf(inner, names);
    if (binding !== undefined) exports.set(outer, binding);
  }
  return exports;
}

function addImports({ specifiers, source }: ImportDeclaration, { imports, namespaces }: Names): void {
  for (const item of specifiers) {
    if (item.type === 'ImportNamespaceSpecifier') {
      namespaces.set(item.local.name, String(source.value));
      continue;
    }
    const name = item.type === 'ImportDefaultSpecifier' ? 'default' : writtenName(item.imported);
    imports.set(item.local.name, { source: String(source.value), name });
  }
}

function addExports({ specifiers, source }: ExportNamedDeclaration, { exported, passed }: Names): void {
  for (const { local, exported: outer } of specifiers) {
    if (source) passed.set(writtenName(outer), { source: String(source.value), name: writtenName(local) });
    else exported.set(writtenName(outer), writtenName(local));
  }
}

function addValues({ declarations }: VariableDeclaration, values: Names['values']): void {
  for (const { id, init } of declarations) if (id.type === 'Identifier' && init) values.set(id.name, init);
}

/** The value of a name; that of another name if it is only an alias. */
function findValue(name: string, names: Names): Value | undefined {
  const value = names.values.get(name);
  return value?.type === 'Identifier' ? (findValue(value.name, names) ?? value) : value;
}

function importOf(name: string, names: Names): ImportBinding | undefined {
  const value = findValue(name, names);
  return names.imports.get(value?.type === 'Identifier' ? value.name : name);
}

/** The properties of an object, with those of the module's own objects that are spread into it. */
function propertiesOf(value: Value | undefined, names: Names): Map<string, ImportBinding | undefined> {
  if (value?.type !== 'ObjectExpression') return new Map();
  return new Map(
    value.properties.flatMap((item): [string, ImportBinding | undefined][] => {
      if (item.type === 'SpreadElement') return [...propertiesOf(spreadValue(item, names), names)];
      if (item.computed) return [];
      const from = item.value.type === 'Identifier' ? importOf(item.value.name, names) : undefined;
      return [[writtenName(item.key as Identifier | Literal), from]];
    }),
  );
}

/** The objects of other modules that are spread into an object: `{ ...icons }`. */
function spreadsOf(value: Value | undefined, names: Names): ImportBinding[] {
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((item) => {
    if (item.type !== 'SpreadElement') return [];
    const object = spreadValue(item, names);
    if (object?.type !== 'Identifier') return spreadsOf(object, names);
    const source = names.namespaces.get(object.name);
    return source === undefined ? (importOf(object.name, names) ?? []) : { source, name: '*' };
  });
}

/** What is spread into an object: its value if the module declares it. */
function spreadValue({ argument }: SpreadElement, names: Names): Value {
  return argument.type === 'Identifier' ? (findValue(argument.name, names) ?? argument) : argument;
}
