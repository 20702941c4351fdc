import type { Root, RootContent } from 'hast';
import type { ReactNode } from 'react';
import { blockName } from '../../live/code-blocks.js';
import type { RenderedReader } from '../../markdown-twin/read-rendered.js';
import type { BlockComponent, PageModule } from './page-module.js';

/** A part of a document: consecutive blocks that are data, or a single block rendered by code. */
export interface DrawnPart {
  readonly html: string;
  /** The blocks as data; absent if code renders them. */
  readonly nodes?: readonly RootContent[];
}

/** The parts of a document that code renders. */
export interface CodeParts {
  readonly module: PageModule;
  /** The blocks, as indexes of the tree's children. */
  readonly blocks: readonly number[];
  /** The numbers of the blocks that the browser hydrates. */
  readonly islands: readonly number[];
}

/** How to render the parts of a document. */
export interface PartDrawing {
  readonly drawTree: (tree: Root) => ReactNode;
  readonly drawBlock: (block: BlockComponent) => ReactNode;
  /**
   * Renders a node to HTML.
   *
   * @param idPrefix Prefix of its ids: each part is rendered separately, like islands in the browser.
   */
  readonly render: (node: ReactNode, idPrefix: string) => string;
}

/**
 * Renders a document part by part: data from its tree, the other blocks from its module. Islands are wrapped in an
 * element, which the browser hydrates.
 */
export function drawParts(
  tree: Root,
  { module, blocks, islands }: CodeParts,
  { drawTree, drawBlock, render }: PartDrawing,
): DrawnPart[] {
  const parts: DrawnPart[] = [];
  let nodes: RootContent[] = [];
  const endRun = (): void => {
    if (nodes.length === 0) return;
    const html = render(drawTree({ type: 'root', children: nodes }), parts.length === 0 ? '' : `p${parts.length}`);
    parts.push({ html, nodes });
    nodes = [];
  };
  tree.children.forEach((node, index) => {
    const number = blocks.indexOf(index);
    const block = module[blockName(number)];
    if (block === undefined) {
      nodes.push(node);
      return;
    }
    endRun();
    const html = render(drawBlock(block), `b${number}`);
    parts.push({ html: islands.includes(number) ? inIsland(number, html) : html });
  });
  endRun();
  return parts;
}

function inIsland(number: number, html: string): string {
  return `<div data-island="${number}" style="display:contents">${html}</div>`;
}

/** The tree of a document rendered in parts, including what code has rendered in it. */
export async function treeOfParts(parts: readonly DrawnPart[], readRendered: RenderedReader): Promise<Root> {
  const children: RootContent[] = [];
  for (const { html, nodes } of parts) children.push(...(nodes ?? (await readRendered(html)).children));
  return { type: 'root', children };
}
