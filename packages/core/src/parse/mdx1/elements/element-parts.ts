import type { RootContent } from 'mdast';
import { parseEntities } from 'parse-entities';
import type { JsxPiece, WrittenAttribute } from './jsx-pieces.js';
import type { PlaceInSource } from './place-in-source.js';

/** A piece that becomes content of an element. */
export type ContentPiece = Extract<JsxPiece, { readonly kind: 'text' | 'expression' | 'comment' }>;

/** Whether a piece becomes content of an element. */
export function isContent(piece: JsxPiece): piece is ContentPiece {
  return piece.kind === 'text' || piece.kind === 'expression' || piece.kind === 'comment';
}

/**
 * The content that a piece becomes.
 *
 * @param isFlow Whether the element is a block.
 */
export function contentOf(
  piece: ContentPiece,
  isFlow: boolean,
  position: { readonly start: PlaceInSource; readonly end: PlaceInSource },
): RootContent[] {
  const type = isFlow ? 'mdxFlowExpression' : 'mdxTextExpression';
  if (piece.kind === 'expression') return [{ type, value: piece.value, position } as RootContent];
  if (piece.kind === 'comment')
    return [{ type, value: `/*${piece.value.replaceAll('*/', '* ')}*/`, position } as RootContent];
  const value = parseEntities(jsxText(piece.value));
  // not of type 'text', whose lines mdast-util-to-hast trims
  return value === '' ? [] : [{ type: 'verbatim', value, position } as unknown as RootContent];
}

/** The value of JSX text: lines are joined by a space, without the surrounding whitespace. */
function jsxText(value: string): string {
  const lines = value.split('\n');
  if (lines.length === 1) return value;
  const last = lines.length - 1;
  const trimmed = lines.map((line, index) => {
    const ended = index === last ? line : line.trimEnd();
    return index === 0 ? ended : ended.trimStart();
  });
  return trimmed.filter((line) => line !== '').join(' ');
}

/** An attribute of an element of MDX 3. */
export function attributeOf({ name, value }: WrittenAttribute): unknown {
  if (value !== true && 'code' in value) {
    if (name === undefined) return { type: 'mdxJsxExpressionAttribute', value: value.code };
    return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: value.code } };
  }
  return { type: 'mdxJsxAttribute', name, value: value === true ? null : parseEntities(value.text) };
}
