import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { fileIndexOf } from '../tree/node-place.js';

/** Runs the site's plugins on the contents of one file. */
export type TransformFile = (tree: Root, fileIndex: number) => Promise<Root>;

/**
 * Transforms the content of each partial as a file of its own, then the rest, because Docusaurus compiles partials
 * separately and plugins may read files next to them. In the meantime, a placeholder element represents the partial's
 * content.
 */
export async function transformFiles(tree: Root, state: ParseState, transform: TransformFile): Promise<Root> {
  return state.files.length === 1 ? transform(tree, 0) : transformFile(tree, 0, transform);
}

async function transformFile(tree: Root, file: number, transform: TransformFile): Promise<Root> {
  const groups: Root[] = [];
  takeOthers(tree, file, groups);
  const others: RootContent[][] = [];
  for (const group of groups) {
    const own = fileIndexOf(group.children[0] as Nodes) ?? file;
    others.push((await transformFile(group, own, transform)).children);
  }
  const changed = await transform(tree, file);
  giveBack(changed, others);
  return changed;
}

/** Removes the nodes of other files from a tree, grouping each run of them with the file of its first node. */
function takeOthers(parent: Parents, file: number, groups: Root[]): void {
  const kept: RootContent[] = [];
  let open: { readonly file: number; readonly children: RootContent[] } | undefined;
  for (const child of parent.children) {
    const own = fileIndexOf(child) ?? open?.file ?? file;
    if (own === file) {
      open = undefined;
      kept.push(child);
      if ('children' in child) takeOthers(child, file, groups);
    } else if (open?.file === own) open.children.push(child);
    else {
      open = { file: own, children: [child] };
      kept.push(standIn(child, groups.length));
      groups.push({ type: 'root', children: open.children });
    }
  }
  parent.children = kept;
}

const standInName = 'Partial';

declare module 'unist' {
  interface Data {
    /** The index of the file whose nodes a placeholder stands for. */
    readonly partial?: number;
  }
}

/** The placeholder for nodes of another file, inline or block like the element that included them. */
function standIn({ type }: RootContent, index: number): RootContent {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'index', value: String(index) }];
  const element = { name: standInName, attributes, children: [], data: { partial: index } };
  return textTypes.has(type) ? { type: 'mdxJsxTextElement', ...element } : { type: 'mdxJsxFlowElement', ...element };
}

const textTypes: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
  'inlineMath',
  'footnoteReference',
]);

/** Puts back what was removed, once for each placeholder that plugins have kept. */
function giveBack(parent: Parents, others: readonly (readonly RootContent[])[]): void {
  if (others.length === 0) return;
  parent.children = parent.children.flatMap((child) => {
    const partial = child.data?.partial;
    if (partial !== undefined && others[partial] !== undefined) return structuredClone(others[partial]);
    if ('children' in child) giveBack(child, others);
    return [child];
  });
}
