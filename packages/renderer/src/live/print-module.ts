import { posix } from 'node:path';
import {
  type Document,
  heldName,
  isBareElement,
  isLiveElement,
  type ModuleStatement,
  type Place,
  relativeReference,
} from '@docsite/core';
import type { Element, Nodes, Root } from 'hast';
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html } from 'property-information';
import styleToObject from 'style-to-js';
import { blockName, codeBlocks, isOwnCode } from './code-blocks.js';
import { fromTheme, namedByCode, themeComponents } from './code-components.js';

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
  const known = values.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
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

/** Marks an element to be rendered as itself rather than by a component. */
const bareTable = 'table:bare';

/** Table elements, in which white space is not text. */
const tableParts: ReadonlySet<string> = new Set([bareTable, 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Prints a document as a module whose default export renders all of it, with the theme's components, for modules that
 * import it.
 */
export function printContentModule(document: Document, tree: Root): PrintedCode {
  const { statements, own, declared, provided } = ownCode(document);
  const values = documentValues(document).filter(([name]) => !declared.has(name));
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
    ...values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    ...drawn,
  ].join('\n');
  return { code, statements: statementLines(statements, before) };
}

/** The name that code blocks import their component by, so that analysis finds whether it can change in the browser. */
const themeCode = '_CodeBlock';

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

/** Values that a document's code may use in addition to its own names, as in Docusaurus. */
function documentValues(document: Document): [name: string, value: unknown][] {
  const { path, frontMatter, headings, excerpt } = document;
  const toc = headings.filter(({ level }) => level > 1).map(({ html, id, level }) => ({ value: html, id, level }));
  // only the title in the text, not one in front matter
  const { contentTitle } = document;
  const { title = contentTitle, description = excerpt } = frontMatter;
  const metadata = { title, description, source: `@site/${path}`, frontMatter };
  return Object.entries({ frontMatter, toc, contentTitle, metadata });
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

function printNode(node: Nodes): string {
  switch (node.type) {
    case 'root':
      return printCall('_Fragment', 'null', node.children);
    case 'text':
      return JSON.stringify(node.value);
    case 'element':
      return printElement(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `(${(node as MdxFlowExpressionHast | MdxTextExpressionHast).value})`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return printJsx(node);
    default:
      return 'null';
  }
}

function printElement(node: Element): string {
  const { tagName } = node;
  const type = isOwnCode(node)
    ? themeCode
    : isLiveElement(node)
      ? liveName(tagName)
      : tagName === bareTable
        ? '"table"'
        : `_of(${JSON.stringify(tagName)})`;
  const isSpace = (child: Nodes): boolean => child.type === 'text' && child.value.trim() === '';
  const children = tableParts.has(tagName) ? node.children.filter((child) => !isSpace(child)) : node.children;
  return printCall(type, JSON.stringify(reactProperties(node)), children);
}

/** The component of an element by the theme's own name, so that analysis finds whether it can change in the browser. */
function liveName(name: string): string {
  return `_contentComponents[${JSON.stringify(name)}]`;
}

function printCall(type: string, properties: string, children: readonly Nodes[]): string {
  return `_create(${[type, properties, ...children.map(printNode)].join(', ')})`;
}

/** Prints an element whose code refers to children by a name; like all children, they are a list or a single one. */
function printJsx(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const held = heldName(node);
  const children = held === undefined ? node.children : node.children.slice(0, -1);
  const call = printCall(printName(node), printAttributes(node), children);
  return held === undefined
    ? call
    : `((${held}) => ${call})(${printNode(node.children.at(-1) as Nodes)}.props.children)`;
}

function printName(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const { name } = node;
  if (name === null) return '_Fragment';
  if (isBareElement(node)) return JSON.stringify(name);
  if (isLiveElement(node)) return liveName(name);
  return /^[a-z]/.test(name) ? `_of(${JSON.stringify(name)})` : name;
}

function printAttributes(node: MdxJsxFlowElementHast | MdxJsxTextElementHast): string {
  const entries = node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
    if (attribute.value === null || attribute.value === undefined) return `${JSON.stringify(attribute.name)}: true`;
    const value = typeof attribute.value === 'string' ? JSON.stringify(attribute.value) : `(${attribute.value.value})`;
    return `${JSON.stringify(attribute.name)}: ${value}`;
  });
  return `{ ${entries.join(', ')} }`;
}

/** hast properties under React's names. */
function reactProperties(node: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node.properties).flatMap(([property, value]): [string, unknown][] => {
      if (value === null || value === undefined || value === false) return [];
      const info = find(html, property);
      const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
      if (name === 'style' && typeof value === 'string') return [[name, styleToObject(value, { reactCompat: true })]];
      return [[name, Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value]];
    }),
  );
}
