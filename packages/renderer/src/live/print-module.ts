import { type Document, type ModuleStatement, rootName } from '@docsite/core';
import type { Nodes, Root } from 'hast';
import { blockName, codeBlocks } from './code-blocks.js';
import { fromTheme, namedByCode, themeComponents } from './code-components.js';
import { type DocumentExports, documentValues, printValue } from './document-values.js';
import { bareTable, printCall, themeCode } from './print-node.js';
import { distinct, type PrintedCode, printStatement, statementLines } from './print-statements.js';
import { type UnusedImport, unusedImports } from './unused-imports.js';

/** A document as a React module. */
export interface PrintedModule extends PrintedCode {
  /** The number of content blocks that the module renders. */
  readonly blocks: number;
  /** Imports of the document that nothing in the module uses; absent if there are none. */
  readonly unused?: readonly UnusedImport[];
}

/**
 * Prints a document with code as a React module: its own statements, then a component for each block rendered by code.
 * Expressions are copied as written; everything else is data.
 */
export function printModule(document: Document, tree: Root, bareTables = false): PrintedModule {
  const { statements, own, declared, provided } = ownCode(document);
  const blocks = codeBlocks(document, tree);
  const given = bareTables ? declared : new Set<string>();
  const nodes = blocks.map((index) => withBareTables(tree.children[index] as Nodes, given));
  const drawn = nodes.map((node, number) =>
    printBlock(number, node, [...provided, ...namedByCode(node, [...declared, ...provided])]),
  );
  const mentioned = [...own, ...drawn].join('\n');
  const values = documentValues(document).filter(
    ([name]) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(mentioned),
  );
  const known = values.map(([name, value]) => `const ${name} = ${printValue(value)};`);
  const ofTheme = fromTheme(own, declared);
  const isMissing = ofTheme.length === 0 && drawn.some((block) => block.includes('_contentComponents['));
  const imports = [...codeImport(drawn), ...(isMissing ? [themeComponents] : [])];
  const code = [header, ...own, ...imports, ...known, ...ofTheme, ...drawn].join('\n');
  const unused = unusedImports(statements, code);
  return {
    code,
    statements: statementLines(statements, [header]),
    blocks: blocks.length,
    ...(unused.length > 0 && { unused }),
  };
}

/** Marks the tables that are direct children of the document's own components. */
function withBareTables(node: Nodes, own: ReadonlySet<string>): Nodes {
  if (own.size === 0 || !('children' in node)) return node;
  const isOwn = 'name' in node && own.has(rootName(String(node.name)));
  const children = node.children.map((child) => {
    const inner = withBareTables(child, own);
    return isOwn && inner.type === 'element' && inner.tagName === 'table' ? { ...inner, tagName: bareTable } : inner;
  });
  return { ...node, children } as Nodes;
}

/**
 * Prints a document as a module whose default export renders all of it, with the theme's components, for modules that
 * import it.
 *
 * @param given Values that it exports besides, or in place of, its own.
 */
export function printContentModule(document: Document, tree: Root, given: DocumentExports = {}): PrintedCode {
  const { statements, own, declared, provided } = ownCode(document);
  const values = documentValues(document, given).filter(([name]) => !declared.has(name));
  const before = [header, themeComponents];
  const drawn = printComponent('default function MDXContent({ components: _given, ...props })', tree, [
    'const _components = { ..._contentComponents, ..._given };',
    ...openComponents([...provided, ...namedByCode(tree, [...declared, ...provided])]),
  ]);
  const code = [
    ...before,
    ...own,
    ...codeImport(drawn),
    ...fromTheme(own, declared).slice(1),
    ...values.map(([name, value]) => `export const ${name} = ${printValue(value)};`),
    ...drawn,
  ].join('\n');
  return { code, statements: statementLines(statements, before) };
}

function codeImport(drawn: readonly string[]): string[] {
  const isUsed = drawn.some((code) => code.includes(`_create(${themeCode},`));
  return isUsed ? [`import { CodeBlock as ${themeCode} } from '@theme/content/code-block';`] : [];
}

/** The names that a document's code declares, and those it uses from the theme. */
interface OwnCode {
  readonly statements: readonly ModuleStatement[];
  readonly own: readonly string[];
  readonly declared: ReadonlySet<string>;
  readonly provided: readonly string[];
}

function ownCode(document: Document): OwnCode {
  const statements = distinct(document.module?.statements ?? []);
  const declared = new Set(statements.flatMap(({ names }) => names));
  const used = [...new Set(document.components.map(({ name }) => rootName(name)))];
  return {
    statements,
    own: statements.map((statement) => printStatement(statement, document.path)),
    declared,
    provided: used.filter((name) => !declared.has(name)),
  };
}

function printBlock(number: number, node: Nodes, provided: readonly string[]): string {
  const signature = `function ${blockName(number)}({ components: _components = {}, ...props })`;
  return printComponent(signature, node, openComponents(provided)).join('\n');
}

function printComponent(signature: string, node: Nodes, before: readonly string[]): string[] {
  return [
    `export ${signature} {`,
    ...before.map((line) => `  ${line}`),
    // blocks are direct children, because code that calls a document inspects them there
    `  return ${printCall('_Fragment', 'null', node.type === 'root' ? node.children : [node])};`,
    '}',
  ];
}

/** Declares components by name; an unknown one renders its children. */
function openComponents(provided: readonly string[]): string[] {
  return [
    'const _of = (name) => _components[name] ?? name;',
    ...provided.map((name) => `const ${name} = _components.${name} ?? _Fragment;`),
  ];
}

const header = "import { createElement as _create, Fragment as _Fragment } from 'react';";
