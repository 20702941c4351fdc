import type { Nodes, Root } from 'mdast';
import { isJsxElement, isMdxExpression, rootName } from '../../tree/mdx-nodes.js';
import { walkMdast } from '../../tree/walk.js';
import { componentsInCode } from '../code/expression-names.js';
import { moduleBlocks } from './module-imports.js';

/**
 * Imports the globally available components that a file uses, unless it declares a name itself.
 *
 * @param modules The module of each component, with the name of its export after `#`.
 * @param declared Names that the document has already declared.
 */
export function importComponents(
  tree: Root,
  modules: Readonly<Record<string, string>>,
  declared: ReadonlyMap<string, unknown> = new Map(),
): void {
  if (Object.keys(modules).length === 0) return;
  const used = new Map<string, Nodes['position']>();
  walkMdast(tree, (node) => {
    for (const name of componentsOf(node))
      if (Object.hasOwn(modules, name) && !used.has(name) && !declared.has(name)) used.set(name, node.position);
    return undefined;
  });
  if (used.size === 0) return;
  const own = declaredIn(tree);
  const wanted = [...used].filter(([name]) => !own.has(name));
  tree.children.unshift(
    ...wanted.map(([name, position]) => ({
      type: 'mdxjsEsm' as const,
      value: importOf(name, modules[name] as string),
      ...(position && { position }),
    })),
  );
}

/** The components that an element or a piece of code names. */
function componentsOf(node: Nodes): string[] {
  if (node.type === 'mdxjsEsm' || isMdxExpression(node)) return componentsInCode(node.value);
  if (!isJsxElement(node)) return [];
  const code = node.attributes.map(({ value }) => (typeof value === 'object' ? (value?.value ?? '') : ''));
  return [rootName(node.name ?? ''), ...componentsInCode(code.join('\n'))];
}

/** The import statement for a component. An export may be a property of an object: `default.Since`. */
function importOf(name: string, target: string): string {
  const [module, exportName = 'default'] = target.split('#');
  const [first, ...rest] = exportName.split('.');
  const from = JSON.stringify(module);
  if (rest.length === 0) return `import { ${first} as ${name} } from ${from};`;
  return `import { ${first} as ${name}Source } from ${from};\nexport const ${name} = ${[`${name}Source`, ...rest].join('.')};`;
}

/** Names that the code of a file declares. */
function declaredIn(tree: Root): ReadonlySet<string> {
  return new Set(
    moduleBlocks(tree).flatMap(({ declaredNames, contentImports }) => [
      ...declaredNames.keys(),
      ...contentImports.map(({ name }) => name),
    ]),
  );
}
