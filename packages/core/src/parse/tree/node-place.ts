import type { Place } from '../../diagnostic.js';
import { placeInText, type TextPlace } from '../../text/text-place.js';
import type { ParsedDocument } from '../document.js';
import type { ParseState } from '../parse-state.js';

/** A node reduced to its position. */
export interface PlacedNode {
  position?:
    | {
        start: { line: number; column: number; offset?: number | undefined };
        end: { line: number; column: number; offset?: number | undefined };
      }
    | undefined;
}

/**
 * Nodes of partials encode the index of their file in the line number, as a multiple of this, because positions are the
 * only property that every remark and rehype transform preserves from mdast to hast.
 */
const linesPerFile = 2 ** 24;

/** Marks a node as written in the file with index `file`. */
export function tagFile(node: PlacedNode, file: number): void {
  if (node.position === undefined) return;
  node.position.start.line += file * linesPerFile;
  node.position.end.line += file * linesPerFile;
}

/** Moves a position, of which parsers of HTML may leave out a part, to other lines of its file. */
export function moveLines(
  { start, end }: Partial<Required<PlacedNode>['position'] & object>,
  find: (line: number) => number,
): void {
  for (const point of [start, end]) {
    if (point === undefined) continue;
    const line = point.line % linesPerFile;
    point.line += find(line) - line;
  }
}

/** The index of the file that a node was written in; undefined if its position is unknown. */
export function fileIndexOf({ position }: PlacedNode): number | undefined {
  return position && Math.floor(position.start.line / linesPerFile);
}

/** Where a node was written: in the document, or in the partial it comes from. */
export function placeOfNode(node: PlacedNode, state: ParseState): Place {
  const start = node.position?.start;
  const file = fileIndexOf(node) ?? 0;
  return { file: state.files[file] ?? state.path, line: (start?.line ?? 1) % linesPerFile, column: start?.column ?? 1 };
}

/** The place of a position in a document's tree, which may be in one of its partials. */
export function placeInTree(
  { path, files = [path] }: Pick<ParsedDocument, 'path' | 'files'>,
  { line, column }: TextPlace,
): Place {
  return { file: files[Math.floor(line / linesPerFile)] ?? path, line: line % linesPerFile, column };
}

/** A node, and an offset in its source text. */
export type Spot<Node extends PlacedNode = PlacedNode> = readonly [node: Node, offset: number];

/** The place of an offset in the source text of a node. */
export function placeWithin(node: PlacedNode, offset: number, state: ParseState): Place {
  const { file, line, column } = placeOfNode(node, state);
  const within = placeInText(sourceOfNode(node, state), offset);
  return { file, line: line + within.line - 1, column: within.line === 1 ? column + within.column - 1 : within.column };
}

/** The part of a text that a node was parsed from; empty if its place is not known. */
export function textOfNode({ position }: PlacedNode, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** The source text of a node, in the document or in the partial that it comes from. */
export function sourceOfNode(node: PlacedNode, state: ParseState): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return '';
  return (state.texts[fileIndexOf(node) ?? 0] ?? '').slice(start.offset, end.offset);
}
