import type { Nodes, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { mdxNodes } from '../tree/mdx-nodes.js';
import { fileIndexOf } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';
import { markHtmlHeadings } from './headings/html-headings.js';

type RawReader = (nodes: RootContent[]) => RootContent[];

/**
 * Parses raw HTML in Markdown into elements; trees without any are returned unchanged, without loading an HTML parser.
 * Each file is parsed separately: an element left open in a partial ends with the partial, and an MDX page that
 * includes it is not affected.
 */
export async function readRawHtml(tree: Root, file: VFile): Promise<Root> {
  if (!holdsRaw(tree)) return tree;
  const { raw } = await import('hast-util-raw');
  const read: RawReader = (children) =>
    markHtmlHeadings(
      children,
      () => (raw({ ...tree, children }, { file, passThrough: [...mdxNodes] }) as Root).children,
    );
  tree.children = readChildren(tree.children, read);
  return tree;
}

/**
 * Parses each run of siblings from one file that contains raw HTML of that file; in other runs it may be nested deeper.
 */
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

/**
 * Groups siblings into runs from the same file. Nodes without a place, such as line ends, belong to the run before
 * them.
 */
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

/** Whether a tree contains raw HTML, of any file or of a given one. */
function holdsRaw(tree: Nodes, file?: number): boolean {
  let found = false;
  walkHast(tree, (node) => {
    found ||= node.type === 'raw' && (file === undefined || (fileIndexOf(node) ?? file) === file);
    return found ? 'skip' : undefined;
  });
  return found;
}
