import type { Nodes, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { fileIndexOf } from '../node-place.js';
import { walkHast } from '../walk.js';

/** Nodes that MDX alone has, by type. */
export const mdxNodes = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
] as const;

type RawReader = (nodes: RootContent[]) => RootContent[];

/**
 * Turns raw HTML of Markdown into elements; trees without any stay as they are, and never load an HTML parser. Each
 * file is read by itself: an element that a partial leaves open ends where the partial does, and a page in MDX that
 * takes it in stays as it is.
 */
export async function readRawHtml(tree: Root, file: VFile): Promise<Root> {
  if (!holdsRaw(tree)) return tree;
  const { raw } = await import('hast-util-raw');
  const read: RawReader = (children) =>
    (raw({ ...tree, children }, { file, passThrough: [...mdxNodes] }) as Root).children;
  tree.children = readChildren(tree.children, read);
  return tree;
}

/** Reads each run of siblings from one file that holds raw HTML of this file; in others it may be further below. */
function readChildren(nodes: readonly RootContent[], read: RawReader): RootContent[] {
  return runsOf(nodes).flatMap(({ file, run }) => {
    if (run.some((node) => holdsRaw(node, file))) return read(run);
    for (const node of run)
      if ('children' in node && holdsRaw(node))
        node.children = readChildren(node.children, read) as typeof node.children;
    return run;
  });
}

interface Run {
  /** Index of the file. */
  readonly file: number;
  readonly run: RootContent[];
}

/** Siblings in runs from one file. Nodes without a place, such as line ends, go with those before them. */
function runsOf(nodes: readonly RootContent[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const file = fileIndexOf(node) ?? last?.file ?? 0;
    if (last?.file === file) last.run.push(node);
    else runs.push({ file, run: [node] });
  }
  return runs;
}

/** Whether there is raw HTML in a tree: any, or of a file. */
function holdsRaw(tree: Nodes, file?: number): boolean {
  let found = false;
  walkHast(tree, (node) => {
    found ||= node.type === 'raw' && (file === undefined || (fileIndexOf(node) ?? file) === file);
    return found ? 'skip' : undefined;
  });
  return found;
}
