import { walkTree } from './walk-tree.js';

/** The properties of mdast and hast nodes that concern diagrams. */
interface TreeNode {
  type: string;
  lang?: string | null;
  value?: string;
  tagName?: string;
  properties?: { readonly className?: unknown };
  name?: string | null;
  attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  children?: TreeNode[];
  data?: { readonly diagram?: TreeNode };
  readonly position?: unknown;
}

/**
 * Replaces code in the language Mermaid by the elements that Docusaurus's own plugin creates, such as `<mermaid
 * value="graph TD">`. Returns whether there is any.
 */
export function diagramsToElements(tree: object): boolean {
  let hasDiagrams = false;
  walkTree(tree as TreeNode, (node) => {
    const source = sourceOf(node);
    // nodes without a position come from plugins, which run after Docusaurus's own
    if (source === undefined || node.position === undefined) return;
    hasDiagrams = true;
    replace(node, {
      type: 'mdxJsxFlowElement',
      name: 'mermaid',
      attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: source }],
      children: [],
      data: { diagram: { ...node } },
    });
  });
  return hasDiagrams;
}

/**
 * Turns the elements that `diagramsToElements` created back into code, with the sources that plugins have given them.
 */
export function elementsToDiagrams(tree: object): void {
  walkTree(tree as TreeNode, (node) => {
    const diagram = node.name === 'mermaid' ? node.data?.diagram : undefined;
    if (diagram === undefined) return;
    const source = node.attributes?.find(({ name }) => name === 'value')?.value;
    if (typeof source !== 'string') return;
    replace(node, diagram);
    const [code] = node.children ?? [];
    if (code === undefined) node.value = source;
    else if (sourceOf(node) !== source) code.children = [{ type: 'text', value: `${source}\n` }];
  });
}

function sourceOf({ type, lang, value, tagName, children = [] }: TreeNode): string | undefined {
  if (type === 'code') return lang === 'mermaid' ? value : undefined;
  const [code, ...others] = tagName === 'pre' ? children : [];
  if (code?.tagName !== 'code' || others.length > 0) return undefined;
  if (![code.properties?.className].flat().includes('language-mermaid')) return undefined;
  const text = (code.children ?? []).map((child) => child.value ?? '').join('');
  return text.replace(/\n$/, '');
}

function replace(node: TreeNode, other: object): void {
  for (const key of Object.keys(node)) if (key !== 'position') delete node[key as keyof TreeNode];
  Object.assign(node, other);
}
