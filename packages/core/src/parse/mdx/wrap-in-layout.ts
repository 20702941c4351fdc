import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { writtenName } from '../../syntax/names.js';
import { declaredBy, parseIfValid } from './code/parse-module.js';

/** The name for an anonymous default export, as long as `export default `, so that offsets stay the same. */
const frame = 'MDXFrame';

/**
 * Wraps the content of a document in its default export: in MDX that is the layout, a component that receives the
 * document's props. The title stays outside, so that it is still recognized.
 */
export function wrapInLayout(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm' || !/\bexport\b[^;]*\bdefault\b/.test(node.value)) continue;
    const layout = nameLayout(node.value) ?? nameExportedLayout(node.value);
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

/**
 * Turns a statement that exports nothing but a layout into an import: `export { default } from './layout'` or, with
 * another name, `export { Plain as default } from './layout'`. Of one that names a declaration, only the name remains.
 */
function nameExportedLayout(code: string): { readonly code: string; readonly name: string } | undefined {
  const statements = parseIfValid(code)?.body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node] : []));
  const statement = statements?.find(({ specifiers: [only, ...others] }) => {
    return others.length === 0 && only !== undefined && writtenName(only.exported) === 'default';
  });
  const [specifier] = statement?.specifiers ?? [];
  if (statement === undefined || specifier === undefined) return undefined;
  const [before, after] = [code.slice(0, statement.start), code.slice(statement.end)];
  const own = code.slice(statement.start, statement.end);
  const name = writtenName(specifier.local);
  if (!statement.source) return { name, code: before + own.replace(/[^\n]/g, ' ') + after };
  const imported = own.replace(/\{[^}]*\}/, name === 'default' ? frame : `{ ${name} as ${frame} }`);
  return { name: frame, code: before + imported.replace('export', 'import') + after };
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
