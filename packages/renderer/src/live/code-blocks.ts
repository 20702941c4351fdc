import {
  type Document,
  hasOwnWords,
  isJsxElement,
  isLiveElement,
  knownValue,
  type MdxJsxElementHast,
  rootName,
} from '@docsite/core';
import type { Nodes, Root } from 'hast';

/** The export name for a block in a document's module. */
export type BlockName = `_block${number}`;

/** The export name for the code that renders a block, by its number among the blocks with code. */
export function blockName(number: number): BlockName {
  return `_block${number}`;
}

/** Whether a code block has words for a component of the site, which may change in the browser. */
export function isOwnCode(node: Nodes): boolean {
  if (node.type !== 'element' || node.tagName !== 'CodeBlock') return false;
  const { metastring } = node.properties;
  return typeof metastring === 'string' && hasOwnWords(metastring);
}

/**
 * The blocks of a document that are rendered by code: those with an expression, with a component that the document
 * declares, with a code block that has words for a component of the site, or with an element whose component may change
 * in the browser. All others are data.
 *
 * @returns Their indexes among the children of the content tree.
 */
export function codeBlocks({ module }: Pick<Document, 'module'>, { children }: Root): number[] {
  const declared = new Set((module?.statements ?? []).flatMap(({ names }) => names));
  return children.flatMap((node, index) => (hasCode(node, declared) ? [index] : []));
}

function hasCode(node: Nodes, declared: ReadonlySet<string>): boolean {
  if (isOwnCode(node) || isLiveElement(node)) return true;
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) return true;
  if (isJsxElement(node) && (isDeclared(node.name, declared) || node.attributes.some(isCode))) return true;
  return 'children' in node && node.children.some((child) => hasCode(child, declared));
}

function isDeclared(name: string | null, declared: ReadonlySet<string>): boolean {
  return name !== null && declared.has(rootName(name));
}

/** Whether an attribute's value is code that could not be evaluated. */
function isCode(attribute: MdxJsxElementHast['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxExpressionAttribute' || knownValue(attribute) === undefined;
}
