import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { declaredBy, parseIfValid } from './parse-module.js';

/** The name for an anonymous default export, as long as `export default `, so that offsets stay the same. */
const frame = 'MDXFrame';

/**
 * Wraps the content of a document in its default export: in MDX that is the layout, a component that receives the
 * document's props. The title stays outside, so that it is still recognized.
 */
export function wrapInLayout(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm' || !/\bexport\s+default\b/.test(node.value)) continue;
    const layout = nameLayout(node.value);
    if (layout === undefined) continue;
    node.value = layout.code;
    const isKept = (child: RootContent, index: number): boolean =>
      child.type === 'mdxjsEsm' || child.type === 'yaml' || isTitle(child, tree.children.slice(0, index));
    const kept = tree.children.filter(isKept);
    const children = tree.children.filter((child, index) => !isKept(child, index));
    tree.children = [...kept, elementOf(layout.name, children, node.position)];
    return;
  }
}

/** Turns the default export of a block into a declaration; undefined if there is none. */
function nameLayout(code: string): { readonly code: string; readonly name: string } | undefined {
  const statement = parseIfValid(code)?.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (statement?.type !== 'ExportDefaultDeclaration') return undefined;
  const { start, end, declaration } = statement;
  const [name] = declaredBy(statement);
  const [before, after] = [code.slice(0, start), code.slice(end)];
  const own = code.slice(declaration.start, declaration.end);
  const gap = code.slice(start, declaration.start);
  if (name !== undefined) return { name, code: before + gap.replace(/\S/g, ' ') + own + code.slice(declaration.end) };
  return { name: frame, code: `${before}const ${frame}=${own};${after}` };
}

function isTitle(node: RootContent, before: readonly RootContent[]): boolean {
  return (
    node.type === 'heading' && node.depth === 1 && before.every(({ type }) => type === 'mdxjsEsm' || type === 'yaml')
  );
}

function elementOf(
  name: string,
  children: readonly RootContent[],
  position: MdxJsxFlowElement['position'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxExpressionAttribute', value: '...props' }],
    children: children as MdxJsxFlowElement['children'],
    ...(position && { position }),
  };
}
