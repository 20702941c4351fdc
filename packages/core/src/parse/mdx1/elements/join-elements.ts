import type { Html, Parents, Root, RootContent } from 'mdast';
import { MarkdownSyntaxError } from '../../markdown/markdown-syntax-error.js';
import {
  aroundName,
  codeAround,
  codeBefore,
  continueCode,
  declareAround,
  fragmentOf,
  type OpenCode,
} from './around.js';
import { attributeOf, contentOf, isContent } from './element-parts.js';
import { endOfCode } from './jsx-code.js';
import {
  isVoidElement,
  JsxError,
  type JsxPiece,
  readJsxPiece,
  type UnclosedPiece,
  type WrittenAttribute,
} from './jsx-pieces.js';
import { type PlaceInSource, placesIn } from './place-in-source.js';

/**
 * Combines the tags in a tree of MDX 1, nodes of type `jsx`, into elements of MDX 3, which contain the nodes between
 * opening and closing tags. Throws a `MarkdownSyntaxError` for mismatched tags.
 */
export function joinElements(tree: Root, text: string): void {
  joinIn(tree, text.split('\n'));
  declareAround(tree, text);
}

function joinIn(parent: Parents, lines: readonly string[]): void {
  const isFlow = !phrasing.has(parent.type);
  const open: Frame[] = [{ name: undefined, nodes: [] }];
  for (const child of parent.children) {
    if (!holdsTags(child)) {
      if ('children' in child) joinIn(child, lines);
      innermost(open).nodes.push(child);
    } else {
      const before = open.length === 1 ? innermost(open).nodes.length : undefined;
      addPieces(child, { open, isFlow, lines });
      if (before !== undefined && open.length === 1) keepTogether(innermost(open).nodes, before);
    }
  }
  const unclosed = open[1];
  if (unclosed?.code !== undefined) throw unclosed.code.problem;
  if (unclosed !== undefined) throw mismatch(`Expected a closing tag for \`<${unclosed.name ?? ''}>\``, unclosed.at);
  parent.children = innermost(open).nodes;
}

/** Wraps the contents of a block in a fragment if text is next to elements, because blocks are separated by space. */
function keepTogether(nodes: RootContent[], start: number): void {
  const own = nodes.slice(start);
  const hasText = own.some((node) => (node.type as string) === 'verbatim' && (node as Html).value.trim() !== '');
  if (own.length > 1 && hasText) nodes.splice(start, own.length, fragmentOf(own));
}

/** Whether a node contains tags; the HTML of plugins stays as it is. */
function holdsTags(node: RootContent): node is Html {
  return (node as { readonly type: string }).type === 'jsx';
}

const phrasing: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'],
  ...['textDirective', 'leafDirective'],
]);

/** An unclosed element; the first frame stands for the parent itself. */
interface Frame {
  /** `null` for a fragment. */
  readonly name: string | null | undefined;
  readonly nodes: RootContent[];
  readonly attributes?: readonly WrittenAttribute[];
  /** Code that continues after the nodes. */
  readonly code?: OpenCode;
  readonly at?: PlaceInSource;
}

interface Joining {
  readonly open: Frame[];
  readonly isFlow: boolean;
  readonly lines: readonly string[];
}

/** Adds the pieces of a node to the innermost open element. */
function addPieces(node: Html, joining: Joining): void {
  const { open, isFlow, lines } = joining;
  // the text of a block includes its line end
  const value = isFlow ? `${node.value}\n` : node.value;
  const placeAt = placesIn(node, lines);
  // but not its indentation
  for (let at = isFlow ? value.search(/\S/) : 0; at < value.length; ) {
    const frame = innermost(open);
    const { code, nodes } = frame;
    const length = code && endOfCode(codeBefore(code, nodes), value.slice(at), code.closedBy);
    if (code !== undefined && length !== undefined) {
      const around = codeAround(code, nodes, value.slice(at, at + length));
      at += length;
      const attributes = [{ name: 'of', value: { code: around.code } }];
      closeElement({ ...frame, name: aroundName, attributes, nodes: around.content }, joining, placeAt(at));
    } else if (code !== undefined && goesOn(code, value.slice(at), nodes)) {
      open.splice(-1, 1, { ...frame, nodes: [], code: continueCode(code, nodes, value.slice(at)) });
      return;
    } else {
      const piece = pieceOf(value, at, placeAt);
      at = piece.end;
      addPiece(piece, joining, placeAt);
    }
  }
}

function addPiece(piece: JsxPiece, joining: Joining, placeAt: (offset: number) => PlaceInSource): void {
  const { open, isFlow } = joining;
  const frame = innermost(open);
  const [start, end] = [placeAt(piece.start), placeAt(piece.end)];
  if (isContent(piece)) frame.nodes.push(...contentOf(piece, isFlow, { start, end }));
  else if (piece.kind === 'unclosed')
    open.push({ name: undefined, nodes: [], code: openCodeOf(piece, placeAt), at: start });
  else if (piece.kind === 'close') {
    if (closesVoid(piece, frame.nodes.at(-1))) return;
    if (open.length === 1 || frame.name !== piece.name)
      throw mismatch(`Unexpected closing tag \`</${piece.name ?? ''}>\``, start);
    closeElement(frame, joining, end);
  } else {
    open.push({ name: piece.name, nodes: [], attributes: piece.attributes, at: start });
    if (piece.kind === 'whole') closeElement(innermost(open), joining, end);
  }
}

/** Replaces the innermost open element by a finished one in the element around it. */
function closeElement(frame: Frame, { open, isFlow }: Joining, end: PlaceInSource): void {
  open.pop();
  innermost(open).nodes.push({
    type: isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: frame.name,
    attributes: (frame.attributes ?? []).map(attributeOf),
    children: frame.nodes,
    position: { start: frame.at, end },
  } as RootContent);
}

function innermost(open: readonly Frame[]): Frame {
  return open.at(-1) as Frame;
}

/**
 * Whether surrounding code continues after a text: because the text is in a string of a tag, or because it closes a tag
 * of the code itself.
 */
function goesOn({ closedBy }: OpenCode, text: string, content: readonly RootContent[]): boolean {
  const closing = /^<\/([\w$.:-]*)/.exec(text)?.[1];
  return closedBy === '>' || (closing !== undefined && !closesVoid({ name: closing }, content.at(-1)));
}

/** Whether a tag is `</br>` after `<br>`, which is a complete element already. */
function closesVoid({ name }: { readonly name: string | null }, before: RootContent | undefined): boolean {
  return isVoidElement(name) && before !== undefined && 'name' in before && before.name === name;
}

function openCodeOf(piece: UnclosedPiece, placeAt: (offset: number) => PlaceInSource): OpenCode {
  const problem = mismatch(piece.error.message, placeAt(piece.error.offset));
  return { parts: [piece.value], contents: [], closedBy: piece.closedBy, problem };
}

function pieceOf(value: string, at: number, placeAt: (offset: number) => PlaceInSource): JsxPiece {
  try {
    return readJsxPiece(value, at);
  } catch (error) {
    if (error instanceof JsxError) throw mismatch(error.message, placeAt(error.offset));
    throw error;
  }
}

function mismatch(reason: string, at: PlaceInSource | undefined): MarkdownSyntaxError {
  return new MarkdownSyntaxError(reason, at?.line ?? 1, at?.column ?? 1);
}
