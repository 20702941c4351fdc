import { componentsInCode } from '@docsite/core';
import type { Nodes } from 'hast';
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Imports what the theme draws content with. */
export const themeComponents =
  "import { contentComponents as _contentComponents } from '@theme/content/content-components';";

/** Gives components that the document's own code draws without importing them their meaning, after MDX. */
export function fromTheme(own: readonly string[], declared: ReadonlySet<string>): string[] {
  const names = componentsInCode(own.join('\n')).filter((name) => !declared.has(name));
  if (names.length === 0) return [];
  return [themeComponents, ...names.map((name) => `const ${name} = _contentComponents.${name} ?? _Fragment;`)];
}

/**
 * Components that expressions of a tree draw, beside those of these names: MDX gives them theirs as it does to
 * elements.
 */
export function namedByCode(node: Nodes, known: readonly string[]): string[] {
  return componentsInCode(expressionsIn(node).join('\n')).filter((name) => !known.includes(name));
}

/** The code in a tree: expressions, by themselves and as values of attributes. */
function expressionsIn(node: Nodes): string[] {
  const inner = 'children' in node ? (node.children as Nodes[]).flatMap(expressionsIn) : [];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [(node as MdxFlowExpressionHast | MdxTextExpressionHast).value];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inner;
  const values = (node as MdxJsxFlowElementHast).attributes.map(({ value }) =>
    typeof value === 'string' ? '' : (value?.value ?? ''),
  );
  return [...values, ...inner];
}
