import type { Root } from 'mdast';
import { isJsxElement } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { changeCode } from './change-code.js';
import { parseIfValid } from './parse-module.js';

/** Names that a file declares, and their replacements. */
export type NewNames = ReadonlyMap<string, string>;

/** Renames declarations of a file, and every use of them: in its code, as elements, and in expressions. */
export function renameNames(tree: Root, names: NewNames): void {
  walkMdast(tree, (node) => {
    if (node.type === 'mdxjsEsm') node.value = renamedCode(node.value, names);
    else changeCode(node, (code) => renamedCode(code, names));
    if (isJsxElement(node) && node.name !== null) node.name = renamedElement(node.name, names);
    return undefined;
  });
}

/** The renamed name of an element, which may be a property: `Parts.Head`. */
function renamedElement(name: string, names: NewNames): string {
  const [first = '', ...rest] = name.split('.');
  return [names.get(first) ?? first, ...rest].join('.');
}

/** Renames names in code. Invalid code is returned unchanged. */
function renamedCode(code: string, names: NewNames): string {
  if (![...names.keys()].some((name) => code.includes(name))) return code;
  const uses: Use[] = [];
  collectUses(parseIfValid(code), names, uses);
  return uses
    .sort((a, b) => b.at - a.at)
    .reduce((text, use) => text.slice(0, use.at) + use.text + text.slice(use.end), code);
}

/** A range of code, and its replacement. */
interface Use {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: unknown;
  readonly [key: string]: unknown;
}

/**
 * Fields of syntax nodes whose names are not the file's own: properties, attributes, and the exports of other modules.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  JSXMemberExpression: ['property'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  JSXAttribute: ['name'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
};

function collectUses(node: unknown, names: NewNames, uses: Use[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collectUses(item, names, uses);
    return;
  }
  if (!isNode(node)) return;
  const { type, start, end } = node;
  const renamed = typeof node.name === 'string' ? names.get(node.name) : undefined;
  if ((type === 'Identifier' || type === 'JSXIdentifier') && renamed !== undefined)
    uses.push({ at: start, end, text: renamed });
  else if (isShort(node)) collectShort(node, names, uses);
  else
    for (const [key, value] of Object.entries(node))
      if (node.computed === true || !otherNames[type]?.includes(key)) collectUses(value, names, uses);
}

/**
 * Whether a node uses a single name both for the file's own name and for another one, which must not change: `{ name
 * }`, `import { name }` and `export { name }`.
 */
function isShort({ type, shorthand, imported, local, exported }: CodeNode): boolean {
  if (type === 'Property') return shorthand === true;
  if (type !== 'ImportSpecifier' && type !== 'ExportSpecifier') return false;
  const outer = type === 'ImportSpecifier' ? imported : exported;
  return isNode(outer) && isNode(local) && outer.start === local.start;
}

function collectShort(node: CodeNode, names: NewNames, uses: Use[]): void {
  const { type, start } = node;
  const own = (type === 'Property' ? node.key : node.local) as CodeNode;
  const renamed = names.get(String(own.name));
  if (renamed === undefined) {
    if (type === 'Property') collectUses(node.value, names, uses);
    return;
  }
  const between = type === 'Property' ? ': ' : ' as ';
  const text = type === 'ExportSpecifier' ? `${renamed}${between}${own.name}` : `${own.name}${between}${renamed}`;
  uses.push({ at: start, end: own.end, text });
  const inner = node.value as CodeNode | undefined;
  if (inner?.type === 'AssignmentPattern') collectUses(inner.right, names, uses);
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
