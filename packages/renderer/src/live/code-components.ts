import { componentsInCode, isJsxElement, isMdxExpression } from '@docsite/core';
import type { Nodes } from 'hast';
import type { MdxFlowExpressionHast, MdxTextExpressionHast } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Imports the components with which the theme renders content. */
export const themeComponents =
  "import { contentComponents as _contentComponents } from '@theme/content/content-components';";

/** Declarations for components that the document's own code uses without importing them, as in MDX. */
export function fromTheme(own: readonly string[], declared: ReadonlySet<string>): string[] {
  const names = componentsInCode(own.join('\n')).filter((name) => !declared.has(name));
  if (names.length === 0) return [];
  return [themeComponents, ...names.map((name) => `const ${name} = _contentComponents.${name} ?? _Fragment;`)];
}

/**
 * Components used by expressions in a tree, in addition to the known ones: MDX provides them there as it does for
 * elements.
 */
export function namedByCode(node: Nodes, known: readonly string[]): string[] {
  return componentsInCode(expressionsIn(node).join('\n')).filter((name) => !known.includes(name));
}

/** The code in a tree: expressions on their own and as attribute values. */
function expressionsIn(node: Nodes): string[] {
  const inner = 'children' in node ? node.children.flatMap(expressionsIn) : [];
  if (isMdxExpression(node)) return [(node as MdxFlowExpressionHast | MdxTextExpressionHast).value];
  if (!isJsxElement(node)) return inner;
  const values = (node as MdxJsxFlowElementHast).attributes.map(({ value }) =>
    typeof value === 'string' ? '' : (value?.value ?? ''),
  );
  return [...values, ...inner];
}
