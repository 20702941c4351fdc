import type { Program } from 'estree';
import type { Root as HastRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { joinInjected } from '../mdx1/elements/join-injected.js';
import type { ParseState } from '../parse-state.js';
import { expandAdded } from '../parse-tree.js';
import { readDirectives } from '../transform/directives/admonitions.js';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { walkMdast } from '../tree/walk.js';

/** Processes directives, ESM and expressions that plugins have added to a tree like those in a file. */
export async function takeInjected(tree: Root | HastRoot, state: ParseState): Promise<void> {
  // both kinds of trees may contain these nodes
  const injected = tree as Root;
  if (state.context.mdx1) joinInjected(injected);
  await printPrograms(injected);
  readDirectives(injected, state);
  expandAdded(injected, state);
}

interface CodeNode {
  value: string;
  readonly type?: string;
  readonly position?: unknown;
  readonly data?: { readonly estree?: Program | null | undefined } | undefined;
}

/** Prints code that plugins provide as a syntax tree, which MDX prefers to its text. */
async function printPrograms(tree: Root): Promise<void> {
  const unwritten: CodeNode[] = [];
  walkMdast(tree, (node) => {
    unwritten.push(...codeNodesOf(node).filter(isUnwritten));
    return undefined;
  });
  if (unwritten.length === 0) return;
  const { jsx, toJs } = await import('estree-util-to-js');
  for (const node of unwritten) {
    const code = toJs(node.data?.estree as Program, { handlers: jsx }).value.trim();
    node.value = node.type === 'mdxjsEsm' ? code : code.replace(/;$/, '');
  }
}

/** Whether code is only in the tree of a node: it has no text, or one of a plugin, which may be a placeholder. */
function isUnwritten({ type = '', value, position, data }: CodeNode): boolean {
  const isOfPlugin = codeTypes.has(type) && position === undefined;
  return (!value?.trim() || isOfPlugin) && Boolean(data?.estree?.body.length);
}

/** The nodes that have a position if they are written in a file. */
const codeTypes: ReadonlySet<string> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

function codeNodesOf(node: Nodes): CodeNode[] {
  if (codeTypes.has(node.type)) return [node as CodeNode];
  if (!isJsxElement(node)) return [];
  return node.attributes.flatMap((attribute): CodeNode[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [attribute];
    return typeof attribute.value === 'object' && attribute.value !== null ? [attribute.value] : [];
  });
}
