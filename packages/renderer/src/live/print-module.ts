import { posix } from 'node:path';
import { type Document, type ModuleStatement, type Place, relativeReference, withDates } from '@docsite/core';
import type { Nodes, Root } from 'hast';
import { blockName, codeBlocks } from './code-blocks.js';
import { fromTheme, namedByCode, themeComponents } from './code-components.js';
import { bareTable, printCall, themeCode } from './print-node.js';

/** The code of a document as a React module. */
export interface PrintedCode {
  readonly code: string;
  /** The positions of the author's own statements in the code, in order. */
  readonly statements: readonly PrintedStatement[];
}

/** A document as a React module. */
export interface PrintedModule extends PrintedCode {
  /** The number of content blocks that the module renders. */
  readonly blocks: number;
}

/**
 * Lines of a module, 1-based, that are copied from a source, and the place in the source where the first one begins.
 */
export interface PrintedStatement {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly place: Place;
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
  return { code, statements: statementLines(statements, [header]), blocks: blocks.length };
}

/** Marks the tables that are direct children of the document's own components. */
function withBareTables(node: Nodes, own: ReadonlySet<string>): Nodes {
  if (own.size === 0 || !('children' in node)) return node;
  const isOwn = 'name' in node && own.has(String(node.name).split('.')[0] as string);
  const children = (node.children as Nodes[]).map((child) => {
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
  const used = [...new Set(document.components.map((component) => component.name.split('.')[0] as string))];
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

/** Values that a document exports besides its own. */
export interface DocumentExports {
  /** As written, with dates as text. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** Values that a document's code may use in addition to its own names, as in Docusaurus. */
function documentValues(document: Document, given: DocumentExports = {}): [name: string, value: unknown][] {
  const { path, frontMatterDates = [], headings, excerpt } = document;
  const { frontMatter: written = document.frontMatter, ...others } = given;
  const toc = headings.filter(({ level }) => level > 1).map(({ html, id, level }) => ({ value: html, id, level }));
  // only the title in the text, not one in front matter
  const { contentTitle } = document;
  const { title = contentTitle, description = excerpt } = document.frontMatter;
  // there, metadata is JSON
  const plain = withDates(written, frontMatterDates, (time) => time);
  const metadata = { title, description, source: `@site/${path}`, frontMatter: plain };
  const frontMatter = withDates(written, frontMatterDates, (time) => dateMark + time);
  return Object.entries({ frontMatter, toc, contentTitle, metadata, ...others });
}

/** Begins the texts that stand for dates until values are printed. */
const dateMark = '\u0000';

function printValue(value: unknown): string | undefined {
  return JSON.stringify(value)?.replace(/"\\u0000([^"]*)"/g, 'new Date("$1")');
}

/** Maps a 1-based line and column of the module to the place in the source; undefined for generated lines. */
export function writtenPlace(
  { statements }: Pick<PrintedCode, 'statements'>,
  line: number,
  column: number,
): Place | undefined {
  const statement = statements.find(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
  if (statement === undefined) return undefined;
  const { firstLine, place } = statement;
  return {
    file: place.file,
    line: place.line + line - firstLine,
    column: line === firstLine ? place.column + column - 1 : column,
  };
}

const header = "import { createElement as _create, Fragment as _Fragment } from 'react';";

/**
 * Removes repeated statements: a partial included twice has its statements twice, but a module may declare a name only
 * once.
 */
function distinct(statements: readonly ModuleStatement[]): ModuleStatement[] {
  return [
    ...new Map(
      statements.map((statement) => [`${statement.place.file}:${statement.place.line}:${statement.code}`, statement]),
    ).values(),
  ];
}

/** The positions of the statements, which follow the printed lines before them and keep their lines. */
function statementLines(statements: readonly ModuleStatement[], before: readonly string[]): PrintedStatement[] {
  let lastLine = before.join('\n').split('\n').length;
  return statements.map(({ code, place }) => {
    const firstLine = lastLine + 1;
    lastLine += code.split('\n').length;
    return { firstLine, lastLine, place };
  });
}

/** Relative imports are relative to the statement's file, which may be a partial. */
function printStatement({ code, specifiers, place }: ModuleStatement, document: string): string {
  if (place.file === document) return code;
  const folder = posix.dirname(place.file);
  let printed = '';
  let at = 0;
  for (const { start, end } of [...specifiers].sort((a, b) => a.start - b.start)) {
    const path = code.slice(start, end);
    const isRelative = /^\.{1,2}\//.test(path);
    printed += code.slice(at, start) + (isRelative ? relativeReference(document, posix.join(folder, path)) : path);
    at = end;
  }
  return printed + code.slice(at);
}
