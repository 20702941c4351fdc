import type { Root } from 'hast';
import type { ParseState } from '../parse-state.js';
import { isComponentName, isJsxElement, rootName } from '../tree/mdx-nodes.js';
import { placeOfNode } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';

/** JSX components available on every MDX page without an import. */
export const builtInComponents: readonly string[] = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Head',
  'TabItem',
  'Tabs',
];

/** Whether an element written as JSX is drawn by a component of the site, by its name. */
export function isOwnComponent(name: string | null): boolean {
  return name !== null && isComponentName(name) && !builtInComponents.includes(name);
}

/** Collects each JSX component; one that the document itself declares makes the page live. */
export function collectComponents(tree: Root, state: ParseState): void {
  walkHast(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    const { name } = node;
    if (name === null || !isComponentName(name)) return undefined;
    const root = rootName(name);
    const declared = root === 'props' || state.declaredNames.has(root);
    const known = declared || builtInComponents.includes(name);
    const importedFile = known ? undefined : state.importedFiles.get(name);
    state.components.push({
      name,
      known,
      place: placeOfNode(node, state),
      ...(importedFile !== undefined && { importedFile }),
    });
    // what MDX 1 rendered for a component that does not exist
    if (!known && state.context.mdx1) node.name = 'div';
    return undefined;
  });
}
